"""Writes what follows from the wire's structs: `python -m tools.wire` (`--check` only compares).

web/src/wire.ts       the types, for the client
docs/protocol.md      the messages, for people
"""

import sys
from pathlib import Path

from tools.wire_docs import protocol_page
from tools.wire_types import typescript

ROOT = Path(__file__).resolve().parent.parent
MADE = {"web/src/wire.ts": typescript, "docs/protocol.md": protocol_page}


def stale() -> list[str]:
    """The files that are not as they would be written now."""
    return [name for name, write in MADE.items() if _read(name) != write()]


def _read(name: str) -> str:
    path = ROOT / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        for name in stale():
            print(f"{name} is stale: run python -m tools.wire", file=sys.stderr)
        return 1 if stale() else 0
    for name, write in MADE.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(write(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
