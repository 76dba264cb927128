"""What one seat can work out (R12), from nothing but what it is told: its views and its events.

Written without a look at how the engine does it: cards are counted, and whether a deal is possible
is a question of flows. A watcher is seat None.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from stolik.rail import events as told
from stolik.rail.view import RailView, TunnelView
from tests.properties.flow import Network

Cards = Counter[str]
MANY = 4000


@dataclass
class Recycle:
    """One moment at which the content of the deck was public."""

    together: Cards  # what the others held hidden, all together
    deck: Cards
    hidden: dict[int, int]  # how many cards each of them held so
    fresh: dict[int, int]  # cards each has drawn blind since then
    shown: dict[int, dict[int, Cards]]  # what each was then seen to have, by how many were fresh

    def possible(self, hands: Mapping[int, Cards]) -> bool:
        """Whether the others can hold these hidden cards now.

        A card of before is shown later or still there. Whatever a seat had shown at a moment beyond
        the cards drawn since the recycle must have been of before.
        """
        net = Network()
        for card, count in self.together.items():
            net.edge("before", card, count, count)
        for seat, held in self.hidden.items():
            needs = dict(self.shown[seat])
            needs[self.fresh[seat]] = needs.get(self.fresh[seat], Counter()) + hands[seat]
            chain(net, seat, needs)
            net.edge((seat, max(needs)), "after", held, held)
        total = self.together.total()
        net.edge("after", "before", total, total)
        return net.feasible()


def chain(net: Network, seat: int, needs: Mapping[int, Cards]) -> None:
    """Cards of before, in the order in which a seat had to have them."""
    order = sorted(needs)
    total = 0
    for i, fresh in enumerate(order):
        for card, count in needs[fresh].items():
            net.edge(card, (seat, fresh), count)
        total += needs[fresh].total()
        if i + 1 < len(order):
            least = max(0, total - fresh)
            net.edge((seat, fresh), (seat, order[i + 1]), total, least)


@dataclass
class Tracker:
    """All that a seat knows of the cards, from every move's events and the tunnel in its view."""

    me: int | None
    all_cards: Cards
    seats: int
    hand: Cards = field(default_factory=Counter)
    row: list[str | None] = field(default_factory=list)
    discards: Cards = field(default_factory=Counter)
    deck: int = 0
    known: list[Cards] = field(default_factory=list)  # what everybody saw, own cards too
    hidden: list[int] = field(default_factory=list)
    recycles: list[Recycle] = field(default_factory=list)

    @classmethod
    def begin(cls, view: RailView, all_cards: Cards) -> "Tracker":
        """From the first view."""
        seats = len(view.seats)
        known: list[Cards] = [Counter() for _ in range(seats)]
        hidden = [seat.cards for seat in view.seats]
        hand, discards = Counter(view.hand), Counter(view.discards)
        row = list(view.open)
        return cls(view.seat, all_cards, seats, hand, row, discards, view.deck, known, hidden)

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def follow(self, actor: int, events: Sequence[Any], tunnel: TunnelView | None) -> None:
        """One move of a seat."""
        for i, event in enumerate(events):
            if isinstance(event, told.Recycled):
                self._recycle(event, events[i + 1 :])
            else:
                self._happen(actor, event)
        if tunnel is not None:
            named = Counter({tunnel.color or "": tunnel.cards, "loco": tunnel.locos})
            self._show(actor, named)

    def _happen(self, actor: int, event: Any) -> None:
        match event:
            case told.Drawn(card, "deck"):
                self.deck -= 1
                self._draw_blind(actor, card)
            case told.Drawn(card, slot):
                self.row[slot] = None
                self.known[actor][card] += 1
                if actor == self.me:
                    self.hand[card] += 1
            case told.Opened(row):
                self.deck -= len(self._laid(row))
                self.row = list(row)
            case told.Swept(cards):
                self.discards.update(cards)
                self.row = [None] * len(self.row)
            case told.Revealed(cards, _):
                self.deck -= len(cards)
                self.discards.update(cards)
            case told.Paid(cards):
                self._spend(actor, Counter(cards))

    def _draw_blind(self, actor: int, card: str | None) -> None:
        self.hidden[actor] += 1
        if actor == self.me:
            assert card is not None
            self.hand[card] += 1
        else:
            assert card is None, "a card that was drawn blind was told to another"
            for recycle in self.recycles:
                recycle.fresh[actor] += 1

    def _laid(self, row: Sequence[str | None]) -> list[str]:
        """The cards that are new in the row, in the order they were laid."""
        return [new for old, new in zip(self.row, row, strict=True) if old is None and new]

    def _show(self, actor: int, cards: Cards) -> None:
        """A seat has at least these."""
        for card, count in cards.items():
            for _ in range(count - self.known[actor][card]):
                self.known[actor][card] += 1
                self.hidden[actor] -= 1
                for recycle in self.recycles if actor != self.me else []:
                    moment = recycle.shown[actor].setdefault(recycle.fresh[actor], Counter())
                    moment[card] += 1

    def _spend(self, actor: int, cards: Cards) -> None:
        self._show(actor, cards)
        self.known[actor] -= cards
        self.discards += cards
        if actor == self.me:
            self.hand -= cards

    def _recycle(self, event: told.Recycled, following: Sequence[Any]) -> None:
        """The discards become the deck, after what was left of the old one was turned up."""
        assert event.recycled == self.discards.total()
        turned: list[str] = []
        match following[0]:
            case told.Opened(row):
                turned = self._laid(row)
            case told.Revealed(cards, _):
                turned = cards
        together = self.all_cards - self.hand - self.discards - Counter(turned[: self.deck])
        together -= Counter(card for card in self.row if card)
        for seat in self.others:
            together -= self.known[seat]
        hidden = {seat: self.hidden[seat] for seat in self.others}
        assert together.total() == sum(hidden.values())
        self.recycles.append(
            Recycle(
                together,
                Counter(self.discards),
                hidden,
                dict.fromkeys(self.others, 0),
                {seat: {} for seat in self.others},
            )
        )
        self.deck += self.discards.total()
        self.discards = Counter()

    def hidden_cards(self, hands: Sequence[Cards]) -> dict[int, Cards]:
        """What others hold beside what was seen; fails if they lack something that was seen."""
        rest = {}
        for seat in self.others:
            assert self.known[seat] <= hands[seat], f"seat {seat} lost cards that were seen"
            rest[seat] = hands[seat] - self.known[seat]
            assert rest[seat].total() == self.hidden[seat]
        return rest

    def possible(self, hands: Sequence[Cards], depth: int = 1) -> bool:
        """Whether the hands fit what the last recycles told (all of them: depth 0)."""
        rest = self.hidden_cards(hands)
        return all(recycle.possible(rest) for recycle in self.recycles[-depth:])


