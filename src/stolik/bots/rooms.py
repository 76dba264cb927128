"""Room that kernels work in, shared by all bots that think in the same thread.

A search needs megabytes while it runs and nothing of them afterwards: room for each bot at each
table would fill the memory of a server.
"""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Room = TypeVar("Room")


class Rooms(threading.local, Generic[Room]):
    """`mine()` is this thread's room; it is made when it is first asked for."""

    def __init__(self, make: Callable[[], Room]) -> None:
        self._make = make
        self._room: Room | None = None

    def mine(self) -> Room:
        if self._room is None:
            self._room = self._make()
        return self._room
