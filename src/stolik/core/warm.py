"""The first compile on a machine, with progress: nobody should stare at a still screen."""

import contextlib
import sys
import time
from collections.abc import Callable, Mapping

from stolik.core.kernel import CACHE, JIT

Show = Callable[[int, int, str, float], None]


def prepare(name: str, parts: Mapping[str, Callable[[], object]], show: Show | None = None) -> None:
    """Runs every part once, so that its kernels are compiled and kept; later calls do nothing."""
    ready = CACHE / f"{name}.ready"
    if not JIT or ready.exists():
        return
    show = show or on_terminal
    began = time.perf_counter()
    for i, (part, run) in enumerate(parts.items()):
        show(i, len(parts), part, time.perf_counter() - began)
        run()
    show(len(parts), len(parts), "", time.perf_counter() - began)
    with contextlib.suppress(OSError):  # another start may have pruned the folder meanwhile
        ready.touch()


def on_terminal(done: int, parts: int, part: str, seconds: float) -> None:
    """One line on standard error for each part."""
    if done == 0:
        print("Compiling the rules, once on this machine:", file=sys.stderr, flush=True)
    if done < parts:
        print(f"  {done + 1} of {parts}: {part} …", file=sys.stderr, flush=True)
    else:
        print(f"  ready after {seconds:.0f} s", file=sys.stderr, flush=True)
