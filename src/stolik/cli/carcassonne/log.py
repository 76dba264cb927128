"""What happened at a Carcassonne table, in sentences."""

from collections.abc import Sequence
from itertools import groupby

from stolik.carcassonne.events import Discarded, Scored
from stolik.carcassonne.moves import Meeple, Place
from stolik.cli.draw import Deed, Seats, Words
from stolik.core.contract import Event


def kind_of(spot: str) -> str:
    """The kind of feature that a spot is of: `city.0` is of a city."""
    return spot.partition(".")[0]


def at(x: int, y: int) -> str:
    """A place of the board as moves write it."""
    return f"{x} {y}"


class Log:
    """Tells turns: where a tile went, where a follower went, what was paid to whom."""

    def __init__(self, words: Words, seats: Seats) -> None:
        self._words, self._seats = words, seats

    def tell(self, deeds: Sequence[Deed]) -> list[str]:
        """A line for each turn, for both of its decisions together."""
        return [self._turn(seat, list(turn)) for seat, turn in groupby(deeds, lambda d: d.seat)]

    def _turn(self, seat: int, deeds: Sequence[Deed]) -> str:
        own = seat == self._seats.me
        told = self._own(deeds) if own else self._others(self._seats[seat], deeds)
        told += [self._event(event) for deed in deeds for event in deed.events]
        return " ".join(told)

    def _own(self, deeds: Sequence[Deed]) -> list[str]:
        """Where the own tile went, one has just seen."""
        spots = [deed.move.spot for deed in deeds if isinstance(deed.move, Meeple)]
        return [self._words("event-stood-own", kind=kind_of(spot)) for spot in spots]

    def _others(self, name: str, deeds: Sequence[Deed]) -> list[str]:
        moves = [deed.move for deed in deeds]
        kinds = [kind_of(move.spot) for move in moves if isinstance(move, Meeple)]
        places = [at(move.x, move.y) for move in moves if isinstance(move, Place)]
        if kinds:
            return [
                self._words("event-laid-stood", name=name, place=place, kind=kinds[0])
                for place in places
            ]
        return [self._words("event-laid", name=name, place=place) for place in places]

    def _event(self, event: Event) -> str:
        match event:
            case Scored():
                gains = [f"{self._seats[seat]} +{event.points}" for seat in event.seats]
                return self._words(
                    "event-scored",
                    kind=event.scored,
                    tiles=event.tiles,
                    pennants=event.pennants,
                    gains=", ".join(gains),
                )
            case Discarded():
                return self._words("event-discarded")
        raise AssertionError(f"no sentence for {event}")
