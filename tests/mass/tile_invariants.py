"""Laws of the tile game that hold after every move, checked in compiled code.

Features are counted again from nothing but where tiles lie: on a plain square board, not on the
engine's own cells. `broken` returns the number of the first law that does not hold, or 0.
"""

from typing import Any

from stolik.bots.carcassonne.closer import choose_closer
from stolik.carcassonne.features import guests, occupied, open_ends, pennants_of
from stolik.carcassonne.playout import start_number
from stolik.carcassonne.scoring import cities_beside, score
from stolik.carcassonne.state import FARM, IN_SUPPLY, MEEPLE, MONASTERY, PLACE
from stolik.carcassonne.turn import apply, legal
from stolik.core.kernel import kernel, wide
from stolik.core.rng import below, plant_number

MIDDLE = 74
SIZE = 2 * MIDDLE + 1

LAWS = (
    "",
    "meeples are at home or on the board",
    "a feature has as many meeples as stand on it",
    "tiles are laid, drawn, in the bag or discarded",
    "no two tiles lie in one place",
    "sides that meet are alike",
    "features are joined exactly as sides join them",
    "open ends are the sides that face empty cells",
    "the frontier is every empty cell beside a tile, with what it must show",
    "a field touches the completed cities that its tiles say",
    "the total is the sum of its parts",
    "a completed feature has no meeple once it was paid",
    "pennants of a feature are those of its tiles",
)


@kernel
def broken(t: Any, s: Any, result: Any, board: Any, labels: Any) -> int:
    """The number of the first law that does not hold. The rooms are modified in place."""
    board[:] = -1
    for tile in range(s.n_tiles):
        if board[MIDDLE + s.y[tile], MIDDLE + s.x[tile]] >= 0:
            return 4
        board[MIDDLE + s.y[tile], MIDDLE + s.x[tile]] = tile
    law = broken_meeples(t, s)
    if law == 0:
        law = broken_bag(t, s)
    if law == 0:
        law = label(t, s, board, labels[0])
    if law == 0:
        law = broken_features(t, s, board, labels[0])
    if law == 0:
        law = broken_frontier(t, s, board)
    if law == 0:
        law = broken_points(t, s, result, labels[0], labels[1])
    return law


@kernel
def broken_meeples(t: Any, s: Any) -> int:
    """Laws 1 and 2."""
    for seat in range(t.seats):
        away = 0
        for i in range(t.meeples):
            away += s.meeples[seat, i] != IN_SUPPLY
        if away + s.supply[seat] != t.meeples:
            return 1
        for node in range(s.n_nodes):
            if s.root[node] == node:
                there = 0
                for i in range(t.meeples):
                    on = wide(s.meeples[seat, i])
                    there += on != IN_SUPPLY and s.root[on] == node
                if guests(s, node, seat) != there:
                    return 2
    return 0


@kernel
def broken_bag(t: Any, s: Any) -> int:
    """Law 3."""
    for kind in range(t.n_kinds):
        have = 1 if kind == t.start else 0
        for i in range(t.n_tiles):
            have += t.tiles[i] == kind
        for tile in range(s.n_tiles):
            have -= s.kind[tile] == kind
        for i in range(s.n_bag):
            have -= s.bag[i] == kind
        if s.phase == PLACE and s.drawn == kind:
            have -= 1
        if have < 0:
            return 3
    return 0


@kernel
def label(t: Any, s: Any, board: Any, labels: Any) -> int:
    """Joins features again, slowly, into `labels`; laws 5 and 6. Modified in place."""
    for node in range(s.n_nodes):
        labels[node] = node
    changed = True
    while changed:
        changed = False
        for tile in range(s.n_tiles):
            for side in range(1, 3):  # east and south: every pair of neighbors once
                dx, dy = (1, 0) if side == 1 else (0, 1)
                other = board[MIDDLE + s.y[tile] + dy, MIDDLE + s.x[tile] + dx]
                if other < 0:
                    continue
                k, r, k2, r2 = s.kind[tile], s.turned[tile], s.kind[other], s.turned[other]
                if t.terrain[k, r, side] != t.terrain[k2, r2, side + 2 & 3]:
                    return 5
                a, b = wide(s.first_node[tile]), wide(s.first_node[other])
                far = side + 2 & 3
                if t.at_side[k, r, side] >= 0:
                    x, y = a + t.at_side[k, r, side], b + t.at_side[k2, r2, far]
                    changed |= lower(labels, x, y)
                for half in range(2):
                    mine, theirs = 2 * side + half, 2 * far + 1 - half
                    if t.at_half[k, r, mine] >= 0:
                        x, y = a + t.at_half[k, r, mine], b + t.at_half[k2, r2, theirs]
                        changed |= lower(labels, x, y)
    for node in range(s.n_nodes):  # the lowest node of a feature is its label
        if labels[node] != labels[s.root[node]] or s.root[node] != s.root[labels[node]]:
            return 6
    return 0


