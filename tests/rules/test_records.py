"""Records replay, and a changed one is refused at its first wrong move."""

import json
import random
from functools import cache

import pytest

import stolik
from stolik import BadOption, BadRecord, Table
from stolik.rail.rules import OPTIONS
from stolik.records.replay import read
from stolik.records.transcript import transcript
from tests.rules.helpers import begun, dealt, game, plain, play


def played(
    name: str, map_name: str | None = None, seats: int = 2, seed: int = 6, **more: object
) -> Table:
    table, rng = game(name, map_name).new(seed, seats, **more), random.Random(seed)
    table.play_out(lambda at: rng.choice(at.moves()))
    return table


@cache
def finished() -> str:
    """A short finished game with an option, a deal and a tunnel."""
    deal = {"cards": ["red"] * 4 + ["blue"] * 4, "tickets": ["bay-dale"], "first": 1}
    text = (
        played("toy", seed=6, deal=deal, options={"cars": 8, "pass_always": False}).record().text()
    )
    assert "withdraw" in text or "pay" in text
    return text


def head_and_moves(text: str) -> tuple[str, list[str], str]:
    head, moves, result = text.split("\n\n")
    return head, moves.splitlines(), result


def join(head: str, moves: list[str], result: str) -> str:
    return "\n\n".join([head, "\n".join(moves), result])


def wrong_move(text: str) -> int | None:
    with pytest.raises(BadRecord) as caught:
        stolik.replay(text)
    if caught.value.move:
        assert f"move {caught.value.move}" in str(caught.value)
    return caught.value.move


@pytest.mark.parametrize(
    "table",
    [
        lambda: played("europe"),
        lambda: played("europe", seats=5, preset="classic"),
        lambda: played("europe-modern", seats=3, options={"turn_limit": 50}),
        lambda: played("swiss"),
        lambda: played("swiss", "toy"),
        lambda: played("toy", seats=4, options={"ticket_rejects": "gone", "hand": 9}),
        lambda: begun("toy", ["red:4"], deck="loco", tickets="bay-dale", first=1, cars=5),
        lambda: game("europe").new(),
    ],
    ids=["europe", "classic", "modern", "swiss", "swiss-toy", "toy", "dealt", "new"],
)
def test_a_record_replays_to_the_same_table(table: object) -> None:
    original = table()
    text = original.record().text()
    again = stolik.replay(text)
    assert again.state.tobytes() == original.state.tobytes()
    assert again.record().text() == text
    assert read(text).text() == text
    assert [plain(d) for d in again.history] == [plain(d) for d in original.history]


def test_a_record_is_short_text() -> None:
    table = dealt("toy", ["red:4"], seed=9, first=1, cars=5, pass_always=False)
    table.play(table.codes()[0])
    head, moves, *_ = table.record().text().split("\n\n")
    lines = head.splitlines()
    assert lines[:6] == [
        "stolik record 1",
        "game europe",
        "map toy",
        "rules 1",
        "seats 2",
        "seed 9",
    ]
    assert lines[6:8] == ["option cars 5", "option pass_always no"]
    assert lines[8].startswith("deal cards red red red red ")
    assert "deal first 1" in lines
    (move,) = moves.splitlines()
    assert move[5:] == str(table.history[0].move)


def test_a_finished_record_has_its_result() -> None:
    table = played("toy")
    totals = " ".join(str(seat.total) for seat in table.score())
    assert table.record().text().endswith(f"\nresult {totals}\n")


def test_a_record_may_stop_anywhere() -> None:
    head, moves, _ = head_and_moves(finished())
    for number in range(0, len(moves), 7):
        table = stolik.replay(join(head, moves[:number], ""))
        assert (len(table.history), table.over) == (number, False)


def test_windows_line_ends_and_spaces_do_no_harm() -> None:
    text = finished().replace("\n", "  \r\n")
    assert stolik.replay(text).record().text() == finished()


def test_a_changed_move_that_is_still_legal_is_named() -> None:
    head, moves, result = head_and_moves(finished())
    at = stolik.replay(head)
    tried = 0
    for number, line in enumerate(moves):
        others = [str(move) for move in at.moves() if str(move) != line[5:]]
        if others:
            changed = [*moves[:number], f"{line[:4]} {others[-1]}", *moves[number + 1 :]]
            assert wrong_move(join(head, changed, result)) == number + 1
            tried += 1
        at.play(line[5:])
    assert tried > 20


