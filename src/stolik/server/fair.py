"""Fair deals: the seed is promised before the first move and shown after the last.

The promise is the SHA-256 of the text "seed salt", so that anybody can check it:
`printf '%s %s' SEED SALT | sha256sum`.
"""

import hashlib
import hmac
import secrets

from stolik.errors import BadRecord
from stolik.record import Record
from stolik.records.replay import read, replay

SEED_BITS = 128


def new_seed() -> str:
    """A seed that nobody can foretell, in digits."""
    return str(secrets.randbits(SEED_BITS))


def new_salt() -> str:
    """Hides the seed in the promise, however few seeds there might be."""
    return secrets.token_hex(16)


def promise(seed: str, salt: str) -> str:
    """The commitment to a seed."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()


def is_kept(record: Record) -> bool | None:
    """Whether a record's deal is the one that was promised; None: it tells of no promise."""
    commitment, salt = record.notes.get("commitment"), record.notes.get("salt")
    if commitment is None or salt is None:
        return None
    return hmac.compare_digest(promise(str(record.seed), salt), commitment)


def check(text: str) -> bool | None:
    """Replays a record and checks its deal. BadRecord says what is wrong with it."""
    record = read(text)
    replay(text)
    if record.deal is not None and "commitment" in record.notes:
        raise BadRecord("The record has a given deal: its seed promises nothing.")
    return is_kept(record)


def describe(kept: bool | None) -> str:
    """The outcome of a check, in English."""
    if kept is None:
        return "The record replays. It tells of no promise about its deal."
    if kept:
        return "The record replays, and its deal is the one that was promised."
    return "The record replays, but its deal is NOT the one that was promised."
