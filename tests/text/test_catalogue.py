"""The catalogue is whole in every language, and the code and the catalogue know each other."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stolik.bots.registry import everybody
from stolik.carcassonne.rules import OPTIONS as TILE_OPTIONS
from stolik.carcassonne.state import KINDS, TERRAINS
from stolik.errors import IllegalMove
from stolik.rail.family import FAMILY as RAIL
from stolik.rail.rules import OPTIONS as RAIL_OPTIONS
from stolik.rail.state import ENDS, PHASES
from stolik.text import LANGUAGES, choose_language, say

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "stolik"
COLORS = ("black", "violet", "blue", "green", "yellow", "orange", "red", "white", "loco")
NO_LOCO = {"why-color", "why-pay-color", "route-color"}  # a route has no such color
PIECE = "part-"  # each language has its own pieces
PAGES = PACKAGE.parents[1] / "web" / "src"
FILLED_IN = {
    "bot-": {f"bot-{name}" for name in everybody()},
    "why-phase-": {f"why-phase-{phase}" for phase in PHASES if phase != "over"},
    "option-": {f"option-{o.name.replace('_', '-')}" for o in (*RAIL_OPTIONS, *TILE_OPTIONS)},
    "option-value-": {
        f"option-value-{o.name.replace('_', '-')}" for o in RAIL_OPTIONS if o.offered
    },
    "event-over-": {f"event-over-{end.replace('_', '-')}" for end in ENDS if end},
}
"""Keys that the code completes: f"why-phase-{phase}"."""


def source(language: str) -> str:
    return (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    body = FluentParser(with_spans=False).parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class References(Visitor):
    """Collects the arguments and the other messages that a message names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def references(language: str, key: str) -> References:
    found = References()
    found.visit(entries(language)[key])
    return found


def arguments(language: str, key: str) -> set[str]:
    """All arguments of a message, those of its pieces too."""
    found = references(language, key)
    return found.arguments.union(*(arguments(language, piece) for piece in found.messages))


def keys(language: str) -> set[str]:
    return {key for key in entries(language) if not key.startswith(PIECE)}


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]


def nodes() -> Iterator[ast.AST]:
    for tree in trees():
        yield from ast.walk(tree)


def texts_in_code() -> set[str]:
    """Every string in the code, and for a completed key the keys it may become."""
    found = {node.value for node in nodes() if isinstance(node, ast.Constant)}
    texts = {text for text in found if isinstance(text, str)}
    completed = texts.union(*(full for start, full in FILLED_IN.items() if start in texts))
    return completed | texts_of_pages()


@cache
def texts_of_pages() -> set[str]:
    """Keys that the pages spell out, or begin: `bot-${name}`. Their arguments TypeScript checks."""
    sources = [
        path.read_text(encoding="utf-8")
        for pattern in ("*.ts", "*.svelte")
        for path in sorted(PAGES.rglob(pattern))
        if not path.name.endswith((".test.ts", ".gen.ts"))
    ]
    code = "\n".join(sources)
    spelled = set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9]+)*)[\"'`]", code))
    begun = tuple(re.findall(r"`([a-z]+-(?:[a-z0-9]+-)*)\$\{", code))
    return spelled | {key for key in keys("en") if begun and key.startswith(begun)}


def is_used(key: str, texts: set[str]) -> bool:
    return key in texts or key.removesuffix("-own") in texts


def calls(*names: str) -> Iterator[ast.Call]:
    """Calls of functions, methods or classes of these names."""
    for node in nodes():
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = function.id if isinstance(function, ast.Name) else name
            if name in names:
                yield node


