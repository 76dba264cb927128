"""How large things have become: arguments, functions, files."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.architecture.graph import pages
from tests.architecture.test_imports import PACKAGE

Function = ast.FunctionDef | ast.AsyncFunctionDef
TS_FUNCTION = re.compile(
    r"(?:\bfunction \w+|\bconstructor|^ {2}(?:async )?#?\w+)(?:<[^(]*>)?\(", re.M
)


class Size(NamedTuple):
    """Something with its size, the largest last when sorted."""

    count: int
    where: str


def python_functions() -> Iterator[tuple[str, Function]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                yield name, node


def python_arguments() -> Iterator[Size]:
    """How many arguments each function takes, beside itself."""
    for file, node in python_functions():
        taken = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        taken = [arg for arg in taken if arg.arg not in {"self", "cls"}]
        more = sum(arg is not None for arg in (node.args.vararg, node.args.kwarg))
        yield Size(len(taken) + more, f"{file}:{node.name}")


def page_arguments() -> Iterator[Size]:
    """The same of the functions of pages; a component takes its Props."""
    for path in pages.files():
        source = path.read_text(encoding="utf-8")
        for match in TS_FUNCTION.finditer(source):
            name = re.findall(r"#?\w+", match[0])[-1]
            if name not in {"if", "for", "while", "switch", "catch", "super"}:
                inside = _until_closed(source, match.end())
                yield Size(_count(inside), f"{path.relative_to(pages.SOURCES).as_posix()}:{name}")


def _until_closed(source: str, start: int) -> str:
    depth, at = 1, start
    while depth and at < len(source):
        depth += (source[at] in "([{") - (source[at] in ")]}")
        at += 1
    return source[start : at - 1]


def _count(inside: str) -> int:
    """Arguments between commas that are inside nothing else."""
    depth, commas = 0, 0
    for before, sign in zip(" " + inside, inside, strict=False):
        depth += (sign in "([{<") - (sign in ")]}" or (sign == ">" and before != "="))
        commas += sign == "," and depth == 0
    return commas + bool(inside.strip()) - inside.rstrip().endswith(",")


def python_lengths() -> Iterator[Size]:
    """Lines of each function, with its docstring."""
    for file, node in python_functions():
        yield Size((node.end_lineno or 0) - node.lineno + 1, f"{file}:{node.name}")


def file_lengths(paths: Iterator[Path], root: Path) -> Iterator[Size]:
    for path in paths:
        lines = path.read_text(encoding="utf-8").count("\n")
        yield Size(lines, path.relative_to(root).as_posix())
