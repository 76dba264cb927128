"""Types as plain shapes: one reading of the structs for TypeScript, OpenAPI and the documents.

Messages to clients hold moves, events, views and points of any game, which are declared by their
base class; here a base class stands for all its subclasses.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import getdoc
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from stolik.core.contract import Aids, BoardData, Event, Move, Points, Prospect, View
from stolik.families import OURS
from stolik.family import Family, reach

ABSTRACT = (Move, Event, View, Points, Aids, Prospect, BoardData)
"""What stands for all that is below it: moves, events, views … of any game."""


def load_structs() -> None:
    """A base class knows only the subclasses that were imported: imports all of our games."""
    for home in OURS:
        family: Family = reach(home)
        for module in family.wire:
            import_module(module)


load_structs()
PLAIN = {
    str: "string",
    bytes: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    NoneType: "null",
}


class Shape(msgspec.Struct, frozen=True):
    """A type: a plain one, or a list, map, tuple, union, literal or struct of others."""

    kind: str
    parts: tuple["Shape", ...] = ()
    values: tuple[Any, ...] = ()
    struct: type | None = None
    meta: msgspec.Meta | None = None


class Field(msgspec.Struct, frozen=True):
    """A field of a struct, by its name on the wire."""

    name: str
    shape: Shape
    required: bool
    default: Any = None


def shape_of(kind: Any) -> Shape:
    """The shape of any type that a message may hold."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        inner = shape_of(arguments[0])
        return msgspec.structs.replace(inner, meta=arguments[1])
    if kind in PLAIN:
        return Shape(PLAIN[kind])
    if origin in (Union, UnionType):
        return Shape("union", tuple(_flat(map(shape_of, arguments))))
    if origin is Literal:
        return Shape("literal", values=arguments)
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        return Shape("list", (shape_of(arguments[0]),))
    if origin is tuple:
        return Shape("tuple", tuple(map(shape_of, arguments)))
    if origin is dict:
        return Shape("map", (shape_of(arguments[1]), shape_of(arguments[0])))  # values, keys
    if kind in ABSTRACT:
        return Shape("union", tuple(Shape("struct", struct=leaf) for leaf in leaves(kind)))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return Shape("struct", struct=kind)
    raise TypeError(f"{kind} has no shape")


def _flat(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        if shape.kind == "union":
            yield from shape.parts
        else:
            yield shape


def leaves(base: type) -> list[type]:
    """The classes without subclasses below one. What a plug-in adds is its own affair."""
    found = _leaves(base)
    return sorted(found, key=lambda leaf: leaf.__module__)  # whatever was imported first


def _leaves(base: type) -> list[type]:
    every: list[type] = base.__subclasses__()
    below = [kind for kind in every if kind.__module__.startswith("stolik.")]
    return [leaf for kind in below for leaf in _leaves(kind)] if below else [base]


def fields(struct: type) -> list[Field]:
    """The fields of a struct; its tag is the first."""
    config = struct.__struct_config__  # type: ignore[attr-defined]
    tag = [Field(config.tag_field, Shape("literal", values=(config.tag,)), True)]
    hints = get_type_hints(struct, include_extras=True)
    rows = [
        Field(row.encode_name, shape_of(hints[row.name]), row.required, _default(row))
        for row in msgspec.structs.fields(struct)
        if get_origin(hints[row.name]) is not ClassVar
    ]
    return [*tag, *rows] if config.tag is not None else rows


def _default(row: msgspec.structs.FieldInfo) -> Any:
    if row.default_factory is not msgspec.NODEFAULT:
        return row.default_factory()
    return None if row.default is msgspec.NODEFAULT else row.default


def structs_in(shapes: Iterable[Shape]) -> list[type]:
    """All structs that shapes lead to, each once, in the order found."""
    found: dict[type, None] = {}

    def walk(shape: Shape) -> None:
        for part in shape.parts:
            walk(part)
        if shape.struct is not None and shape.struct not in found:
            found[shape.struct] = None
            for field in fields(shape.struct):
                walk(field.shape)

    for shape in shapes:
        walk(shape)
    return list(found)


def wire_names(structs: Iterable[type]) -> dict[type, str]:
    """A name for each struct; where two share one, the part of the game goes in front."""
    all_structs = list(structs)
    plain = [struct.__name__ for struct in all_structs]
    return {
        struct: f"{_part(struct)}{struct.__name__}"
        if plain.count(struct.__name__) > 1
        else struct.__name__
        for struct in all_structs
    }


def _part(struct: type) -> str:
    part = struct.__module__.split(".")[1]
    return "" if part == "server" else part.capitalize()


def doc_of(struct: type) -> str:
    """Its documentation, without indentation; nothing where it has none of its own."""
    return (getdoc(struct) or "") if "__doc__" in vars(struct) and vars(struct)["__doc__"] else ""
