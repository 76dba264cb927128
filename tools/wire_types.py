"""TypeScript declarations of everything on the wire."""

import json
from types import UnionType
from typing import Any

from msgspec import inspect as info

from stolik.core.contract import Aids, BoardData, Event, Move, Points, Prospect, View
from stolik.server.kept import seating
from stolik.server.wire import protocol, resources, status
from stolik.server.wire.shapes import (
    ABSTRACT,
    alternatives,
    doc_of,
    fields,
    is_left_out,
    members,
    structs_in,
    wire_names,
)

HEAD = """\
// Made by `python -m tools.wire` from the structs in src/stolik/server.
"""
PLAIN: dict[type, str] = {
    info.StrType: "string",
    info.BytesType: "string",
    info.BoolType: "boolean",
    info.IntType: "number",
    info.FloatType: "number",
    info.NoneType: "null",
}
UNIONS: dict[str, UnionType | type] = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "LogLine": protocol.LogLine,
    "AnySeat": seating.AnySeat,
    "TimeControl": seating.TimeControl,
    "Move": Move,
    "Event": Event,
    "View": View,
    "Points": Points,
    "Aids": Aids,
    "GameData": BoardData,
    "Prospect": Prospect,
}
RESOURCES = [
    value
    for module in (resources, status)
    for value in vars(module).values()
    if isinstance(value, type) and value.__module__ == module.__name__
]


def typescript() -> str:
    """The whole file."""
    names = wire_names(structs_in([*UNIONS.values(), *RESOURCES]))
    blocks = [HEAD]
    for name, union in UNIONS.items():
        parts = "".join(f"\n  | {names[struct]}" for struct in members(union))
        blocks.append(f"export type {name} ={parts};\n")
    blocks += [_interface(struct, names) for struct in names]
    return "\n".join(blocks)


def _interface(struct: type, names: dict[type, str]) -> str:
    optional = "" if _is_from_server(struct) else "?"
    lines = [
        f"  {_key(field.encode_name)}{'' if field.required else _mark(field, optional)}: "
        f"{_text(field.type, names)};"
        for field in fields(struct)
    ]
    return "\n".join([*_comment(struct), f"export interface {names[struct]} {{", *lines, "}\n"])


def _mark(field: info.Field, optional: str) -> str:
    return "?" if is_left_out(field) else optional


def _is_from_server(struct: Any) -> bool:
    """Whether only the server writes it: then every field is there."""
    sent = struct.__module__.startswith("stolik.server")
    return not (sent and struct.__struct_config__.forbid_unknown_fields)


def _comment(struct: type) -> list[str]:
    doc = doc_of(struct).splitlines()
    if not doc:
        return []
    if len(doc) == 1:
        return [f"/** {doc[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in doc), " */"]


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _text(kind: info.Type, names: dict[type, str]) -> str:
    match kind:
        case info.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case info.UnionType():
            return " | ".join(_members(kind, names))
        case info.ListType() | info.VarTupleType():
            inner = _text(kind.item_type, names)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case info.TupleType():
            return f"[{', '.join(_text(item, names) for item in kind.item_types)}]"
        case info.DictType():
            return f"Record<string, {_text(kind.value_type, names)}>"
        case info.StructType():
            return kind.cls.__name__ if kind.cls in ABSTRACT else names[kind.cls]
    return PLAIN[type(kind)]


def _members(union: info.UnionType, names: dict[type, str]) -> list[str]:
    """The parts of a union; those that are together a named one, by its name."""
    left, found = alternatives(union), []
    for name, named in UNIONS.items():
        whole = alternatives(info.type_info(named))
        if all(part in left for part in whole):
            left = [part for part in left if part not in whole]
            found.append(name)
    return found + [_text(part, names) for part in left]
