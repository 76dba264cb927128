"""What offered tickets cost together, so that an offer can be weighed before it is answered."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from stolik.rail.ways import cheapest_way

CARDS_A_TURN = 2


class KeepCost(msgspec.Struct, frozen=True):
    """Some offered tickets beside the held ones: what all that are not done need from now on.

    `cars` is for all of them together, `shared` what the ways of several save; `turns` is a guess:
    one a route, and one for every two cards that are not in the hand.
    """

    tickets: list[str]
    open: bool
    cars: int
    shared: int
    turns: int


@dataclass(frozen=True)
class Ends:
    """A ticket as a way sees it."""

    name: str
    starts: set[str]
    ends: set[str]


@dataclass(frozen=True)
class Net:
    """Routes that would be claimed for some tickets; `alone`: if none used the way of another."""

    routes: frozenset[str]
    alone: int = 0
    open: bool = True


class Weigher:
    """Weighs sets of tickets for one seat: the links it can use, with the cost of each to it."""

    def __init__(
        self, links: Sequence[tuple[str, str, str, int]], tickets: Mapping[str, Ends]
    ) -> None:
        self._links = links
        self._cost = {route: cost for route, _, _, cost in links}
        self._tickets = tickets

    def weigh(
        self, held: Sequence[str], offer: Sequence[str], cars: int, cards: int
    ) -> list[KeepCost]:
        """Every set of the offer that has a ticket. Far ones are joined first, others to them."""
        far = sorted(offer, key=lambda name: (-self._join(Net(frozenset()), name).alone, name))
        start = Net(frozenset())
        for name in held:
            start = self._join(start, name)
        found = []
        for chosen, net in self._sets(start, far):
            needed = sum(self._cost[route] for route in net.routes)
            new = sum(self._cost[route] > 0 for route in net.routes)
            turns = new + -(-max(0, needed - cards) // CARDS_A_TURN)
            kept = [name for name in offer if name in chosen]
            can = net.open and needed <= cars
            found.append(KeepCost(kept, can, needed, net.alone - needed, turns))
        return found

    def _sets(self, net: Net, names: Sequence[str]) -> Iterator[tuple[frozenset[str], Net]]:
        """All sets of the names with what each would need; the empty one is left out."""
        grown: list[tuple[frozenset[str], Net]] = [(frozenset(), net)]
        for name in names:
            more = [(chosen | {name}, self._join(net, name)) for chosen, net in grown]
            yield from more
            grown += more

    def _join(self, net: Net, name: str) -> Net:
        """With one more ticket: what is claimed for others costs it nothing."""
        ticket = self._tickets[name]
        alone = cheapest_way(self._links, ticket.starts, ticket.ends)
        if alone is None:
            return Net(net.routes, net.alone, open=False)
        joined = [(r, a, b, 0 if r in net.routes else cost) for r, a, b, cost in self._links]
        way = cheapest_way(joined, ticket.starts, ticket.ends)
        assert way is not None, "what is free for some is free for all of them"
        return Net(net.routes | set(way.routes), net.alone + alone.cost, net.open)
