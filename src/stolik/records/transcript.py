"""A play as JSON lines that a program sharing no code with us can check (docs/transcripts.md)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from stolik.game import Table


def transcript(table: Table) -> Iterator[str]:
    """The lines of a play: header, decisions, and the result if it is over."""
    engine, state = table.engine, table.start
    yield _line(engine.header(state, table.start_events))
    for n, decision in enumerate(table.history):
        legal = [str(engine.move(state, code)) for code in engine.legal(state)]
        engine.apply(state, decision.code)
        yield _line(
            {
                "n": n,
                "seat": decision.seat,
                "phase": decision.phase,
                "legal": legal,
                "move": str(decision.move),
                "events": decision.events,
            }
        )
    if table.over:
        yield _line(engine.result(state))


def _line(value: dict[str, Any]) -> str:
    return msgspec.json.encode(value).decode()
