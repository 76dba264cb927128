"""The rules of Carcassonne behind the shape that every game has (core/contract.py)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from stolik.carcassonne import calls, playout
from stolik.carcassonne.aids import CarcassonneAids, Helper
from stolik.carcassonne.codes import PLACE_MOVE
from stolik.carcassonne.deal import clear, full_deal, lay_deal, open_board, shuffle_all, start
from stolik.carcassonne.events import EventReader
from stolik.carcassonne.moves import Codec
from stolik.carcassonne.outlook import Lookout, Outlook
from stolik.carcassonne.resample import resample
from stolik.carcassonne.scoring import score
from stolik.carcassonne.state import (
    CITY,
    FARM,
    LOG,
    MEEPLE,
    MONASTERY,
    MOVES,
    PHASES,
    PLACE,
    ROAD,
    SCORE,
    STATE,
    State,
)
from stolik.carcassonne.tables import build
from stolik.carcassonne.tiles import TileFile, TileSet
from stolik.carcassonne.turn import legal
from stolik.carcassonne.view import CarcassonneView, FeatureView, Viewer
from stolik.carcassonne.why import Explainer
from stolik.core.contract import Event, Move, Points, Refusal
from stolik.core.engine import Calls, KernelEngine, Kernels
from stolik.core.options import Value
from stolik.core.rng import plant, seed_words
from stolik.core.shuffler import Shuffler


class FeaturePoints(msgspec.Struct, frozen=True):
    """Points of one feature: paid in play, or at the end."""

    points: int
    at_end: bool
    feature: FeatureView


class CarcassonnePoints(Points, frozen=True):
    """C6-C10: where a seat's points come from; `final_…` and `farm` count only at the end."""

    road: int
    city: int
    monastery: int
    farm: int
    final_road: int
    final_city: int
    final_monastery: int
    features: list[FeaturePoints]


