"""A turn: lay the drawn tile, then perhaps a meeple, then what is complete is paid (C2-C8, C11)."""

from stolik.carcassonne.codes import MEEPLE_MOVE, PLACE_MOVE, SKIP
from stolik.carcassonne.features import CROWD_SHIFT, occupied
from stolik.carcassonne.frontier import fits_somewhere
from stolik.carcassonne.laying import lay
from stolik.carcassonne.scoring import score_completed
from stolik.carcassonne.state import (
    BLOCK,
    IN_SUPPLY,
    MEEPLE,
    OVER,
    PLACE,
    SEAT_BITS,
    SPOTS_AT_ONCE,
    Log,
    Moves,
    State,
    Tables,
    note_discard,
)
from stolik.carcassonne.tables import ALL_TURNS, HOW_MANY_SHIFT
from stolik.core.bits import IN_EACH, put_four
from stolik.core.kernel import kernel, nth, part, wide


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
    n, drawn = 0, nth(s.drawn)
    for start in range(0, s.n_frontier, BLOCK):  # behind the list nothing fits
        for k in range(BLOCK):
            fitting = wide(t.fits[drawn, wide(s.pattern[nth(start + k)])])
            code = PLACE_MOVE + 4 * wide(s.frontier[nth(start + k)])
            put_four(moves.code, n, IN_EACH * code + t.rotations[fitting & ALL_TURNS])
            n += fitting >> HOW_MANY_SHIFT  # what is too many is written over
    return n


@part
def list_meeples(t: Tables, s: State, moves: Moves) -> int:
    """Free features of the laid tile in its order (C4, C5), then skip."""
    n = 0
    if s.supply[s.turn] > 0:
        tile = s.n_tiles - 1
        first = wide(s.first_node[nth(tile)])
        spots = t.n_spots[s.kind[nth(tile)]]
        for spot in range(max(SPOTS_AT_ONCE, spots)):
            moves.code[nth(n)] = MEEPLE_MOVE + spot
            n += int((not occupied(s, wide(s.root[nth(first + spot)]))) & (spot < spots))
    moves.code[nth(n)] = SKIP
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
    s.word[wide(s.root[node])] += wide(1) << CROWD_SHIFT + SEAT_BITS * s.turn
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
