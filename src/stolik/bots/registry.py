"""All bots by name, and how a spec such as `master:time=1s` names one with its budget."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stolik.bots.bot import Bot, KernelBot
from stolik.bots.file import load_bot
from stolik.bots.player import Player
from stolik.bots.process import PREFIX, ProcessBot
from stolik.bots.weights import read_weights, weights_array
from stolik.errors import BadOption
from stolik.families import family_of
from stolik.families import names as games
from stolik.family import Lazy, reach

RANDOM, UCT = "random", "uct"
EVERYWHERE: dict[str, Lazy[Any]] = {
    RANDOM: "stolik.bots.random_:RandomBot",
    UCT: "stolik.bots.plain.uct:AnyUct",
}
"""Bots that play any game; a family may have its own under the same name."""
LEVELS = ("beginner", "casual", "club", "expert", "master")
SECONDS = {"expert": 0.3, "master": 2.0}
"""How long a bot thinks about a turn by itself; others have no limit."""


def bots_of(game: str) -> dict[str, Lazy[Any]]:
    """The bots that play a game, each with its class or where that is; levels come last."""
    if game not in games():
        return {}
    found = {**EVERYWHERE, **family_of(game).bots}
    order = [name for name in found if name not in (UCT, *LEVELS)]
    return {name: found[name] for name in (*order, UCT, *LEVELS) if name in found}


def names(game: str) -> list[str]:
    """The names of the bots that play a game."""
    return list(bots_of(game))


def everybody() -> list[str]:
    """The bots of all games, each once."""
    found = dict.fromkeys(name for game in games() for name in bots_of(game))
    order = [name for name in found if name not in (UCT, *LEVELS)]
    return [name for name in (*order, UCT, *LEVELS) if name in found]


def yardsticks(game: str) -> tuple[str, ...]:
    """The bots of a game that never change."""
    return (RANDOM, *family_of(game).yardsticks, UCT)


def levels(game: str) -> list[str]:
    """The levels that a game has, from easy to hard."""
    return [name for name in LEVELS if name in family_of(game).bots]


def fair_bot(game: str, level: str) -> str:
    """The bot of a level; in a game without levels the one that plays any game."""
    return level if level in names(game) else UCT


def new_bot(name: str, game: str) -> Bot:
    """A bot of the registry as it comes."""
    bot: Bot = reach(bots_of(game)[name])()
    return bot


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
        return self.name in everybody() and self.weights is None


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
        weights = read_weights(spec.weights, game)
    if weights is not None:
        if not isinstance(bot, KernelBot):
            raise BadOption(f"{spec.name} has no weights to be changed.")
        bot.use_weights(weights_array(weights, game))
    return bot


def _make(spec: Spec, game: str) -> Bot:
    if spec.name.startswith(PREFIX):
        return ProcessBot(spec.name.removeprefix(PREFIX))
    if ".py:" in spec.name:
        return load_bot(spec.name)
    if spec.name not in names(game):
        raise BadOption(f"{game} has no bot {spec.name!r}: choose {', '.join(names(game))}.")
    return new_bot(spec.name, game)


def budget(
    spec: Spec, seconds: float | None = None, sims: int | None = None
) -> tuple[float | None, int | None]:
    """Seconds and simulations for a turn: the spec's own, else those given, else the usual."""
    if spec.sims or spec.seconds:
        return spec.seconds, spec.sims
    if sims or seconds:
        return seconds, sims
    return SECONDS.get(spec.name), None


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
