"""docs/protocol.md: how a client talks to the server, with every message from the structs."""

import json

from msgspec import Meta

from stolik.server import protocol
from stolik.server.shapes import Field, Shape, doc_of, fields, shape_of, structs_in, wire_names

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


def protocol_page() -> str:
    """The whole page."""
    client, server = shape_of(protocol.ClientMessage), shape_of(protocol.ServerMessage)
    lines = shape_of(protocol.LogLine)
    structs = structs_in([client, server])
    names = wire_names(structs)
    groups = {
        "What a client sends": _members(client),
        "What the server sends": _members(server),
        "Lines of the log": _members(lines),
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


def _members(union: Shape) -> list[type]:
    return [part.struct for part in union.parts if part.struct]


def _is_ours(struct: type) -> bool:
    return struct.__module__.startswith("stolik.server")


def _section(struct: type, names: dict[type, str]) -> str:
    rows = [
        f"| `{field.name}` | {text_of(field.shape, names)} | {_usual(field)} |"
        for field in fields(struct)
        if field.name != "type"
    ]
    table = ["| field | type | if left out |", "|---|---|---|", *rows, ""] if rows else []
    return "\n".join([f"### {_title(struct, names)}\n", doc_of(struct), "", *table])


def _title(struct: type, names: dict[type, str]) -> str:
    tag = next((f.shape.values[0] for f in fields(struct) if f.name == "type"), None)
    return f"`{tag}`" if tag else names[struct]


def _usual(field: Field) -> str:
    return "" if field.required else f"`{json.dumps(field.default)}`"


def text_of(shape: Shape, names: dict[type, str]) -> str:
    """A type in words."""
    limit = _limits(shape.meta) if shape.meta else ""
    match shape.kind:
        case "literal":
            text = " or ".join(f"`{json.dumps(value)}`" for value in shape.values)
        case "union":
            text = " or ".join(dict.fromkeys(text_of(part, names) for part in shape.parts))
        case "list":
            text = f"list of {text_of(shape.parts[0], names)}"
        case "tuple":
            text = f"list: {', '.join(text_of(part, names) for part in shape.parts)}"
        case "map":
            text = f"object, values: {text_of(shape.parts[0], names)}"
        case "struct" if shape.struct is not None:
            text = names[shape.struct] if _is_ours(shape.struct) else _kind(shape.struct)
        case _:
            text = shape.kind
    return text + limit


def _kind(struct: type) -> str:
    """Structs of the games are told by what they are."""
    base = struct.__mro__[1].__name__
    return struct.__name__ if base == "Struct" else base


def _limits(meta: Meta) -> str:
    parts = [
        f"{word} {value}"
        for word, value in (
            ("from", meta.ge),
            ("to", meta.le),
            ("at least", meta.min_length),
            ("at most", meta.max_length),
        )
        if value is not None
    ]
    return f" ({', '.join(parts)})" if parts else ""


def _games(structs: list[type], names: dict[type, str]) -> str:
    rows = [f"| {names[s]} | {_kind(s)} | {_fields(s)} |" for s in structs if not _is_ours(s)]
    head = "## Structs of the games\n\n| name | kind | fields |\n|---|---|---|"
    return "\n".join([head, *rows, ""])


def _fields(struct: type) -> str:
    return ", ".join(f"`{field.name}`" for field in fields(struct))
