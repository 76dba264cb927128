"""What happened at a rail table, in sentences."""

from collections.abc import Sequence

from stolik.cli.draw import Seats, Words
from stolik.cli.rail.names import Names
from stolik.core.contract import Event
from stolik.rail.events import (
    Abandoned,
    Claimed,
    Drawn,
    Ended,
    Kept,
    LastRound,
    Offered,
    Opened,
    Paid,
    Recycled,
    Returned,
    Revealed,
    Swept,
)


class Log:
    """Tells events as one seat may know them (redacted already)."""

    def __init__(self, names: Names, words: Words, seats: Seats) -> None:
        self._names, self._words, self._seats = names, words, seats

    def tell(self, seat: int, passed: bool, events: Sequence[Event]) -> str:
        """One decision; a new open row is told only where more than one card changed."""
        told = [self._tell(seat, "event-passed")] if passed else []
        whole_row = any(isinstance(event, Swept | Claimed) for event in events)
        for event in events:
            if whole_row or not isinstance(event, Opened):
                told.append(self._sentence(seat, event))
        return " ".join(told)

    def _tell(self, seat: int, key: str, **args: str | int) -> str:
        if seat == self._seats.me:
            return self._words(f"{key}-own", **args)
        return self._words(key, name=self._seats[seat], **args)

    def _sentence(self, seat: int, event: Event) -> str:
        args: dict[str, str | int] = {}
        match event:
            case Kept(tickets):
                key, args = "event-kept", self._ticket_args(tickets)
            case Returned(tickets):
                key, args = "event-returned", self._ticket_args(tickets)
            case Offered(tickets):
                key, args = "event-offered", self._ticket_args(tickets)
            case Drawn(color, "deck"):
                key, args = "event-drawn-deck", {"color": color or ""}
            case Drawn(color, _):
                key, args = "event-drawn-open", {"color": color or ""}
            case Paid(cards):
                key, args = "event-paid", {"cards": self._names.sorted_cards(cards)}
            case Claimed(route, points):
                key, args = "event-claimed", {"route": self._names.route(route), "points": points}
            case Abandoned(route):
                key, args = "event-abandoned", {"route": self._names.route(route)}
            case LastRound():
                key = "event-last-round"
            case _:
                return self._of_the_table(event)
        return self._tell(seat, key, **args)

    def _ticket_args(self, tickets: list[str] | int) -> dict[str, str | int]:
        if isinstance(tickets, int):
            return {"count": tickets}
        return {"count": len(tickets), "tickets": self._names.tickets(tickets)}

    def _of_the_table(self, event: Event) -> str:
        """What is nobody's deed."""
        words, names = self._words, self._names
        match event:
            case Recycled(count):
                return words("event-recycled", count=count)
            case Opened(row):
                return words("event-opened", cards=names.cards(row))
            case Swept(row):
                return words("event-swept", cards=names.cards(row))
            case Revealed([], surcharge):
                return words("event-revealed-none", surcharge=surcharge)
            case Revealed(cards, surcharge):
                return words("event-revealed", cards=names.cards(cards), surcharge=surcharge)
            case Ended(over):
                return words(f"event-over-{over.replace('_', '-')}")
        raise AssertionError(f"no sentence for {event}")
