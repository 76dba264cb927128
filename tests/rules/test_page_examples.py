"""The diagrams of the rules pages (examples.json of each family), each played by the engine."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from stolik import IllegalMove, Table
from tests.rules.helpers import ROOT, ROW, begun, legal, play
from tests.rules.tile_helpers import ended, laid, take_turn

GAMES = ROOT / "web/src/games"
RAIL = json.loads((GAMES / "rail/examples.json").read_text(encoding="utf-8"))
TILES = json.loads((GAMES / "carcassonne/examples.json").read_text(encoding="utf-8"))
TUNNELS = {"europe": "venice-zurich", "swiss": "brusio-italy-2"}  # green, of two spaces
TIMES = "\N{MULTIPLICATION SIGN}"
AT_THE_END = {"C9", "C10"}


def boards() -> list[Any]:
    return [
        pytest.param(rule, board, id=f"{rule}-{number}.{place}")
        for rule, examples in TILES.items()
        for number, example in enumerate(examples)
        for place, board in enumerate(example)
    ]


def routes() -> list[Any]:
    return [
        pytest.param(example, id=f"{rule}-{number}")
        for rule, examples in RAIL["routes"].items()
        for number, example in enumerate(examples)
    ]


@pytest.mark.parametrize("example", RAIL["tunnels"], ids=str)
def test_a_tunnel_costs_what_the_page_says(example: Mapping[str, Any]) -> None:
    played, turned = example["played"], example["turned"]
    table = begun(example["game"], [" ".join([*played, "green", "loco"])], ROW, " ".join(turned))
    events = play(table, f"claim {TUNNELS[example['game']]} {price(played)}")
    assert events[0] == {"revealed": turned, "surcharge": example["extra"]}
    if example["extra"]:
        hits = table.view(0).tunnel.hits
        assert hits == [card in example["costs"] for card in turned]
    else:
        assert not example["costs"]


@pytest.mark.parametrize("example", routes())
def test_a_route_is_paid_as_the_page_says(example: Mapping[str, Any]) -> None:
    rows = json.loads((ROOT / "src/stolik/rail/data/europe.json").read_text(encoding="utf-8"))
    by_id = {row["id"]: row for row in rows["routes"]}
    route = by_id[example["route"]]
    twin = by_id.get(route["twin"], {})
    assert not route["tunnel"]
    assert {name: example[name] for name in ("length", "color", "locomotives")} == {
        name: route[name] for name in ("length", "color", "locomotives")
    }
    assert example["other"] == twin.get("color")
    halves = [route["id"], *([twin["id"]] if twin else [])]
    for cards in example["pays"]:
        assert pays(halves, cards), cards
    for cards in example["not"]:
        assert not pays(halves, cards), cards


def pays(halves: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether exactly these cards in hand pay the route, or one half of a double one."""
    table = begun("europe", [" ".join(cards)], "black violet orange green loco")
    claims = [move.split()[1] for move in legal(table, "claim")]
    return any(half in claims for half in halves)


def price(cards: Sequence[str]) -> str:
    return " ".join(f"{kind}:{cards.count(kind)}" for kind in dict.fromkeys(cards))


@pytest.mark.parametrize(("rule", "board"), boards())
def test_tiles_do_what_the_page_says(rule: str, board: Mapping[str, Any], tmp_path: Path) -> None:
    if "fits" in board or "may" in board:
        assert is_legal(board["turns"]) == board.get("fits", board.get("may"))
        assert board.get("fits") is False or is_legal(board["turns"], with_follower=False)
        return
    table = ended(tmp_path, *board["turns"]) if rule in AT_THE_END else laid(*board["turns"])
    if "sum" not in board:
        (feature,) = table.view(None).features
        assert glowing(feature.parts) == sorted(board["glow"])
        return
    seats, points, parts = paid(table)
    work, _, result = board["sum"].partition(" = ")
    assert (points, seats) == (int(result), board.get("seats", [0]))
    assert added_up(work) == points
    assert parts == sorted(board["glow"])


def is_legal(turns: Sequence[str], *, with_follower: bool = True) -> bool:
    """Whether the last of these turns is; those before it must be."""
    tile, x, y, r, *spot = turns[-1].split()
    table = laid(*turns[:-1], tile)
    try:
        take_turn(table, x, y, r, *(spot if with_follower else []))
    except IllegalMove:
        return False
    return True


def paid(table: Table) -> tuple[list[int], int, list[str]]:
    """Who was paid, how much, and for what, where only one feature was."""
    rows = [
        (seat, row.points, glowing(row.feature.parts))
        for seat, points in enumerate(table.score())
        for row in points.features
        if row.points
    ]
    ((worth, parts),) = {(points, tuple(parts)) for _, points, parts in rows}
    return [seat for seat, _, _ in rows], worth, list(parts)


def glowing(parts: Sequence[Any]) -> list[str]:
    return sorted(f"{part.x} {part.y} {part.spot}" for part in parts)


def added_up(work: str) -> int:
    """Products, added up."""
    total = 0
    for product in work.split(" + "):
        factors = [int(number) for number in product.split(f" {TIMES} ")]
        total += factors[0] * (factors[1] if len(factors) == 2 else 1)
    return total
