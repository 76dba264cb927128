"""The rooms of the server: an import goes only to rooms that stand before one's own.

    ground <- kept <- storage <- wire <- persons <- table <- desks <- hall <- web <- running

Each room says at its door, in one sentence, what it is for. Only doors stand outside of rooms.
"""

import ast

from tests.architecture.test_imports import PACKAGE, imports, modules

SERVER = PACKAGE / "server"
ROOMS = (
    "ground", "kept", "storage", "wire", "persons", "table", "desks", "hall", "web", "running",
)  # fmt: skip
PREFIX = "stolik.server."


def room_of(module: str) -> str:
    return module.removeprefix(PREFIX).partition(".")[0]


def wrong_ways() -> list[str]:
    return [
        f"{module} imports {imported}"
        for module, path in modules()
        if module.startswith(PREFIX)
        for imported in imports(path.read_text(encoding="utf-8"), module)
        if imported.startswith(PREFIX)
        if ROOMS.index(room_of(imported)) > ROOMS.index(room_of(module))
    ]


def test_imports_go_only_to_rooms_before_ones_own() -> None:
    assert wrong_ways() == []


def test_a_wrong_way_is_seen() -> None:
    assert ROOMS.index(room_of("stolik.server.wire.protocol")) > ROOMS.index("storage")
    found = imports("from stolik.server.wire import protocol", "stolik.server.storage.base")
    assert list(found) == ["stolik.server.wire.protocol"]


def test_all_files_are_in_rooms() -> None:
    assert [path.name for path in SERVER.glob("*.py")] == ["__init__.py"]
    assert {path.parent.name for path in SERVER.glob("*/*.py")} == set(ROOMS)


def test_each_door_has_one_sentence_and_nothing_else() -> None:
    for room in ROOMS:
        door = ast.parse((SERVER / room / "__init__.py").read_text(encoding="utf-8"))
        sentence = ast.get_docstring(door) or ""
        assert len(door.body) == 1, room
        assert sentence.find(".") == len(sentence) - 1, room
