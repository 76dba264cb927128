"""The rail rules behind the shape that every game has (core/contract.py)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from stolik.core.bits import members
from stolik.core.contract import Event, Move, Points, Refusal
from stolik.core.engine import Calls, KernelEngine, Kernels
from stolik.core.options import Value
from stolik.core.rng import plant, seed_words
from stolik.core.shuffler import Shuffler
from stolik.errors import BadOption
from stolik.rail import calls, events, playout
from stolik.rail.aids import Helper, RailAids
from stolik.rail.bitboard import build
from stolik.rail.board import Board, MapFile
from stolik.rail.codes import PASS
from stolik.rail.custom import forced_move
from stolik.rail.deal import clear, deal_out, shuffle_all, start
from stolik.rail.given_deal import full_deal, lay_deal
from stolik.rail.moves import Codec
from stolik.rail.prices import nearest_refusal
from stolik.rail.resample import resample
from stolik.rail.scoring import score, ticket_value
from stolik.rail.state import LOG, MAX_TICKETS, MOVES, OVER, PHASES, SCORE, STATE, State
from stolik.rail.trail import longest_trail
from stolik.rail.tunnel import costs
from stolik.rail.turn import legal
from stolik.rail.view import RailView, TicketView, Viewer
from stolik.rail.walk import find_trail
from stolik.rail.why import Explainer


class RailPoints(Points, frozen=True):
    """R9, R10, R35: where a seat's points come from; `trail` is the length of its longest.

    `walk` are the routes of such a trail, one after another; while the game goes on it is empty.
    """

    routes: int
    tickets: list[TicketView]
    longest: int
    trail: int
    walk: list[str]

    def sources(self) -> dict[str, float]:
        tickets = sum(ticket.points for ticket in self.tickets)
        return {
            "routes": float(self.routes),
            "tickets": float(tickets),
            "longest": float(self.longest),
        }


class RailEngine(KernelEngine):
    """One map, one set of options, one number of seats."""

    kind = "rail"
    kernels = Kernels(legal, playout.simulate_random, STATE, MOVES, LOG, SCORE)
    calls = Calls(calls.legal, calls.apply)
    phases = PHASES

    def __init__(self, game: str, board: Board, options: Mapping[str, Value], seats: int) -> None:
        check_tickets(board, options, seats)
        self.game, self.board, self.options, self.seats = game, board, options, seats
        self.bits = build(board, options, seats)
        self.tables = self.bits.tables
        self.cards = [*board.file.colors, "loco"]
        self.tickets = [name for name, _ in board.tickets]
        self._reader = events.EventReader(self.bits, self.cards, self.tickets)
        self._codec = Codec(self.bits, board.file.colors, self.tickets)
        self._viewer = Viewer((game, board.id), self.bits, self._reader, self.cards)
        self._explainer = Explainer(self.bits, self._codec, self.cards)
        self._helper = Helper(board, self.bits, self._codec, self.cards)

    @property
    def file(self) -> MapFile:
        return self.board.file

    def forced_move(self, phase: str, choices: int) -> str | None:
        return forced_move(self.game, phase, choices)

    def to_come(self, state: State) -> dict[str, list[str]]:
        tickets = [
            state.ticket_deck[(state.ticket_top + i) % MAX_TICKETS] for i in range(state.n_tickets)
        ]
        return {
            "cards": [self.cards[card] for card in state.deck[: state.n_deck][::-1]],
            "tickets": [self.tickets[ticket] for ticket in tickets],
        }

    def to_compile(self) -> dict[str, Callable[[], object]]:
        """What has to be compiled before a play, each to be run once; the longest first."""
        state, empty = np.zeros(1, STATE)[0], np.zeros(1, STATE)[0]
        return {
            "playing a move": lambda: self.apply(empty, PASS),
            "the deal": lambda: self.start(state, 0),
            "legal moves": lambda: self.legal(state),
            "views": lambda: (self.view(state, 0), costs(self.tables, 0, 0, 0)),
            "points": lambda: (self.score(state), self._warm_trails()),
        }

    def start(self, state: State, seed: int) -> list[Event]:
        log = self._log()
        start(self.tables, state, seed_words(seed), log)
        return self._reader.read(log)

    def start_dealt(self, state: State, deal: Mapping[str, Any], seed: int) -> list[Event]:
        log = self._log()
        clear(self.tables, state)
        plant(state, seed_words(seed))
        shuffle_all(self.tables, state)
        lay_deal(self.tables, state, deal, self.cards, self.tickets)
        deal_out(self.tables, state, log)
        return self._reader.read(log)

    def full_deal(self, shuffler: Shuffler) -> dict[str, Any]:
        return full_deal(self.tables, self.cards, self.tickets, shuffler)

    def apply(self, state: State, code: int) -> list[Event]:
        return self._reader.read(self._apply(state, code))

    def why(self, state: State, move: Move) -> Refusal | None:
        refusal = self._explainer.why(state, move)
        if refusal is None and self._codec.code(state, move) not in self.legal(state):
            return Refusal("R33", "why-pass")  # the one rule that needs all other moves to judge
        return refusal

    def explain(self, state: State, text: str) -> Refusal | None:
        match text.split():
            case ["claim", route]:
                hand = self.view(state, self.turn(state)).hand
                return nearest_refusal(self.board, route, hand, lambda t: self.explain(state, t))
        return super().explain(state, text)

    def view(self, state: State, seat: int | None) -> RailView:
        return self._viewer.view(state, seat, self.tickets)

    def redact(self, happened: Sequence[Event], actor: int, seat: int | None) -> list[Event]:
        return events.redact(happened, actor, seat)

    def seen_move(self, move: Move, actor: int, seat: int | None) -> Move | None:
        return events.seen_move(move, actor, seat)

    def shows_hidden(self, _phase: str, happened: Sequence[Event]) -> bool:
        return events.shows_hidden(happened)

    def aids(self, view: Any) -> RailAids:
        return self._helper.aids(view)

    def score(self, state: State) -> list[RailPoints]:
        result = np.zeros(1, SCORE)[0]
        score(self.tables, state, result, True)
        over = state.phase == OVER
        trails = result.trail.tolist()
        return [
            RailPoints(
                total=int(result.total[seat]),
                routes=int(result.routes[seat]),
                tickets=self._ticket_points(state, seat),
                longest=int(result.longest[seat]),
                trail=trails[seat],
                walk=find_trail(self.bits, state, seat, trails[seat]) if over else [],
            )
            for seat in range(self.seats)
        ]

    def _warm_trails(self) -> int:
        return longest_trail(self.tables, np.zeros(1, STATE)[0], 0, np.zeros(1, SCORE)[0])

    def _ticket_points(self, state: State, seat: int) -> list[TicketView]:
        return [
            TicketView(self.tickets[i], int(ticket_value(self.tables, state, seat, i)))
            for i in members(state.held[seat])
        ]

    def resample(self, state: State, seat: int, seed: int) -> None:
        if not resample(self.tables, state, seat, seed_words(seed)):
            raise RuntimeError("No deal was found that fits what the seat has seen.")

    def header(self, state: State, happened: Sequence[Event]) -> dict[str, Any]:
        """The first line of a transcript, from the state right after the deal."""
        swept = [event.swept for event in happened if isinstance(event, events.Swept)]
        offered = range(self.tables.start_long + self.tables.start_short)
        return {
            "transcript": 1,
            "game": self.game,
            "map": self.board.id,
            "seats": self.seats,
            "rules": dict(self.options),
            "first": int(state.first),
            "hands": [self._cards_of(state.hands[seat].tolist()) for seat in range(self.seats)],
            "open": self._reader.row(state.open.tolist()),
            "deck": int(state.n_deck),
            "swept": swept,
            "offers": [
                [self.tickets[state.first_offer[seat, i]] for i in offered]
                for seat in range(self.seats)
            ],
        }

    def before(self, _state: State) -> dict[str, Any]:
        """What a transcript's decision has beside the shared keys, of the state before it."""
        return {}

    def after(self, _state: State) -> dict[str, Any]:
        """The same of the state after it."""
        return {}

    def result(self, state: State) -> dict[str, Any]:
        """The last line of a transcript."""
        points = self.score(state)
        best = max(p.total for p in points)
        return {
            "result": [
                {
                    "routes": p.routes,
                    "tickets": [[ticket.id, ticket.points] for ticket in p.tickets],
                    "longest": p.longest,
                    "total": p.total,
                }
                for p in points
            ],
            "longest_trail": [p.trail for p in points],
            "winners": [seat for seat, p in enumerate(points) if p.total == best],
        }

    def _cards_of(self, counts: Sequence[int]) -> list[str]:
        return [card for card, n in zip(self.cards, counts, strict=True) for _ in range(n)]


def check_tickets(board: Board, options: Mapping[str, Value], seats: int) -> None:
    """Refuses a table whose first offers the map can't fill."""
    long = len(board.tickets) - board.short_tickets
    for name, have in (("start_short", board.short_tickets), ("start_long", long)):
        need = int(options[name]) * seats
        if need > have:
            raise BadOption(
                f"{seats} seats need {need} tickets for {name} (R22); {board.id} has {have}."
            )
