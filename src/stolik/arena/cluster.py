"""Work on a Ray cluster: the same tasks, wherever they are done. An extra: `stolik[cluster]`."""

import os
import secrets
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Self, TypeVar

from stolik.core.kernel import fingerprint
from stolik.errors import BadOption, LostWorker

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
LOCAL_WORKERS = 2
RETRIES = 5
"""So often a task is done again when its worker is lost."""
KNOCK_SECONDS = 5.0
AHEAD = 4
"""Tasks that wait for each worker: enough to keep it busy, few enough to stop soon."""


class Cluster:
    """A Ray cluster by its address; `local` starts one on this machine, for as long as it is used.

    Ray gives the tasks of a lost worker to another one. A task depends on nothing but itself, so
    that changes nothing but the time.
    """

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=_secret())
        self._ray = import_ray()
        quiet = {"log_to_driver": False, "logging_level": "error"}
        try:
            if address == LOCAL:
                self._ray.init(
                    address=LOCAL, num_cpus=workers or LOCAL_WORKERS, include_dashboard=False,
                    _node_ip_address="127.0.0.1", **quiet,
                )  # fmt: skip
            else:
                knock(address)
                self._ray.init(address=address, **quiet)
        except (ConnectionError, OSError, RuntimeError, TimeoutError, ValueError) as error:
            raise BadOption(f"--cluster {address}: {_first_line(error)}") from error
        self._most = AHEAD * max(1, workers or int(self._ray.cluster_resources().get("CPU", 1)))

    def map(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        remote = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_run)
        ours = _version()
        waiting: deque[Any] = deque()
        left = iter(tasks)
        try:
            while True:
                while len(waiting) < self._most and (task := next(left, None)) is not None:
                    waiting.append(remote.remote(function, task, ours))
                if not waiting:
                    return
                yield self._get(waiting[0])
                waiting.popleft()
        finally:
            for reference in waiting:
                self._ray.cancel(reference, force=True)

    def _get(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from error
        except errors.RayError as error:
            raise LostWorker(
                f"A worker was lost {RETRIES + 1} times: {_first_line(error)}"
            ) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()


def knock(address: str) -> None:
    """OSError if nobody answers there: Ray itself would try for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


def _run(function: Callable[[T], R], task: T, theirs: str) -> R:
    """A task, in a worker that has the very same rules and bots."""
    if _version() != theirs:
        raise BadOption("The workers of the cluster have another version of Stolik than you.")
    return function(task)


@cache
def _secret() -> str:
    """Of this process's own clusters: none is left in anybody's home.

    One for all of them: Ray keeps the first that it has read and shows it to the next cluster.
    """
    return secrets.token_hex(32)


@cache
def _version() -> str:
    return fingerprint("all")


def import_ray() -> Any:
    """Ray, or how to get it."""
    try:
        import ray  # noqa: PLC0415 - an extra
        import ray.exceptions  # noqa: PLC0415
    except ImportError as error:
        raise BadOption(
            "--cluster needs Ray, which is not installed: pip install 'stolik[cluster]'."
        ) from error
    return ray


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
