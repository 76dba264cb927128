"""Games, maps, options and bots, as the form for a new table needs them."""

from collections.abc import Iterable
from functools import cache, lru_cache

from stolik.bots.registry import BOTS, LEVELS, names
from stolik.carcassonne import rules as tile_rules
from stolik.carcassonne.variants import CarcassonneRules
from stolik.core.options import Option, Value
from stolik.drawing.compute import layout_of
from stolik.game import Game
from stolik.rail import rules as rail_rules
from stolik.rail.variants import RailRules
from stolik.registry import NAMES, TILE_GAMES, load, maps
from stolik.server.making import known_game
from stolik.server.resources import (
    BotInfo,
    GameInfo,
    GameList,
    MapInfo,
    Names,
    OptionInfo,
    RailData,
    TileData,
)
from stolik.text import LANGUAGES, say


@cache
def game_list() -> GameList:
    """All games; made once."""
    return GameList([_game(name) for name in NAMES])


@lru_cache(maxsize=32)
def game_data(name: str, map: str) -> RailData | TileData:
    """What a board is drawn from. A map without a layout takes seconds: call it in a thread."""
    rules = known_game(name, map).rules
    if isinstance(rules, RailRules):
        return RailData(rules.board.file, layout_of(rules.board.file))
    assert isinstance(rules, CarcassonneRules)
    return TileData(rules.tiles.file)


def _game(name: str) -> GameInfo:
    game, home = load(name), tile_rules if name in TILE_GAMES else rail_rules
    usual = game.options()
    return GameInfo(
        name=name,
        title=dict(game.title),
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        maps=[_map(load(name, map), usual) for map in maps(name)],
        options=_options(home.OPTIONS, usual),
        presets={preset: dict(values) for preset, values in home.PRESETS.items()},
        bots=[_bot(bot) for bot in names(name)],
        face="carcassonne" if name in TILE_GAMES else "rail",
    )


def _map(game: Game, usual: dict[str, Value]) -> MapInfo:
    own = {name: value for name, value in game.options().items() if usual[name] != value}
    rules = game.rules
    points = rules.board.file.route_points if isinstance(rules, RailRules) else {}
    return MapInfo(game.map, dict(game.title), own, points)


GROUPS = {
    "start": ("cars", "hand", "open", "meeples"),
    "tickets": (
        "start_long",
        "start_short",
        "start_keep",
        "ticket_draw",
        "ticket_keep",
        "ticket_limit",
        "ticket_rejects",
    ),
    "cards": (
        "mixed_draws",
        "open_locomotive_ends_turn",
        "sweep_locomotives",
        "sweep_limit",
        "both_cards",
        "card_reserve",
    ),
    "routes": (
        "locomotives_anywhere",
        "both_halves_seats",
        "tunnel_cards",
        "surcharge_counts_locomotives",
    ),
    "end": ("longest_trail_points", "last_round_cars", "pass_always", "passes_per_seat"),
}
"""Options in the order in which people think of them. `turn_limit` is for programs alone."""
READ_AT = {"last_round_cars": "R11", "both_halves_seats": "R6"}
"""Where people read about an option whose own rule is a line for programs."""


def _options(options: Iterable[Option], usual: dict[str, Value]) -> list[OptionInfo]:
    """All options; those for people first, in groups."""
    known = {option.name: option for option in options}
    grouped = [(name, group) for group, names in GROUPS.items() for name in names if name in known]
    others = [(name, "") for name in known if name not in dict(grouped)]
    return [_option(known[name], usual[name], group) for name, group in (*grouped, *others)]


def _option(option: Option, value: Value, group: str) -> OptionInfo:
    key = option.name.replace("_", "-")
    said = {str(n): _said(f"option-value-{key}", value=n) for n in option.offered}
    return OptionInfo(
        option.name,
        READ_AT.get(option.name, option.rule),
        _said(f"option-{key}"),
        value,
        option.low,
        option.high,
        list(option.words),
        group,
        said,
    )


def _bot(name: str) -> BotInfo:
    level = LEVELS.index(name) + 1 if name in LEVELS else None
    return BotInfo(name, level, _said(f"bot-{name}"), BOTS[name].seconds)


def _said(key: str, **given: str | int) -> Names:
    return {language: say(key, given, language) for language in LANGUAGES}