def constant(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def refusals() -> list[tuple[str, set[str]]]:
    """Each reason with the arguments that stand beside it: Refusal(rule, key, args), IllegalMove.

    Arguments put together elsewhere can't be read here; what is typed at a table tests them.
    """
    found = []
    for call in calls("Refusal", "IllegalMove"):
        strings = [constant(argument) for argument in call.args]
        place = next((i for i, text in enumerate(strings) if (text or "").startswith("why-")), None)
        if place is None:
            continue
        names: set[str] | None = set()
        for given in call.args[place + 1 :]:
            names = (
                {constant(name) or "" for name in given.keys if name} if is_plain(given) else None
            )
        if names is not None:
            found.append((strings[place] or "", names))
    return found


def is_plain(given: ast.expr) -> TypeGuard[ast.Dict]:
    """Whether the arguments are written out."""
    return isinstance(given, ast.Dict) and None not in given.keys


def sentences() -> list[tuple[str, set[str]]]:
    """Each message the terminal asks for by its whole key, with its arguments."""
    found = []
    for call in calls("words", "_words"):
        key = constant(call.args[0]) if call.args else None
        if key is not None and all(keyword.arg for keyword in call.keywords):
            found.append((key, {keyword.arg or "" for keyword in call.keywords}))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    body = FluentParser(with_spans=False).parse(source(language)).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names)), "a key is there twice"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_key_is_in_every_language(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_arguments_in_every_language(language: str) -> None:
    here = {key: arguments(language, key) for key in keys("en")}
    assert here == {key: arguments("en", key) for key in keys("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_used(language: str) -> None:
    named = {name for key in entries(language) for name in references(language, key).messages}
    assert named - set(entries(language)) == set()
    assert set(entries(language)) - keys(language) == {n for n in named if n.startswith(PIECE)}


def test_every_key_is_used_in_the_code() -> None:
    texts = texts_in_code()
    assert {key for key in keys("en") if not is_used(key, texts)} == set()


def test_every_map_and_game_of_the_pages_is_described() -> None:
    told = {f"map-about-{name}" for maps in RAIL.games.values() for name in maps}
    for game in (*RAIL.games, "carcassonne"):
        told |= {f"home-about-{game}", f"home-time-{game}"}
    assert told <= set(keys("en"))


def test_every_reason_in_the_code_has_its_message() -> None:
    whys = {text for text in texts_in_code() if re.fullmatch(r"why-[a-z-]*[a-z]", text)}
    assert {"why-cards", "why-phase-second", "why-pass", "why-number"} <= whys
    assert whys == {key for key in keys("en") if key.startswith("why-")}


def test_a_reason_is_given_the_arguments_of_its_message() -> None:
    found = refusals()
    assert ("why-cards", {"missing", "color"}) in found
    assert [(key, given) for key, given in found if arguments("en", key) != given] == []


def test_a_message_is_asked_for_with_its_arguments() -> None:
    found = sentences()
    assert ("piles", {"deck", "discards", "tickets"}) in found
    assert {key for key, _ in found} <= keys("en")
    assert [(key, given) for key, given in found if arguments("en", key) != given] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_message_can_be_said(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for key in keys(language):
        for color in COLORS:
            args: dict[str, str | int] = dict.fromkeys(arguments(language, key), number)
            if "color" in args:
                args["color"] = color
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, args)
            assert errors == [], key
            assert text == say(key, args, language)
            assert not re.search(r"[{}⟨\u2068]|^\s|\s$", str(text)), (key, text)


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_no_english_color_is_left(language: str) -> None:
    english = {"black", "blue", "green", "yellow", "red", "white", "loco"}
    colored = [key for key in keys(language) if "color" in arguments(language, key)]
    for key in colored:
        for color in COLORS[:-1] if key in NO_LOCO else COLORS:
            args: dict[str, str | int] = dict.fromkeys(arguments(language, key), 2)
            said = say(key, args | {"color": color}, language)
            assert not english & set(re.findall(r"\w+", said)), said


CHOSEN = {
    "kind": KINDS,
    "side": ("N", "E", "S", "W"),
    "have": TERRAINS[1:],
    "need": TERRAINS[1:],
}
"""Arguments that become words inside the catalogue."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("argument", CHOSEN)
def test_each_kind_of_feature_has_its_own_words(argument: str, language: str) -> None:
    chosen = [key for key in keys(language) if argument in arguments(language, key)]
    assert chosen
    for key in chosen:
        values = [v for v in CHOSEN[argument] if (key, v) != ("event-scored", "farm")]
        given: dict[str, str | int] = dict.fromkeys(arguments(language, key), 2)
        said = [say(key, given | {argument: value}, language) for value in values]
        assert len(set(said)) == len(values), said
        english = {"city", "road", "field", "farm", "monastery", "tile", "follower"}
        for text in said if language != "en" else []:
            assert not english & set(re.findall(r"\w+", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_follow_a_colon(language: str) -> None:
    for key in keys(language):
        if key.startswith("why-"):
            args: dict[str, str | int] = dict.fromkeys(arguments(language, key), "x")
            text = say(key, args, language)
            assert not text.endswith("."), text
            assert text[0].islower(), text


MISSING = [
    ("en", 1, "red", "needs 1 more red card"),
    ("en", 2, "red", "needs 2 more red cards"),
    ("en", 1, "loco", "needs 1 more locomotive"),
    ("pl", 1, "red", "brakuje 1 czerwonej karty"),
    ("pl", 2, "red", "brakuje 2 czerwonych kart"),
    ("pl", 5, "yellow", "brakuje 5 żółtych kart"),
    ("pl", 1, "loco", "brakuje 1 lokomotywy"),
    ("pl", 3, "loco", "brakuje 3 lokomotyw"),
    ("fr", 1, "white", "il manque 1 carte blanche"),
    ("fr", 2, "white", "il manque 2 cartes blanches"),
    ("fr", 2, "orange", "il manque 2 cartes orange"),
    ("fr", 2, "loco", "il manque 2 locomotives"),
]


@pytest.mark.parametrize(("language", "missing", "color", "text"), MISSING)
def test_missing_cards(language: str, missing: int, color: str, text: str) -> None:
    assert say("why-cards", {"missing": missing, "color": color}, language) == text


COUNTED = [
    ("en", "red", ["0 red", "1 red", "2 red", "5 red", "22 red"]),
    ("en", "loco", ["0 locomotives", "1 locomotive", "2 locomotives"]),
    (
        "pl",
        "green",
        ["0 zielonych", "1 zielona", "2 zielone", "5 zielonych", "12 zielonych", "22 zielone"],
    ),
    ("pl", "loco", ["1 lokomotywa", "4 lokomotywy", "14 lokomotyw"]),
    ("fr", "blue", ["0 bleue", "1 bleue", "2 bleues"]),
    ("fr", "loco", ["1 locomotive", "2 locomotives"]),
]


@pytest.mark.parametrize(("language", "color", "texts"), COUNTED)
def test_counted_cards(language: str, color: str, texts: list[str]) -> None:
    for text in texts:
        count = int(text.split()[0])
        assert say("card-count", {"count": count, "color": color}, language) == text


POINTS = [
    ("en", 1, "You win with 1 point."),
    ("en", -7, "You win with -7 points."),
    ("pl", 1, "Wygrywasz: 1 punkt."),
    ("pl", 23, "Wygrywasz: 23 punkty."),
    ("pl", 112, "Wygrywasz: 112 punktów."),
    ("fr", 0, "Vous gagnez avec 0 point."),
    ("fr", 2, "Vous gagnez avec 2 points."),
]


@pytest.mark.parametrize(("language", "points", "text"), POINTS)
def test_counted_points(language: str, points: int, text: str) -> None:
    assert say("end-won-own", {"points": points}, language) == text


TILES_LEFT = [
    ("en", ["0 tiles in the bag", "1 tile in the bag", "22 tiles in the bag"]),
    ("pl", ["1 płytka w worku", "3 płytki w worku", "12 płytek w worku", "64 płytki w worku"]),
    ("fr", ["0 tuile dans le sac", "1 tuile dans le sac", "2 tuiles dans le sac"]),
]


@pytest.mark.parametrize(("language", "texts"), TILES_LEFT)
def test_counted_tiles(language: str, texts: list[str]) -> None:
    for text in texts:
        assert say("table-bag", {"count": int(text.split()[0])}, language) == text


SCORED = [
    ("en", 0, "City completed, 5 tiles: Ann +10."),
    ("en", 1, "City completed, 5 tiles, 1 pennant: Ann +10."),
    ("pl", 0, "Dokończone miasto, 5 płytek: Ann +10."),
    ("pl", 3, "Dokończone miasto, 5 płytek, 3 flagi: Ann +10."),
    ("fr", 0, "Ville achevée, 5 tuiles\N{NO-BREAK SPACE}: Ann +10."),
    ("fr", 2, "Ville achevée, 5 tuiles, 2 blasons\N{NO-BREAK SPACE}: Ann +10."),
]


@pytest.mark.parametrize(("language", "pennants", "text"), SCORED)
def test_a_city_without_pennants_is_told_without_them(
    language: str, pennants: int, text: str
) -> None:
    args: dict[str, str | int] = {"kind": "city", "tiles": 5, "gains": "Ann +10"}
    assert say("event-scored", args | {"pennants": pennants}, language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_written_as_moves_write_it(language: str) -> None:
    assert " -12 3" in say("why-taken", {"x": -12, "y": 3}, language)


def test_a_seat_is_a_number_or_a_name() -> None:
    route = {"route": "Paris – Brest"}  # noqa: RUF001 - as routes are written
    assert "seat 1:" in say("why-claimed", route | {"seat": 1}, "en")
    assert "seat" not in say("why-claimed", route | {"seat": "Ann"}, "en")
    assert "(gracz 2)" in say("why-claimed", route | {"seat": 2}, "pl")
    assert "(Ann)" in say("why-claimed", route | {"seat": "Ann"}, "pl")


def test_an_unknown_key_is_seen() -> None:
    assert say("why-not-there", {}, "fr") == "⟨why-not-there⟩"


def test_an_error_explains_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANG", "fr")
    error = IllegalMove("pay red:1", "R8", "why-cards", {"missing": 1, "color": "red"})
    assert str(error) == "pay red:1: il manque 1 carte rouge (R8)"


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        ("pl", {"STOLIK_LANG": "fr"}, "pl"),
        (None, {"STOLIK_LANG": "fr", "LANG": "pl_PL.UTF-8"}, "fr"),
        (None, {"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR.UTF-8"}, "pl"),
        (None, {"LC_MESSAGES": "fr_CH", "LANG": "pl_PL"}, "fr"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_found(
    given: str | None,
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(given) == language


def test_the_catalogue_is_loaded_only_when_something_is_said() -> None:
    program = "import sys, stolik, stolik.text; print({'fluent', 'babel'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"
