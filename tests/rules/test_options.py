"""The options table and its presets: R20, R37, R38, and what options may not be."""

import re

import pytest

import stolik
from stolik import BadOption
from stolik.rail.rules import OPTIONS, RailOption
from stolik.record import read_value
from tests.rules.helpers import ROOT, begun, game, legal, play


@pytest.mark.parametrize(
    ("name", "seats"), [("europe", [2, 3, 4, 5]), ("europe-modern", [2, 3, 4, 5]), ("swiss", [2])]
)
def test_R20_how_many_can_play(name: str, seats: list[int]) -> None:
    assert list(game(name).seats) == seats
    for number in seats:
        table = game(name).new(seed=1, seats=number)
        assert (table.seats, len(table.view(None).seats)) == (number, number)


@pytest.mark.parametrize(
    ("name", "seats"), [("europe", 1), ("europe", 6), ("swiss", 3), ("swiss", 0), ("europe", -2)]
)
def test_R20_no_other_number_of_seats(name: str, seats: int) -> None:
    with pytest.raises(BadOption, match=f"seats, not {seats}"):
        game(name).new(seed=1, seats=seats)


def test_R20_two_play_if_nothing_is_said() -> None:
    assert game("europe").new(seed=1).seats == 2


# The table of docs/rules.md, written down once more so that neither can change alone.
EUROPE = {
    "cars": 45,
    "hand": 4,
    "open": 5,
    "start_long": 1,
    "start_short": 3,
    "start_keep": 2,
    "ticket_draw": 3,
    "ticket_keep": 1,
    "ticket_limit": 8,
    "ticket_rejects": "under",
    "mixed_draws": False,
    "open_locomotive_ends_turn": True,
    "sweep_locomotives": 3,
    "sweep_limit": 3,
    "card_reserve": 0,
    "both_cards": False,
    "locomotives_anywhere": True,
    "tunnel_cards": 3,
    "surcharge_counts_locomotives": False,
    "pass_always": True,
    "passes_per_seat": 2,
    "longest_trail_points": 0,
    "last_round_cars": 2,
    "both_halves_seats": 4,
    "turn_limit": 0,
}
SWISS = EUROPE | {
    "cars": 40,
    "start_long": 0,
    "start_short": 5,
    "start_keep": 3,
    "ticket_limit": 0,
    "ticket_rejects": "gone",
    "mixed_draws": True,
    "open_locomotive_ends_turn": False,
    "sweep_locomotives": 0,
    "sweep_limit": 0,
    "card_reserve": 5,
    "both_cards": True,
    "locomotives_anywhere": False,
    "surcharge_counts_locomotives": True,
    "pass_always": False,
    "passes_per_seat": 1,
    "longest_trail_points": 10,
    "both_halves_seats": 99,
}


def test_every_option_has_the_value_of_the_table() -> None:
    assert game("europe").options() == EUROPE
    assert game("europe-modern").options() == EUROPE
    assert game("swiss").options() == SWISS


def test_the_page_of_rules_tells_the_value_of_every_option() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    rows = {row[2:5]: row.strip("| ").split(" | ") for row in re.findall(r"\| R.*", page)}
    for option in OPTIONS:
        _, names, _, *columns = rows[option.rule]
        place = re.findall(r"`(\w+)`", names).index(option.name)
        for told, value in zip(columns, (option.usual, option.swiss), strict=True):
            plain_words = re.sub(r"\(.*?\)|:.*|`", "", told)
            assert plain_words.split(",")[place].strip() == words(value), option.name


