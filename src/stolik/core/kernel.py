"""The one decorator for compiled rules, and the folder where their compiled form is kept.

Numba looks only at a function's own file to decide whether its cached code is still good, so a
changed callee or data file would give stale results. Here the cache folder itself is named after
a hash of everything its kernels are made from; a change leads to a fresh folder. Each package with
kernels says in its `__init__` what they are made from: a bot that changed leaves the compiled rules
alone.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np

PACKAGE = Path(__file__).resolve().parent.parent
ALL = "all"
"""The folder for kernels of modules outside of Stolik that say nothing about them."""
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


def home_of(module: str) -> str:
    """The package whose word holds for the kernels of a module: the nearest one that has KERNELS.

    KERNELS are patterns of the files that a package's kernels are made from: within Stolik those
    of Stolik's folder; outside, those of its own folder, beside all of Stolik. A package elsewhere
    that says nothing means all its files.
    """
    name = module
    while name:
        if hasattr(sys.modules.get(name), "KERNELS"):
            return name.removeprefix("stolik.")
        name = name.rpartition(".")[0]
    top = module.partition(".")[0]
    return top if _folder_of(top) else ALL


def _folder_of(package: str) -> Path | None:
    """The folder of a package that is no part of Stolik."""
    paths = getattr(sys.modules.get(package), "__path__", None)
    return Path(next(iter(paths))) if paths and package != PACKAGE.name else None


@cache
def hash_file(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def fingerprint(home: str) -> str:
    """A hash of every source and data file that the compiled code of a package depends on."""
    digest = hashlib.sha256()
    for root, pattern in _patterns(home):
        for path in sorted(root.glob(pattern)):
            if path.suffix in {".py", ".json"}:
                digest.update(f"{path.relative_to(root)}\0".encode())
                digest.update(hash_file(path))
    return digest.hexdigest()[:16]


def _patterns(home: str) -> Iterator[tuple[Path, str]]:
    own = sys.modules.get(f"{PACKAGE.name}.{home}")
    if own is not None:
        yield from ((PACKAGE, pattern) for pattern in own.KERNELS)
        return
    yield PACKAGE, "**/*"
    if folder := _folder_of(home):
        patterns = getattr(sys.modules[home], "KERNELS", ("**/*",))
        yield from ((folder, pattern) for pattern in patterns)


def prune(folder: Path) -> None:
    """Removes the oldest folders of the same package beside this one."""
    home = folder.name.rpartition("-")[0]
    others = [p for p in folder.parent.glob(f"{home}-*") if p.is_dir() and p != folder]
    others.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for old in others[KEPT_FOLDERS - 1 :]:
        if time.time() - old.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(old, ignore_errors=True)


@cache
def cache_folder(home: str) -> Path:
    """The folder for this very source; without a writable home nothing is kept."""
    folder = cache_root() / "kernels" / f"{home}-{fingerprint(home)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        prune(folder)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="stolik-kernels-"))
    return folder


JIT = not numba.config.DISABLE_JIT

wide: Callable[[Any], Any] = np.int64
"""Widens a narrow field: compiled code keeps int(int8) narrow and would compile callees twice."""

nth: Callable[[Any], Any] = np.uint64
"""For an index that is never negative: compiled code need not ask if it counts from the end."""

_FLAGS = {
    "cache": True,
    "nogil": True,
    "boundscheck": True,  # costs nothing that can be measured
    "no_cfunc_wrapper": True,  # nobody calls kernels from C, and wrappers take time to compile
    "error_model": "numpy",
}


def _compiled(function: Function, **more: str) -> Function:
    # Numba asks where to keep compiled code when a function is decorated, and only there.
    numba.config.CACHE_DIR = str(cache_folder(home_of(function.__module__)))
    made: Function = numba.njit(**_FLAGS, **more)(function)
    return made


def kernel(function: Function) -> Function:
    """Compiles a rule on its first use; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    return _compiled(function)


def part(function: Function) -> Function:
    """For a few lines that many kernels share: put into each of them instead of compiled apart.

    Compiling a function costs far more than its few lines do, so this is what keeps the first
    start short.
    """
    return _compiled(function, inline="always")
