"""Why a move of Carcassonne can't be played: the explainer and the kernels agree."""

import random
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from stolik import IllegalMove, InvalidMove, Move, Table
from stolik.carcassonne.moves import Meeple, Place, Skip
from tests.rules.helpers import ROOT, legal, play
from tests.rules.tile_helpers import carcassonne, ended, laid, own_set

LOOKS = dict.fromkeys("BCX", 1) | dict.fromkeys("FGHU", 2)
"""How many rotations of a tile look different, if not all four."""
SPOTS: list[Move] = [
    *(Meeple(f"{kind}.{i}") for kind in ("city", "road", "farm") for i in range(5)),
    Meeple("monastery.0"),
    Meeple("monastery.1"),
]


def places(table: Table, margin: int = 2) -> list[Place]:
    """Every place in and about the board, with every rotation."""
    board = table.view(None).board
    xs, ys = [tile.x for tile in board], [tile.y for tile in board]
    columns = range(min(xs) - margin, max(xs) + margin + 1)
    rows = range(min(ys) - margin, max(ys) + margin + 1)
    return [Place(x, y, r) for x, y, r in product(columns, rows, (0, 90, 180, 270))]


def usual(move: Move, drawn: str | None) -> str:
    """The text of the move, of look-alike rotations that of the smallest."""
    if isinstance(move, Place) and drawn:
        return str(Place(move.x, move.y, move.r % (90 * LOOKS.get(drawn, 4))))
    return str(move)


def check(table: Table, attempts: list[Move]) -> set[str]:
    """Compares why() with the legal moves; the keys of all refusals."""
    allowed, before, keys = set(legal(table)), table.state.tobytes(), set()
    drawn = table.view(None).drawn
    for attempt in attempts:
        told = table.why(attempt)
        listed = usual(attempt, drawn) in allowed
        assert (told is None) == listed, f"{attempt}: {told}\n{table.record().text()}"
        if told is not None:
            assert re.fullmatch(r"C\d+", told.rule)
            keys.add(told.key)
    assert table.state.tobytes() == before
    return keys


@pytest.mark.parametrize(("seats", "meeples"), [(2, 7), (3, 2), (5, 1)])
def test_why_is_silent_exactly_for_the_legal_moves(seats: int, meeples: int) -> None:
    table, rng = carcassonne().new(seats, seats, options={"meeples": meeples}), random.Random(seats)
    keys = set()
    for number in range(1000):
        if number % 7 == 0 or table.over:
            everywhere = places(table) if table.phase == "place" else places(table)[::25]
            keys |= check(table, [*everywhere, *SPOTS, Skip(), *table.moves()])
        elif table.phase == "meeple":
            keys |= check(table, [*SPOTS, Skip()])
        if table.over:
            break
        table.play(rng.choice(table.moves()))
    expected = {key for key, *_ in REFUSALS}
    assert keys == (expected if meeples < 7 else keys | expected - {"why-no-meeples"})


def test_a_refused_move_changes_nothing() -> None:
    table, rng = carcassonne().new(3, 3), random.Random(3)
    for _ in range(40):
        before, record = table.state.tobytes(), table.record()
        allowed, drawn = legal(table), table.view(None).drawn
        attempts = [*rng.sample(places(table), 20), *rng.sample(SPOTS, 5), Skip()]
        for attempt in attempts:
            if usual(attempt, drawn) in allowed:
                continue
            with pytest.raises(IllegalMove) as caught:
                table.play(attempt)
            told = table.why(attempt)
            assert (caught.value.rule, caught.value.key) == (told.rule, told.key)
            assert (caught.value.arguments, caught.value.move) == (told.args, str(attempt))
        assert table.state.tobytes() == before
        assert table.record() == record
        table.play(rng.choice(table.moves()))


def over(folder: Path) -> Table:
    return ended(folder, "U 1 0 90")


Position = Callable[[], Table]
REFUSALS: list[tuple[str, str, Position | None, str, dict[str, object]]] = [
    # key, rule, position (none: the end of a game), move, arguments
    ("why-over", "C11", None, "skip", {}),
    ("why-over", "C11", None, "place 2 0 90", {}),
    ("why-phase-place", "C2", lambda: laid("U"), "skip", {}),
    ("why-phase-place", "C2", lambda: laid("U"), "meeple road.0", {}),
    ("why-phase-meeple", "C4", lambda: laid("U 1 0 90 ?", "U"), "place 2 0 90", {}),
    ("why-apart", "C2", lambda: laid("U"), "place 1 1 90", {"x": 1, "y": 1}),
    ("why-apart", "C2", lambda: laid("U"), "place -72 72 0", {"x": -72, "y": 72}),
    # 75 steps from 1 0: far away, but the kernels have one number for both cells (grid.py).
    ("why-apart", "C2", lambda: laid("U"), "place -37 -37 90", {"x": -37, "y": -37}),
    ("why-taken", "C2", lambda: laid("U"), "place 0 0 90", {"x": 0, "y": 0}),
    ("why-taken", "C2", lambda: laid("U 1 0 90", "U"), "place 1 0 0", {"x": 1, "y": 0}),
    (
        "why-side",
        "C2",
        lambda: laid("U"),
        "place 1 0 0",
        {"side": "W", "have": "field", "need": "road"},
    ),
    (
        "why-side",
        "C2",
        lambda: laid("U"),
        "place 0 -1 0",
        {"side": "S", "have": "road", "need": "city"},
    ),
    (
        "why-side",
        "C2",
        lambda: laid("E"),
        "place 0 1 0",
        {"side": "N", "have": "city", "need": "field"},
    ),
    ("why-no-spot", "C4", lambda: laid("U 1 0 90 ?"), "meeple city.0", {"spot": "city.0"}),
    ("why-no-spot", "C4", lambda: laid("U 1 0 90 ?"), "meeple road.1", {"spot": "road.1"}),
    (
        "why-no-meeples",
        "C4",
        lambda: laid("U 1 0 90 road.0", "B 0 1 0", "V 2 0 0 ?", meeples=1),
        "meeple farm.0",
        {},
    ),
    (
        "why-occupied",
        "C4",
        lambda: laid("U 1 0 90 road.0", "U 2 0 90 ?"),
        "meeple road.0",
        {"spot": "road.0", "seat": 0},
    ),
    (
        "why-occupied",
        "C4",
        lambda: laid("U 1 0 90", "B 0 1 0 farm.0", "B 0 2 0 ?"),
        "meeple farm.0",
        {"spot": "farm.0", "seat": 1},
    ),
]


