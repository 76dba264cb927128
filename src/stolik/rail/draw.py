"""Cards: the deck, the discards and the open row (R3, R26-R29, R41, R42)."""

from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import shuffle
from stolik.rail.knowledge import recycled
from stolik.rail.state import (
    KINDS,
    LOCO,
    NO_CARD,
    OPEN,
    OPENED,
    RECYCLED,
    SWEPT,
    Log,
    State,
    Tables,
    note,
    note_list,
)


@part
def supply(s: State) -> int:
    """Cards that can still be drawn."""
    return s.n_deck + s.n_discards


@part
def take(t: Tables, s: State, log: Log) -> int:
    """The next card; there must be one."""
    if s.n_deck == 0:
        recycle(t, s, log)
    s.n_deck -= 1
    return wide(s.deck[s.n_deck])


@kernel
def recycle(t: Tables, s: State, log: Log) -> None:
    """R3: the discards become the new deck."""
    n = 0
    for card in range(KINDS):
        for _ in range(s.discards[card]):
            s.deck[n] = card
            n += 1
        s.discards[card] = 0
    shuffle(s, s.deck[:n])
    s.n_deck, s.n_discards = n, 0
    recycled(t, s)
    note(log, RECYCLED, n, 0, 0)


@part
def discard(s: State, card: int, count: int) -> None:
    """Spent cards go onto the pile."""
    s.discards[card] += count
    s.n_discards += count


@part
def receive(t: Tables, s: State, seat: int, card: int, count: int) -> None:
    """A hand gains (or pays) cards; the routes it can pay follow."""
    s.hands[seat, card] += count
    n = s.hands[seat, card]
    for w in range(2):
        others = s.afford[seat, w] & ~t.of_color[card, w]
        s.afford[seat, w] = others | t.affordable[card, n, w]


@part
def lay(s: State, slot: int, card: int) -> None:
    """Puts a card into an empty slot of the row."""
    s.open[slot] = card
    s.open_cards += 1
    if card == LOCO:
        s.open_locos += 1


@part
def lift(s: State, slot: int) -> int:
    """Takes the card out of a slot."""
    card = wide(s.open[slot])
    s.open[slot] = NO_CARD
    s.open_cards -= 1
    if card == LOCO:
        s.open_locos -= 1
    return card


@part
def replace(t: Tables, s: State, slot: int, log: Log) -> None:
    """R3: a card was lifted from a slot; nearly always it alone is empty."""
    if log.n < 0 and s.open_cards == OPEN - 1 and supply(s) > 0:
        lay(s, slot, take(t, s, log))
        if t.sweep_locomotives > 0 and s.open_locos >= t.sweep_locomotives:
            sweep(t, s, log)
    else:
        fill_row(t, s, log)


@kernel
def fill_row(t: Tables, s: State, log: Log) -> None:
    """R3: every empty slot, lowest first, as far as cards go; then R28."""
    for slot in range(OPEN):
        if s.open[slot] == NO_CARD and supply(s) > 0:
            lay(s, slot, take(t, s, log))
    if log.n >= 0:
        note_list(log, wide(OPENED), s.open[:], wide(0))
    if t.sweep_locomotives > 0 and s.open_locos >= t.sweep_locomotives:
        sweep(t, s, log)


@kernel
def sweep(t: Tables, s: State, log: Log) -> None:
    """R28: the row goes and is laid anew, as often as the limit allows."""
    for _ in range(t.sweep_limit):
        if s.open_locos < t.sweep_locomotives or supply(s) < OPEN:
            return
        note_list(log, wide(SWEPT), s.open[:], wide(0))
        for slot in range(OPEN):
            if s.open[slot] != NO_CARD:
                discard(s, lift(s, slot), 1)
        for slot in range(OPEN):
            lay(s, slot, take(t, s, log))
        note_list(log, wide(OPENED), s.open[:], wide(0))