def test_a_removed_move_is_named() -> None:
    head, moves, result = head_and_moves(finished())
    for number in range(len(moves) - 1):
        assert wrong_move(join(head, moves[:number] + moves[number + 1 :], result)) == number + 1
    assert wrong_move(join(head, moves[:-1], result)) == len(moves) - 1


def test_a_move_too_many_is_named() -> None:
    head, moves, result = head_and_moves(finished())
    assert wrong_move(join(head, [*moves, "abcd pass"], result)) == len(moves) + 1
    assert wrong_move(join(head, [moves[0], *moves], result)) == 2


def test_two_moves_swapped_are_named() -> None:
    head, moves, result = head_and_moves(finished())
    for number in range(0, len(moves) - 1, 5):
        swapped = moves.copy()
        swapped[number : number + 2] = reversed(moves[number : number + 2])
        assert wrong_move(join(head, swapped, result)) == number + 1


def test_changed_check_digits_are_named() -> None:
    head, moves, result = head_and_moves(finished())
    digits = "0000" if moves[4][:4] != "0000" else "1111"
    assert wrong_move(join(head, [*moves[:4], digits + moves[4][4:], *moves[5:]], result)) == 5


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed 6", "seed 7"),
        ("seats 2", "seats 3"),
        ("option cars 8", "option cars 7"),
        ("option cars 8\n", ""),
        ("option cars 8\n", "option cars 8\noption turn_limit 900\n"),
        ("option pass_always no", "option pass_always yes"),
        ("deal first 1", "deal first 0"),
        ("deal tickets bay-dale", "deal tickets bay-dale#2"),
        ("deal cards red red", "deal cards red white"),
        ("game europe", "game swiss"),
    ],
)
def test_a_changed_beginning_shows_at_the_first_move(old: str, new: str) -> None:
    assert finished().count(old) == 1
    assert wrong_move(finished().replace(old, new)) == 1


def test_a_changed_result_shows_after_the_last_move() -> None:
    head, moves, result = head_and_moves(finished())
    totals = result.split()
    for other in (
        f"result {totals[1]} {int(totals[2]) + 1}\n",
        f"result {totals[1]}\n",
        f"result {totals[1]} {totals[2]} 0\n",
        "",
    ):
        assert wrong_move(join(head, moves, other)) == len(moves)


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="version 2 of the rules; this program has version 1"):
        stolik.replay(finished().replace("rules 1", "rules 2"))


def test_a_record_of_another_game_than_the_one_given_is_refused() -> None:
    with pytest.raises(BadRecord, match="is of europe on toy, not of"):
        stolik.replay(finished(), game("swiss"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("stolik record 1\n", "", "no record"),
        ("stolik record 1", "stolik record 2", "no record"),
        ("seed 6\n", "", "no line 'seed'"),
        ("seats 2\n", "", "no line 'seats'"),
        ("seats 2", "seats two", "'seats' needs a number, not 'two'"),
        ("seats 2", "seats 9", "2 to 5 seats, not 9"),
        ("seed 6", "seed -6", "seed"),
        ("seed 6", "seed 6\nrules 1", "Line 7 repeats 'rules'"),
        ("seed 6", "seed 6\nnonsense", "Line 7 can't be read: 'nonsense'"),
        ("option cars 8", "option cars many", "cars"),
        ("option cars 8", "option carz 8", "carz"),
        ("option pass_always no", "option pass_always 0", "pass_always"),
        ("deal first 1", "deal first 4", "first"),
        ("deal first 1", "deal first one", "needs a number"),
        ("deal tickets bay-dale", "deal tickets bay-dall", "bay-dall"),
        ("deal tickets", "deal tikets", "tikets"),
        ("map toy", "map mars", "mars"),
        ("map toy", "map europe", "no ticket 'bay-dale'"),
        ("game europe", "game mars", "mars"),
        ("result", "result x", "needs a number"),
    ],
)
def test_a_record_that_cannot_be_read(old: str, new: str, message: str) -> None:
    assert finished().count(old) == 1
    with pytest.raises(BadRecord, match=message) as caught:
        stolik.replay(finished().replace(old, new))
    assert caught.value.move is None


