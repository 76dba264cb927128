"""New tables: what was wished for is checked and becomes a setup."""

import msgspec
from msgspec.structs import replace

from stolik.core.rng import SEED_BITS
from stolik.errors import BadOption, UnknownGame
from stolik.families import maps, names
from stolik.game import Game
from stolik.registry import load
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.fair import new_salt, new_seed
from stolik.server.kept.log import Entry
from stolik.server.kept.seating import AnySeat, AtThisScreen, BotSeat, Friend
from stolik.server.kept.setup import Chair, Setup, new_id, new_key, now, rotated
from stolik.server.persons.names import clean_name, free_name
from stolik.server.table.deeds import known_bot
from stolik.server.table.live import LiveTable
from stolik.server.table.mixing import next_step
from stolik.server.wire.resources import MakeTable

BOTS_ONLY = {"turn_limit": 1000}
"""R39: nobody is there to end a game of bots that never ends."""


def known_game(name: str, map: str | None) -> Game:
    """A game that comes with Stolik; never a file, whatever the name looks like."""
    if name not in names():
        raise Refuse("error-unknown-game", game=name, games=", ".join(names()))
    if map is not None and map not in maps(name):
        raise Refuse("error-unknown-map", game=name, map=map, maps=", ".join(maps(name)))
    try:
        return load(name, map)
    except UnknownGame as error:
        raise Refuse("error-option", reason=str(error)) from error


def new_setup(wish: MakeTable, person: str, name: str) -> Setup:
    """The table somebody wishes for. Refuse says what can't be."""
    game = known_game(wish.game, wish.map)
    chairs: list[Chair] = []
    for seat in wish.seats:
        chair = _chair(seat, wish.game, person, name)
        taken = [other.name for other in chairs if other.person]
        chairs.append(replace(chair, name=free_name(chair.name, taken)) if chair.person else chair)
    if wish.seed is not None and int(wish.seed) >> SEED_BITS:
        raise Refuse("error-seed")
    return Setup(
        id=new_id(),
        key=new_key(),
        maker=person,
        game=game.name,
        map=game.map,
        rules=game.rules_version,
        options=_options(game, wish, chairs),
        chairs=chairs,
        seed=str(int(wish.seed)) if wish.seed is not None else new_seed(),
        salt=new_salt(),
        chosen=wish.seed is not None,
        aids=wish.aids,
        watch=wish.watch,
        made=now(),
        clock=wish.clock,
        pace=wish.pace,
        mix=wish.mix,
    )


def _options(game: Game, wish: MakeTable, chairs: list[Chair]) -> dict[str, bool | int | str]:
    """The options that differ from the usual, after checking them all with the seats."""
    try:
        usual = game.options()
        values = game.options(wish.preset, **wish.options)
        if all(chair.bot for chair in chairs):
            for name, value in BOTS_ONLY.items():
                if name in values and not values[name]:
                    values[name] = value
        game.engine(values, len(chairs))
    except (BadOption, TypeError) as error:
        raise Refuse("error-option", reason=str(error)) from error
    return {name: value for name, value in values.items() if usual[name] != value}


def _chair(seat: AnySeat, game: str, person: str, name: str) -> Chair:
    match seat:
        case BotSeat(wished):
            bot = known_bot(game, wished)
            return Chair(bot, bot=bot)
        case Friend():
            return Chair()
        case AtThisScreen(other):
            return Chair(clean_name(other), person)
    return Chair(name, person)


def again(live: LiveTable) -> Setup:
    """The same table with seats rotated and a new deal."""
    return msgspec.structs.replace(
        live.setup,
        id=new_id(),
        key=new_key(),
        rules=live.game.rules_version,
        chairs=rotated(live.chairs),
        seed=new_seed(),
        salt=new_salt(),
        chosen=False,
        made=now(),
        pace=live.pace,
    )


def first_entries(live: LiveTable) -> list[Entry]:
    """A table without free seats begins at once, unless people are to add to its deal."""
    return next_step(live)