def words(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def test_R37_swiss_never_opens_both_halves() -> None:
    table = begun("swiss", ["green:4", "red:4"])
    play(table, "claim zug-zurich.1 green:1")
    assert legal(table, "claim zug-zurich") == []


CLASSIC = {
    "mixed_draws": True,
    "surcharge_counts_locomotives": True,
    "ticket_limit": 0,
    "pass_always": False,
    "longest_trail_points": 10,
}


@pytest.mark.parametrize("name", ["europe", "europe-modern"])
def test_R38_classic_changes_five_options_and_no_other(name: str) -> None:
    assert game(name).options("classic") == EUROPE | CLASSIC


def test_R38_classic_has_no_ticket_limit_on_any_map() -> None:
    assert game("toy").options("classic") == EUROPE | CLASSIC | {"cars": 9}


def test_R38_classic_mixes_draws_but_an_open_locomotive_is_still_only_a_first_card() -> None:
    table = begun("europe", row="loco red red blue blue", preset="classic")
    play(table, "draw deck")
    assert legal(table) == ["draw deck", "draw 1", "draw 2", "draw 3", "draw 4", "pass"]
    play(table, "pass", "draw 0")
    assert table.turn == 0


def test_R38_classic_counts_locomotives_turned_up() -> None:
    table = begun("europe", ["green:4"], deck="green loco loco", preset="classic")
    assert play(table, "claim venice-zurich green:2")[0]["surcharge"] == 3


def test_R38_classic_has_no_passing_while_anything_else_is_possible() -> None:
    assert "pass" not in legal(begun("europe", preset="classic"))


def test_R38_classic_gives_ten_for_the_longest_trail() -> None:
    table = begun("europe", ["black:4"], preset="classic")
    play(table, "claim brest-paris black:3")
    assert [seat.longest for seat in table.score()] == [10, 0]


def test_R38_a_single_change_goes_before_the_preset() -> None:
    options = game("europe").options("classic", pass_always=True)
    assert options == EUROPE | CLASSIC | {"pass_always": True}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"cars": 2}, r"cars \(R21\) can't be 2: it is 3 to 60"),
        ({"cars": 61}, r"cars \(R21\)"),
        ({"cars": "9"}, r"cars \(R21\) can't be '9'"),
        ({"cars": True}, r"cars \(R21\)"),
        ({"cars": 9.0}, r"cars \(R21\)"),
        ({"cars": None}, r"cars \(R21\)"),
        ({"open": 4}, r"open \(R21\) can't be 4: it is 5"),
        ({"hand": 13}, r"hand \(R21\)"),
        ({"hand": -1}, r"hand \(R21\)"),
        ({"pass_always": 1}, r"pass_always \(R33\) can't be 1: it is true or false"),
        ({"pass_always": "yes"}, r"pass_always \(R33\)"),
        ({"ticket_rejects": "over"}, r"ticket_rejects \(R25\) .* under or gone"),
        ({"ticket_rejects": 1}, r"ticket_rejects \(R25\)"),
        ({"carz": 9}, "no option 'carz'.*cars"),
        ({"start_keep": 5}, r"start_keep \(R22\)"),
        ({"ticket_keep": 4}, r"ticket_keep \(R23\)"),
        ({"cars": 3, "last_round_cars": 3}, r"cars \(R21\).*last_round_cars \(R37\)"),
        ({"sweep_limit": 0}, r"sweep_limit \(R28\)"),
    ],
)
def test_an_option_that_cannot_be(changes: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        game("europe").options(**changes)
    with pytest.raises(BadOption, match=message):
        game("europe").new(seed=1, options=changes)


def test_a_preset_that_is_not_there() -> None:
    with pytest.raises(BadOption, match="no preset 'clasic': choose classic or default"):
        game("europe").new(seed=1, preset="clasic")


def test_more_tickets_than_a_map_has() -> None:
    with pytest.raises(BadOption, match=r"5 seats need 25 tickets for start_short \(R22\)"):
        game("toy").new(seed=1, seats=5, options={"start_short": 5})
    with pytest.raises(BadOption, match=r"start_long \(R22\); switzerland has 0"):
        stolik.load("swiss").new(seed=1, options={"start_long": 1})


@pytest.mark.parametrize("seed", [-1, 1 << 200])
def test_a_seed_out_of_range(seed: int) -> None:
    with pytest.raises(BadOption, match="A seed is"):
        game("europe").new(seed=seed)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_is_read_as_people_write_it(option: RailOption) -> None:
    for value in (option.usual, option.swiss):
        read = option.check(read_value(words(value)))
        assert read == value
        assert type(read) is type(value)
    with pytest.raises(BadOption, match=option.name):
        option.check(read_value("perhaps"))


@pytest.mark.parametrize("text", ["--5", "\N{SUPERSCRIPT TWO}"])
def test_an_option_that_only_looks_like_a_number(text: str) -> None:
    option = next(option for option in OPTIONS if option.name == "cars")
    with pytest.raises(BadOption):
        option.check(read_value(text))
