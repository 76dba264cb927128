"""The first compile on a machine, with progress: nobody should stare at a still screen."""

import contextlib
import os
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from stolik.core.kernel import JIT, cache_folder, home_of

Show = Callable[[int, int, str, float], None]


def is_ready(home: str, name: str) -> bool:
    """Whether nothing is left to compile of that name."""
    return not JIT or _mark(home, name).exists()


def _mark(home: str, name: str) -> Path:
    return cache_folder(home_of(home)) / f"{name}.ready"


def prepare(
    home: str, name: str, parts: Mapping[str, Callable[[], object]], show: Show | None = None
) -> None:
    """Runs every part once, so that its kernels are compiled and kept; later calls do nothing.

    `home` is the module whose kernels they are. The first part should be the longest: where
    possible a second process compiles it meanwhile.
    """
    if is_ready(home, name):
        return
    show = show or _shows[-1]
    began = time.perf_counter()
    names = list(parts)
    helper = compile_apart(parts[names[0]]) if len(names) > 1 else 0
    order = [*names[1:], names[0]] if helper else names
    for i, part in enumerate(order):
        show(i, len(order), part, time.perf_counter() - began)
        if part == names[0] and helper:
            os.waitpid(helper, 0)
        parts[part]()
    show(len(order), len(order), "", time.perf_counter() - began)
    with contextlib.suppress(OSError):  # the folder may not be writable: then it is done again
        _mark(home, name).touch()


def compile_apart(run: Callable[[], object]) -> int:
    """Starts a process that compiles into the cache; returns its number, or 0 if it can't be."""
    if not hasattr(os, "fork") or threading.active_count() > 1 or (os.cpu_count() or 1) < 2:
        return 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the child compiles and leaves: other threads can't matter
        child = os.fork()
    if child == 0:
        try:
            run()
        finally:
            os._exit(0)  # whatever went wrong shows when the parent runs the same part
    return child


def on_terminal(done: int, parts: int, part: str, seconds: float) -> None:
    """One line on standard error for each part."""
    if done == 0:
        print("Compiling the rules, once on this machine:", file=sys.stderr, flush=True)
    if done < parts:
        print(f"  {done + 1} of {parts}: {part} …", file=sys.stderr, flush=True)
    else:
        print(f"  ready after {seconds:.0f} s", file=sys.stderr, flush=True)


_shows: list[Show] = [on_terminal]


@contextlib.contextmanager
def shown_by(show: Show) -> Iterator[None]:
    """Progress goes there meanwhile."""
    _shows.append(show)
    try:
        yield
    finally:
        _shows.remove(show)
