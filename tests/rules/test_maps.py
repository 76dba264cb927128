"""Maps of one's own: what is wrong with a file is told, and a good one plays.

Each fault is a small edit of the toy map.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik import BadDeal, BadMap, BadOption, UnknownGame
from tests.rules.helpers import TOY, begun, game, legal, play, points, toy_data, write_map

Data = dict[str, Any]
Edit = Callable[[Data], object]


def route(data: Data, name: str) -> Data:
    return next(row for row in data["routes"] if row["id"] == name)


def ticket(data: Data, name: str) -> Data:
    return next(row for row in data["tickets"] if row["id"] == name)


def place(data: Data, name: str) -> Data:
    return next(row for row in data["places"] if row["id"] == name)


def more_places(data: Data) -> None:
    data["places"] += [{"id": f"p{i}", "name": {"en": "P"}} for i in range(60)]


def more_routes(data: Data, color: str | None, number: int) -> None:
    plain = {"a": "arch", "b": "bay", "length": 1, "color": color}
    data["routes"] += [{"id": f"r{i}"} | plain for i in range(number)]


def far_away(data: Data) -> None:
    data["places"].append({"id": "far", "name": {"en": "Far"}})
    ticket(data, "arch-crag")["to"] = [{"place": "far", "points": 3}]


FAULTS: dict[str, tuple[Edit, str]] = {
    # The file.
    "format": (lambda d: d.update(format="rail-map/2"), "format is 'rail-map/2'.*'rail-map/1'"),
    "no format": (lambda d: d.pop("format"), "missing required field `format`"),
    "no routes key": (lambda d: d.pop("routes"), "missing required field `routes`"),
    "unknown key": (lambda d: d.update(stations=3), "unknown field `stations`"),
    "no rules": (lambda d: d.pop("rules"), 'say by which rules.*"europe" or "swiss"'),
    "unknown rules": (lambda d: d.update(rules="asia"), r"'asia'.*\$\.rules"),
    "no routes": (lambda d: d.update(routes=[]), "a map needs routes and tickets"),
    "no tickets": (lambda d: d.update(tickets=[]), "a map needs routes and tickets"),
    # Wrong types, with the place in the file.
    "length is text": (
        lambda d: d["routes"][3].update(length="2"),
        r"Expected `int`, got `str`.*\$\.routes\[3\]\.length",
    ),
    "name is text": (lambda d: d["places"][1].update(name="Bay"), r"\$\.places\[1\]\.name"),
    "points is a half": (
        lambda d: d["tickets"][2]["to"][0].update(points=2.5),
        r"\$\.tickets\[2\]\.to\[0\]\.points",
    ),
    "unknown key of a route": (lambda d: d["routes"][0].update(colour="red"), r"\$\.routes\[0\]"),
    "unknown deck": (lambda d: d["tickets"][0].update(deck="tall"), r"\$\.tickets\[0\]\.deck"),
    "twin is a number": (lambda d: d["routes"][0].update(twin=1), r"\$\.routes\[0\]\.twin"),
    # Colors.
    "seven colors": (lambda d: d["colors"].pop(), "colors must be 8 different names"),
    "a color twice": (lambda d: d["colors"].__setitem__(0, "red"), "8 different names"),
    "loco as a color": (lambda d: d["colors"].__setitem__(0, "loco"), "not 'loco'"),
    # Names.
    "double place": (lambda d: d["places"].append(d["places"][0]), "place 'arch' is there twice"),
    "double route": (lambda d: d["routes"].append(d["routes"][0]), "route 'arch-bay' is .* twice"),
    "double ticket": (lambda d: d["tickets"].append(d["tickets"][0]), "'arch-dale' is .* twice"),
    "double country": (lambda d: d["countries"].append(d["countries"][0]), "'isle' is .* twice"),
    "id with a space": (lambda d: d["places"][0].update(id="the arch"), "place 'the arch': an id"),
    "id with capitals": (lambda d: d["routes"][0].update(id="Arch-bay"), "route 'Arch-bay': an id"),
    "id of a copy": (lambda d: d["tickets"][0].update(id="arch-dale#2"), "'arch-dale#2': an id"),
    # Capacities.
    "68 places": (more_places, "68 places: at most 64"),
    "135 colored routes": (lambda d: more_routes(d, "red", 127), "135 colored routes: at most 128"),
    "66 gray routes": (lambda d: more_routes(d, None, 62), "66 gray routes: at most 64"),
    "83 tickets": (lambda d: ticket(d, "arch-dale").update(copies=64), "83 tickets.*at most 64"),
    # Places and countries.
    "place in no country": (
        lambda d: place(d, "bay").update(country="fen"),
        "place 'bay' is in an unknown country 'fen'",
    ),
    "country without a place": (
        lambda d: d["countries"].append({"id": "fen", "name": {"en": "Fen"}}),
        "country 'fen' has no place",
    ),
    # Routes.
    "unknown place": (
        lambda d: route(d, "bay-crag").update(b="creek"),
        "route 'bay-crag' leads to an unknown place 'creek'",
    ),
    "to itself": (lambda d: route(d, "bay-crag").update(b="bay"), "from 'bay' to itself"),
    "unknown color": (
        lambda d: route(d, "bay-crag").update(color="pink"),
        "route 'bay-crag' has an unknown color 'pink'",
    ),
    "length 0": (lambda d: route(d, "bay-crag").update(length=0), "length 0: 1 to 12"),
    "length 13": (lambda d: route(d, "bay-crag").update(length=13), "length 13: 1 to 12"),
    "length without points": (
        lambda d: route(d, "bay-crag").update(length=5),
        "length 5, which route_points doesn't have",
    ),
    "more ferry spaces than spaces": (
        lambda d: route(d, "bay-isle-1").update(locomotives=3),
        "'bay-isle-1' has 3 ferry spaces of 2",
    ),
    "less than no ferry spaces": (
        lambda d: route(d, "bay-isle-1").update(locomotives=-1),
        "-1 ferry spaces",
    ),
    # Twins.
    "unknown twin": (
        lambda d: route(d, "arch-elm.1").update(twin="arch-elm.3"),
        "'arch-elm.1' has an unknown twin 'arch-elm.3'",
    ),
    "twin that doesn't answer": (
        lambda d: route(d, "arch-elm.2").update(twin=None),
        "'arch-elm.1' names the twin 'arch-elm.2', which doesn't answer",
    ),
    "its own twin": (
        lambda d: route(d, "arch-elm.1").update(twin="arch-elm.1"),
        "names the twin 'arch-elm.1', which doesn't answer",
    ),
    "twin of another length": (
        lambda d: route(d, "arch-elm.2").update(length=3),
        "may differ in color only",
    ),
    "twin between other places": (
        lambda d: route(d, "arch-elm.2").update(a="bay"),
        "may differ in color only",
    ),
    "twin that is a tunnel": (
        lambda d: route(d, "arch-elm.2").update(tunnel=True),
        "may differ in color only",
    ),
    "halves of other names": (
        lambda d: (
            route(d, "arch-elm.2").update(id="elm-arch"),
            route(d, "arch-elm.1").update(twin="elm-arch"),
        ),
        "halves are named",
    ),
    # Tickets.
    "ticket from nowhere": (
        lambda d: ticket(d, "arch-crag").pop("from"),
        "ticket 'arch-crag' needs either 'from' or 'from_country'",
    ),
    "ticket from two starts": (
        lambda d: ticket(d, "arch-crag").update(from_country="moor"),
        "needs either 'from' or 'from_country'",
    ),
    "ticket from an unknown place": (
        lambda d: ticket(d, "arch-crag").update({"from": "ark"}),
        "ticket 'arch-crag' names an unknown place 'ark'",
    ),
    "ticket to an unknown country": (
        lambda d: ticket(d, "elm-isle").update(to=[{"country": "fen", "points": 3}]),
        "ticket 'elm-isle' names an unknown country 'fen'",
    ),
    "ticket to nothing": (lambda d: ticket(d, "arch-crag").update(to=[]), "1 to 8 targets"),
    "ticket to nine": (
        lambda d: ticket(d, "arch-crag").update(to=[{"place": "crag", "points": 3}] * 9),
        "1 to 8 targets",
    ),
    "target that is two things": (
        lambda d: ticket(d, "arch-crag").update(
            to=[{"place": "crag", "country": "moor", "points": 3}]
        ),
        "each of 'to' needs either 'place' or 'country'",
    ),
    "ticket worth nothing": (
        lambda d: ticket(d, "arch-crag")["to"][0].update(points=0),
        "'arch-crag' has a target of 0 points",
    ),
    "no copy": (lambda d: ticket(d, "arch-crag").update(copies=0), "at least 1 copy"),
    "ticket that ends where it begins": (
        lambda d: ticket(d, "arch-crag").update(to=[{"place": "arch", "points": 3}]),
        "'arch-crag' begins where it ends",
    ),
    "ticket without a way": (far_away, "'arch-crag' can't be finished: no way leads to 'far'"),
    "ticket too far for the cars": (
        lambda d: d["options"].update(cars=3),
        r"can't be finished: 'dale' is 4 spaces away and a seat has 3 cars",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_map_is_told(fault: str, tmp_path: Path) -> None:
    edit, message = FAULTS[fault]
    data = toy_data()
    edit(data)
    path = write_map(tmp_path, data)
    with pytest.raises(BadMap, match=message) as caught:
        stolik.load(str(path))
    assert str(caught.value).startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"carz": 9}, "carz"),
        ({"hand": 99}, "hand"),
        ({"pass_always": "perhaps"}, "pass_always"),
        ({"start_keep": 8}, "start_keep"),
    ],
)
def test_a_wrong_option_of_a_map_is_told_before_anybody_plays(
    changes: Data, message: str, tmp_path: Path
) -> None:
    data = toy_data()
    data["options"] |= changes
    path = write_map(tmp_path, data)
    with pytest.raises((BadMap, BadOption), match=message):
        stolik.load(str(path)).new(seed=1)


def test_cars_of_a_map_that_are_no_number(tmp_path: Path) -> None:
    data = toy_data()
    data["options"]["cars"] = "many"
    with pytest.raises((BadMap, BadOption), match="cars"):
        stolik.load(str(write_map(tmp_path, data))).new(seed=1)


def renamed_color(data: Data, name: str) -> None:
    data["colors"] = [name if color == "red" else color for color in data["colors"]]
    for row in data["routes"]:
        row["color"] = name if row["color"] == "red" else row["color"]


UNCHECKED: dict[str, Edit] = {
    "color of two words": lambda d: renamed_color(d, "deep red"),
    "color with capitals": lambda d: renamed_color(d, "Red"),
    "color without a name": lambda d: renamed_color(d, ""),
    "id of two lines": lambda d: d.update(id="toy\nseed 4"),
    "id without a name": lambda d: d.update(id=""),
    "points that overflow": lambda d: d["route_points"].update({"1": 100_000}),
    "points that overflow more": lambda d: d["tickets"][0]["to"][0].update(points=1 << 63),
}


@pytest.mark.parametrize("fault", UNCHECKED)
def test_a_fault_that_shows_only_in_play_is_told_at_once(fault: str, tmp_path: Path) -> None:
    data = toy_data()
    UNCHECKED[fault](data)
    with pytest.raises(BadMap):
        stolik.load(str(write_map(tmp_path, data))).new(seed=1)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1}', "\x00"])
def test_a_file_that_is_no_map(text: str, tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadMap, match=r"own\.json: "):
        stolik.load(str(path))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"none\.json: No such file"):
        stolik.load(str(tmp_path / "none.json"))
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(BadMap, match=r"folder\.json: "):
        stolik.load(str(tmp_path / "folder.json"))


def test_the_toy_map_without_a_fault_loads(tmp_path: Path) -> None:
    own = stolik.load(str(write_map(tmp_path, toy_data())))
    assert (own.name, own.map) == ("europe", "toy")
    assert own.options() == game("toy").options()


def own_map() -> Data:
    """A map of one's own: three places on a line, by the rules of swiss."""
    colors = json.loads(TOY.read_text(encoding="utf-8"))["colors"]
    return {
        "format": "rail-map/1",
        "id": "line",
        "title": {"en": "Line"},
        "rules": "swiss",
        "options": {"cars": 6, "pass_always": True, "start_short": 1, "start_keep": 1},
        "colors": colors,
        "route_points": {"1": 1, "2": 2},
        "countries": [],
        "places": [{"id": name, "name": {"en": name}} for name in "abc"],
        "routes": [
            {"id": "a-b", "a": "a", "b": "b", "length": 1, "color": "red"},
            {"id": "b-c", "a": "b", "b": "c", "length": 2, "color": None},
        ],
        "tickets": [
            {"id": "a-c", "deck": "all", "from": "a", "to": [{"place": "c", "points": 5}]},
            {"id": "a-b", "deck": "all", "from": "a", "to": [{"place": "b", "points": 2}]},
        ],
    }


