"""Legal moves come in a pinned order: bots, records of choices and searches rely on it."""

import stolik
from stolik.game import Table

ROW = ["loco", "red", "blue", "violet", "white"]
RICH = ["red", "red", "blue", "loco", "loco"]
OPTIONS = {"hand": 5, "start_long": 0, "start_short": 2, "start_keep": 1}


def texts(table: Table) -> list[str]:
    return [str(move) for move in table.moves()]


def toy(*deck: str, rules: str = "europe", **options: object) -> Table:
    deal = {
        "cards": [*RICH, *RICH[::-1], *ROW, *deck],
        "tickets": ["arch-crag", "bay-dale", "elm-isle", "bay-moor"],
        "first": 0,
    }
    game = stolik.load(rules, "toy")
    return game.new(seed=1, deal=deal, options={**OPTIONS, **options})


def test_keep_counts_the_subsets_of_the_offer() -> None:
    assert texts(toy()) == ["keep arch-crag", "keep bay-dale", "keep arch-crag bay-dale"]


def test_a_turn_lists_draws_tickets_claims_pass() -> None:
    table = toy()
    table.play("keep arch-crag")
    table.play("keep bay-moor")
    assert texts(table) == [
        *("draw deck", "draw 0", "draw 1", "draw 2", "draw 3", "draw 4"),
        "tickets",
        *("claim arch-bay red:1", "claim bay-elm red:2"),
        *("claim crag-elm blue:1", "claim crag-elm red:1", "claim arch-elm.1 red:2"),
        *("claim dale-isle-2 loco:1", "claim bay-crag blue:1 loco:1", "claim crag-dale.1 loco:1"),
        *("claim crag-dale.2 loco:1", "claim elm-moor-1 loco:1", "claim arch-bay loco:1"),
        "claim bay-elm red:1 loco:1",
        *("claim arch-elm.1 blue:1 loco:1", "claim bay-isle-1 blue:1 loco:1"),
        *("claim arch-elm.1 red:1 loco:1", "claim bay-isle-1 red:1 loco:1"),
        "claim crag-elm loco:1",
        *("claim bay-crag loco:2", "claim bay-elm loco:2"),
        *("claim arch-elm.1 loco:2", "claim bay-isle-1 loco:2"),
        "pass",
    ]


def test_a_second_card_lists_draws_and_pass() -> None:
    table = toy(mixed_draws=True)
    for move in ("keep arch-crag", "keep bay-moor", "draw 1"):
        table.play(move)
    assert texts(table)[0] == "draw deck"
    assert texts(table)[1:] == ["draw 1", "draw 2", "draw 3", "draw 4", "pass"]


def test_a_surcharge_lists_fewest_locomotives_first() -> None:
    table = toy("red", "white", "violet")
    for move in ("keep arch-crag", "keep bay-moor", "claim bay-elm red:1 loco:1"):
        table.play(move)
    assert texts(table) == ["pay red:1", "pay loco:1", "withdraw"]
