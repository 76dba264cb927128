"""Who is at a table: clients of this process, and what other processes tell of theirs."""

import time
from collections.abc import Iterable
from typing import Protocol

from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.wire.protocol import Presence

AWAY_SECONDS = 60.0


class Client(Protocol):
    """A connected client, as its table knows it."""

    sight: Sight

    def send(self, message: bytes) -> None:
        """Puts a message on its way."""

    def close(self, code: int) -> None:
        """Ends the connection."""


class Attendance:
    """Comes and goes. Only of persons who sit at the table it is remembered since when."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        self._gone_since: dict[str, float] = {}

    def come(self, client: Client) -> None:
        self.clients.add(client)

    def go(self, client: Client, live: LiveTable) -> None:
        self.clients.discard(client)
        if client.sight.seats(live):
            self._note_gone({str(client.sight.person)})

    def note_sitters(self, live: LiveTable) -> None:
        """Who has sat down and is not connected yet is gone since now, not since ever."""
        sitters = {chair.person for chair in live.chairs if chair.person}
        self._note_gone(sitters - self._gone_since.keys())
        for person in self._gone_since.keys() - sitters:
            del self._gone_since[person]

    def note_process(self, process: str, people: Iterable[str], watchers: int) -> None:
        """Another process tells who is connected to it."""
        before = self.people()
        self._elsewhere[process] = (frozenset(people), watchers)
        self._note_gone(before)

    def keep_processes(self, alive: set[str]) -> bool:
        """Forgets processes that are gone; whether there were any."""
        dead, before = self._elsewhere.keys() - alive, self.people()
        for process in dead:
            del self._elsewhere[process]
        self._note_gone(before)
        return bool(dead)

    def _note_gone(self, people: Iterable[str]) -> None:
        """Those of them who are nowhere are gone since now."""
        for person in set(people) - self.people():
            self._gone_since[person] = time.monotonic()

    def people_here(self) -> set[str]:
        """Persons connected to this process."""
        return {client.sight.person for client in self.clients if client.sight.person}

    def sitters_here(self, live: LiveTable) -> list[str]:
        """Those of them who sit at the table."""
        return sorted(person for person in self.people_here() if live.seats_of(person))

    def people(self) -> set[str]:
        """Persons connected anywhere."""
        return self.people_here().union(*(people for people, _ in self._elsewhere.values()))

    def watchers_here(self, live: LiveTable) -> int:
        return sum(not client.sight.seats(live) for client in self.clients)

    def presence(self, live: LiveTable) -> Presence:
        """What everybody is told."""
        here = self.people()
        seats = [chair.person in here if chair.person else False for chair in live.chairs]
        elsewhere = sum(watchers for _, watchers in self._elsewhere.values())
        return Presence(seats, self.watchers_here(live) + elsewhere)

    def away(self, live: LiveTable) -> set[int]:
        """The seats whose people have been gone for a while."""
        late, here = time.monotonic() - AWAY_SECONDS, self.people()
        return {
            seat
            for seat, chair in enumerate(live.chairs)
            if chair.person
            and chair.person not in here
            and self._gone_since.get(chair.person, time.monotonic()) <= late
        }
