"""What people have added to a deal so far; folded from the log by `live.py`."""

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from stolik.server.kept.fair import digest_of_all
from stolik.server.kept.log import Committed, Revealed, Sealed

COMMIT_MS, REVEAL_MS = 8_000, 5_000
"""How long a table whose seats are taken waits for shares: to be promised, then to be shown."""


class Mixture(Struct, frozen=True):
    """Commitments and shares by seat. `since` is when the present wait began; None: none runs."""

    commitments: dict[int, str] = {}
    shares: dict[int, str] = {}
    sealed: bool = False
    since: int | None = None

    @property
    def ends(self) -> int | None:
        """When the table goes on without those who are missing, in milliseconds since 1970."""
        if self.since is None:
            return None
        return self.since + (REVEAL_MS if self.sealed else COMMIT_MS)

    def after(self, entry: Committed | Sealed | Revealed) -> Self:
        """With what was given, settled or shown."""
        match entry:
            case Committed(seat=seat, commitment=given):
                return replace(self, commitments={**self.commitments, seat: given})
            case Revealed(seat=seat, share=share):
                return replace(self, shares={**self.shares, seat: share})
        return replace(self, sealed=True, since=entry.at)

    def waiting(self, at: int, people: set[int], *, is_full: bool) -> Self:
        """Who has left adds nothing; the wait begins when the last seat is taken."""
        given = {seat: self.commitments[seat] for seat in self.commitments if seat in people}
        since = self.since if self.since is not None else at
        return replace(self, commitments=given, since=since if is_full else None)

    def without_seat(self, gone: int) -> Self:
        """A free seat was taken away: those behind it have moved up."""
        given = {seat - (seat > gone): self.commitments[seat] for seat in self.commitments}
        return replace(self, commitments=given)

    def promise(self, commitment: str) -> str | None:
        """What binds everybody: the digest of all commitments, the server's first."""
        return digest_of_all(commitment, self.commitments) if self.sealed else None
