"""No module outside a family's folders names a game: a fourth game needs no change of ours."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.families import OURS
from stolik.family import reach

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "stolik"
FAMILIES = [reach(home) for home in OURS]
FOLDERS = {f"{above}{family.name}/" for family in FAMILIES for above in ("", "bots/", "cli/")} | {
    "drawing/"
}  # where the places of a rail map are drawn
"""The folders of families, in which everything may be called by its name."""
TRADE = {"tile", "tiles", "meeple", "meeples", "ticket", "tickets", "locomotive", "locomotives"}
"""Words that give a game away without naming it."""
COMMON = {"base", "toy", "modern"}
"""Parts of names that are words of every day."""
EXCEPTIONS = {
    ("families.py", "rail"): "the one table",
    ("families.py", "carcassonne"): "the one table",
    ("errors.py", "tiles"): "an error that programs catch: stolik.BadTiles",
    ("__init__.py", "tiles"): "the same, as a public name",
    ("arena/tune.py", "tile"): "numpy.tile",
    ("cli/game_options.py", "ticket"): "an example in the help",
    **{
        ("cli/main.py", word): "examples in the help, which people copy"
        for word in ("europe", "swiss", "carcassonne", "rail", "tile")
    },
}


def words_of(text: str) -> set[str]:
    """The words of a name or text: `RailView` and `rail_view` have two."""
    apart = re.sub(r"([a-z])([A-Z])", r"\1 \2", text)
    return {word.lower() for word in re.findall(r"[A-Za-z]+", apart)}


NAMES = set().union(
    *(words_of(name) for family in FAMILIES for name in (family.name, *family.games)),
    *(words_of(map_) for family in FAMILIES for maps in family.games.values() for map_ in maps),
)
WORDS = (NAMES | TRADE) - COMMON


def written(source: str) -> Iterator[str]:
    """Every identifier and string of a module. Docstrings and comments are prose: they may show a
    game as an example.
    """
    tree = ast.parse(source)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in prose:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (alias.name for alias in names)
                yield getattr(node, "module", None) or ""
            case ast.keyword(arg=str(name)):
                yield name


def named_in(source: str) -> set[str]:
    return {word for text in written(source) for word in words_of(text) & WORDS}


def outside() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if not any(name.startswith(folder) for folder in FOLDERS):
            yield name, path


def test_no_module_outside_a_family_names_a_game() -> None:
    found = {(name, word) for name, path in outside() for word in named_in(path.read_text("utf-8"))}
    assert found - EXCEPTIONS.keys() == set(), "ask the game's Family instead"
    assert EXCEPTIONS.keys() - found == set(), "these exceptions are no longer needed"


@pytest.mark.parametrize(
    "source",
    [
        "from stolik.rail.view import RailView",
        "import stolik.carcassonne",
        "GAMES = ('europe', 'chess')",
        "def lay_tile(): ...",
        "find(kind='swiss')",
        "x.tickets",
        "class TileMove: ...",
    ],
)
def test_a_name_is_found(source: str) -> None:
    assert named_in(source)


@pytest.mark.parametrize("source", ['"""As in Europe."""', "rails = percentile", "a = 1 # rail"])
def test_prose_and_other_words_are_left_alone(source: str) -> None:
    assert not named_in(source)


def test_the_words_are_those_of_the_table() -> None:
    assert {"europe", "swiss", "switzerland", "carcassonne", "rail"} <= WORDS
