"""TypeScript declarations of everything on the wire."""

import json
from types import UnionType
from typing import Any

from stolik.core.contract import Event, Move, Points, View
from stolik.server import protocol, resources, seating, status
from stolik.server.shapes import Shape, doc_of, fields, shape_of, structs_in, wire_names

HEAD = """\
// Made by `python -m tools.wire` from the structs in src/stolik/server.
"""
UNIONS: dict[str, UnionType | type] = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "LogLine": protocol.LogLine,
    "AnySeat": seating.AnySeat,
    "Clock": seating.Clock,
    "Move": Move,
    "Event": Event,
    "View": View,
    "Points": Points,
    "GameData": resources.RailData | resources.TileData,
}
RESOURCES = [
    value
    for module in (resources, status)
    for value in vars(module).values()
    if isinstance(value, type) and value.__module__ == module.__name__
]


def typescript() -> str:
    """The whole file."""
    roots = [shape_of(kind) for kind in (*UNIONS.values(), *RESOURCES)]
    names = wire_names(structs_in(roots))
    blocks = [HEAD]
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {names[s.struct]}" for s in shape_of(union).parts if s.struct)
        blocks.append(f"export type {name} ={members};\n")
    blocks += [_interface(struct, names) for struct in names]
    return "\n".join(blocks)


def _interface(struct: type, names: dict[type, str]) -> str:
    optional = "" if _is_from_server(struct) else "?"
    lines = [
        f"  {_key(field.name)}{'' if field.required else optional}: {_text(field.shape, names)};"
        for field in fields(struct)
    ]
    return "\n".join([*_comment(struct), f"export interface {names[struct]} {{", *lines, "}\n"])


def _is_from_server(struct: Any) -> bool:
    """Whether only the server writes it: then every field is there."""
    sent = struct.__module__.startswith(protocol.__package__)
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


def _text(shape: Shape, names: dict[type, str]) -> str:
    match shape.kind:
        case "integer" | "number":
            return "number"
        case "literal":
            return " | ".join(json.dumps(value) for value in shape.values)
        case "union":
            return " | ".join(_members(shape, names))
        case "list":
            inner = _text(shape.parts[0], names)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "tuple":
            return f"[{', '.join(_text(part, names) for part in shape.parts)}]"
        case "map":
            return f"Record<string, {_text(shape.parts[0], names)}>"
        case "struct" if shape.struct is not None:
            return names[shape.struct]
    return shape.kind


def _members(shape: Shape, names: dict[type, str]) -> list[str]:
    """The parts of a union; those that are together a named one, by its name."""
    left, found = list(shape.parts), []
    for name, union in UNIONS.items():
        whole = shape_of(union).parts
        if all(part in left for part in whole):
            left = [part for part in left if part not in whole]
            found.append(name)
    return found + [_text(part, names) for part in left]
