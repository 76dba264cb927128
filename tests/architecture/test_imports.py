"""The arrows of the design: an import goes only leftwards.

    core <- family <- plain <- rail, carcassonne <- game <- bots, records, drawing
         <- server, arena <- cli

Parts of one column don't know each other. Lazy imports and those for type checkers count too.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "stolik"
COLUMNS = [
    {"errors", "text"},  # for everybody
    {"core"},
    {"family"},
    {"plain"},
    {"rail", "carcassonne"},
    {"game"},
    {"bots", "records", "drawing"},
    {"stolik"},  # __init__.py: the public names
    {"server", "arena"},
    {"cli"},
    {"__main__"},
]
COLUMN = {part: column for column, parts in enumerate(COLUMNS) for part in parts}
SAME_PART = {"families": "game", "registry": "game", "record": "game"}  # files that are one part


def part_of(module: str) -> str:
    """The part a dotted name belongs to: stolik.rail.claim is of rail."""
    _, _, inner = module.partition(".")
    top = inner.partition(".")[0] or "stolik"
    return SAME_PART.get(top, top)


def may_import(importer: str, imported: str) -> bool:
    mine, other = part_of(importer), part_of(imported)
    if mine == other or COLUMN[mine] == COLUMN[other] == 0:
        return True
    return COLUMN[other] < COLUMN[mine]


def imports(source: str, module: str, *, is_package: bool = False) -> Iterator[str]:
    """Full names of what a module of the package imports from the package."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, module, is_package=is_package)
            names = [resolve(base, alias.name) for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.partition(".")[0] == "stolik")


def absolute(node: ast.ImportFrom, module: str, *, is_package: bool) -> str:
    """The module after `from`, with the leading dots worked out."""
    if not node.level:
        return node.module or ""
    parents = module.split(".")
    climb = node.level - 1 if is_package else node.level
    return ".".join([*parents[: len(parents) - climb], *filter(None, [node.module])])


def resolve(base: str, name: str) -> str:
    """`from stolik import rail` means the part, `from stolik import load` the public names."""
    if base == "stolik" and name not in {*COLUMN, *SAME_PART, *parts_on_disk()}:
        return base
    return f"{base}.{name}"


def parts_on_disk() -> set[str]:
    return {path.stem for path in PACKAGE.iterdir() if path.is_dir() or path.suffix == ".py"}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), path


def wrong_arrows() -> list[str]:
    return [
        f"{module} imports {imported}"
        for module, path in modules()
        for imported in imports(
            path.read_text(encoding="utf-8"), module, is_package=path.name == "__init__.py"
        )
        if not may_import(module, imported)
    ]


def test_every_part_has_its_column() -> None:
    parts = {part_of(module) for module, _ in modules()}
    assert parts - set(COLUMN) == set(), "give them a place in COLUMNS"
    assert set(COLUMN) - parts == set(), "there is no such part"


def test_imports_go_only_leftwards() -> None:
    assert wrong_arrows() == []


@pytest.mark.parametrize(
    ("module", "line", "expected"),
    [
        ("stolik.bots.search", "from ..rail.claim import legal", "stolik.rail.claim.legal"),
        ("stolik.bots.search", "from .. import rail", "stolik.rail"),
        ("stolik.bots.search", "from . import bot", "stolik.bots.bot"),
        ("stolik.game", "from .rail import rules", "stolik.rail.rules"),
        ("stolik.game", "def f():\n    import stolik.bots.bot", "stolik.bots.bot"),
        ("stolik.game", "from stolik import load", "stolik"),
    ],
)
def test_an_import_is_understood(module: str, line: str, expected: str) -> None:
    assert list(imports(line, module)) == [expected]


def test_an_import_in_a_package_itself_is_understood() -> None:
    assert list(imports("from .state import S", "stolik.rail", is_package=True)) == [
        "stolik.rail.state.S"
    ]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("stolik.rail.claim", "stolik.carcassonne.tiles"),
        ("stolik.carcassonne.tiles", "stolik.rail.claim"),
        ("stolik.core.rng", "stolik.rail.state"),
        ("stolik.game", "stolik.bots.bot"),
        ("stolik.bots.bot", "stolik.records.record"),
        ("stolik.rail.state", "stolik"),
        ("stolik.errors", "stolik.core.rng"),
    ],
)
def test_a_wrong_arrow_is_seen(importer: str, imported: str) -> None:
    assert not may_import(importer, imported)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("stolik.rail.claim", "stolik.core.rng"),
        ("stolik.rail.claim", "stolik.errors"),
        ("stolik.game", "stolik.registry"),
        ("stolik.registry", "stolik.game"),
        ("stolik", "stolik.records.record"),
        ("stolik.cli.main", "stolik"),
    ],
)
def test_a_right_arrow_is_allowed(importer: str, imported: str) -> None:
    assert may_import(importer, imported)


@pytest.mark.parametrize("arguments", [["-c", "import stolik"], ["-m", "stolik", "--help"]])
def test_a_light_start_loads_neither_numpy_nor_numba(arguments: list[str]) -> None:
    command = [sys.executable, "-X", "importtime", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr.splitlines()[-1]
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "stolik" in loaded
    assert not loaded & {"numpy", "numba", "llvmlite"}
