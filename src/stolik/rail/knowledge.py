"""What follows from public facts about the cards in a hand (R12).

A hand is `known` cards, which everybody can name, and hidden ones. Cards become known when they
are taken openly or shown for a claim, and a payment uses known cards first: what is left of the
hidden ones is the same either way.

When the deck runs out, the discards, which are public, become the deck. From then on each seat
knows what all others hold together: every card that is not in the new deck, not open and not its
own. So the hidden cards that a seat has drawn in one pass through the deck are a pool whose
content, over all others together, is known:

    pools[i, seat]   what the seat drew blind in the i-th remembered pass (dealt cards too)
    fresh cards      what it drew blind in the present pass; they come from the present deck

With two seats there is one other, and a pool is simply its cards. With more a hidden card that is
shown may come from any pool the seat has cards of. It is then noted in `shown` with what was
possible at that time (card, pools, fresh cards drawn, how many), and a sample has to explain it;
until then it also counts in its pool. Of more than MAX_POOLS passes the oldest are joined, and so
they are when a seat has more than MAX_SHOWN open questions; if that does not help, all pools are
given up until the next recycle: less is then known, never anything wrong.
"""

from stolik.core.kernel import kernel, part, wide
from stolik.rail.state import KINDS, MAX_POOLS, MAX_SHOWN, State, Tables


@part
def show(t: Tables, s: State, seat: int, card: int, count: int) -> None:
    """Everybody sees that the seat has at least so many of a card."""
    more = count - s.known[seat, card]
    if more > 0:
        if s.n_pools > 0:
            explain(t, s, seat, wide(card), wide(more))
        s.known[seat, card] = count


@part
def pool_size(s: State, i: int, seat: int) -> int:
    """Cards of a seat in one pool, those shown since included."""
    n = 0
    for k in range(KINDS):
        n += s.pools[i, seat, k]
    return n


@part
def pooled(s: State, seat: int) -> int:
    """Cards of a seat in all pools, those shown since included."""
    n = 0
    for i in range(s.n_pools):
        n += pool_size(s, i, seat)
    return n


@kernel
def fresh(s: State, seat: int) -> int:
    """Cards a seat has drawn blind in the present pass, those shown since included."""
    n = -pooled(s, seat)
    for i in range(s.n_shown[seat]):
        n += s.shown[seat, i, 3]
    for k in range(KINDS):
        n += wide(s.hands[seat, k]) - wide(s.known[seat, k])
    return n


@kernel
def explain(t: Tables, s: State, seat: int, card: int, count: int) -> None:
    """Hidden cards become known: where did they come from?"""
    pool_cards = pooled(s, seat)
    if pool_cards == 0:
        return
    if t.seats == 2:
        s.pools[0, seat, card] = max(0, s.pools[0, seat, card] - count)
        return
    drawn = fresh(s, seat)
    if drawn == 0 and s.n_shown[seat] == 0:
        for i in range(s.n_pools):
            if pool_size(s, i, seat) == pool_cards:
                s.pools[i, seat, card] -= count
                return
    while s.n_shown[seat] == MAX_SHOWN and s.n_pools > 1:
        join_oldest(t, s)
    if s.n_shown[seat] == MAX_SHOWN:
        forget_pools(s)
        return
    n = s.n_shown[seat]
    s.shown[seat, n, 0] = card
    s.shown[seat, n, 1] = s.n_pools
    s.shown[seat, n, 2] = drawn
    s.shown[seat, n, 3] = count
    s.n_shown[seat] += 1


@kernel
def forget_pools(s: State) -> None:
    """Gives up what was told about where hidden cards are."""
    s.pools[:] = 0
    s.shown[:] = 0
    s.n_shown[:] = 0
    s.n_pools = 0


@kernel
def recycled(t: Tables, s: State) -> None:
    """A pass through the deck is over: fresh cards become a pool."""
    if t.seats == 2:  # all that the other hides is known: one pool is enough
        s.n_pools = 0
    elif s.n_pools == MAX_POOLS:
        join_oldest(t, s)
    for seat in range(t.seats):
        for k in range(KINDS):
            n = wide(s.hands[seat, k]) - wide(s.known[seat, k])
            for i in range(s.n_shown[seat]):
                if s.shown[seat, i, 0] == k:
                    n += s.shown[seat, i, 3]
            for i in range(s.n_pools):
                n -= s.pools[i, seat, k]
            s.pools[s.n_pools, seat, k] = n
    s.n_pools += 1


@kernel
def join_oldest(t: Tables, s: State) -> None:
    """Makes one pool of the two oldest, so that there is room."""
    for seat in range(t.seats):
        for k in range(KINDS):
            s.pools[0, seat, k] += s.pools[1, seat, k]
            for i in range(1, MAX_POOLS - 1):
                s.pools[i, seat, k] = s.pools[i + 1, seat, k]
            s.pools[MAX_POOLS - 1, seat, k] = 0
        for i in range(s.n_shown[seat]):
            at = wide(s.shown[seat, i, 1])
            if at == 1:  # its limit was on a pool that is now part of a larger one
                s.shown[seat, i, 2] = 127
            s.shown[seat, i, 1] = max(0, at - 1)
        drop_certain(s, seat)
    s.n_pools -= 1


@part
def drop_certain(s: State, seat: int) -> None:
    """Shown cards that can only come from the oldest pool leave it for good."""
    n = 0
    for i in range(s.n_shown[seat]):
        if s.shown[seat, i, 1] == 0:
            s.pools[0, seat, s.shown[seat, i, 0]] -= s.shown[seat, i, 3]
        else:
            for field in range(4):
                s.shown[seat, n, field] = s.shown[seat, i, field]
            n += 1
    for i in range(n, s.n_shown[seat]):
        for field in range(4):
            s.shown[seat, i, field] = 0
    s.n_shown[seat] = n
