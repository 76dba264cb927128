"""The arrows between the parts of the package: its folders, and the files that are parts alone."""

from collections.abc import Iterator

from tests.architecture.test_imports import PACKAGE, SAME_PART, imports, modules

SPLIT = {"bots", "cli", "server"}
"""Folders whose own folders are parts: families in two of them, the rooms of the server."""


def part(module: str) -> str:
    """The part of a dotted name: of `stolik.bots.rail.uct` it is `bots/rail`."""
    names = module.split(".")[1:]
    deep = 2 if names and names[0] in SPLIT else 1
    folders = [
        name for i, name in enumerate(names[:deep]) if PACKAGE.joinpath(*names[: i + 1]).is_dir()
    ]
    top = "/".join(folders) or (names[0] if names else "stolik")
    return SAME_PART.get(top, top)


def arrows() -> Iterator[tuple[str, str]]:
    """Lazy imports and those for type checkers too."""
    for module, path in modules():
        source = path.read_text(encoding="utf-8")
        for imported in imports(source, module, is_package=path.name == "__init__.py"):
            yield part(module), part(imported)


def module_arrows() -> Iterator[tuple[str, str]]:
    """The same, file by file."""
    known = {module for module, _ in modules()}
    for module, path in modules():
        source = path.read_text(encoding="utf-8")
        for imported in imports(source, module, is_package=path.name == "__init__.py"):
            found = imported
            while found not in known:
                found = found.rpartition(".")[0]
            yield module, found
