"""Reading records back."""

from typing import Any

import msgspec

from stolik.errors import BadDeal, BadOption, BadRecord, IllegalMove, InvalidMove
from stolik.families import maps, names
from stolik.game import Game, Table
from stolik.record import FIRST_LINE, Record, next_check, read_value, start_check
from stolik.registry import load

NUMBERS = ("first", "start")  # keys of a deal; all others are lists
SINGLE = ("game", "map", "rules", "seats", "seed")


def replay(text: str, game: Game | None = None) -> Table:
    """The table at the end of a record. A map of one's own is given as the game."""
    record = read(text)
    table = open_table(record, game)
    digest = start_check(table)
    for number, (check, move) in enumerate(record.moves, 1):
        where = f"move {number}, {move!r}"
        try:
            table.play(move)
        except (InvalidMove, IllegalMove) as error:
            raise BadRecord(f"The record was changed: {where} can't be: {error}", number) from error
        if next_check(digest, table.history[-1]) != check:
            raise BadRecord(
                f"The record was changed: {where} or the deal before it is not what was played.",
                number,
            )
    check_end(table, record)
    return table


def check_end(table: Table, record: Record) -> None:
    """A finished game needs its right result, an unfinished one has none."""
    found = [points.total for points in table.score()] if table.over else None
    if found != record.result:
        raise BadRecord(
            f"The record was changed: after move {len(record.moves)} the result is "
            f"{found or 'still open'}, not {record.result or 'open'}.",
            len(record.moves),
        )


def open_table(record: Record, game: Game | None = None) -> Table:
    """The table a record begins with."""
    if game is None:
        if record.game not in names() or record.map not in maps(record.game):
            raise BadRecord(
                f"Stolik has no game {record.game!r} on {record.map!r}. For a map of your own give "
                "the game to replay(), or --map on the command line."
            )
        game = load(record.game, record.map)
    if (game.name, game.map) != (record.game, record.map):
        raise BadRecord(f"The record is of {record.game} on {record.map}, not of {game!r}.")
    if game.rules_version != record.rules:
        raise BadRecord(
            f"The record was played by version {record.rules} of the rules; this program has "
            f"version {game.rules_version}. Use the program that wrote it."
        )
    try:
        return game.new(record.seed, record.seats, deal=record.deal, options=record.options)
    except (BadOption, BadDeal) as error:
        raise BadRecord(f"The record can't be played: {error}") from error


def read(text: str) -> Record:
    """The record in a text, not yet replayed."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(f"This is no record: it should begin with {FIRST_LINE!r}.")
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    deal: dict[str, Any] = {}
    notes: dict[str, str] = {}
    moves: list[tuple[str, str]] = []
    result: list[int] | None = None
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if not line:
            continue
        if word in SINGLE:
            if word in single:
                raise BadRecord(f"Line {number} repeats {word!r}.")
            single[word] = rest
        elif word == "option" and not moves:
            name, _, options[name] = rest.partition(" ")
        elif word == "deal" and not moves:
            key, _, value = rest.partition(" ")
            deal[key] = _number(value, line) if key in NUMBERS else value.split()
        elif word == "note" and not moves:
            name, _, notes[name] = rest.partition(" ")
        elif word == "result" and result is None:
            result = [_number(part, line) for part in rest.split()]
        elif len(word) == 4 and rest and result is None:
            moves.append((word, rest))
        else:
            raise BadRecord(f"Line {number} can't be read: {line!r}.")
    record = _build(single, options, deal, moves, result)
    return msgspec.structs.replace(record, notes=notes)


def _build(
    single: dict[str, str],
    options: dict[str, str],
    deal: dict[str, Any],
    moves: list[tuple[str, str]],
    result: list[int] | None,
) -> Record:
    for key in SINGLE:
        if key not in single:
            raise BadRecord(f"The record has no line {key!r}.")
    return Record(
        game=single["game"],
        map=single["map"],
        rules=_number(single["rules"], "rules"),
        seats=_number(single["seats"], "seats"),
        seed=_number(single["seed"], "seed"),
        options={name: read_value(value) for name, value in options.items()},
        deal=deal or None,
        moves=moves,
        result=result,
    )


def _number(text: str, where: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord(f"{where!r} needs a number, not {text!r}.") from None
