"""The structs of the wire as msgspec reads them: for TypeScript, OpenAPI and the documents.

Messages to clients hold moves, events, views and points of any game, which are declared by their
base class; here a base class stands for all its subclasses.
"""

from collections.abc import Iterable
from importlib import import_module
from inspect import getdoc
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as info

from stolik.core.contract import Aids, BoardData, Event, Move, Points, Prospect, View
from stolik.families import OURS
from stolik.family import Family, reach

ABSTRACT = (Move, Event, View, Points, Aids, Prospect, BoardData)
"""What stands for all that is below it: moves, events, views … of any game."""


def load_structs() -> None:
    """A base class knows only the subclasses that were imported: imports those of our games, and
    those that games of one's own send.
    """
    found: list[Family] = [reach(home) for home in OURS]
    for module in (*(home for family in found for home in family.wire), "stolik.plain.structs"):
        import_module(module)


load_structs()


def alternatives(kind: info.Type) -> list[info.Type]:
    """What a value of a type can be, one by one."""
    if isinstance(kind, info.UnionType):
        return [found for each in kind.types for found in alternatives(each)]
    if isinstance(kind, info.StructType) and kind.cls in ABSTRACT:
        return [info.type_info(leaf) for leaf in leaves(kind.cls)]
    return [kind]


def members(union: Any) -> list[type]:
    """The structs of a union."""
    found = alternatives(info.type_info(union))
    return [kind.cls for kind in found if isinstance(kind, info.StructType)]


def leaves(base: type) -> list[type]:
    """The classes without subclasses below one. What a plug-in adds is its own affair."""
    found = _leaves(base)
    return sorted(found, key=lambda leaf: leaf.__module__)  # whatever was imported first


def _leaves(base: type) -> list[type]:
    every: list[type] = base.__subclasses__()
    below = [kind for kind in every if kind.__module__.startswith("stolik.")]
    return [leaf for kind in below for leaf in _leaves(kind)] if below else [base]


def fields(struct: type) -> list[info.Field]:
    """The fields of a struct; its tag is the first."""
    found = info.type_info(struct)
    assert isinstance(found, info.StructType)
    if found.tag_field is None:
        return list(found.fields)
    tag = info.LiteralType((found.tag,))
    return [info.Field(found.tag_field, found.tag_field, tag), *found.fields]


def default_of(field: info.Field) -> Any:
    """What a field has that is left out."""
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return None if field.default is NODEFAULT else field.default


def is_left_out(field: info.Field) -> bool:
    """Whether a field is not sent at all where there is nothing to say."""
    usual = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return usual and not field.required


def structs_in(kinds: Iterable[Any]) -> list[type]:
    """All structs that types lead to, each once, in the order found."""
    found: dict[type, None] = {}

    def walk(kind: info.Type) -> None:
        for each in alternatives(kind):
            for inner in inner_types(each):
                walk(inner)
            if isinstance(each, info.StructType) and each.cls not in found:
                found[each.cls] = None
                for field in each.fields:
                    walk(field.type)

    for kind in info.multi_type_info(kinds):
        walk(kind)
    return list(found)


def inner_types(kind: info.Type) -> tuple[info.Type, ...]:
    """What a list, tuple or map is made of."""
    match kind:
        case info.ListType() | info.VarTupleType():
            return (kind.item_type,)
        case info.TupleType():
            return kind.item_types
        case info.DictType():
            return (kind.value_type, kind.key_type)
    return ()


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
