"""All bots by name, and how a spec such as `master:time=1s` names one with its budget."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from stolik.bots.bot import Bot, KernelBot
from stolik.bots.file import load_bot
from stolik.bots.player import Player
from stolik.bots.process import PREFIX, ProcessBot
from stolik.bots.weights import KINDS, read_weights, weights_array
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
BASELINES = ("random", "pathfinder", "ticket-greedy", "one-ply", "uct")
"""Yardsticks: they never change."""
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
    weights: str | None = None  # a file

    @property
    def is_named(self) -> bool:
        """Whether it names a bot of the registry and nothing of this machine."""
        return self.name in BOTS and self.weights is None


def read_spec(text: str) -> Spec:
    """`master:time=1s`, `expert:sims=500`, `club:weights=new.json`, `mybot.py:Cautious`,
    `process:./mybot`, `process:python3 mybot.py:time=1s`.
    """
    if text.startswith(PREFIX):
        command, settings = _command_and_settings(text)
        return Spec(command, **_read_settings(text, settings))
    name, _, rest = text.partition(":")
    if name.endswith(".py"):
        made, _, rest = rest.partition(":")
        name = f"{name}:{made}"
    return Spec(name, **_read_settings(text, rest))


def _command_and_settings(text: str) -> tuple[str, str]:
    """A command may have colons of its own: only a budget at its end is none of it."""
    command, _, last = text.rpartition(":")
    if command != PREFIX.removesuffix(":") and re.match(r"(time|sims)=", last):
        return command, last
    return text, ""


def _read_settings(text: str, rest: str) -> dict[str, Any]:
    """What follows a bot's name."""
    found: dict[str, Any] = {}
    for word in filter(None, rest.split(",")):
        key, _, value = word.partition("=")
        try:
            if key == "time":
                found["seconds"] = read_seconds(value)
                continue
            if key == "sims" and int(value) > 0:
                found["sims"] = int(value)
                continue
            if key == "weights" and value:
                found["weights"] = value
                continue
        except ValueError:
            pass
        raise BadOption(f"{text!r}: write a bot as in master:time=500ms or expert:sims=200.")
    return found


def named(text: str, game: str) -> Spec:
    """The spec of a bot of the registry. Specs from a network are read by this alone.

    Files, programs and weights are things of this machine: who plays from elsewhere can't name
    them.
    """
    spec = read_spec(text)
    if not spec.is_named or spec.name not in names(game):
        raise BadOption(f"{game} has no bot {spec.name!r}: choose {', '.join(names(game))}.")
    return spec


def read_seconds(text: str) -> float:
    """`1s`, `500ms`, `0.5`."""
    for unit, factor in (("ms", 0.001), ("s", 1.0), ("", 1.0)):
        if text.endswith(unit):
            seconds = float(text.removesuffix(unit)) * factor
            if 0 < seconds < 3600:
                return seconds
            break
    raise ValueError(text)


def make(spec: Spec, game: str, weights: Mapping[str, float] | None = None) -> Bot:
    """The bot that a spec names, with the weights given, else those of the spec, else its own."""
    bot = _make(spec, game)
    if weights is None and spec.weights is not None:
        weights = read_weights(spec.weights, KINDS[game])
    if weights is not None:
        if not isinstance(bot, KernelBot):
            raise BadOption(f"{spec.name} has no weights to be changed.")
        bot.use_weights(weights_array(weights, KINDS[game]))
    return bot


def _make(spec: Spec, game: str) -> Bot:
    if spec.name.startswith(PREFIX):
        return ProcessBot(spec.name.removeprefix(PREFIX))
    if ".py:" in spec.name:
        return load_bot(spec.name)
    if spec.name not in names(game):
        raise BadOption(f"{game} has no bot {spec.name!r}: choose {', '.join(names(game))}.")
    return BOTS[spec.name].make(game)


def budget(
    spec: Spec, seconds: float | None = None, sims: int | None = None
) -> tuple[float | None, int | None]:
    """Seconds and simulations for a turn: the spec's own, else those given, else the usual."""
    if spec.sims or spec.seconds:
        return spec.seconds, spec.sims
    if sims or seconds:
        return seconds, sims
    return (BOTS[spec.name].seconds if spec.name in BOTS else None), None


def player(  # noqa: PLR0913 - all that a table says of its bot, by name
    text: str,
    game: str,
    seed: int,
    *,
    seconds: float | None = None,
    sims: int | None = None,
    weights: Mapping[str, float] | None = None,
    cores: int = 1,
) -> Player:
    """A bot ready to play."""
    spec = read_spec(text)
    return Player(make(spec, game, weights), seed, *budget(spec, seconds, sims), cores)


def named_player(
    text: str, game: str, seed: int, *, seconds: float | None = None, cores: int = 1
) -> Player:
    """A bot of the registry, ready to play: the only kind that a server runs."""
    spec = named(text, game)
    return Player(make(spec, game), seed, *budget(spec, seconds), cores)
