"""docs/protocol.md: how a client talks to the server, with every message from the structs."""

import json

from msgspec import inspect as info

from stolik.server.wire import protocol
from stolik.server.wire.shapes import (
    alternatives,
    default_of,
    doc_of,
    fields,
    is_left_out,
    members,
    structs_in,
    wire_names,
)

INTRO = """\
# The wire

*Made by `python -m tools.wire` from the structs in `src/stolik/server`.*

A table has one socket a client: `/api/tables/<id>/socket`, JSON texts both ways, the kind of a
message in `type`. The client holds no rules. It gets its view, the moves it may choose from and
what happened, and sends a move back as it got it.

1. **Hello.** A browser has its cookie; a program sends its token. The answer is `welcome`: table,
   log, chat, position.
2. **Playing.** When `position.moves` is not empty, it is this client's decision. It sends `play`
   with the `version` of that position. `done` says that the move is kept for good; `happened`
   tells everybody, this client too, each as it may know it.
3. **Order.** The version is the number of lines in the table's log, and `happened` continues it
   without a gap. A request with another version than the server's is refused with the code
   `stale`, so the same request sent twice counts once. After a gap: `resync`.
4. **Reconnecting.** The same, with `lines` in `hello` to get only what is new. A `play` that got
   no answer was either kept, then the log has it, or not; it can be sent again either way.
5. **Several seats at one screen.** Where hands are hidden, the position is a watcher's and
   `curtain` names the seat to come. After `lift` the position is that seat's, also after
   its turn, so that its person sees what was drawn; `lower` hides it, and so does the next `lift`.
6. **Tiles.** `preview` with the placement answers with the moves for the meeple; then both moves
   go into one `play`.

A socket that sends what can't be read gets `refused` with the code `bad-message`; one that sends
too much or reads too slowly is closed (code 1008 or 1013) and may come back.
"""

PLAIN: dict[type, str] = {
    info.StrType: "string",
    info.BytesType: "string",
    info.BoolType: "boolean",
    info.IntType: "integer",
    info.FloatType: "number",
    info.NoneType: "null",
}


def protocol_page() -> str:
    """The whole page."""
    structs = structs_in([protocol.ClientMessage, protocol.ServerMessage])
    names = wire_names(structs)
    groups = {
        "What a client sends": members(protocol.ClientMessage),
        "What the server sends": members(protocol.ServerMessage),
        "Lines of the log": members(protocol.LogLine),
    }
    told = {struct for group in groups.values() for struct in group}
    groups["Parts of messages"] = [
        struct for struct in structs if struct not in told and _is_ours(struct)
    ]
    blocks = [INTRO]
    for title, group in groups.items():
        blocks.append(f"## {title}\n")
        blocks += [_section(struct, names) for struct in group]
    blocks.append(_games(structs, names))
    return "\n".join(blocks)


def _is_ours(struct: type) -> bool:
    return struct.__module__.startswith("stolik.server")


def _section(struct: type, names: dict[type, str]) -> str:
    rows = [
        f"| `{field.encode_name}` | {text_of(field.type, names)} | {_usual(field)} |"
        for field in fields(struct)
        if field.encode_name != "type"
    ]
    table = ["| field | type | if left out |", "|---|---|---|", *rows, ""] if rows else []
    return "\n".join([f"### {_title(struct, names)}\n", doc_of(struct), "", *table])


def _title(struct: type, names: dict[type, str]) -> str:
    tag = struct.__struct_config__.tag  # type: ignore[attr-defined]
    return f"`{tag}`" if tag else names[struct]


def _usual(field: info.Field) -> str:
    without = field.required or is_left_out(field)
    return "" if without else f"`{json.dumps(default_of(field))}`"


def text_of(kind: info.Type, names: dict[type, str]) -> str:
    """A type in words."""
    found = alternatives(kind)
    if len(found) > 1:
        return " or ".join(dict.fromkeys(text_of(each, names) for each in found))
    return _one(kind, names) + _limits(kind)


def _one(kind: info.Type, names: dict[type, str]) -> str:
    match kind:
        case info.LiteralType():
            return " or ".join(f"`{json.dumps(value)}`" for value in kind.values)
        case info.ListType() | info.VarTupleType():
            return f"list of {text_of(kind.item_type, names)}"
        case info.TupleType():
            return f"list: {', '.join(text_of(item, names) for item in kind.item_types)}"
        case info.DictType():
            return f"object, values: {text_of(kind.value_type, names)}"
        case info.StructType():
            return names[kind.cls] if _is_ours(kind.cls) else _kind(kind.cls)
    return PLAIN[type(kind)]


def _kind(struct: type) -> str:
    """Structs of the games are told by what they are."""
    base = struct.__mro__[1].__name__
    return struct.__name__ if base == "Struct" else base


LIMITS = {"ge": "from", "le": "to", "min_length": "at least", "max_length": "at most"}


def _limits(kind: info.Type) -> str:
    found = {word: getattr(kind, name, None) for name, word in LIMITS.items()}
    parts = [f"{word} {value}" for word, value in found.items() if value is not None]
    return f" ({', '.join(parts)})" if parts else ""


def _games(structs: list[type], names: dict[type, str]) -> str:
    rows = [f"| {names[s]} | {_kind(s)} | {_fields(s)} |" for s in structs if not _is_ours(s)]
    head = "## Structs of the games\n\n| name | kind | fields |\n|---|---|---|"
    return "\n".join([head, *rows, ""])


def _fields(struct: type) -> str:
    return ", ".join(f"`{field.encode_name}`" for field in fields(struct))
