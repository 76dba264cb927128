"""Points: of completed features in play (C6, C8), of all others at the end (C9, C10)."""

from stolik.carcassonne.features import (
    CROWD,
    PAID_SHIFT,
    guests,
    majority,
    open_ends,
    pennants_of,
    tiles_of,
    to_be_paid,
)
from stolik.carcassonne.frontier import has_tile
from stolik.carcassonne.grid import AROUND, moved
from stolik.carcassonne.state import (
    CITY,
    FARM,
    IN_SUPPLY,
    MONASTERY,
    SCORED,
    SCORED_FIELDS,
    SPOTS_AT_ONCE,
    Log,
    Score,
    State,
    Tables,
)
from stolik.core.kernel import kernel, nth, part, wide

FARM_POINTS = 3


@part
def kind_of(t: Tables, s: State, node: int) -> int:
    """City, road, farm or monastery."""
    tile = wide(s.tile[node])
    return t.spot_kind[s.kind[tile], node - wide(s.first_node[tile])]


@kernel
def score_completed(t: Tables, s: State, log: Log) -> None:
    """What the last tile completed is paid, and its meeples come home."""
    tile = s.n_tiles - 1
    kind, first = wide(s.kind[nth(tile)]), wide(s.first_node[nth(tile)])
    complete = s.surrounded != 0
    for spot in range(max(SPOTS_AT_ONCE, t.n_spots[kind])):
        complete |= to_be_paid(s, wide(s.root[nth(first + spot)]))
    if complete:  # not in most turns
        pay_completed(t, s, log)


@kernel
def pay_completed(t: Tables, s: State, log: Log) -> None:
    """Pays the cities and roads of the tile laid last, then monasteries."""
    tile = s.n_tiles - 1
    kind, first, cell = wide(s.kind[tile]), wide(s.first_node[tile]), wide(s.cell[tile])
    for spot in range(t.n_spots[kind]):
        root = wide(s.root[first + spot])
        if t.spot_kind[kind, spot] < FARM and to_be_paid(s, root):
            pay(t, s, root, t.spot_kind[kind, spot], log)
    for i in range(len(AROUND)):
        g = wide(s.grid[moved(cell, AROUND[i])])
        if has_tile(g):
            spot = t.monastery[s.kind[g - 1]]
            if spot >= 0:
                node = wide(s.first_node[g - 1]) + spot
                if to_be_paid(s, node):
                    pay(t, s, node, wide(MONASTERY), log)


@kernel
def value_of(s: State, root: int, kind: int) -> int:
    """What a city, road or monastery is worth as it stands (C6, C9)."""
    if kind == MONASTERY:
        return 9 - open_ends(s, root)
    count = tiles_of(s, root)
    if kind == CITY:
        count += pennants_of(s, root)
        if open_ends(s, root) == 0:
            count *= 2
    return count


@kernel
def pay(t: Tables, s: State, root: int, kind: int, log: Log) -> None:
    """Pays a completed feature to its majority; who was paid stays noted."""
    value, winners = value_of(s, root, kind), majority(s, root)
    for seat in range(t.seats):
        if winners >> seat & 1:
            s.points[seat, kind] += value
    if log.n >= 0:
        note_paid(t, s, root, kind, value, log)
    for seat in range(t.seats):
        if guests(s, root, seat) > 0:
            come_home(t, s, seat, root)
    s.word[root] = s.word[root] & ~CROWD | winners << PAID_SHIFT


@part
def come_home(t: Tables, s: State, seat: int, root: int) -> None:
    """A seat's meeples leave a feature."""
    for i in range(t.meeples):
        node = wide(s.meeples[seat, i])
        if node != IN_SUPPLY and s.root[node] == root:
            s.meeples[seat, i] = IN_SUPPLY
            s.supply[seat] += 1


@part
def note_paid(t: Tables, s: State, root: int, kind: int, value: int, log: Log) -> None:
    """Writes what was paid for what."""
    row = log.value[log.n]
    log.kind[log.n] = SCORED
    row[0] = kind
    row[1] = 9 if kind == MONASTERY else tiles_of(s, root)
    row[2] = pennants_of(s, root)
    row[3] = value
    row[4] = majority(s, root)
    row[5] = root
    for seat in range(t.seats):
        row[SCORED_FIELDS + seat] = guests(s, root, seat)
    log.n += 1


@kernel
def cities_beside(t: Tables, s: State, root: int, result: Score) -> int:
    """How many completed cities a field touches, each once."""
    result.marks += 1
    count, node = 0, root
    while True:
        tile = wide(s.tile[node])
        first = wide(s.first_node[tile])
        cities, spot = t.touches[s.kind[tile], node - first], 0
        while cities != 0:
            if cities & 1:
                city = wide(s.root[first + spot])
                if open_ends(s, city) == 0 and result.mark[city] != result.marks:
                    result.mark[city] = result.marks
                    count += 1
            cities >>= 1
            spot += 1
        node = wide(s.next[node])
        if node == root:
            return count


@kernel
def score(t: Tables, s: State, result: Score) -> None:
    """All points, as if the game ended now."""
    result.final[:] = 0
    result.scored += 1
    for seat in range(t.seats):
        for i in range(t.meeples):
            node = wide(s.meeples[seat, i])
            if node != IN_SUPPLY:
                root = wide(s.root[node])
                if result.seen[root] != result.scored:  # each feature once
                    result.seen[root] = result.scored
                    final(t, s, root, kind_of(t, s, node), result)
    for seat in range(t.seats):
        total = 0
        for kind in range(4):
            total += wide(s.points[seat, kind]) + result.final[seat, kind]
        result.total[seat] = total


@part
def final(t: Tables, s: State, root: int, kind: int, result: Score) -> None:
    """Pays an unfinished feature or a field."""
    if kind == FARM:
        value = FARM_POINTS * cities_beside(t, s, root, result)
    else:
        value = value_of(s, root, kind)
    winners = majority(s, root)
    for seat in range(t.seats):
        if winners >> seat & 1:
            result.final[seat, kind] += value
