"""A turn: its legal moves, and what a move does (R2, R11, R33, R34, R39, R40)."""

from typing import Any

from stolik.core.kernel import kernel, part
from stolik.rail.claim import build, list_claims
from stolik.rail.codes import (
    CLAIM,
    COLOR_SHIFT,
    DRAW_DECK,
    KEEP_MOVE,
    PASS,
    PAY,
    ROUTE_SHIFT,
    TICKETS,
    WITHDRAW,
)
from stolik.rail.draw import lift, receive, replace, supply, take
from stolik.rail.state import (
    ABANDONED,
    BY_LAST_ROUND,
    BY_LIMIT,
    BY_PASSES,
    DRAWN,
    ENDED,
    KEEP,
    LAST_ROUND,
    LOCO,
    MAX_OFFER,
    NO_CARD,
    NOT_OVER,
    OPEN,
    OVER,
    SECOND,
    SURCHARGE,
    TURN,
    Log,
    Moves,
    State,
    Tables,
    note,
)
from stolik.rail.tickets import keep, list_keeps, may_take, offer
from stolik.rail.tunnel import dig, least_locos, most_locos, pay_surcharge


@kernel
def legal(t: Tables, s: State, moves: Moves) -> int:
    """Lists the legal moves in their fixed order; returns how many. docs/moves.md pins it."""
    if s.phase == TURN:
        return list_turn(t, s, s.free[s.turn], moves)
    if s.phase == SECOND:
        return list_second(t, s, moves)
    if s.phase == KEEP:
        return list_keeps(t, s, moves)
    if s.phase == SURCHARGE:
        return list_surcharge(s, moves)
    return 0


@kernel
def list_turn(t: Tables, s: State, routes: Any, moves: Moves) -> int:
    """R2: take cards, take tickets, claim one of some free routes; pass by R33."""
    n = 0
    cards = supply(s)
    if cards >= t.card_reserve:
        if cards > 0:
            moves.code[0] = DRAW_DECK
            n = 1
        if s.open_cards == OPEN:
            for slot in range(OPEN):
                moves.code[n + slot] = slot
            n += OPEN
        else:
            n = list_open(s, moves, n, False)
    if may_take(t, s, s.turn):
        moves.code[n] = TICKETS
        n += 1
    n = list_claims(t, s, s.turn, routes, moves, n)
    if t.pass_always != 0 or n == 0:
        moves.code[n] = PASS
        n += 1
    return n


@part
def list_second(t: Tables, s: State, moves: Moves) -> int:
    """The second card (R26, R27, R29, R40)."""
    n = 0
    if (t.mixed_draws != 0 or s.from_deck != 0) and supply(s) > 0:
        moves.code[0] = DRAW_DECK
        n = 1
    if t.mixed_draws != 0 or s.from_deck == 0:
        n = list_open(s, moves, n, t.open_locomotive_ends_turn != 0)
    if t.both_cards == 0 or n == 0:
        moves.code[n] = PASS
        n += 1
    return n


@part
def list_open(s: State, moves: Moves, n: int, no_locomotives: bool) -> int:
    """The open cards, by slot."""
    for slot in range(OPEN):
        card = s.open[slot]
        if card != NO_CARD and not (no_locomotives and card == LOCO):
            moves.code[n] = slot
            n += 1
    return n


@part
def list_surcharge(s: State, moves: Moves) -> int:
    """Ways to pay, fewest locomotives first, and the way out (R8)."""
    n = 0
    for locos in range(least_locos(s), most_locos(s) + 1):
        moves.code[n] = PAY + locos
        n += 1
    moves.code[n] = WITHDRAW
    return n + 1


@kernel
def apply(t: Tables, s: State, move: int, log: Log) -> int:
    """Plays a legal move; returns the number of events."""
    ends, passed = True, False
    if move <= DRAW_DECK:
        ends = draw(t, s, move, log)
    elif move >= CLAIM:
        ends = claim(t, s, move, log)
    elif move >= KEEP_MOVE:
        ends = answer_offer(t, s, move - KEEP_MOVE, log)
    elif move >= PAY:
        pay_surcharge(t, s, move - PAY, log)
    elif move == TICKETS:
        offer(t, s, log)
        s.phase = KEEP
        ends = False
    elif move == WITHDRAW:
        note(log, ABANDONED, s.route, 0, 0)
    else:
        passed = s.phase == TURN
    if ends:
        end_turn(t, s, passed, log)
    return log.n


@kernel
def claim(t: Tables, s: State, move: int, log: Log) -> bool:
    """A route is claimed, or a tunnel tried; tells whether the turn ends."""
    route = (move - CLAIM) >> ROUTE_SHIFT
    color = t.base_color[route] + ((move >> COLOR_SHIFT) & 15)
    locos = move & 15
    price = (color, t.length[route] - locos, locos)
    if t.tunnel[route] != 0:
        dig(t, s, route, price, log)
        if s.surcharge > 0:
            s.phase = SURCHARGE
            return False
    build(t, s, route, price, log)
    return True


@part
def draw(t: Tables, s: State, slot: int, log: Log) -> bool:
    """One card from the deck or the row; tells whether the turn ends."""
    seat = s.turn
    ends = s.phase == SECOND
    if slot == DRAW_DECK:
        card = take(t, s, log)
        note(log, DRAWN, card, slot, 0)
    else:
        card = lift(s, slot)
        note(log, DRAWN, card, slot, 0)
        s.known[seat, card] += 1
        ends |= card == LOCO and t.open_locomotive_ends_turn != 0
    receive(t, s, seat, card, 1)
    if slot != DRAW_DECK:
        replace(t, s, slot, log)
    s.from_deck = slot == DRAW_DECK
    s.phase = SECOND
    return ends


@kernel
def answer_offer(t: Tables, s: State, chosen: int, log: Log) -> bool:
    """Tickets are kept; tells whether a turn ends: first offers come before the turns."""
    keep(t, s, chosen, log)
    if s.opening == 0:
        return True
    s.first_kept[s.turn] = s.n_held[s.turn]
    s.opening -= 1
    s.turn = following(t, s)
    if s.opening > 0:
        show_first_offer(s)
    else:
        s.phase = TURN
    return False


@part
def show_first_offer(s: State) -> None:
    """The seat to move is asked about its first offer."""
    for i in range(MAX_OFFER):
        s.offer[i] = s.first_offer[s.turn, i]


@part
def following(t: Tables, s: State) -> int:
    """The next seat in turn."""
    seat = s.turn + 1
    return 0 if seat == t.seats else seat


@part
def end_turn(t: Tables, s: State, passed: bool, log: Log) -> None:
    """Counts the turn, sees whether the game ends, hands on."""
    s.turns += 1
    if s.last_round > 0:
        s.last_round -= 1
        if s.last_round == 0:
            s.over = BY_LAST_ROUND
    elif s.cars[s.turn] <= t.last_round_cars:
        s.last_round = t.seats
        note(log, LAST_ROUND, 0, 0, 0)
    s.passes = s.passes + 1 if passed else 0
    if s.over == NOT_OVER and s.passes >= t.passes_per_seat * t.seats:
        s.over = BY_PASSES
    if s.over == NOT_OVER and t.turn_limit > 0 and s.turns >= t.turn_limit:
        s.over = BY_LIMIT
    s.turn = following(t, s)
    s.phase = TURN
    if s.over != NOT_OVER:
        s.phase = OVER
        note(log, ENDED, s.over, 0, 0)