class CarcassonneEngine(KernelEngine):
    """One tile set, one set of options, one number of seats."""

    kind = "carcassonne"
    kernels = Kernels(legal, playout.simulate_random, STATE, MOVES, LOG, SCORE)
    calls = Calls(calls.legal, calls.apply)
    phases = PHASES
    completing = (PHASES[MEEPLE],)
    hides_hands = False

    def __init__(self, tiles: TileSet, options: Mapping[str, Value], seats: int) -> None:
        self.tiles, self.options, self.seats = tiles, options, seats
        self.tables = build(tiles, int(options["meeples"]), seats)
        self._reader = EventReader(tiles, self.tables)
        self._codec = Codec(tiles)
        self._viewer = Viewer("carcassonne", tiles, self.tables)
        self._explainer = Explainer(tiles, self.tables)
        self._helper = Helper(tiles, self.tables)
        self._lookout = Lookout(self._viewer, self._helper)

    @property
    def file(self) -> TileFile:
        return self.tiles.file

    def to_come(self, state: State) -> dict[str, list[str]]:
        return {"tiles": [self.tiles.tiles[kind].id for kind in state.bag[: state.n_bag][::-1]]}

    def to_compile(self) -> dict[str, Callable[[], object]]:
        """What has to be compiled before a play, each to be run once; the longest first."""
        state = np.zeros(1, STATE)[0]
        return {
            "the deal and playing a move": self._first_move,
            "legal moves": lambda: self.legal(state),
            "points": lambda: self.score(state),
        }

    def _first_move(self) -> None:
        state = np.zeros(1, STATE)[0]
        self.start(state, 0)
        self.apply(state, PLACE_MOVE + 4)

    def start(self, state: State, seed: int) -> list[Event]:
        log = self._log()
        start(self.tables, state, seed_words(seed), log)
        return self._reader.read(state, log)

    def start_dealt(self, state: State, deal: Mapping[str, Any], seed: int) -> list[Event]:
        log = self._log()
        clear(self.tables, state)
        plant(state, seed_words(seed))
        shuffle_all(self.tables, state)
        turns = lay_deal(self.tables, state, deal, self.tiles)
        open_board(self.tables, state, turns, log)
        return self._reader.read(state, log)

    def full_deal(self, shuffler: Shuffler) -> dict[str, Any]:
        return full_deal(self.tables, self.tiles, shuffler)

    def apply(self, state: State, code: int) -> list[Event]:
        return self._reader.read(state, self._apply(state, code))

    def why(self, state: State, move: Move) -> Refusal | None:
        return self._explainer.why(state, move)

    def view(self, state: State, seat: int | None) -> CarcassonneView:
        return self._viewer.view(state, seat)

    def redact(self, happened: Sequence[Event], _actor: int, _seat: int | None) -> list[Event]:
        return list(happened)

    def seen_move(self, move: Move, _actor: int, _seat: int | None) -> Move | None:
        return move

    def shows_hidden(self, phase: str, _happened: Sequence[Event]) -> bool:
        """After a meeple the next tile is drawn; a tile that was laid shows nothing new."""
        return phase != PHASES[MEEPLE]

    def aids(self, view: Any) -> CarcassonneAids:
        return self._helper.aids(view)

    def without_aids(self, view: Any) -> CarcassonneView:
        """Without whose features are and what they are worth; the board tells it to who counts."""
        return msgspec.structs.replace(view, features=[])

    def outlooks(self, view: Any, moves: Sequence[Move], odds: bool) -> list[Outlook]:
        return self._lookout.outlooks(view, moves, odds)

    def score(self, state: State) -> list[CarcassonnePoints]:
        result = np.zeros(1, SCORE)[0]
        score(self.tables, state, result)
        features = self._paid_features(state)
        return [
            CarcassonnePoints(
                total=int(result.total[seat]),
                road=int(state.points[seat, ROAD]),
                city=int(state.points[seat, CITY]),
                monastery=int(state.points[seat, MONASTERY]),
                farm=int(result.final[seat, FARM]),
                final_road=int(result.final[seat, ROAD]),
                final_city=int(result.final[seat, CITY]),
                final_monastery=int(result.final[seat, MONASTERY]),
                features=features[seat],
            )
            for seat in range(self.seats)
        ]

    def _paid_features(self, state: State) -> list[list[FeaturePoints]]:
        """For each seat the features it has points of, those of play first."""
        rows: list[list[FeaturePoints]] = [[] for _ in range(self.seats)]
        board = self._viewer.board(state)
        for root in board.roots():
            seats = board.paid(root)
            at_end = board.is_occupied(root)
            if seats or at_end:
                feature = self._viewer.feature(state, board, root)
                for seat in feature.owners if at_end else seats:
                    rows[seat].append(FeaturePoints(feature.value, at_end, feature))
        for row in rows:
            row.sort(key=lambda paid: paid.at_end)
        return rows

    def resample(self, state: State, _seat: int, seed: int) -> None:
        resample(state, seed_words(seed))

    def header(self, state: State, _happened: Sequence[Event]) -> dict[str, Any]:
        """The first line of a transcript, from the state right after the deal."""
        turned = {"start_turned": 90 * int(state.turned[0])} if state.turned[0] else {}
        return {
            "transcript": 1,
            "game": "carcassonne",
            "tiles": self.tiles.id,
            "seats": self.seats,
            "rules": dict(self.options),
            "first": int(state.first),
            "start": self.tiles.tiles[state.kind[0]].id,
            **turned,
        }

    def before(self, state: State) -> dict[str, Any]:
        """What a transcript's decision has beside the shared keys, of the state before it."""
        kind = state.drawn if state.phase == PLACE else state.kind[state.n_tiles - 1]
        return {"tile": self.tiles.tiles[kind].id}

    def after(self, state: State) -> dict[str, Any]:
        """The same of the state after it."""
        return {
            "scores": state.points[: self.seats].sum(axis=1).tolist(),
            "meeples": state.supply[: self.seats].tolist(),
        }

    def result(self, state: State) -> dict[str, Any]:
        """The last line of a transcript."""
        points = self.score(state)
        best = max(p.total for p in points)
        kinds = ("road", "city", "monastery", "farm", "final_road", "final_city")
        names = (*kinds, "final_monastery", "total")
        return {
            "result": [{name: getattr(p, name) for name in names} for p in points],
            "winners": [seat for seat, p in enumerate(points) if p.total == best],
        }
