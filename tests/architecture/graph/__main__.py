"""Writes the import graph of both languages as a picture, and says how the house stands.

Usage: python -m tests.architecture.graph [PICTURE.svg]   (docs/pictures/house.svg)
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from tests.architecture import test_families
from tests.architecture.graph import pages, python, sizes
from tests.architecture.graph.drawing import picture
from tests.architecture.graph.layers import Graph, cycles, graph_of, layers
from tests.architecture.graph.limits import MANY_ARGUMENTS, MOST_ARGUMENTS, names_outside
from tests.architecture.test_imports import PACKAGE

PICTURE = pages.ROOT / "docs" / "pictures" / "house.svg"


def graphs() -> list[tuple[str, Graph]]:
    return [
        ("src/stolik", graph_of(python.arrows())),
        ("web/src", graph_of(pages.arrows())),
    ]


def report() -> Iterable[str]:
    for title, graph in graphs():
        yield f"{title}: {len(graph)} parts, {sum(map(len, graph.values()))} arrows"
        yield f"  cycles, type-only imports included: {cycles(graph) or 'none'}"
        for number, row in enumerate(layers(graph)):
            yield f"  layer {number} (imports only from layers before it): {', '.join(row)}"
    between = cycles(graph_of(python.module_arrows()))
    yield f"src/stolik, file by file: cycles {between or 'none'}"
    yield from named()
    yield from sized()


def named() -> Iterable[str]:
    python_files = {
        (name, word)
        for name, path in test_families.outside()
        for word in test_families.named_in(path.read_text("utf-8"))
    }
    left = sorted(python_files - test_families.EXCEPTIONS.keys())
    yield f"files of the package that name a game outside its folders: {left or 'none'}"
    yield f"files of the pages that do: {sorted(names_outside()) or 'none'}"


def sized() -> Iterable[str]:
    for language, counts in (
        ("Python", sizes.python_arguments()),
        ("the pages", sizes.page_arguments()),
    ):
        usual = [size for size in counts if size.where not in MANY_ARGUMENTS]
        yield f"most arguments in {language}: {max(usual).count} (of {MOST_ARGUMENTS} allowed)"
    for where, reason in MANY_ARGUMENTS.items():
        yield f"  more, for a reason: {where} ({reason})"
    long = max(sizes.python_lengths())
    yield f"longest function: {long.where}, {long.count} lines"
    for root, paths in ((PACKAGE, PACKAGE.rglob("*.py")), (pages.SOURCES, written_pages())):
        size = max(sizes.file_lengths(iter(paths), root))
        yield f"longest file of {root.name}: {size.where}, {size.count} lines"


def written_pages() -> Iterable[Path]:
    """Without what a program writes."""
    return (path for path in pages.files() if path.name != "wire.ts" and ".gen." not in path.name)


def main(arguments: list[str]) -> None:
    where = Path(arguments[0]) if arguments else PICTURE
    where.write_text(picture(graphs()), encoding="utf-8")
    print("\n".join(report()))
    print(f"picture: {where.name}, {where.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
