"""Set-up: the start tile, the shuffled bag, and who begins (C1)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from stolik.carcassonne.laying import lay
from stolik.carcassonne.state import ALL_SPOTS, IN_SUPPLY, Log, State, Tables
from stolik.carcassonne.tiles import TileSet
from stolik.carcassonne.turn import draw
from stolik.core.kernel import kernel
from stolik.core.rng import below, plant, shuffle
from stolik.core.shuffler import Shuffler
from stolik.errors import BadDeal

KEYS = ("tiles", "first", "start")


@kernel
def start(t: Tables, s: State, seed: Any, log: Log) -> None:
    """A fresh play from a seed of four words."""
    plant(s, seed)
    begin(t, s, log)


@kernel
def begin(t: Tables, s: State, log: Log) -> None:
    """A fresh play from the state's generator."""
    clear(t, s)
    shuffle_all(t, s)
    open_board(t, s, 0, log)


@kernel
def clear(t: Tables, s: State) -> None:
    """An empty board, everything sorted."""
    s.grid[:] = 0
    s.frontier[:] = 0
    s.pattern[:] = 0
    n = s.n_tiles
    s.kind[:n], s.turned[:n], s.x[:n], s.y[:n] = 0, 0, 0, 0
    s.cell[:n], s.first_node[:n] = 0, 0
    n = s.n_nodes + ALL_SPOTS
    s.root[:n], s.next[:n], s.tile[:n], s.word[:n] = 0, 0, 0, 0
    s.near[:], s.cloister[:], s.surrounded = 0, 0, 0
    s.n_frontier, s.n_tiles, s.n_nodes, s.n_bag = 0, 0, 0, t.n_tiles
    s.meeples[:] = IN_SUPPLY
    s.supply[:] = 0
    for seat in range(t.seats):
        s.supply[seat] = t.meeples
    s.points[:] = 0
    s.bag[:] = t.tiles[:]
    s.over = 0


@kernel
def shuffle_all(t: Tables, s: State) -> None:
    """The bag and the lot of the starting seat."""
    shuffle(s, s.bag[: s.n_bag])
    s.first = below(s, t.seats)


@kernel
def open_board(t: Tables, s: State, turns: int, log: Log) -> None:
    """Lays the start tile and draws the first one."""
    lay(t, s, t.start, 0, turns)
    s.turn = s.first
    draw(t, s, log)


def lay_deal(t: Tables, s: State, deal: Mapping[str, Any], tiles: TileSet) -> int:
    """Puts what a deal names on top of the shuffled bag; returns the start tile's quarter turns.

    `tiles` are the tiles in the order drawn; what it does not name follows in the order of the
    seed. `first` is the seat that begins, `start` how far the start tile is turned, in degrees.
    The bag is modified in place.
    """
    unknown = set(deal) - set(KEYS)
    if unknown:
        raise BadDeal(f"A deal has no {sorted(unknown)[0]!r}: it has {', '.join(KEYS)}.")
    first, turned = deal.get("first", int(s.first)), deal.get("start", 0)
    if type(first) is not int or not 0 <= first < t.seats:
        raise BadDeal(f"first is {first!r}: it must be a seat, 0 to {t.seats - 1}.")
    if type(turned) is not int or turned not in (0, 90, 180, 270):
        raise BadDeal(f"start is {turned!r}: the start tile is turned by 0, 90, 180 or 270.")
    s.first = first
    _order_bag(s, deal.get("tiles", []), tiles)
    return turned // 90


def full_deal(t: Tables, tiles: TileSet, shuffler: Shuffler) -> dict[str, Any]:
    """All that chance decides: the tiles in the order drawn, and who begins."""
    bag = [tiles.tiles[kind].id for kind in t.tiles[: t.n_tiles].tolist()]
    return {"tiles": shuffler.order(bag), "first": shuffler.below(int(t.seats))}


def _order_bag(s: State, names: object, tiles: TileSet) -> None:
    if not isinstance(names, list):
        raise BadDeal("'tiles' of a deal is a list, in the order drawn.")
    for name in names:
        if not isinstance(name, str) or name not in tiles.number:
            raise BadDeal(f"There is no tile {name!r}.")
    wanted = [tiles.number[name] for name in names]
    left = Counter(s.bag[: s.n_bag].tolist())
    left.subtract(wanted)
    if missing := [kind for kind, count in left.items() if count < 0]:
        raise BadDeal(f"The deal has more tiles {tiles.tiles[missing[0]].id!r} than the bag.")
    taken, rest = Counter(wanted), []
    for kind in s.bag[: s.n_bag].tolist()[::-1]:
        taken[kind] -= 1
        if taken[kind] < 0:
            rest.append(kind)
    s.bag[: s.n_bag] = [*wanted, *rest][::-1]
