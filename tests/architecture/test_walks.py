"""The walks of docs/walks.md go through functions that are there, each into the next."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOP = re.compile(r"^- `([\w/.]+\.(?:py|ts|svelte)):([#\w.]+)`(.*)$", re.MULTILINE)
FOLDERS = (ROOT / "src" / "stolik", ROOT / "web" / "src")


class Hop(NamedTuple):
    file: str
    name: str
    then: str
    """The name of the function that it calls; empty where the walk says another way."""


def walks() -> list[Hop]:
    found = []
    for walk in (ROOT / "docs" / "walks.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        hops = HOP.findall(walk)
        assert len(hops) == walk.count("\n- "), "each line is a file, a function and what it does"
        names = [name.rpartition(".")[2] for _, name, _ in hops]
        for (file, name, text), following in zip(hops, [*names[1:], ""], strict=True):
            found.append(Hop(file, name, "" if "⇢" in text else following))
    return found


def source_of(file: str) -> str:
    (path,) = [folder / file for folder in FOLDERS if (folder / file).exists()]
    return path.read_text(encoding="utf-8")


def python_function(source: str, name: str) -> str:
    """The text of a function, or of a method as `Class.method`; empty if there is none."""
    body: list[ast.stmt] = ast.parse(source).body
    node: ast.stmt | None = None
    for part in name.split("."):
        node = next((n for n in body if getattr(n, "name", None) == part), None)
        body = getattr(node, "body", [])
    return (ast.get_source_segment(source, node) if node else None) or ""


def page_function(source: str, name: str) -> str:
    """The text from a function of a page to the next blank line before another; or nothing."""
    name = re.escape(name)
    start = re.search(
        rf"(?:function {name}\b|const {name} =|^\s+(?:async )?{name}(?:<\w+>)?\(|^\s+{name}: \()",
        source,
        re.MULTILINE,
    )
    if start is None:
        return ""
    indent = len(source[: start.end()].rpartition("\n")[2]) - len(
        source[: start.end()].rpartition("\n")[2].lstrip()
    )
    end = re.search(rf"\n {{0,{indent}}}[}}\S]", source[start.end() :])
    return source[start.start() : start.end() + (end.end() if end else 0)]


def function(hop: Hop) -> str:
    source = source_of(hop.file)
    find = python_function if hop.file.endswith(".py") else page_function
    return find(source, hop.name)


def test_there_are_four_walks() -> None:
    text = (ROOT / "docs" / "walks.md").read_text(encoding="utf-8")
    assert text.count("\n## ") == 4


@pytest.mark.parametrize("hop", walks(), ids=lambda hop: f"{hop.file}:{hop.name}")
def test_a_hop_is_there_and_leads_to_the_next(hop: Hop) -> None:
    text = function(hop)
    assert text, "there is no such function"
    assert re.search(rf"{re.escape(hop.then)}\b", text), f"it does not name {hop.then}"


def test_a_walk_that_is_not_true_is_seen() -> None:
    assert not function(Hop("game.py", "Table.no_such_thing", ""))
    assert not function(Hop("state/session.ts", "noSuchThing", ""))
    assert "announce" not in function(Hop("game.py", "Table.play", ""))
