"""A policy from the plan: claim what is wanted, draw what it lacks, then build for points."""

from typing import Any

from stolik.bots.bench import OnBench
from stolik.bots.rail.plan import FAR, Plan, make_plan, renew_plan
from stolik.bots.rail.weights import (
    CAR_POINTS,
    GOAL_LOCO,
    HURRY_CARS,
    LOCO_NEED,
    PATIENCE,
    PATIENCE_FADES,
    SPARE_CARD,
    SPARE_LOCO,
    TICKETS_CARS,
)
from stolik.core.bits import bit, has, lowest, rest
from stolik.core.kernel import kernel, part, wide
from stolik.core.rng import below
from stolik.rail.bitboard import GRAY
from stolik.rail.codes import (
    CLAIM,
    COLOR_SHIFT,
    DRAW_DECK,
    KEEP_MOVE,
    PASS,
    ROUTE_SHIFT,
    TICKETS,
    WITHDRAW,
)
from stolik.rail.draw import supply
from stolik.rail.state import (
    COLORS,
    KEEP,
    LOCO,
    NO_CARD,
    OPEN,
    SURCHARGE,
    TURN,
    WORDS,
    Moves,
    State,
    Tables,
)
from stolik.rail.turn import legal, list_turn

NOTHING = -1


@kernel
def choose_planned(w: Any, t: Tables, s: State, n: int, bench: OnBench, plan: Plan) -> int:
    """The policy's move of the n that lie on the bench. The plan is modified in place."""
    if s.phase == KEEP:
        return choose_keep(w, t, s, n, bench, plan)
    if n == 1:
        return wide(bench.moves.code[0])
    if s.phase == SURCHARGE:
        return wide(bench.moves.code[0])  # the fewest locomotives; withdrawing is last
    renew_plan(w, t, s, s.turn, plan, bench.graph)
    claim = best_claim(w, t, s, bench.moves, n, plan)
    if claim != NOTHING:
        return claim
    return choose_card(w, t, s, n, bench, plan)


@kernel
def decide(w: Any, t: Tables, s: State, bench: OnBench, plan: Plan) -> int:
    """The same, of all legal moves. Where every card may be drawn, so that there is no lack of
    moves, only the claims that it may want are listed.
    """
    if s.phase == TURN and s.open_cards == OPEN and supply(s) >= t.card_reserve:
        renew_plan(w, t, s, s.turn, plan, bench.graph)
        routes = s.free[s.turn] if wants_any(s, plan) else plan.wanted[:]
        n = list_turn(t, s, routes, bench.moves)
    else:
        n = legal(t, s, bench.moves)
    return choose_planned(w, t, s, n, bench, plan)


@part
def wants_any(s: State, plan: Plan) -> bool:
    """Whether routes are claimed beside those of the plan."""
    return wants_nothing(plan) or s.last_round > 0


@kernel
def choose_keep(w: Any, t: Tables, s: State, n: int, bench: OnBench, plan: Plan) -> int:
    """The tickets whose plan is worth most."""
    codes = bench.moves.code
    best, found = -FAR, wide(codes[0])
    for i in range(n):
        plan.held = held_with(s, wide(codes[i]))
        value = make_plan(w, t, s, s.turn, plan, bench.graph)
        if value > best:
            best, found = value, wide(codes[i])
    plan.made = 0
    return found


@part
def held_with(s: State, code: int) -> int:
    """The tickets of the seat to move, with those that it would keep."""
    held, chosen = s.held[s.turn], code - KEEP_MOVE
    for k in range(s.n_offer):
        if chosen >> k & 1:
            held |= bit(wide(s.offer[k]))
    return held


@part
def wants_nothing(plan: Plan) -> bool:
    """Whether the plan is fulfilled."""
    return plan.wanted[0] | plan.wanted[1] | plan.wanted[2] == 0


@kernel
def best_claim(w: Any, t: Tables, s: State, moves: Moves, n: int, plan: Plan) -> int:
    """A wanted route that can be paid, the longest first; else one for its points alone."""
    seat = s.turn
    spare = wants_nothing(plan)
    free_cars = wide(s.cars[seat])
    for word in range(WORDS):
        routes = plan.wanted[word]
        while routes != 0:
            free_cars -= t.length[64 * word + lowest(routes)]
            routes = rest(routes)
    soonest = soonest_end(t, s, seat)
    hurry = s.last_round > 0 or free_cars <= 6 or soonest <= w[HURRY_CARS]
    may_draw = s.n_deck + s.n_discards + s.open_cards > 0
    if (
        may_draw
        and not hurry
        and hand_size(s, seat) < w[PATIENCE] - w[PATIENCE_FADES] * (40 - soonest)
    ):
        return NOTHING
    least = goal_value(w, t, s, seat, plan, free_cars) if spare and not hurry else 0.0
    best, found = 0.0, NOTHING
    for i in range(n):
        code = wide(moves.code[i])
        if code < CLAIM:
            continue
        route, locos = (code - CLAIM) >> ROUTE_SHIFT, code & 15
        length = t.length[route]
        value = 0.0
        if has(plan.wanted[route >> 6], route & 63):
            value = 100.0 + length
        elif length > free_cars or not wants_any(s, plan):
            continue
        elif hurry:
            value = 1.0 * t.points[route]
        else:
            worth = t.points[route] - w[CAR_POINTS] * length - w[SPARE_LOCO] * locos
            value = 1.0 * t.points[route] if worth >= least else 0.0
        if value > 0.0:
            value -= 0.3 * locos + waste(t, s, code, plan)
            if value > best:
                best, found = value, code
    return found


