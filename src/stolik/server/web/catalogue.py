"""Games, maps, options and bots, as the form for a new table needs them."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from stolik.bots.registry import LEVELS, SECONDS, names
from stolik.core.contract import BoardData, Rules
from stolik.core.options import Option, Value
from stolik.families import family_of, maps
from stolik.families import names as games
from stolik.family import Family, reach
from stolik.game import Game
from stolik.plain.structs import PlainData
from stolik.registry import load
from stolik.server.table.making import known_game
from stolik.server.wire.resources import (
    BotInfo,
    GameInfo,
    GameList,
    MapInfo,
    Names,
    OptionInfo,
)
from stolik.text import LANGUAGES, read_texts, say


@cache
def game_list() -> GameList:
    """All games; made once."""
    return GameList([_game(name) for name in games()])


@lru_cache(maxsize=32)
def game_data(name: str, map: str) -> BoardData:
    """What a board is drawn from. It may take seconds: call it in a thread."""
    rules = known_game(name, map).rules
    family = family_of(name)
    if family.board is None:
        return plain_data(family, rules)
    data: BoardData = reach(family.board)(rules)
    return data


def plain_data(family: Family, rules: Rules) -> PlainData:
    """What a page needs for a game that has no board there: its words."""
    folder = family.texts
    texts = {language: read_texts(folder, language) for language in LANGUAGES} if folder else {}
    drawn = family.picture is not None
    return PlainData(rules.name, family.name, dict(rules.title), texts, drawn)


def _game(name: str) -> GameInfo:
    game, family = load(name), family_of(name)
    usual = game.options()
    return GameInfo(
        name=name,
        title=dict(game.title),
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        maps=[_map(load(name, map), usual) for map in maps(name)],
        options=_options(game.rules, usual),
        presets={preset: dict(values) for preset, values in game.rules.presets.items()},
        bots=[_bot(bot) for bot in names(name)],
        face=family.name if family.board else "plain",
    )


def _map(game: Game, usual: dict[str, Value]) -> MapInfo:
    own = {name: value for name, value in game.options().items() if usual[name] != value}
    facts: Mapping[str, Any] = game.rules.facts
    return MapInfo(game.map, dict(game.title), own, **facts)


def _options(rules: Rules, usual: dict[str, Value]) -> list[OptionInfo]:
    """All options; those for people first, in groups."""
    known = {option.name: option for option in rules.choices}
    grouped = [(name, group) for group, names in rules.groups.items() for name in names]
    others = [(name, "") for name in known if name not in dict(grouped)]
    return [_option(known[name], usual[name], group) for name, group in (*grouped, *others)]


def _option(option: Option, value: Value, group: str) -> OptionInfo:
    key = option.name.replace("_", "-")
    said = {str(n): _said(f"option-value-{key}", value=n) for n in option.offered}
    return OptionInfo(
        option.name,
        option.read_at or option.rule,
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
    return BotInfo(name, level, _said(f"bot-{name}"), SECONDS.get(name))


def _said(key: str, **given: str | int) -> Names:
    return {language: say(key, given, language) for language in LANGUAGES}
