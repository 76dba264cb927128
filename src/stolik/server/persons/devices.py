"""The devices of a person: one more by a code that works once, and all others ended.

A token has a generation; those of an older one than the person's are no longer known. A code is
kept as its digest alone, works for some minutes, and a person has one at a time.
"""

import secrets
import time
from collections import OrderedDict

from stolik.server.ground.refusals import Refuse
from stolik.server.kept.fair import digest
from stolik.server.kept.setup import now
from stolik.server.persons.people import Known
from stolik.server.storage.base import Storage

CODE_BYTES = 16
CODE_SECONDS = 300
REMEMBERED_SECONDS = 5.0
"""So long another process may still know a token that was ended here."""
MOST_REMEMBERED = 10_000
NEW_CODE = """
    INSERT INTO codes (code, person, until) VALUES ($1, $2, $3)
    ON CONFLICT (person) DO UPDATE SET code = $1, until = $3, taker = NULL
"""
TAKE = "UPDATE codes SET taker = $2 WHERE code = $1 AND taker IS NULL AND until > $3"
END = """
    INSERT INTO devices (person, generation) VALUES ($1, 1)
    ON CONFLICT (person) DO UPDATE SET generation = devices.generation + 1
"""


class Devices:
    """Which tokens of a person still count."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._remembered: OrderedDict[str, tuple[int, float]] = OrderedDict()

    async def admits(self, known: Known | None) -> bool:
        """Whether a token is of the person's present generation."""
        return known is not None and known.generation == await self.generation(known.person)

    async def generation(self, person: str) -> int:
        """How often somebody has ended the other devices."""
        found, until = self._remembered.get(person, (0, 0.0))
        if time.monotonic() < until:
            return found
        sql = "SELECT generation FROM devices WHERE person = $1"
        rows = await self._storage.fetch(sql, person)
        found = int(rows[0][0]) if rows else 0
        self._remembered[person] = (found, time.monotonic() + REMEMBERED_SECONDS)
        self._remembered.move_to_end(person)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """Another process has ended this person's devices."""
        self._remembered.pop(person, None)

    async def new_code(self, person: str) -> str:
        """A code that makes another device this person's; an older one is gone with it."""
        code = secrets.token_urlsafe(CODE_BYTES)
        until = now() + 1000 * CODE_SECONDS
        await self._storage.transact(
            [
                ("DELETE FROM codes WHERE until < $1", (now(),)),
                (NEW_CODE, (digest(code), person, until)),
            ]
        )
        return code

    async def take(self, code: str) -> str:
        """Whose code it is; once, whichever of several processes is asked."""
        taker = secrets.token_urlsafe(CODE_BYTES)
        await self._storage.transact([(TAKE, (digest(code), taker, now()))])
        rows = await self._storage.fetch("SELECT person FROM codes WHERE taker = $1", taker)
        if not rows:
            raise Refuse("error-code")
        return str(rows[0][0])

    async def end_all(self, person: str) -> None:
        """No token that was given so far is known any more, nor a code."""
        await self._storage.transact(
            [("DELETE FROM codes WHERE person = $1", (person,)), (END, (person,))]
        )
        self.forget(person)
