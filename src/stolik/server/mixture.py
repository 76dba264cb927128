"""What people have added to a deal so far; folded from the log by `live.py`."""

from msgspec import Struct

from stolik.server.fair import digest_of_all

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

    def promise(self, commitment: str) -> str | None:
        """What binds everybody: the digest of all commitments, the server's first."""
        return digest_of_all(commitment, self.commitments) if self.sealed else None