def test_a_map_of_ones_own_plays_by_the_rules_it_names(tmp_path: Path) -> None:
    own = stolik.load(str(write_map(tmp_path, own_map())))
    assert (own.name, own.map, own.title) == ("swiss", "line", {"en": "Line"})
    assert own.options() == game("swiss").options() | own_map()["options"]
    table = begun(own, ["red blue:2 green", "white:4"], tickets="a-c a-b")
    play(table, "claim a-b red:1", "pass")
    assert legal(table, "claim") == ["claim b-c blue:2"]
    play(table, "claim b-c blue:2", "pass", "draw deck", "draw deck", "pass", "pass")
    assert table.over
    assert points(table, 0) == {"a-c": 5}
    assert [seat.total for seat in table.score()] == [1 + 2 + 5 + 10, -2]


def test_a_map_of_ones_own_is_replayed_when_the_game_is_given(tmp_path: Path) -> None:
    own, rng = stolik.load(str(write_map(tmp_path, own_map()))), random.Random(5)
    table = own.new(seed=5)
    table.play_out(lambda at: rng.choice(at.moves()))
    text = table.record().text()
    assert stolik.replay(text, own).state.tobytes() == table.state.tobytes()
    with pytest.raises(stolik.BadRecord, match="map of your own"):
        stolik.replay(text)


