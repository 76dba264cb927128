"""A base for engines in plain Python. A game says what is marked first; all else has a default.

Every play is a state: one NumPy record with the fields that the game gives it, zero at first. It is
copied, compared, stored and sent as bytes, so everything that a play depends on must be in it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from stolik.core.contract import Batch, Event, Move, Refusal
from stolik.core.engine import UsualEngine
from stolik.core.options import Value
from stolik.core.shuffler import WORD, Shuffler
from stolik.errors import BadDeal, InvalidMove
from stolik.plain.structs import (
    Phrase,
    PlainAids,
    PlainEvent,
    PlainMove,
    PlainPoints,
    PlainSeat,
    PlainView,
)

LOTS = "lots"
"""The one entry of a deal that is given: the number that all chance comes from."""
LONGEST = 100_000


class PlainEngine(UsualEngine):
    """The rules of one game for certain options and seats. It has no state: every play brings its.

    A subclass sets `state_type` and defines `legal`, `do`, `points`; where there is chance or
    anything hidden also `deal` and `hide`.
    """

    state_type: ClassVar[Any]
    """A record: `record([("turn", np.int8), ("over", np.int8), …])` of stolik.core.records."""
    view_type: ClassVar[type[PlainView]] = PlainView
    hides: ClassVar[bool] = False
    """Whether seats see different things, or moves show what nobody knew."""

    def __init__(self, family: str, game: str, options: Mapping[str, Value], seats: int) -> None:
        self.kind, self.game, self.options, self.seats = family, game, options, seats

    @property
    def hides_hands(self) -> bool:
        return self.hides

    # What every game says.

    def legal(self, state: Any) -> list[int]:
        """The numbers of all legal moves, in a fixed order; none when it is over."""
        raise NotImplementedError

    def do(self, state: Any, code: int) -> Iterable[PlainEvent] | None:
        """Plays a legal move, and tells what came of it beside the move. The state is modified."""
        raise NotImplementedError

    def points(self, state: Any) -> Sequence[int]:
        """Every seat's points as they stand; the most win."""
        raise NotImplementedError

    # What a game with chance or hidden things says.

    def deal(self, state: Any, lots: Shuffler) -> Iterable[PlainEvent] | None:
        """Prepares a fresh state, all zero. All chance of the play is drawn here."""

    def hide(self, state: Any, seat: int, lots: Shuffler) -> None:
        """Deals anew all that a seat can't see, as it can be for all that it has seen."""

    # What a game may say.

    def turn(self, state: Any) -> int:
        """Whose decision it is."""
        return int(state["turn"])

    def over(self, state: Any) -> bool:
        return bool(state["over"])

    def phase(self, state: Any) -> str:
        """The kind of decision."""
        return "over" if self.over(state) else "play"

    def text(self, code: int) -> str:
        """A move as people write it."""
        return str(code)

    def play_out(self, state: Any, rng: Random) -> None:
        """Plays on by chance to the end, for searches; some games know a shorter way."""
        for _ in range(LONGEST):
            if self.over(state):
                return
            self.do(state, rng.choice(self.legal(state)))

    def number(self, text: str) -> int:
        """The number of a move from its text; ValueError if it is none."""
        return int(text)

    def forbidden(self, state: Any, code: int) -> Phrase | None:
        """Why a move is not legal: a message of the game's texts."""
        del state, code
        return None

    def facts(self, state: Any, seat: int | None) -> list[Phrase]:
        """What a seat is told of the position."""
        del state, seat
        return []

    def seat_facts(self, state: Any, whose: int, seat: int | None) -> list[Phrase]:
        """What a seat is told of another, or of itself."""
        del state, whose, seat
        return []

    def drawing(self, state: Any, seat: int | None) -> str:
        """The position in characters."""
        del state, seat
        return ""

    def seen(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The fields that its `view_type` has beside those of a PlainView."""
        del state, seat
        return {}

    def hints(self, view: Any) -> list[Phrase]:
        """Help for a seat, from its view alone."""
        del view
        return []

    # What every engine gives (core/contract.py), from what is above.

    def to_compile(self) -> dict[str, Callable[[], object]]:
        """What has to be compiled before a play: nothing here."""
        return {}

    def start(self, state: Any, seed: int) -> list[Event]:
        return list(self.deal(state, Shuffler(str(seed))) or [])

    def full_deal(self, shuffler: Shuffler) -> dict[str, Any]:
        return {LOTS: ["".join(f"{shuffler.below(WORD):016x}" for _ in range(4))]}

    def start_dealt(self, state: Any, deal: Mapping[str, Any], _seed: int) -> list[Event]:
        if set(deal) != {LOTS} or len(deal[LOTS]) != 1:
            raise BadDeal(f"A deal of {self.game} is one number: {LOTS}.")
        return list(self.deal(state, Shuffler(deal[LOTS][0])) or [])

    def resample(self, state: Any, seat: int, seed: int) -> None:
        self.hide(state, seat, Shuffler(str(seed)))

    def apply(self, state: Any, code: int) -> list[Event]:
        return list(self.do(state, code) or [])

    def move(self, _state: Any, code: int) -> Move:
        return PlainMove(self.text(code))

    def code(self, _state: Any, move: Move) -> int | None:
        return self.number(str(move))

    def parse(self, text: str) -> Move:
        try:
            return PlainMove(self.text(self.number(text.strip())))
        except (ValueError, LookupError) as error:
            raise InvalidMove(f"{text!r} is no move of {self.game}.") from error

    def why(self, state: Any, move: Move) -> Refusal | None:
        code = self.number(str(move))
        if code in self.legal(state):
            return None
        reason = self.forbidden(state, code)
        return Refusal("", reason.key, reason.args) if reason else Refusal("", "why-plain")

    def view(self, state: Any, seat: int | None) -> PlainView:
        points = self.points(state)
        return self.view_type(
            seat=seat,
            turn=self.turn(state),
            phase=self.phase(state),
            seats=[
                PlainSeat(int(points[whose]), self.seat_facts(state, whose, seat))
                for whose in range(self.seats)
            ],
            facts=self.facts(state, seat),
            drawing=self.drawing(state, seat),
            **self.seen(state, seat),
        )

    def redact(self, events: Sequence[Event], _actor: int, _seat: int | None) -> list[Event]:
        return list(events)

    def seen_move(self, move: Move, _actor: int, _seat: int | None) -> Move | None:
        return move

    def shows_hidden(self, _phase: str, _events: Sequence[Event]) -> bool:
        return self.hides

    def aids(self, view: Any) -> PlainAids:
        return PlainAids(self.hints(view))

    def score(self, state: Any) -> list[PlainPoints]:
        return [PlainPoints(int(points)) for points in self.points(state)]

    def header(self, state: Any, events: Sequence[Event]) -> dict[str, Any]:
        """The first line of a transcript, from the state right after the deal."""
        return {
            "transcript": 1,
            "game": self.game,
            "seats": self.seats,
            "rules": dict(self.options),
            "first": self.turn(state),
            "events": [event.on_paper() for event in events],
        }

    def before(self, _state: Any) -> dict[str, Any]:
        return {}

    def after(self, _state: Any) -> dict[str, Any]:
        return {}

    def result(self, state: Any) -> dict[str, Any]:
        """The last line of a transcript."""
        totals = [points.total for points in self.score(state)]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return {"result": [{"total": total} for total in totals], "winners": winners}

    def simulate(self, first: int, count: int) -> Batch:
        """Random games with seeds from `first` on."""
        rows = np.array([self._random_game(first + i) for i in range(count)], np.int64)
        return Batch(rows[:, 4:], rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3])

    def _random_game(self, seed: int) -> list[int]:
        """Decisions, listed moves, turns, how it ended (0), and every seat's points."""
        state, rng = np.zeros(1, self.state_type)[0], Random(seed)
        self.start(state, seed)
        decisions = listed = turns = 0
        mover = -1
        while not self.over(state) and decisions < LONGEST:
            codes = self.legal(state)
            turns += self.turn(state) != mover
            mover = self.turn(state)
            self.do(state, rng.choice(codes))
            decisions, listed = decisions + 1, listed + len(codes)
        return [decisions, listed, turns, 0, *map(int, self.points(state))]
