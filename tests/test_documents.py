"""What the documents show, runs: every block of code, every record, every command."""

import doctest
import importlib
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import stolik
from stolik import families, registry
from stolik.cli.main import build_parser, main

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    (?:\./play|stolik) ?(.*?)(?: >.*)?(?:  .*)?$", re.MULTILINE)
NOT_RUN_HERE = {"systemd", "container", "nginx", "caddy", "prometheus", "alerts"}
"""Files for other programs: tests/server/test_operating.py tries them."""
SHORTER = {
    "match": ["--pairs", "1"],
    "simulate": ["--games", "20"],
    "transcript": ["--games", "1"],
    "games": [],
    "bots": [],
}
"""Commands that are run, and what makes them quick. Others are long, or ask people or a server;
that they are understood is checked, and their own tests run them."""


class Block(NamedTuple):
    kind: str
    name: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    for info, text in FENCE.findall(page.read_text(encoding="utf-8")):
        kind, _, name = info.partition(" ")
        yield Block(kind, name, text)


def commands(page: Path) -> list[list[str]]:
    return [shlex.split(line) for line in COMMAND.findall(page.read_text(encoding="utf-8"))]


def run_python(block: Block, names: dict[str, Any]) -> None:
    if block.text.startswith(">>>"):
        found = doctest.DocTestParser().get_doctest(block.text, names, "block", None, 0)
        assert doctest.DocTestRunner().run(found, clear_globs=False).failed == 0
        names |= found.globs
    elif block.text.startswith("#!"):  # a program: it ends when its input does
        subprocess.run([sys.executable, "-c", block.text], stdin=subprocess.DEVNULL, check=True)
    else:
        exec(compile(block.text, block.name or "block", "exec"), names)


def run_json(block: Block, _: dict[str, Any]) -> None:
    table = stolik.load(block.name).new(seed=1, seats=2)
    while not table.over:
        table.play(table.moves()[0])


def run_record(block: Block, _: dict[str, Any]) -> None:
    assert stolik.replay(block.text).record().text().strip() == block.text.strip()


RUN: dict[str, Callable[[Block, dict[str, Any]], None]] = {
    "python": run_python,
    "json": run_json,
    "record": run_record,
    "text": lambda *_: None,
    "fluent": lambda *_: None,
    "toml": lambda *_: None,
}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, with the project's examples. A page may write modules and register what
    they bring, for itself alone.
    """
    monkeypatch.setenv("STOLIK_LANG", "en")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    table = dict(families._table())
    monkeypatch.setattr(families, "_table", lambda: table)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    yield tmp_path
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]
    registry._load_known.cache_clear()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_shows_runs(page: Path, desk: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page):
        if block.name in NOT_RUN_HERE:
            continue
        assert block.kind in RUN, f"what is a block of {block.kind or 'no kind'}?\n{block.text}"
        if block.name:
            (desk / block.name).parent.mkdir(exist_ok=True)
            (desk / block.name).write_text(block.text, encoding="utf-8")
        if "/" not in block.name:  # a module of a package is imported by others
            RUN[block.kind](block, names)
    for command in commands(page):
        build_parser().parse_args(command)
        if command and command[0] in SHORTER:
            assert main([*command, *SHORTER[command[0]]]) == 0, command


def test_the_examples_of_the_command_line_are_understood() -> None:
    shown = re.findall(r"^  stolik (.*?)(?:  .*)?$", build_parser().epilog or "", re.MULTILINE)
    assert len(shown) > 10
    for line in shown:
        build_parser().parse_args(shlex.split(line))


def test_every_command_is_documented() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    choices = build_parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    for command in choices:  # type: ignore[union-attr]
        assert f"./play {command}" in text or command == "play", command


def test_the_long_commands_can_still_be_started() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    modules = set(re.findall(r"^\| `python -m ([\w.]+)", text, re.MULTILINE))
    assert len(modules) > 10
    for name in sorted(modules):
        module = importlib.import_module(name)
        if hasattr(module, "__path__"):
            importlib.import_module(f"{name}.__main__")
