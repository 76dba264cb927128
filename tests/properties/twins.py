"""Two tables that one seat can't tell apart, made without the engine's own resampling.

A game is played. Every card and every ticket carries a tag for where it lay in the deal, and it is
written down which tags the seat got to see. Then a second table is dealt in which what the seat
never saw has changed places, and the same moves are played there: all public facts are the same.

A shuffle of discards can't be dealt, so after one the order of the second table's deck is set.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from stolik import IllegalMove, Table
from stolik.rail import events as told
from stolik.rail.codes import CLAIM, KEEP_MOVE
from stolik.rail.moves import Claim
from tests.properties.plays import Chooser, Setup, cards_of


@dataclass(eq=False)  # two cards of a color are two cards
class Tag:
    """A card: of which deck it is, its color, and who has seen it."""

    deck: int
    color: str
    fixed: bool = False  # the second table can't be given another one
    public: bool = False
    owner: int | None = None  # the seat that drew it blind


@dataclass
class Cards:
    """Where every card is."""

    seats: int
    rng: random.Random
    decks: list[list[Tag]]  # the order of each, the top last; later ones as they lay after a move
    pile: list[Tag] = field(default_factory=list)
    row: list[Tag | None] = field(default_factory=lambda: [None] * 5)
    hands: list[list[Tag]] = field(default_factory=list)

    @classmethod
    def begin(cls, order: Sequence[str], seats: int, hand: int, rng: random.Random) -> "Cards":
        tags = [Tag(0, color) for color in reversed(order)]
        cards = cls(seats, rng, [tags], list(tags), hands=[[] for _ in range(seats)])
        for seat in range(seats):
            for _ in range(hand):
                cards._draw_blind(seat, "")
        return cards

    def follow(self, table: Table, actor: int, code: int | None, events: Sequence[Any]) -> None:
        """What a move did (or the deal: no code)."""
        if code is not None and code >= CLAIM:
            claim = table.history[-1].move
            assert isinstance(claim, Claim)
            if any(isinstance(event, told.Revealed) for event in events):
                self._show(actor, [claim.color] * claim.cards + ["loco"] * claim.locos)
        for event in events:
            self._happen(actor, event)
        if any(isinstance(event, told.Recycled) for event in events):
            state, names = table.state, table.engine.cards
            number = len(self.decks)
            tags = [Tag(number, names[card]) for card in state.deck[: state.n_deck].tolist()]
            self.decks.append(tags)
            self.pile = list(tags)

    def _happen(self, actor: int, event: Any) -> None:
        match event:
            case told.Drawn(card, "deck"):
                self._draw_blind(actor, card)
            case told.Drawn(_, slot):
                tag = self.row[slot]
                assert tag is not None
                self.hands[actor].append(tag)
                self.row[slot] = None
            case told.Opened(row):
                for slot, card in enumerate(row):
                    if self.row[slot] is None and card is not None:
                        self.row[slot] = self._turn_up(card)
            case told.Swept(_):
                self.row = [None] * 5
            case told.Revealed(cards, _):
                for card in cards:
                    self._turn_up(card)
            case told.Paid(cards):
                for tag in self._show(actor, cards):
                    self.hands[actor].remove(tag)

    def _take(self, color: str) -> Tag:
        """The top card; of a deck that is made and drawn from in one move, a fixed one."""
        return self.pile.pop() if self.pile else Tag(len(self.decks), color, fixed=True)

    def _draw_blind(self, seat: int, color: str) -> None:
        tag = self._take(color)
        tag.owner = seat
        self.hands[seat].append(tag)

    def _turn_up(self, color: str) -> Tag:
        tag = self._take(color)
        assert tag.color == color
        tag.public = True
        return tag

    def _show(self, seat: int, colors: Sequence[str | None]) -> list[Tag]:
        """Cards a seat shows: those everybody knows first, then any of the others."""
        hand = self.rng.sample(self.hands[seat], len(self.hands[seat]))
        hand.sort(key=lambda tag: not tag.public)
        shown: list[Tag] = []
        for color in colors:
            tag = next(t for t in hand if t.color == color and not any(t is s for s in shown))
            tag.public = True
            shown.append(tag)
        return shown

    def swapped(self, seat: int | None) -> list[list[str]]:
        """The colors of all decks after what the seat never saw has changed places."""
        colors = [[tag.color for tag in deck] for deck in self.decks]
        for number, deck in enumerate(self.decks):
            free = [i for i, tag in enumerate(deck) if self._hidden(tag, seat)]
            moved = self.rng.sample(free, len(free))
            for i, j in zip(free, moved, strict=True):
                colors[number][i] = deck[j].color
        return colors

    @staticmethod
    def _hidden(tag: Tag, seat: int | None) -> bool:
        seen = tag.public or (tag.owner is not None and tag.owner == seat)
        return not seen and not tag.fixed


class Answer(NamedTuple):
    """Which of an offer a seat kept, as bits; an offer that waits for its answer counts as kept."""

    seat: int
    size: int
    kept: int

    def otherwise(self, rng: random.Random) -> "Answer":
        """Another choice of as many."""
        chosen = rng.sample(range(self.size), self.kept.bit_count())
        return self._replace(kept=sum(1 << i for i in chosen))


@dataclass
class Tickets:
    """Where every ticket is, by its place in the deal: long ones are -1, -2, …"""

    options: Any
    seats: int
    short: int
    answers: list[Answer] = field(default_factory=list)

    def first_offer(self, seat: int) -> list[int]:
        long, short = self.options["start_long"], self.options["start_short"]
        return [-1 - seat * long - i for i in range(long)] + [
            seat * short + i for i in range(short)
        ]

    def seen(self, seat: int | None, answers: Sequence[Answer]) -> list[int]:
        """The tickets of all offers to a seat, in order, if these are the answers."""
        deck = list(range(self.seats * self.options["start_short"], self.short))
        seen = [] if seat is None else self.first_offer(seat)
        for answer in answers[self.seats :]:
            offer, deck = deck[: answer.size], deck[answer.size :]
            if self.options["ticket_rejects"] == "under":
                deck += [ticket for i, ticket in enumerate(offer) if not answer.kept >> i & 1]
            seen += offer if answer.seat == seat else []
        return seen


@dataclass
class Twins:
    """A table and another that looks the same to a seat. Both are played move by move."""

    seat: int | None
    setup: Setup
    deal: dict[str, Any]
    other_deal: dict[str, Any]
    decks: list[list[str]]
    codes: list[int]
    other_codes: list[int]

    def play(self) -> Any:
        """Yields both tables after the deal and after every move."""
        a, b = self.setup.table(self.deal), self.setup.table(self.other_deal)
        yield a, b
        decks = iter(self.decks[1:])
        for mine, other in zip(self.codes, self.other_codes, strict=True):
            events = a.play(mine)
            try:
                b.play(other)
            except IllegalMove:  # only a pass depends on what nobody sees (R33)
                assert str(a.history[-1].move) == "pass"
                return
            if any(isinstance(event, told.Recycled) for event in events):
                order = next(decks)
                b._state.deck[: len(order)] = [b.engine.cards.index(color) for color in order]
            yield a, b


def make_twins(setup: Setup, seat: int | None) -> Twins:
    """Plays a game as the setup says, then deals its twin for a seat."""
    rng = random.Random(setup.seed)
    deal = random_deal(setup, rng)
    table = setup.table(deal)
    cards = Cards.begin(deal["cards"], setup.seats, table.options["hand"], rng)
    cards.follow(table, 0, None, table.start_events)
    tickets = Tickets(table.options, setup.seats, len(deal["tickets"]))
    chooser = Chooser(setup.style, rng)
    codes: list[int] = []
    seat_to_move, waiting = 0, 0
    while len(codes) < setup.steps and not table.over:
        actor, offered, code = table.turn, table.view(None).offered, chooser.choose(table)
        events = table.play(code)
        if table.over:
            break  # then nothing is hidden any more
        codes.append(code)
        cards.follow(table, actor, code, events)
        if offered:
            tickets.answers.append(Answer(actor, offered, code - KEEP_MOVE))
        seat_to_move, waiting = table.turn, table.view(None).offered
    if waiting and len(tickets.answers) >= setup.seats:
        tickets.answers.append(Answer(seat_to_move, waiting, (1 << waiting) - 1))
    colors = cards.swapped(seat)
    other = deal | {"cards": colors[0][::-1]}
    answers = rename_tickets(deal, other, tickets, seat, rng)
    return Twins(seat, setup, deal, other, colors, codes, with_answers(codes, answers))


def random_deal(setup: Setup, rng: random.Random) -> dict[str, Any]:
    table = setup.table()
    names = [name for name, _ in table.engine.board.tickets]
    short = table.engine.board.short_tickets
    return {
        "cards": rng.sample(sorted(cards_of(table).elements()), 110),
        "tickets": rng.sample(names[:short], short),
        "long": rng.sample(names[short:], len(names) - short),
        "first": rng.randrange(setup.seats),
    }


def rename_tickets(
    deal: dict[str, Any],
    other: dict[str, Any],
    tickets: Tickets,
    seat: int | None,
    rng: random.Random,
) -> list[Answer]:
    """Other names for what the seat never saw, other choices of the others; returns these.

    Modifies the other deal in place.
    """
    names = dict(enumerate(deal["tickets"])) | {-1 - i: t for i, t in enumerate(deal["long"])}
    mine = tickets.seen(seat, tickets.answers)
    answers = [a if a.seat == seat else a.otherwise(rng) for a in tickets.answers]
    theirs = tickets.seen(seat, answers)
    if not matching(mine, theirs):
        answers, theirs = tickets.answers, mine
    fixed = {place: names[ticket] for place, ticket in zip(theirs, mine, strict=True)}
    for key, places in (
        ("tickets", range(len(deal["tickets"]))),
        ("long", range(-1, -1 - len(deal["long"]), -1)),
    ):
        free = sorted(set(deal[key]) - set(fixed.values()))
        rng.shuffle(free)
        other[key] = [fixed[place] if place in fixed else free.pop() for place in places]
    return answers


def matching(mine: Sequence[int], theirs: Sequence[int]) -> bool:
    """Whether the two lists are the same but for names, long and short ones apart."""
    pairs = set(zip(mine, theirs, strict=True))
    apart = all((a < 0) == (b < 0) for a, b in pairs)
    return apart and len(pairs) == len(set(mine)) == len(set(theirs))


def with_answers(codes: Sequence[int], answers: Sequence[Answer]) -> list[int]:
    """The moves with other tickets kept."""
    left = iter(answers)
    return [KEEP_MOVE + next(left).kept if KEEP_MOVE <= code < CLAIM else code for code in codes]