@kernel
def lower(labels: Any, a: int, b: int) -> bool:
    """Both get the lower label; tells whether that changed anything. Modified in place."""
    if labels[a] == labels[b]:
        return False
    labels[a] = labels[b] = min(labels[a], labels[b])
    return True


@kernel
def broken_features(t: Any, s: Any, board: Any, labels: Any) -> int:
    """Laws 7, 11 and 12."""
    for root in range(s.n_nodes):
        if s.root[root] != root:
            continue
        ends, pennants, kind = 0, 0, 0
        for node in range(s.n_nodes):
            if labels[node] == labels[root]:
                tile = wide(s.tile[node])
                spot = node - wide(s.first_node[tile])
                kind = t.spot_kind[s.kind[tile], spot]
                pennants += t.pennants[s.kind[tile], spot]
                ends += ends_on(t, s, board, tile, spot, kind)
        if kind != FARM and ends != open_ends(s, root):
            return 7
        if pennants != pennants_of(s, root):
            return 12
        just_laid = s.phase == MEEPLE
        if kind != FARM and ends == 0 and not just_laid and occupied(s, root):
            return 11
    return 0


@kernel
def ends_on(t: Any, s: Any, board: Any, tile: int, spot: int, kind: int) -> int:
    """Sides of one tile's feature that face empty cells; empty cells round a monastery."""
    x, y, n = MIDDLE + s.x[tile], MIDDLE + s.y[tile], 0
    if kind == MONASTERY:
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                n += board[y + dy, x + dx] < 0
        return n
    for side in range(4):
        if t.at_side[s.kind[tile], s.turned[tile], side] == spot:
            dx, dy = (side & 1) * (2 - side), (1 - (side & 1)) * (side - 1)
            n += board[y + dy, x + dx] < 0
    return n


@kernel
def broken_frontier(t: Any, s: Any, board: Any) -> int:
    """Law 8."""
    found = 0
    n = s.n_tiles
    for y in range(MIDDLE + s.y[:n].min() - 1, MIDDLE + s.y[:n].max() + 2):
        for x in range(MIDDLE + s.x[:n].min() - 1, MIDDLE + s.x[:n].max() + 2):
            if board[y, x] >= 0:
                continue
            pattern = 0
            for side in range(4):
                dx, dy = (side & 1) * (2 - side), (1 - (side & 1)) * (side - 1)
                other = board[y + dy, x + dx]
                if other >= 0:
                    show = t.terrain[s.kind[other], s.turned[other], side + 2 & 3]
                    pattern |= show << 2 * side
            if pattern != 0:
                found += 1
                g = wide(s.grid[((x - MIDDLE) + 75 * (y - MIDDLE)) % 2813])
                if g < 73 or s.pattern[g - 73] != pattern:
                    return 8
    return 0 if found == s.n_frontier else 8


@kernel
def broken_points(t: Any, s: Any, result: Any, labels: Any, marks: Any) -> int:
    """Laws 9 and 10."""
    marks[:] = 0
    result.marks = 0
    result.mark[:] = 0
    for root in range(s.n_nodes):
        tile = wide(s.tile[root])
        kind = t.spot_kind[s.kind[tile], root - wide(s.first_node[tile])]
        if s.root[root] != root or kind != FARM:
            continue
        if cities_beside(t, s, root, result) != count_cities(t, s, labels, marks, root):
            return 9
    score(t, s, result)
    for seat in range(t.seats):
        total = 0
        for kind in range(4):
            total += wide(s.points[seat, kind]) + result.final[seat, kind]
        if total != result.total[seat] or s.points[seat, FARM] != 0:
            return 10
    return 0


@kernel
def count_cities(t: Any, s: Any, labels: Any, marks: Any, farm: int) -> int:
    """Completed cities beside a field, by the labels. Modified in place."""
    n = 0
    for node in range(s.n_nodes):
        if labels[node] == labels[farm]:
            tile = wide(s.tile[node])
            first, kind = wide(s.first_node[tile]), wide(s.kind[tile])
            for spot in range(t.n_spots[kind]):
                city = labels[first + spot]
                beside = t.touches[kind, node - first] >> spot & 1
                if beside and open_ends(s, wide(s.root[city])) == 0 and marks[city] != farm + 1:
                    marks[city] = farm + 1
                    n += 1
    return n


@kernel
def play_checked(
    t: Any, records: Any, seed: int, games: int, closer: int, board: Any, labels: Any, out: Any
) -> int:
    """Plays games and checks every state; the number of the first broken law and its seed.

    Modified in place.
    """
    s, moves, chance, log, result = records
    for i in range(seed, seed + games):
        start_number(t, s, i, log)
        plant_number(chance, i + (1 << 41))
        law = broken(t, s, result, board, labels)
        while s.over == 0 and law == 0:
            n = legal(t, s, moves)
            if closer != 0:
                move = choose_closer(t, s, moves, n, chance)
            else:
                move = wide(moves.code[below(chance, n)])
            apply(t, s, move, log)
            out[1] += 1
            law = broken(t, s, result, board, labels)
        if law != 0:
            out[0] = i
            return law
    return 0
