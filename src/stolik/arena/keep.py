"""Played pairs in a file: whoever stops goes on from there, and half a line does no harm."""

from pathlib import Path

import msgspec

from stolik.arena.pair import Pair
from stolik.errors import BadOption


class Row(msgspec.Struct, frozen=True):
    """A played pair: of which meeting, on which deal."""

    meeting: int
    seed: int
    games: Pair


class Keeper:
    """A file whose first line says what it is about, then a line for each pair."""

    def __init__(self, path: Path, about: msgspec.Struct) -> None:
        self._path = path
        self._about = msgspec.json.encode(about).decode()
        try:
            self.rows = self._read() if path.exists() else []
            lines = [self._about, *(msgspec.json.encode(row).decode() for row in self.rows)]
            fresh = path.with_name(path.name + ".new")
            fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
            fresh.replace(path)
        except (OSError, UnicodeDecodeError) as error:
            raise BadOption(f"Pairs can't be kept in {path}: {error}") from error

    def _read(self) -> list[Row]:
        about, *lines = self._path.read_text(encoding="utf-8").splitlines() or [""]
        if about != self._about:
            raise BadOption(
                f"{self._path} is of another match or ladder: use its options, or another file."
            )
        rows = []
        for line in lines:
            try:
                rows.append(msgspec.json.decode(line, type=Row))
            except msgspec.MsgspecError:
                break  # the last line of a program that was killed
        return rows

    def add(self, row: Row) -> None:
        """Keeps a pair."""
        self.rows.append(row)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(row).decode() + "\n")
