"""A turn: lay the drawn tile, then perhaps a meeple, then what is complete is paid (C2-C8, C11)."""

from stolik.carcassonne.codes import MEEPLE_MOVE, PLACE_MOVE, SKIP
from stolik.carcassonne.features import occupied
from stolik.carcassonne.frontier import fits_somewhere
from stolik.carcassonne.laying import lay
from stolik.carcassonne.scoring import score_completed
from stolik.carcassonne.state import (
    IN_SUPPLY,
    MEEPLE,
    OVER,
    PLACE,
    SEAT_BITS,
    Log,
    Moves,
    State,
    Tables,
    note_discard,
)
from stolik.core.kernel import kernel, part, wide


@kernel
def legal(t: Tables, s: State, moves: Moves) -> int:
    """Lists the moves of the seat to move; returns how many."""
    if s.phase == PLACE:
        return list_places(t, s, moves)
    if s.phase == MEEPLE:
        return list_meeples(t, s, moves)
    return 0


@part
def list_places(t: Tables, s: State, moves: Moves) -> int:
    """Cells in the order of the frontier, each with its rotations upwards (C2)."""
    n = 0
    for i in range(s.n_frontier):
        rotations = wide(t.fits[s.drawn, s.pattern[i]])
        if rotations != 0:
            code = PLACE_MOVE + 4 * wide(s.frontier[i])
            for turns in range(4):
                moves.code[n] = code + turns
                n += rotations >> turns & 1
    return n


@part
def list_meeples(t: Tables, s: State, moves: Moves) -> int:
    """Free features of the laid tile in its order (C4, C5), then skip."""
    n = 0
    if s.supply[s.turn] > 0:
        tile = s.n_tiles - 1
        first = wide(s.first_node[tile])
        for spot in range(t.n_spots[s.kind[tile]]):
            if not occupied(s, wide(s.root[first + spot])):
                moves.code[n] = MEEPLE_MOVE + spot
                n += 1
    moves.code[n] = SKIP
    return n + 1


@kernel
def apply(t: Tables, s: State, move: int, log: Log) -> None:
    """Plays a legal move."""
    if s.phase == PLACE:
        lay(t, s, s.drawn, (move - PLACE_MOVE) >> 2, (move - PLACE_MOVE) & 3)
        s.phase = MEEPLE
        return
    if move != SKIP:
        stand(t, s, move - MEEPLE_MOVE)
    score_completed(t, s, log)
    s.turn = s.turn + 1 if s.turn + 1 < t.seats else 0
    draw(t, s, log)


@part
def stand(t: Tables, s: State, spot: int) -> None:
    """A meeple of the seat to move goes onto the laid tile."""
    node = wide(s.first_node[s.n_tiles - 1]) + spot
    s.guests[s.root[node]] += 1 << SEAT_BITS * s.turn
    s.supply[s.turn] -= 1
    for i in range(t.meeples):
        if s.meeples[s.turn, i] == IN_SUPPLY:
            s.meeples[s.turn, i] = node
            return


@kernel
def draw(t: Tables, s: State, log: Log) -> None:
    """The next tile that fits somewhere is drawn, or the game is over (C3, C11)."""
    while s.n_bag > 0:
        s.n_bag -= 1
        s.drawn = s.bag[s.n_bag]
        s.bag[s.n_bag] = 0
        if fits_somewhere(t, s, s.drawn):
            s.phase = PLACE
            return
        note_discard(log, s.drawn)
    s.drawn = 0
    s.phase, s.over = OVER, 1
