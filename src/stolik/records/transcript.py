"""A play as JSON lines that a program sharing no code with us can check (docs/transcripts.md)."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from stolik.core.contract import Event
from stolik.game import Table


def transcript(table: Table) -> Iterator[str]:
    """The lines of a play: header, decisions, and the result if it is over."""
    engine, state = table.engine, table.start
    yield _line(engine.header(state, table.start_events))
    waiting = _of_next(table.start_events)
    for n, decision in enumerate(table.history):
        legal = [str(engine.move(state, code)) for code in engine.legal(state)]
        engine.apply(state, decision.code)
        events = waiting + [event for event in decision.events if not event.of_next]
        waiting = _of_next(decision.events)
        if engine.over(state):
            events += waiting
        yield _line(
            {
                "n": n,
                "seat": decision.seat,
                "phase": decision.phase,
                **decision.given,
                "legal": legal,
                "move": str(decision.move),
                "events": [event.on_paper() for event in events],
                **engine.after(state),
            }
        )
    if table.over:
        yield _line(engine.result(state))


def _of_next(events: Sequence[Event]) -> list[Event]:
    """What belongs to the turn that begins."""
    return [event for event in events if event.of_next]


def _line(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()
