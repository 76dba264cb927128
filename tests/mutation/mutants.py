"""All small faults that can be put into a source: each is a piece of its text, replaced."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
JOINED = {ast.And: "or", ast.Or: "and"}
CALCULATED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.BitAnd: "|", ast.BitOr: "&"}


class Mutant(NamedTuple):
    line: int
    begin: int
    end: int
    text: str

    def put_into(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.begin] + self.text.encode() + raw[self.end :]).decode()


def mutants(source: str) -> list[Mutant]:
    """In the order of the source; each still parses."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def place(node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = starts[node.lineno - 1] + node.col_offset
        return begin, starts[node.end_lineno - 1] + node.end_col_offset

    found = []
    for node in _code(ast.parse(source)):
        for target, text in _faults(node, source):
            begin, end = place(target)
            found.append(Mutant(target.lineno, begin, end, text))
    return sorted({m for m in found if _parses(m.put_into(source))})


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """What runs: no imports, no annotations, no documentation, no `frozen=True` of a class."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        if name == "keywords" and isinstance(node, ast.ClassDef):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Import | ast.ImportFrom):
                yield child
                yield from _code(child)


def _faults(node: ast.AST, source: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    def text(part: ast.AST) -> str:
        return ast.get_source_segment(source, part) or ""

    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            yield node, f"{text(left)} {COMPARED[type(op)]} {text(right)}"
        case ast.BoolOp(op, values):
            yield node, f"({f' {JOINED[type(op)]} '.join(map(text, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield node, f"({text(operand)})"
        case ast.BinOp(left, op, right) if type(op) in CALCULATED:
            yield node, f"({text(left)} {CALCULATED[type(op)]} {text(right)})"
        case ast.Constant(bool() as value):
            yield node, str(not value)
        case ast.Constant(int() as value):
            yield node, str(value + 1)
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            yield test, f"(not ({text(test)}))"
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Raise():
            yield node, "pass"
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield value, "None"
        case ast.Tuple(elements) if len(elements) > 2 and isinstance(node.ctx, ast.Load):
            yield node, f"({', '.join(map(text, elements[:-1]))})"


def _parses(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True
