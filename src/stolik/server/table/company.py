"""Who is at a table, told to its clients and to the other processes that serve it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from stolik.server.storage.base import Here, News, Storage, WhoIsThere
from stolik.server.table.attendance import Attendance, Client
from stolik.server.table.throttle import Throttle

if TYPE_CHECKING:
    from stolik.server.table.live import LiveTable

encode = msgspec.json.Encoder().encode


class Company:
    """Comes and goes, here and in other processes.

    Others are told the persons who sit at the table and the number of all the rest: however many
    watch, the note is short.
    """

    def __init__(self, live: "Callable[[], LiveTable]", storage: Storage) -> None:
        self.attendance = Attendance()
        self._live = live
        self._storage = storage
        self._presence = Throttle(self._tell_presence)
        self.attendance.note_sitters(live())

    @property
    def clients(self) -> set[Client]:
        return self.attendance.clients

    def come(self, client: Client) -> None:
        self.attendance.come(client)
        self.tell_presence()

    def go(self, client: Client) -> None:
        self.attendance.go(client, self._live())
        self.tell_presence()

    def away(self) -> set[int]:
        """The seats whose people have been gone for a while."""
        return self.attendance.away(self._live())

    def seats_changed(self) -> None:
        """Somebody who is here may have a seat now."""
        self.attendance.note_sitters(self._live())
        self.tell_others()
        self.tell(self.attendance.presence(self._live()))

    def tell_presence(self) -> None:
        """Tells clients here, and other processes."""
        self._presence.ask(len(self.clients))

    def _tell_presence(self) -> None:
        self.tell_others()
        self.tell(self.attendance.presence(self._live()))

    def tell_others(self) -> None:
        """Tells other processes who is connected to this one."""
        live = self._live()
        here = Here(self.attendance.sitters_here(live), self.attendance.watchers_here(live))
        self._tell_processes(here)

    def ask_others(self) -> None:
        """Other processes will tell who is connected to them."""
        self._tell_processes(WhoIsThere())

    def _tell_processes(self, news: News) -> None:
        self._storage.tell(self._live().id, news)

    def note_process(self, process: str, people: list[str], watchers: int) -> None:
        """Another process tells who is connected there."""
        self.attendance.note_process(process, people, watchers)
        self.tell(self.attendance.presence(self._live()))

    def forget_processes(self, alive: set[str]) -> None:
        """People of processes that are gone are gone too."""
        if self.attendance.keep_processes(alive):
            self.tell(self.attendance.presence(self._live()))

    def tell(self, message: msgspec.Struct) -> None:
        """Sends the same to all clients."""
        encoded = encode(message)
        for client in list(self.clients):
            client.send(encoded)

    def close(self) -> None:
        self._presence.stop()
