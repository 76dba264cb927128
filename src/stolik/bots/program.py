"""Another program that speaks in lines: started, listened to with a deadline, ended for good.

Three threads carry bytes, so that whatever the program does (flood, stall, say half a line, never
read) nobody but these threads waits for it. It leads a process group of its own, and the whole
group is ended.
"""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO

from stolik.errors import BotFault

LONGEST_LINE = 1 << 20
LINES_AHEAD = 16
"""Lines that are read before anybody wants them; then the program has to wait."""
KEPT_ERRORS = 8192
TOLD_LINES, TOLD_LETTERS = 4, 400
POLITE_SECONDS = 0.3
"""How long a program may take to leave when its input ends."""
CAN_GROUP = hasattr(os, "killpg")


class Ended(BotFault):
    """The program's output is at its end, or no line."""


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it; BotFault if it can't be."""
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=CAN_GROUP,
            )
        except (OSError, ValueError) as error:
            raise BotFault(f"it can't be started: {error}") from error
        self._said: deque[bytes] = deque()
        self._said_size = 0
        self._lines: queue.Queue[bytes | str] = queue.Queue(LINES_AHEAD)
        self._to_write: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._gone = threading.Event()
        self._threads = [
            threading.Thread(target=run, daemon=True)
            for run in (self._read_lines, self._read_errors, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Writes a line; it never waits."""
        self._to_write.put(line + b"\n")

    def read(self, deadline: float) -> bytes:
        """The next line; BotFault says why there is none."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise BotFault("it did not answer in time") from None
        if isinstance(line, str):
            raise Ended(line)
        return line

    @property
    def has_spoken(self) -> bool:
        """Whether there is a line that nobody asked for."""
        return not self._lines.empty()

    def end(self, *, politely: bool = True) -> None:
        """Ends it and all that it started."""
        self._to_write.put(None)
        if politely:
            self._gone.wait(POLITE_SECONDS)
        # Before it is waited for: until then its number can't be another process's.
        with contextlib.suppress(OSError):
            if CAN_GROUP:
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._gone.set()
        for thread in self._threads:
            thread.join(POLITE_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                assert pipe is not None
                pipe.close()

    def last_words(self) -> str:
        """The last lines of its error output."""
        text = b"".join(self._said).decode("utf-8", "replace")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return " | ".join(lines[-TOLD_LINES:])[-TOLD_LETTERS:]

    def exit_code(self) -> int | None:
        """How it ended, once `end` was called."""
        return self._process.returncode

    def _read_lines(self) -> None:
        out = _pipe(self._process.stdout)
        last = "it ended"
        with contextlib.suppress(OSError, ValueError):
            while line := out.readline(LONGEST_LINE):
                if not line.endswith(b"\n"):
                    long = len(line) == LONGEST_LINE
                    last = "it wrote a line without end" if long else "it ended within a line"
                    break
                if not self._put(line):
                    return
        self._put(last)
        self._gone.set()

    def _put(self, line: bytes | str) -> bool:
        """Keeps a line, as soon as there is room; False if nobody will want it."""
        while not self._gone.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return True
        return False

    def _read_errors(self) -> None:
        errors = _pipe(self._process.stderr)
        with contextlib.suppress(OSError, ValueError):
            while said := errors.read1(KEPT_ERRORS):  # type: ignore[attr-defined]
                self._said.append(said)
                self._said_size += len(said)
                while len(self._said) > 1 and self._said_size > KEPT_ERRORS:
                    self._said_size -= len(self._said.popleft())

    def _write(self) -> None:
        into = _pipe(self._process.stdin)
        with contextlib.suppress(OSError, ValueError):
            while (line := self._to_write.get()) is not None:
                into.write(line)
                into.flush()
        with contextlib.suppress(OSError, ValueError):
            into.close()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