def test_a_map_file_may_be_played_by_other_rules_if_they_are_named(tmp_path: Path) -> None:
    path = write_map(tmp_path, own_map())
    assert stolik.load("europe", str(path)).name == "europe"
    data = own_map()
    del data["rules"]
    assert stolik.load("swiss", str(write_map(tmp_path, data))).map == "line"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("asia",),
            "no game 'asia': choose europe, swiss or carcassonne, one of the maps.*europe-modern",
        ),
        (("",), "no game ''"),
        (("Europe",), "no game 'Europe'"),
        (("europe", "mars"), "europe has no map 'mars': choose europe, europe-modern"),
        (("swiss", "mars"), "swiss has no map 'mars': choose switzerland"),
        (("mars", "toy"), "no game 'mars'"),
        (("toy", "europe"), "no game 'toy'"),
        (("../europe",), "no game"),
    ],
)
def test_a_game_that_is_not_there(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(UnknownGame, match=message):
        stolik.load(*arguments)


def test_a_map_can_be_named_alone() -> None:
    assert [
        (game(name).name, game(name).map) for name in ("europe-modern", "switzerland", "toy")
    ] == [
        ("europe", "europe-modern"),
        ("swiss", "switzerland"),
        ("europe", "toy"),
    ]
    assert (game("swiss", "toy").name, game("swiss", "toy").map) == ("swiss", "toy")


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"cards": ["red"] * 13}, "13 red cards; there are 12"),
        ({"cards": ["loco"] * 15}, "15 loco cards; there are 14"),
        ({"cards": ["pink"]}, "no card 'pink'"),
        ({"cards": [3]}, "no card 3"),
        ({"tickets": ["arch-cragg"]}, "no ticket 'arch-cragg'"),
        ({"tickets": ["arch-crag", "arch-crag"]}, "'tickets' names a ticket twice"),
        ({"tickets": ["arch-dale"]}, "'tickets' names .* one of the other deck"),
        ({"long": ["arch-crag"]}, "'long' names .* one of the other deck"),
        ({"first": 2}, "first is 2: it must be a seat, 0 to 1"),
        ({"first": -1}, "first is -1"),
        ({"first": "0"}, "first is '0'"),
        ({"deck": []}, "no 'deck': it has cards, tickets, long, first"),
    ],
)
def test_a_deal_that_cannot_be(deal: Data, message: str) -> None:
    with pytest.raises(BadDeal, match=message):
        game("toy").new(seed=1, deal=deal)


@pytest.mark.parametrize("key", ["cards", "tickets", "long"])
def test_a_deal_that_is_no_list(key: str) -> None:
    with pytest.raises(BadDeal):
        game("toy").new(seed=1, deal={key: 3})


def test_what_a_deal_does_not_name_follows_from_the_seed() -> None:
    plain = game("toy").new(seed=1)
    assert game("toy").new(seed=1, deal={}).start.tobytes() == plain.start.tobytes()
    tables = [game("toy").new(seed=seed, deal={"cards": ["red"] * 4}) for seed in (1, 2, 1)]
    assert [table.view(0).hand for table in tables] == [{"red": 4}] * 3
    starts = [table.start.tobytes() for table in tables]
    assert starts[0] == starts[2] != starts[1]