@part
def hand_size(s: State, seat: int) -> int:
    """Cards in a seat's hand."""
    cards = wide(s.hands[seat, LOCO])
    for c in range(COLORS):
        cards += wide(s.hands[seat, c])
    return cards


@part
def soonest_end(t: Tables, s: State, seat: int) -> int:
    """The fewest cars that another seat has left."""
    soonest = 1000
    for other in range(t.seats):
        if other != seat:
            soonest = min(soonest, wide(s.cars[other]))
    return soonest


@kernel
def goal_value(w: Any, t: Tables, s: State, seat: int, plan: Plan, cars: int) -> float:
    """What the best route to save for is worth; the plan keeps it."""
    most = 0
    for c in range(COLORS):
        most = max(most, wide(s.hands[seat, c]))
    best = 0.0
    plan.goal = NOTHING
    locos = wide(s.hands[seat, LOCO])
    for word in range(WORDS):
        routes = s.free[seat, word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            length = t.length[route]
            if length > cars:
                continue
            have = most if word == GRAY else wide(s.hands[seat, t.base_color[route]])
            missing = max(0, length - max(t.ferry[route], min(locos, 1)) - have)
            missing += max(0, t.ferry[route] - locos)
            value = t.points[route] - w[CAR_POINTS] * length - w[SPARE_CARD] * missing
            if value > best:
                best, plan.goal = value, route
    return best


@part
def waste(t: Tables, s: State, code: int, plan: Plan) -> float:
    """What it costs the seat to move to spend a color on a gray route that wanted routes need."""
    route = (code - CLAIM) >> ROUTE_SHIFT
    if route >> 6 != GRAY:
        return 0.0
    color = code >> COLOR_SHIFT & 15
    if color >= COLORS:
        return 1.0
    left = wide(s.hands[s.turn, color]) - (t.length[route] - (code & 15))
    missing = 0
    for word in range(2):
        routes = plan.wanted[word]
        while routes != 0:
            other = 64 * word + lowest(routes)
            routes = rest(routes)
            if t.base_color[other] == color:
                missing = max(missing, t.length[other] - left)
    return 0.2 * missing - 0.01 * left


@kernel
def choose_card(w: Any, t: Tables, s: State, n: int, bench: OnBench, plan: Plan) -> int:
    """An open card that is needed, tickets when all is done, or the deck."""
    seat, moves = s.turn, bench.moves
    may_draw_deck, may_take, slots = False, False, 0
    for i in range(n):
        code = wide(moves.code[i])
        if code < OPEN:
            slots |= 1 << code
        may_draw_deck |= code == DRAW_DECK
        may_take |= code == TICKETS
    if may_take and wants_nothing(plan) and wants_tickets(w, t, s, seat):
        return TICKETS
    best, found = 0.0, NOTHING
    for slot in range(OPEN):
        if slots >> slot & 1 and s.open[slot] != NO_CARD:
            card = wide(s.open[slot])
            value = card_need(w, t, s, seat, card, plan)
            if value > best:
                best, found = value, slot
    if found != NOTHING:
        return found
    if may_draw_deck:
        return DRAW_DECK
    if slots != 0:
        return lowest(slots)
    last = wide(moves.code[n - 1])
    return last if last in (PASS, WITHDRAW) else wide(moves.code[below(bench.chance, n)])


@part
def wants_tickets(w: Any, t: Tables, s: State, seat: int) -> bool:
    """Whether there is time for another ticket."""
    soonest = 1000
    for other in range(t.seats):
        soonest = min(soonest, wide(s.cars[other]))
    return soonest >= w[TICKETS_CARS] and s.last_round == 0


@kernel
def card_need(w: Any, t: Tables, s: State, seat: int, card: int, plan: Plan) -> float:
    """How much a card helps: missing for a wanted route, or for a long one when all is done."""
    missing, most, ferries = 0, 0, 0
    goal = plan.goal if wants_nothing(plan) else NOTHING
    for c in range(COLORS):
        most = max(most, wide(s.hands[seat, c]))
    total = 0
    for word in range(WORDS):
        routes = plan.wanted[word]
        while routes != 0:
            route = 64 * word + lowest(routes)
            routes = rest(routes)
            ferries += t.ferry[route]
            length = t.length[route] - t.ferry[route]
            if word == GRAY:
                gap = length - most
                total += max(0, gap)
                if gap > 0 and card != LOCO and s.hands[seat, card] == most:
                    missing = max(missing, gap)
            else:
                gap = length - wide(s.hands[seat, t.base_color[route]])
                total += max(0, gap)
                if t.base_color[route] == card and gap > 0:
                    missing = max(missing, gap)
    if card == LOCO:
        short = ferries - wide(s.hands[seat, LOCO])
        if goal != NOTHING:
            return w[GOAL_LOCO]
        return 3.0 if short > 0 or total >= w[LOCO_NEED] else 0.0
    if missing > 0:
        return 4.0 + 1.0 / missing
    if wants_nothing(plan):
        value = 0.5 + 0.1 * wide(s.hands[seat, card])
        if goal != NOTHING and goal >> 6 != GRAY:
            return value + 3.0 if t.base_color[goal] == card else 0.0
        return value if s.hands[seat, card] == most else 0.0
    return 0.0
