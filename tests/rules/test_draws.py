"""A turn and its cards: R2, R26-R29, R40."""

import pytest

from stolik import IllegalMove, Table
from tests.rules.helpers import begun, drain, game, hand, kinds, legal, plain, play

DRAWS = ["draw deck", "draw 0", "draw 1", "draw 2", "draw 3", "draw 4"]


def refusal(table: Table, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    return caught.value.rule, caught.value.key


@pytest.mark.parametrize(
    "moves",
    [
        ["draw deck", "draw deck"],
        ["draw 0", "draw 1"],
        ["tickets", "keep bay-moor"],
        ["claim bay-crag blue:2"],
        ["pass"],
    ],
)
def test_R2_a_turn_is_one_action(moves: list[str]) -> None:
    table = begun(
        "toy",
        ["blue:4"],
        tickets="arch-crag arch-crag#2 arch-crag#3 bay-dale bay-dale#2 bay-dale#3 bay-moor",
    )
    for move in moves:
        assert (table.turn, table.view(None).turns) == (0, 0)
        play(table, move)
    assert (table.turn, table.phase, table.view(None).turns) == (1, "turn", 1)


def test_R2_in_europe_cards_tickets_claims_and_passing_can_be_chosen() -> None:
    table = begun("toy", ["blue:2 green:2"], ticket_limit=0)
    claims = {
        "claim bay-crag blue:2",
        "claim crag-dale.1 green:1",
        "claim crag-elm blue:1",
        "claim crag-elm green:1",
        "claim arch-elm.1 blue:2",
        "claim arch-elm.1 green:2",
    }
    assert set(legal(table)) == {*DRAWS, "tickets", *claims, "pass"}


def test_R2_in_swiss_there_is_no_passing_beside_them() -> None:
    table = begun("swiss", ["white:4"])
    words = {move.split()[0] for move in legal(table)}
    assert words == {"draw", "tickets", "claim"}


def test_R26_in_europe_the_second_card_comes_from_where_the_first_came() -> None:
    table = begun("europe", ["white:4"])
    play(table, "draw deck")
    assert legal(table) == ["draw deck", "pass"]
    assert refusal(table, "draw 0") == ("R26", "why-second-deck")
    play(table, "draw deck", "draw 0")
    assert legal(table) == ["draw 0", "draw 1", "draw 2", "draw 3", "draw 4", "pass"]
    assert refusal(table, "draw deck") == ("R26", "why-second-open")


def test_R26_in_swiss_deck_and_open_cards_may_be_mixed() -> None:
    table = begun("swiss", ["white:4"])
    play(table, "draw deck")
    assert legal(table) == DRAWS
    play(table, "draw 0", "draw 0")
    assert legal(table) == DRAWS
    play(table, "draw deck")
    assert table.turn == 0


def test_R27_in_europe_an_open_locomotive_ends_the_turn() -> None:
    table = begun("europe", ["white:4"], "loco red red blue blue")
    play(table, "draw 0")
    assert (table.turn, table.phase) == (1, "turn")
    assert hand(table, 0) == {"white": 4, "loco": 1}


def test_R27_in_europe_it_cannot_be_the_second_card() -> None:
    table = begun("europe", ["white:4"], "loco red red blue blue", "loco green")
    play(table, "draw 1")
    assert table.view(None).open == ["loco", "loco", "red", "blue", "blue"]
    assert legal(table) == ["draw 2", "draw 3", "draw 4", "pass"]
    assert refusal(table, "draw 1") == ("R27", "why-second-loco")


def test_R27_a_locomotive_from_the_deck_does_not_end_the_turn() -> None:
    table = begun("europe", ["white:4"], deck="loco loco")
    play(table, "draw deck")
    assert (table.turn, table.phase) == (0, "second")
    play(table, "draw deck")
    assert hand(table, 0) == {"white": 4, "loco": 2}


def test_R27_in_swiss_two_open_locomotives_may_be_taken() -> None:
    table = begun("swiss", ["white:4"], "loco loco red blue blue")
    play(table, "draw 0")
    assert (table.turn, table.phase) == (0, "second")
    play(table, "draw 1")
    assert (table.turn, hand(table, 0)) == (1, {"white": 4, "loco": 2})


def test_R28_three_open_locomotives_sweep_the_row() -> None:
    table = begun("europe", ["white:4"], "loco loco red blue blue", "loco green:2 yellow:2 violet")
    assert play(table, "draw 2") == [
        {"drawn": "red", "from": 2},
        {"open": ["loco", "loco", "loco", "blue", "blue"]},
        {"swept": ["loco", "loco", "loco", "blue", "blue"]},
        {"open": ["green", "green", "yellow", "yellow", "violet"]},
    ]
    assert table.view(None).discards == {"loco": 3, "blue": 2}
    assert (table.turn, table.phase) == (0, "second")


def test_R28_the_row_is_swept_at_set_up_too() -> None:
    table = begun("europe", ["white:4"], "loco loco loco red red", "green:5")
    assert plain(table.start_events) == [
        {"open": ["loco", "loco", "loco", "red", "red"]},
        {"swept": ["loco", "loco", "loco", "red", "red"]},
        {"open": ["green"] * 5},
    ]
    assert table.view(None).deck == 110 - 8 - 5 - 5


THRICE = "loco:3 red red loco:3 blue blue loco:3 black black"  # three more rows to sweep


def test_R28_it_is_swept_three_times_in_a_row_at_most() -> None:
    table = begun("europe", ["white:4"], "loco:3 green green", THRICE)
    swept = [event["swept"][3] for event in plain(table.start_events) if "swept" in event]
    assert swept == ["green", "red", "blue"]
    assert table.view(None).open == ["loco", "loco", "loco", "black", "black"]


def test_R28_the_limit_is_an_option() -> None:
    table = begun("europe", ["white:4"], "loco:3 green green", THRICE, sweep_limit=1)
    assert table.view(None).open == ["loco", "loco", "loco", "red", "red"]


def test_R28_the_sweeps_are_counted_anew_at_each_refill() -> None:
    deck = THRICE + " violet yellow:5"
    table = begun("europe", ["white:4"], "loco:3 green green", deck)
    events = play(table, "draw 4")
    assert events == [
        {"drawn": "black", "from": 4},
        {"open": ["loco", "loco", "loco", "black", "violet"]},
        {"swept": ["loco", "loco", "loco", "black", "violet"]},
        {"open": ["yellow"] * 5},
    ]


@pytest.mark.parametrize(("locomotives", "rows"), [(2, 1), (4, 0), (0, 0)])
def test_R28_how_many_locomotives_sweep_is_an_option(locomotives: int, rows: int) -> None:
    row, deck = "loco loco loco red red", "green:5"
    table = begun("europe", ["white:4"], row, deck, sweep_locomotives=locomotives)
    assert sum("swept" in event for event in plain(table.start_events)) == rows


def test_R28_in_swiss_nothing_is_swept() -> None:
    table = begun("swiss", ["white:4"], "loco:5")
    assert table.view(None).open == ["loco"] * 5


def test_R28_nothing_is_swept_while_deck_and_discards_hold_under_five() -> None:
    table = begun("europe", ["blue:12"], "loco loco red:3", bottom="loco", cars=60)
    play(table, "claim cadiz-lisbon blue:2", "pass", "claim berlin-essen blue:2", "pass")
    drain(table, 1)
    events = play(table, "draw 2")  # four cards are discarded and the deck is empty now
    assert events == [
        {"drawn": "red", "from": 2},
        {"open": ["loco", "loco", "loco", "red", "red"]},
    ]


def test_R28_five_cards_in_deck_and_discards_are_enough() -> None:
    table = begun("europe", ["blue:12"], "loco loco red:3", bottom="loco", cars=60)
    play(table, "claim cadiz-lisbon blue:2", "pass", "claim istanbul-sofia blue:3", "pass")
    drain(table, 1)
    events = play(table, "draw 2")
    assert events[2] == {"swept": ["loco", "loco", "loco", "red", "red"]}
    assert events[3] == {"recycled": 10}
    assert None not in events[4]["open"]


def test_R28_a_row_filled_after_a_claim_is_tested_too() -> None:
    table = begun("europe", ["green:12", "blue:10 loco:2"], "loco loco red:3", bottom="loco")
    drain(table, 1)  # 80 cards were 40 turns: seat 0 is to move
    play(table, "draw 2", "draw 3")
    assert table.view(None).open == ["loco", "loco", "loco", None, "red"]
    events = play(table, "claim izmir-palermo blue:4 loco:2")
    assert kinds(events) == ["paid", "claimed", "recycled", "open", "swept", "open"]
    row = events[3]["open"]
    assert (row[:3], row[4]) == (["loco", "loco", "loco"], "red")
    assert events[4]["swept"] == row
    assert None not in events[5]["open"]
    assert table.view(None).deck == 0


def test_R29_in_swiss_five_cards_are_needed_to_begin_taking_cards() -> None:
    table = begun("swiss", ["green:12"])
    drain(table, 5)
    assert legal(table, "draw") == DRAWS
    play(table, "draw deck", "draw deck")
    assert table.view(None).deck == 3
    assert legal(table, "draw") == []
    assert refusal(table, "draw deck") == ("R29", "why-reserve")
    assert refusal(table, "draw 0") == ("R29", "why-reserve")


@pytest.mark.parametrize(
    ("claim", "draws"),
    [("claim kreuzlingen-st-gallen green:1", []), ("claim lucerne-olten green:3", DRAWS)],
)
def test_R29_discards_count_for_the_reserve(claim: str, draws: list[str]) -> None:
    table = begun("swiss", ["green:12"], first=1)
    drain(table, 3)  # 78 cards were 39 turns: seat 0 is to move
    play(table, claim)
    assert legal(table, "draw") == draws


def test_R29_in_swiss_both_cards_must_be_taken() -> None:
    table = begun("swiss", ["blue:4"])
    play(table, "draw deck")
    assert "pass" not in legal(table)
    assert refusal(table, "pass") == ("R29", "why-both-cards")


def test_R29_in_europe_neither_holds() -> None:
    table = begun("europe", ["green:12"])
    drain(table, 1)
    assert legal(table, "draw") == DRAWS
    play(table, "draw 0")
    assert "pass" in legal(table)


def test_R29_both_cards_need_not_be_taken_when_there_is_no_second() -> None:
    table = begun("europe", ["green:12"], both_cards=True)
    drain(table, 1)
    play(table, "draw deck")
    assert legal(table) == ["pass"]


def test_R40_passing_up_the_second_card_ends_the_turn() -> None:
    table = begun("europe", ["blue:4"])
    assert play(table, "draw 0", "pass") == []
    assert (table.turn, table.phase, table.view(None).turns) == (1, "turn", 1)


def test_R40_it_is_the_only_move_when_no_second_card_is_legal() -> None:
    table = begun("europe", ["green:12"])
    drain(table, 0)
    assert (table.phase, legal(table)) == ("second", ["pass"])


def test_R40_it_does_not_count_as_a_passed_turn() -> None:
    table = begun("europe", ["blue:4"])
    play(table, "pass", "pass", "pass", "draw 0", "pass")
    assert (table.over, table.view(None).passes) == (False, 0)
    play(table, "pass", "pass", "pass", "pass")
    assert table.over


def test_R40_nor_does_withdrawing() -> None:
    table = begun("europe", ["green:2 red:2"], deck="green green green")
    play(table, "pass", "pass")
    play(table, "claim venice-zurich green:2", "withdraw")
    assert table.view(None).passes == 0
    assert not table.over


def test_R40_a_game_knows_its_default_for_both_cards() -> None:
    assert [game(name).options()["both_cards"] for name in ("europe", "swiss")] == [False, True]