@pytest.mark.parametrize("text", ["", "\n", "hello", "stolik record 1"])
def test_a_text_that_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        stolik.replay(text)


def test_a_record_does_not_make_the_program_read_files() -> None:
    with pytest.raises(BadRecord):
        stolik.replay(finished().replace("map toy", "map some/where.json"))


def test_an_option_in_other_digits_is_refused() -> None:
    with pytest.raises(BadRecord):
        stolik.replay(finished().replace("cars 8", "cars \N{SUPERSCRIPT TWO}"))


def test_a_deal_of_tuples_replays() -> None:
    table = game("toy").new(seed=1, deal={"cards": ("red", "red"), "tickets": ("bay-dale",)})
    assert stolik.replay(table.record().text()).state.tobytes() == table.state.tobytes()


def test_a_sampled_table_has_no_record() -> None:
    with pytest.raises(BadOption, match="no record"):
        begun("toy").sample(0, seed=1).record()


HEADER = [
    "transcript",
    "game",
    "map",
    "seats",
    "rules",
    "first",
    "hands",
    "open",
    "deck",
    "swept",
    "offers",
]
DECISION = ["n", "seat", "phase", "legal", "move", "events"]
RESULT = ["result", "longest_trail", "winners"]


@pytest.mark.parametrize(("name", "seats"), [("europe", 3), ("swiss", 2), ("toy", 5)])
def test_the_lines_of_a_transcript_have_their_keys_in_order(name: str, seats: int) -> None:
    table = played(name, seats=seats)
    lines = [json.loads(line) for line in transcript(table)]
    assert list(lines[0]) == HEADER
    assert all(list(line) == DECISION for line in lines[1:-1])
    assert list(lines[-1]) == RESULT
    assert [line["n"] for line in lines[1:-1]] == list(range(len(table.history)))
    assert list(lines[0]["rules"]) == [option.name for option in OPTIONS]
    assert lines[0]["rules"] == table.options
    assert [list(row) for row in lines[-1]["result"]] == [
        ["routes", "tickets", "longest", "total"]
    ] * seats


def test_the_first_line_of_a_transcript_tells_the_deal() -> None:
    table = dealt(
        "toy",
        ["red:2 loco:2", "blue:4"],
        "loco:3 red red",
        "green:5",
        tickets="bay-dale bay-moor elm-isle bay-dale#2 bay-moor#2 elm-isle#2",
        long="arch-dale isle-moor",
        first=1,
    )
    (line,) = transcript(table)
    header = json.loads(line)
    del header["rules"]
    assert header == {
        "transcript": 1,
        "game": "europe",
        "map": "toy",
        "seats": 2,
        "first": 1,
        "hands": [["red", "red", "loco", "loco"], ["blue", "blue", "blue", "blue"]],
        "open": ["green"] * 5,
        "deck": 110 - 8 - 5 - 5,
        "swept": [["loco", "loco", "loco", "red", "red"]],
        "offers": [
            ["arch-dale", "bay-dale", "bay-moor", "elm-isle"],
            ["isle-moor", "bay-dale#2", "bay-moor#2", "elm-isle#2"],
        ],
    }


def test_a_decision_of_a_transcript_tells_what_was_legal_and_what_happened() -> None:
    table = begun("toy", ["red:4"], deck="red blue white", tickets="bay-dale")
    play(table, "claim bay-elm red:2", "pay red:1")
    lines = [json.loads(line) for line in transcript(table)]
    assert len(lines) == 1 + 2 + 2  # and no result, for it is not over
    assert {key: lines[4][key] for key in ("n", "seat", "phase", "legal", "move")} == {
        "n": 3,
        "seat": 0,
        "phase": "surcharge",
        "legal": ["pay red:1", "withdraw"],
        "move": "pay red:1",
    }
    assert lines[3]["events"] == [{"revealed": ["red", "blue", "white"], "surcharge": 1}]
    assert lines[4]["events"] == [
        {"paid": ["red", "red", "red"]},
        {"claimed": "bay-elm", "points": 2},
    ]


def test_every_move_of_a_transcript_was_legal() -> None:
    for line in list(transcript(played("toy", seats=3)))[1:-1]:
        decision = json.loads(line)
        assert decision["move"] in decision["legal"]
