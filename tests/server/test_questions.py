"""Which way to pay a refused claim speaks of, and what a preview may show."""

import pytest

import stolik
from stolik.server.ground.refusals import Refuse
from stolik.server.table.questions import explain, preview
from stolik.server.table.sight import Sight
from stolik.server.wire import protocol as p
from tests.rules.helpers import begun
from tests.server.test_forced import at_tunnel

GRAY, BLUE, FERRY = "kharkiv-kyiv", "vienna-warsaw", "istanbul-sevastopol"  # four spaces each


@pytest.mark.parametrize(
    ("route", "hand", "missing", "color"),
    [
        (GRAY, "red:3 blue:1", 1, "red"),
        (GRAY, "red:2 blue:1 loco:1", 1, "red"),
        (GRAY, "red:2 blue:1 green:1", 2, "red"),  # not one red: a locomotive is missing then
        (BLUE, "red:3 loco:1", 3, "blue"),
        (FERRY, "red:3 blue:1", 2, "loco"),
    ],
)
def test_the_fewest_missing_cards_tell_most(
    route: str, hand: str, missing: int, color: str
) -> None:
    table = begun("europe", [hand])
    refusal = explain(table, f"claim {route}")
    assert refusal is not None
    assert refusal.args == {"missing": missing, "color": color}


def test_where_colors_are_equally_near_none_is_named() -> None:
    table = begun("europe", ["red:2 blue:2 green:1"])
    refusal = explain(table, f"claim {GRAY}")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("why-cards-any", {"missing": 2})


@pytest.mark.parametrize(
    ("game", "said"),
    [("europe", "no route 'nowhere'"), ("carcassonne", "'claim nowhere' is no move")],
)
def test_what_is_not_there_is_named(game: str, said: str) -> None:
    table = stolik.load(game).new(seed=1)
    with pytest.raises(Refuse, match=said):
        explain(table, "claim nowhere")


@pytest.mark.parametrize(
    ("hand", "missing", "colors"),
    [
        ("red:3 blue:3 loco:3", 1, "blue red"),  # both are as near, and no locomotive helps
        ("red:3 blue:2 loco:4", 1, "red"),
        ("loco:7", 4, "all"),
    ],
)
def test_a_gray_route_without_locomotives_names_the_nearest_colors(
    hand: str, missing: int, colors: str
) -> None:
    table = begun("swiss", [hand])
    refusal = explain(table, "claim lausanne-neuchatel")  # gray, four spaces, no tunnel
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("R30", "why-cards-bare")
    assert refusal.args == {"missing": missing, "colors": colors}


@pytest.mark.parametrize("move", ["claim venice-zurich green:2", "draw deck", "draw 0", "tickets"])
def test_a_preview_of_what_is_hidden_is_refused(move: str) -> None:
    live = at_tunnel("europe", "green:2", "green green red").live
    with pytest.raises(Refuse) as refused:
        preview(live, Sight("p1"), p.Preview(id=1, version=live.version, moves=[move]))
    assert refused.value.key == "error-hidden"


def test_a_preview_of_a_claim_in_the_open_is_given() -> None:
    live = at_tunnel("europe", "red:1", "green green red").live
    shown = preview(
        live,
        Sight("p1"),
        p.Preview(id=1, version=live.version, moves=["claim budapest-vienna.1 red:1"]),
    )
    assert shown.turn == 1