class Tickets(NamedTuple):
    """Where the tickets are that a seat has met, as it might be; None is one it can't name."""

    deck: tuple[str | None, ...]  # from the top
    held: tuple[frozenset[str], ...]
    gone: frozenset[str] = frozenset()
    offer: tuple[str | None, ...] = ()

    def drawn(self, count: int) -> "Tickets":
        return self._replace(offer=self.deck[:count], deck=self.deck[count:])

    def seen(self, offer: Sequence[str], met: set[str]) -> "Tickets | None":
        """With this offer looked at; None if it would have been another one."""
        for there, ticket in zip(self.offer, offer, strict=True):
            if there != ticket and (there or ticket in met):
                return None
        return self._replace(offer=tuple(offer))

    def answered(self, seat: int, kept: Sequence[int], under: bool) -> "Tickets":
        """With these of the offer kept, by their places in it."""
        rejected = [ticket for i, ticket in enumerate(self.offer) if i not in kept]
        held = list(self.held)
        held[seat] |= {ticket for i in kept if (ticket := self.offer[i])}
        if under:
            return Tickets(self.deck + tuple(rejected), tuple(held), self.gone)
        return Tickets(
            self.deck, tuple(held), self.gone | {ticket for ticket in rejected if ticket}
        )


@dataclass
class TicketTracker:
    """All that might have become of the tickets a seat has met, from its offers alone."""

    me: int
    under: bool
    possible: set[Tickets]
    first_offer: list[str]
    opening: int
    met: set[str]

    @classmethod
    def begin(cls, view: RailView, under: bool) -> "TicketTracker":
        seats = len(view.seats)
        deck = (None,) * view.ticket_deck
        here = Tickets(deck, (frozenset(),) * seats)
        return cls(view.seat or 0, under, {here}, list(view.offer), seats, set(view.offer))

    @property
    def sure(self) -> bool:
        """Whether every possibility has been followed: with very many it is given up."""
        return 0 < len(self.possible) < MANY

    def follow(self, actor: int, events: Sequence[Any]) -> None:
        """One move of a seat."""
        for event in events:
            match event:
                case told.Offered(offer):
                    self._offered(offer)
                case told.Kept(tickets) if self.opening:
                    self._kept_first(actor, tickets)
                case told.Kept(tickets):
                    self._kept(actor, tickets)
        if len(self.possible) >= MANY:
            self.possible = set()

    def _offered(self, offer: list[str] | int) -> None:
        if isinstance(offer, int):
            self.possible = {tickets.drawn(offer) for tickets in self.possible}
            return
        was = self.sure
        looked = (tickets.drawn(len(offer)).seen(offer, self.met) for tickets in self.possible)
        self.possible = {tickets for tickets in looked if tickets}
        assert self.possible or not was, "this offer was impossible"
        self.met |= set(offer)

    def _kept_first(self, actor: int, kept: Any) -> None:
        self.opening -= 1
        if actor == self.me:
            (here,) = self.possible
            places = [self.first_offer.index(ticket) for ticket in kept]
            here = here._replace(offer=tuple(self.first_offer))
            self.possible = {here.answered(actor, places, under=False)}

    def _kept(self, actor: int, kept: list[str] | int) -> None:
        after = set()
        for tickets in self.possible:
            n = len(tickets.offer)
            count = kept if isinstance(kept, int) else len(kept)
            for places in combinations(range(n), count):
                if isinstance(kept, int) or {tickets.offer[i] for i in places} == set(kept):
                    after.add(tickets.answered(actor, places, self.under))
        self.possible = after
