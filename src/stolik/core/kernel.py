"""The one decorator for compiled rules, and the folder where their compiled form is kept.

Numba looks only at a function's own file to decide whether its cached code is still good, so a
changed callee or data file would give stale results. Here the cache folder itself is named after
a hash of everything kernels are made from; a change anywhere leads to a fresh folder.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_PARTS = ("core", "rail", "carcassonne", "bots")
KEPT_FOLDERS = 4
KEPT_SECONDS = 3 * 3600
"""Several checkouts may share a machine, and running programs need theirs: older ones go."""

Function = TypeVar("Function", bound=Callable[..., Any])


def cache_root() -> Path:
    """`$STOLIK_CACHE`, or the user's cache folder."""
    if given := os.environ.get("STOLIK_CACHE"):
        return Path(given).expanduser()
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "stolik"


def fingerprint() -> str:
    """A hash of every source and data file that compiled code depends on."""
    digest = hashlib.sha256()
    for part in KERNEL_PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in {".py", ".json"}:
                digest.update(f"{path.relative_to(PACKAGE)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prune(folder: Path) -> None:
    """Removes the oldest kernel folders beside this one."""
    others = [p for p in folder.parent.iterdir() if p.is_dir() and p != folder]
    others.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for old in others[KEPT_FOLDERS - 1 :]:
        if time.time() - old.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(old, ignore_errors=True)


def choose_cache() -> Path:
    """Makes the folder for this very source; without a writable home nothing is kept."""
    folder = cache_root() / "kernels" / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        prune(folder)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="stolik-kernels-"))
    numba.config.CACHE_DIR = str(folder)
    return folder


CACHE = choose_cache()
JIT = not numba.config.DISABLE_JIT

wide: Callable[[Any], Any] = np.int64
"""Widens a narrow field: compiled code keeps int(int8) narrow and would compile callees twice."""

_FLAGS = {
    "cache": True,
    "nogil": True,
    "boundscheck": True,  # costs about 2 %
    "no_cfunc_wrapper": True,  # nobody calls kernels from C, and wrappers take time to compile
    "error_model": "numpy",
}
_compile = numba.njit(**_FLAGS)
_inline = numba.njit(**_FLAGS, inline="always")


def kernel(function: Function) -> Function:
    """Compiles a rule on its first use; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    compiled: Function = _compile(function)
    return compiled


def part(function: Function) -> Function:
    """For a few lines that many kernels share: put into each of them instead of compiled apart.

    Compiling a function costs far more than its few lines do, so this is what keeps the first
    start short.
    """
    inlined: Function = _inline(function)
    return inlined
