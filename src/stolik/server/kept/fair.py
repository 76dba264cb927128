"""Fair deals: what is promised before the first move and shown after the last.

The server is bound by the SHA-256 of the text "seed salt" before anybody else adds a share. At a
table that mixes, each person's client then gives the SHA-256 of a share, and shows the share when
all are given; seed and shuffle follow from the server's seed and the shares together. Everything
can be followed by hand (docs/records.md).
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from stolik.core.shuffler import Shuffler
from stolik.errors import BadRecord
from stolik.game import Game, Table
from stolik.record import Record
from stolik.records.replay import read, replay

SEED_BITS = 128
HALF = SEED_BITS // 4
"""The hexadecimal digits of a seed, which are half of those of a SHA-256."""


class Finding(Struct, frozen=True):
    """What a check of a deal found.

    `kept`: it is the one that the record's own promise tells of; None: it tells of none.
    `promised`: that promise is the one that somebody noted. `missing` are the seats whose shares
    were never shown.
    """

    kept: bool | None
    promised: bool = False
    missing: tuple[int, ...] = ()


def new_seed() -> str:
    """A seed that nobody can foretell, in digits."""
    return str(secrets.randbits(SEED_BITS))


def new_salt() -> str:
    """Hides the seed in the promise, however few seeds there might be."""
    return secrets.token_hex(16)


def new_share() -> str:
    """What a client adds to a deal."""
    return secrets.token_hex(32)


def promise(seed: str, salt: str) -> str:
    """The commitment to a seed."""
    return digest(f"{seed} {salt}")


def digest(text: str) -> str:
    """As `printf %s TEXT | sha256sum` gives it."""
    return hashlib.sha256(text.encode()).hexdigest()


def digest_of_all(first: str, by_seat: Mapping[int, str]) -> str:
    """The SHA-256 of several lines: the server's part, then "seat part" in the order of seats."""
    lines = [first, *(f"{seat} {by_seat[seat]}" for seat in sorted(by_seat))]
    return digest("".join(f"{line}\n" for line in lines))


def mixed_table(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: str,
    shares: Mapping[int, str],
) -> Table:
    """The deal that follows from the server's seed and the shares.

    The first half of their digest is the seed of the play (by which discards are shuffled again),
    the second half the key of the deal: neither tells anything of the other.
    """
    whole = digest_of_all(seed, shares)
    engine = game.engine(game.options(**options), seats)
    deal = engine.full_deal(Shuffler(whole[HALF:]))
    return game.new(int(whole[:HALF], 16), seats, deal=deal, options=options)


def check(text: str, noted: str | None = None) -> Finding:
    """Replays a record and checks its deal. BadRecord says what is wrong with it."""
    record = read(text)
    table = replay(text)
    seed = record.notes.get("server-seed")
    if record.deal is not None and seed is None and "commitment" in record.notes:
        raise BadRecord("The record has a given deal: its seed promises nothing.")
    commitment, salt = record.notes.get("commitment"), record.notes.get("salt")
    if commitment is None or salt is None:
        return Finding(None)
    kept = hmac.compare_digest(promise(seed or str(record.seed), salt), commitment)
    if seed is None:
        return Finding(kept, _same(noted, commitment))
    hashes, shares = _by_seat(record, "commitment-"), _by_seat(record, "share-")
    kept = kept and all(digest(share) == hashes.get(seat) for seat, share in shares.items())
    kept = kept and _is_dealt_so(record, table, seed, shares)
    missing = tuple(sorted(hashes.keys() - shares.keys()))
    return Finding(kept, _same(noted, digest_of_all(commitment, hashes)), missing)


def promise_of(record: Record) -> str | None:
    """What a record says was promised: the text that somebody could have noted."""
    commitment = record.notes.get("commitment")
    if commitment is None or "server-seed" not in record.notes:
        return commitment
    return digest_of_all(commitment, _by_seat(record, "commitment-"))


def _same(noted: str | None, told: str) -> bool:
    return noted is not None and hmac.compare_digest(noted.strip().lower().encode(), told.encode())


def _is_dealt_so(record: Record, table: Table, seed: str, shares: Mapping[int, str]) -> bool:
    mixed = mixed_table(table.game, record.seats, record.options, seed, shares)
    return (mixed.seed, mixed.deal) == (record.seed, record.deal)


def _by_seat(record: Record, prefix: str) -> dict[int, str]:
    found = {}
    for key, value in record.notes.items():
        seat = key.removeprefix(prefix)
        if key.startswith(prefix) and seat.isascii() and seat.isdigit():
            found[int(seat)] = value
    return found


def describe(finding: Finding) -> str:
    """The outcome of a check, in English."""
    if finding.kept is None:
        return "The record replays. It tells of no promise about its deal."
    if not finding.kept:
        return "The record replays, but its deal is NOT the one that was promised."
    missing = "".join(f" Seat {seat} never showed its share." for seat in finding.missing)
    if finding.promised:
        return f"The record replays, and its deal was promised before the first move.{missing}"
    return (
        "The record replays and agrees with itself: its deal is the one that its promise tells of."
        f"{missing} Only a promise that you noted before the first move (--commitment) can show "
        "that it was not written afterwards."
    )