@pytest.mark.parametrize(
    ("key", "rule", "position", "move", "arguments"),
    REFUSALS,
    ids=[f"{key}-{move}" for key, _, _, move, _ in REFUSALS],
)
def test_a_refusal_names_its_rule(
    key: str,
    rule: str,
    position: Position | None,
    move: str,
    arguments: dict[str, object],
    tmp_path: Path,
) -> None:
    table = position() if position else over(tmp_path)
    before = table.state.tobytes()
    told = table.why(move)
    assert told is not None
    assert (told.key, told.rule, told.args) == (key, rule, arguments)
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    error = caught.value
    assert (error.move, error.rule, error.key, error.arguments) == (move, rule, key, arguments)
    assert str(error).startswith(f"{move}: ")
    assert str(error).endswith(f"({rule})")
    assert table.state.tobytes() == before


def test_every_refusal_has_its_position_here() -> None:
    source = (ROOT / "src" / "stolik" / "carcassonne" / "why.py").read_text("utf-8")
    keys = set(re.findall(r'"(why-[a-z-]+)"', source))
    assert keys == {key for key, *_ in REFUSALS}


def test_the_first_side_that_does_not_match_is_named() -> None:
    # The cell has a road in the south and a city in the west: B matches neither.
    table = laid("V 1 0 90", "N 0 -1 180", "B")
    told = table.why("place 1 -1 0")
    assert told.args == {"side": "S", "have": "field", "need": "road"}


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "Skip", "skip it", "pass", "place", "place 1", "place 1 0", "place 1 0 90 0"),
        *("place 1 0 45", "place 1 0 360", "place 1 0 -90", "place 1 0 1", "place one 0 90"),
        *("place 1.0 0 90", "place +1 0 90", "place 1,0 90", "place 1 0 U", "U 1 0 90"),
        *("place \u0661 0 90", "place 1 0 \u0669\u0660", "place 100 0 90", "place 1 -100 90"),
        *("meeple", "meeple road", "meeple road.", "meeple road.x", "meeple road.-1"),
        *("meeple road.10", "meeple knight.0", "meeple Road.0", "meeple road.0 1", "meeple road 0"),
        *("draw deck", "claim paris-zurich red:3", "\x00"),
    ],
)
def test_a_text_that_is_no_move(text: str) -> None:
    table = laid("U")
    before = table.state.tobytes()
    with pytest.raises(InvalidMove, match=r"Moves are: place <x> <y>.*meeple <kind>.*skip"):
        table.play(text)
    with pytest.raises(InvalidMove, match="is no move"):
        table.why(text)
    assert table.state.tobytes() == before


@pytest.mark.parametrize("text", ["place 73 0 90", "place 0 -73 0", "place 99 -99 0"])
def test_a_place_where_no_tile_can_lie_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove, match="so far away no tile can lie"):
        laid("U").play(text)


def test_spaces_do_not_matter() -> None:
    table = laid("U")
    play(table, "  place 1\t0  90 ", " meeple  road.0")
    assert [str(decision.move) for decision in table.history] == ["place 1 0 90", "meeple road.0"]


def test_a_number_that_is_no_legal_move() -> None:
    table = laid("U")
    with pytest.raises(IllegalMove) as caught:
        table.play(123_456)
    assert (caught.value.key, caught.value.arguments) == ("why-number", {"number": 123_456})
    table.play(table.codes()[0])
    assert len(table.history) == 1


@pytest.mark.parametrize(
    "move",
    [
        *(Place(1, 0, 45), Place(1, 0, 450), Place(1, 0, -90), Place(1000, 0, 90)),
        *(Place(1 << 70, 0, 90), Meeple("city.0 1"), Meeple(""), Meeple("spire.0")),
    ],
    ids=str,
)
def test_a_move_made_by_hand_is_checked_as_well(move: Move) -> None:
    table = laid("U")
    for ask in (table.play, table.why):
        with pytest.raises(InvalidMove):
            ask(move)


def test_a_move_of_a_place_may_come_as_a_struct() -> None:
    table = laid("U")
    table.play(Place(1, 0, 270))
    table.play(Meeple("farm.1"))
    assert [decision.move for decision in table.history] == [Place(1, 0, 90), Meeple("farm.1")]


def test_a_line_may_be_as_long_as_the_set(tmp_path: Path) -> None:
    table = own_set(tmp_path, " ".join(["U"] * 71), start="U").new(seed=1)
    for y in range(1, 72):
        assert table.why("place 0 -1 0") is None
        assert table.why("place 0 -2 0").key == "why-apart"
        play(table, f"place 0 {y} 0", "skip")
    assert table.over
