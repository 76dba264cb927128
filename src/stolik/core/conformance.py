"""One public suite that every game passes: `check_game(stolik.load("europe"), stolik.replay)`.

It knows a game only by its facade, so a new game gets it for free.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import numpy as np

Replay = Callable[[str, Any], Any]
"""Reads a record's text back to a table."""
LONGEST = 20_000
"""Decisions after which a game is said not to end."""


def check_game(
    game: Any, replay: Replay, games: int = 2, seats: int | None = None, seed: int = 1
) -> None:
    """Raises AssertionError that names what a game does wrong, and the seed that shows it."""
    for number in [seats] if seats else game.seats:
        for i in range(seed, seed + games):
            _check_play(game, replay, i, number)


def _check_play(game: Any, replay: Replay, seed: int, seats: int) -> None:
    where = f"{game!r}, seed {seed}, {seats} seats"
    table, again = game.new(seed, seats), game.new(seed, seats)
    assert _bytes(table) == _bytes(again), f"{where}: the same seed gave two deals"
    rng = Random(seed)
    while not table.over:
        assert len(table.history) < LONGEST, f"{where}: no end after {LONGEST} decisions"
        here = f"{where}, decision {len(table.history)}"
        code = _check_moves(table, rng, here)
        if rng.random() < 0.05:
            _check_copy(table, code, here)
            _check_undo(table, code, here)
        if rng.random() < 0.3:
            _check_views(table, rng, here)
        table.play(code)
        again.play(code)
        assert _bytes(table) == _bytes(again), f"{here}: the same moves gave two states"
    assert not table.codes(), f"{where}: moves are left after the end"
    _check_paper(table, replay, where)


def _check_moves(table: Any, rng: Random, here: str) -> int:
    """Legal moves are there, in a fixed order, and all their forms convert exactly."""
    codes = table.codes()
    assert codes, f"{here}: no legal move and no end"
    assert codes == table.engine.legal(table.state), f"{here}: the order of moves changed"
    assert len(set(codes)) == len(codes), f"{here}: a move is listed twice"
    state = table.state
    moves = table.moves()
    assert len({str(move) for move in moves}) == len(moves), f"{here}: two moves, one text"
    for code, move in zip(codes, moves, strict=True):
        parsed = table.engine.parse(str(move))
        assert parsed == move, f"{here}: {move} is read back as {parsed}"
        assert table.engine.code(state, move) == code, f"{here}: {move} lost its number {code}"
        wire = msgspec.json.decode(msgspec.json.encode(move), type=type(move))
        assert wire == move, f"{here}: {move} changed on the wire"
    assert table.why(moves[0]) is None, f"{here}: {moves[0]} is legal, but refused"
    chosen: int = rng.choice(codes[:-1] or codes)
    return chosen


def _check_copy(table: Any, code: int, here: str) -> None:
    before = _bytes(table)
    twin = table.copy()
    twin.play(code)
    assert _bytes(table) == before, f"{here}: a copy's move changed its original"
    twin.state.fill(0)
    assert _bytes(table) == before, f"{here}: a copy shares memory with its original"


def _check_undo(table: Any, code: int, here: str) -> None:
    before = _bytes(table)
    table.play(code)
    table.undo()
    assert _bytes(table) == before, f"{here}: undo did not restore the state"


def _check_views(table: Any, rng: Random, here: str) -> None:
    """A view does not change when all that its seat can't see is dealt anew."""
    seat = rng.randrange(table.seats)
    sample = table.sample(seat, rng.getrandbits(64))
    assert _json(sample.view(seat)) == _json(table.view(seat)), (
        f"{here}: a view shows hidden things"
    )
    assert _json(sample.aids(seat)) == _json(table.aids(seat)), f"{here}: aids show hidden things"
    assert _json(sample.view(None)) == _json(table.view(None)), f"{here}: a watcher sees too much"
    if not table.engine.hides_hands:
        own = msgspec.structs.replace(table.view(seat), seat=None)
        assert own == table.view(None), f"{here}: a seat sees more, and that is not declared"
    if table.turn == seat:
        assert sample.codes() == table.codes(), f"{here}: legal moves depend on hidden things"


def _check_paper(table: Any, replay: Replay, where: str) -> None:
    """Records and states come back from paper as they were."""
    text = table.record().text()
    back = replay(text, table.game)
    assert back.record().text() == text, f"{where}: a record changed in replay"
    assert _bytes(back) == _bytes(table), f"{where}: a record led to another state"
    state = np.frombuffer(_bytes(table), table.engine.state_type)[0]
    assert state.tobytes() == _bytes(table), f"{where}: a state changed on paper"


def _bytes(table: Any) -> bytes:
    state: bytes = table.state.tobytes()
    return state


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)
