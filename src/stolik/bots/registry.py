"""All bots by name, and how a spec such as `master:time=1s` names one with its budget."""

from dataclasses import dataclass
from importlib import import_module

from stolik.bots.bot import Bot
from stolik.bots.file import load_bot
from stolik.bots.player import Player
from stolik.errors import BadOption

RAIL = ("europe", "swiss")
TILES = ("carcassonne",)
ALL = (*RAIL, *TILES)


@dataclass(frozen=True)
class Entry:
    """A named bot: where its class is for each game, and how long it thinks by itself."""

    homes: dict[str, str]  # a game's name: module:class
    seconds: float | None = None

    def make(self, game: str) -> Bot:
        module, _, name = self.homes[game].partition(":")
        bot: Bot = getattr(import_module(module), name)()
        return bot


def _in(games: tuple[str, ...], home: str) -> dict[str, str]:
    return dict.fromkeys(games, home)


def _level(name: str) -> dict[str, str]:
    rail, tiles = "stolik.bots.rail.levels", "stolik.bots.carcassonne.levels"
    return _in(RAIL, f"{rail}:{name}") | _in(TILES, f"{tiles}:{name}")


BOTS: dict[str, Entry] = {
    "random": Entry(_in(ALL, "stolik.bots.random_:RandomBot")),
    "wander": Entry(_in(RAIL, "stolik.bots.rail.wander:WanderBot")),
    "closer": Entry(_in(TILES, "stolik.bots.carcassonne.closer:CloserBot")),
    "pathfinder": Entry(_in(RAIL, "stolik.bots.rail.baselines:Pathfinder")),
    "ticket-greedy": Entry(_in(RAIL, "stolik.bots.rail.baselines:TicketGreedy")),
    "one-ply": Entry(_in(TILES, "stolik.bots.carcassonne.one_ply:OnePlyBot")),
    "uct": Entry(
        _in(RAIL, "stolik.bots.rail.uct:UctBot") | _in(TILES, "stolik.bots.carcassonne.uct:UctBot")
    ),
    "beginner": Entry(_level("Beginner")),
    "casual": Entry(_level("Casual")),
    "club": Entry(_level("Club")),
    "expert": Entry(_level("Expert"), seconds=0.3),
    "master": Entry(_level("Master"), seconds=2.0),
}
LEVELS = ("beginner", "casual", "club", "expert", "master")


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return [name for name, entry in BOTS.items() if game in entry.homes]


@dataclass(frozen=True)
class Spec:
    """A bot's name and its budget for a turn, if it is not the usual one."""

    name: str
    seconds: float | None = None
    sims: int | None = None


def read_spec(text: str) -> Spec:
    """`master:time=1s`, `expert:sims=500`, `club`, or `mybot.py:Cautious`."""
    name, _, rest = text.partition(":")
    if name.endswith(".py"):
        made, _, rest = rest.partition(":")
        name = f"{name}:{made}"
    seconds: float | None = None
    sims: int | None = None
    for word in filter(None, rest.split(",")):
        key, _, value = word.partition("=")
        try:
            if key == "time":
                seconds = read_seconds(value)
                continue
            if key == "sims" and int(value) > 0:
                sims = int(value)
                continue
        except ValueError:
            pass
        raise BadOption(f"{text!r}: write a bot as in master:time=500ms or expert:sims=200.")
    return Spec(name, seconds, sims)


def read_seconds(text: str) -> float:
    """`1s`, `500ms`, `0.5`."""
    for unit, factor in (("ms", 0.001), ("s", 1.0), ("", 1.0)):
        if text.endswith(unit):
            seconds = float(text.removesuffix(unit)) * factor
            if 0 < seconds < 3600:
                return seconds
            break
    raise ValueError(text)


def make(spec: Spec, game: str) -> Bot:
    """The bot that a spec names."""
    if ".py:" in spec.name:
        return load_bot(spec.name)
    if spec.name not in names(game):
        raise BadOption(f"{game} has no bot {spec.name!r}: choose {', '.join(names(game))}.")
    return BOTS[spec.name].make(game)


def player(
    text: str, game: str, seed: int, *, seconds: float | None = None, sims: int | None = None
) -> Player:
    """A bot ready to play: the budget is the spec's own, else the one given, else the usual."""
    spec = read_spec(text)
    bot = make(spec, game)
    if spec.sims or spec.seconds:
        return Player(bot, seed, spec.seconds, spec.sims)
    if sims or seconds:
        return Player(bot, seed, seconds, sims)
    usual = BOTS[spec.name].seconds if spec.name in BOTS else None
    return Player(bot, seed, usual)
