"""Ladders: who meets whom, going on after a stop, and a report that needs nothing else."""

import csv
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stolik.arena.keep import Row
from stolik.arena.ladder import (
    OTHER,
    STEP,
    WAVE,
    YARDSTICK,
    Plan,
    entrants,
    left_of,
    schedule,
    waves,
)
from stolik.arena.pair import Outcome
from stolik.arena.pool import Here
from stolik.arena.rating import Sprt
from stolik.arena.tables import put_into
from stolik.cli.main import main
from stolik.errors import BadOption

BOTS = "random,closer,casual"


def plan(game: str = "europe", **settings: object) -> Plan:
    found = entrants(game, [], 1 / 20, None, None)
    return Plan(game, None, 2, "default", 0, found, **settings)  # type: ignore[arg-type]


def run(out: Path, *more: str) -> int:
    arguments = ["ladder", "carcassonne", "--bots", BOTS, "--out", str(out), "--workers", "1"]
    return main([*arguments, *more])


def test_who_plays_and_for_how_long() -> None:
    found = {entrant.name: entrant for entrant in plan().entrants}
    assert list(found) == [
        "random", "pathfinder", "ticket-greedy", "uct",
        "beginner", "casual", "club", "expert", "master",
    ]  # fmt: skip
    assert found["expert"].spec == "expert:time=15ms"
    assert found["master"].spec == "master:time=100ms"
    assert found["uct"].spec == "uct:time=100ms"  # what the top level has
    assert found["club"].spec == "club"
    sims = entrants("europe", ["expert", "uct:sims=5", "a.py:B"], 1, None, 40)
    assert [entrant.spec for entrant in sims] == ["expert:sims=40", "uct:sims=5", "a.py:B"]
    with pytest.raises(BadOption, match="two bots or more"):
        entrants("europe", ["club", "club"], 1, None, None)


def test_telling_meetings_come_first_and_have_most_deals() -> None:
    ladder = plan()
    meetings = ladder.meetings()
    todo = schedule(ladder, pairs=8, others=1)
    kinds = [ladder.kind(meetings[i]) for i, _ in todo]
    assert kinds == sorted(kinds, key=[STEP, YARDSTICK, OTHER].index)
    counts = Counter(i for i, _ in todo)
    steps = {m for m, meeting in enumerate(meetings) if ladder.kind(meeting) == STEP}
    names = {(meetings[m][0].name, meetings[m][1].name) for m in steps}
    assert names == {
        ("casual", "beginner"), ("club", "casual"), ("expert", "club"), ("master", "expert"),
    }  # fmt: skip
    assert {counts[m] for m in steps} == {8}
    assert len(counts) == len(meetings) == 36
    assert {seed for _, seed in todo} == set(range(8))
    assert [i for i, _ in todo[:4]] == sorted(steps)  # side by side


def test_a_yardstick_ends_when_it_is_decided() -> None:
    """The first of them is beaten by all pairs, the second now and then beats the top level."""
    ladder, sprt = plan(), Sprt(382, 511)
    meetings, todo = ladder.meetings(), schedule(ladder, pairs=200, others=1)
    yardsticks = [i for i, meeting in enumerate(meetings) if ladder.kind(meeting) == YARDSTICK]
    beaten, other = yardsticks[:2]
    rows: list[Row] = []
    for wave in waves(ladder, todo, sprt):
        for i, seed in left_of(ladder, wave, rows, sprt):
            lost = i == other and seed % 4 == 0
            game = Outcome(0, 1, {}, {}, ([], [])) if lost else Outcome(1, 0, {}, {}, ([], []))
            rows.append(Row(i, seed, (game, game)))
    played = Counter(row.meeting for row in rows)
    assert played[beaten] == 2 * WAVE
    assert 2 * WAVE < played[other] < 100
    assert {n for i, n in played.items() if ladder.kind(meetings[i]) == STEP} == {200}
    assert not any(left_of(ladder, wave, rows, sprt) for wave in waves(ladder, todo, sprt))
    assert any(left_of(ladder, wave, rows, None) for wave in waves(ladder, todo, None))


@pytest.mark.slow
def test_a_stopped_ladder_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(whole, "--pairs", "2", "--others", "2") == 0
    plain = Here.map

    def stop_soon(self: Here, function: object, tasks: list[object]) -> object:
        for i, result in enumerate(plain(self, function, tasks)):  # type: ignore[arg-type]
            if i == 2:
                raise KeyboardInterrupt
            yield result

    monkeypatch.setattr(Here, "map", stop_soon)
    assert run(parts, "--pairs", "2", "--others", "2") == 1
    assert len((parts / "pairs.jsonl").read_text().splitlines()) == 1 + 2
    assert (parts / "report.html").exists()
    monkeypatch.undo()
    assert run(parts, "--pairs", "2", "--others", "2") == 2  # nothing kept is written over
    assert run(parts, "--pairs", "2", "--others", "2", "--resume") == 0
    timeless = re.compile(r"\"turn_us\":\[\[[^]]*\],\[[^]]*\]\]")
    one, two = (timeless.sub("", (folder / "pairs.jsonl").read_text()) for folder in (whole, parts))
    assert one == two
    assert run(parts, "--pairs", "2", "--others", "2", "--resume", "--seed", "7") == 2


class Page(HTMLParser):
    """Reads a page and notes what it asks for."""

    VOID = frozenset({"meta", "br", "link", "img"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.addresses += [v or "" for k, v in attrs if k in ("src", "href", "data", "action")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_page_without_foreign_hosts(tmp_path: Path) -> None:
    assert run(tmp_path, "--pairs", "2", "--others", "2") == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.addresses == []
    assert not re.search(r"https?:|//[a-z]|@import|url\(", text)
    assert page.tags["svg"] == 4  # ratings, the only level and its yardstick, points, time
    assert page.tags["script"] == 0
    for word in ("closer", "stolik ladder carcassonne --bots random,closer,casual", "Elo"):
        assert word in text
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text


def test_names_of_guests_can_not_break_the_page(tmp_path: Path) -> None:
    """A bot in a file is named by its path, which may hold anything."""
    folder = tmp_path / "<b>&"
    folder.mkdir()
    file = folder / "bot.py"
    file.write_text("class Bad:\n    def choose(self, *_):\n        raise ValueError('<i>')\n")
    command = ["ladder", "carcassonne", "--bots", f"random,{file}:Bad", "--pairs", "1"]
    assert main([*command, "--others", "1", "--out", str(tmp_path / "out"), "--workers", "1"]) == 0
    page = Page()
    page.feed((tmp_path / "out" / "report.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert page.tags["b"] > 0
    assert "ValueError: &lt;i&gt;" in (tmp_path / "out" / "report.html").read_text()


def test_tables_for_programs_and_documents(tmp_path: Path) -> None:
    doc = tmp_path / "ladder.md"
    doc.write_text("# Mine\n\nBefore.\n")
    assert run(tmp_path / "out", "--pairs", "1", "--others", "1", "--doc", str(doc)) == 0
    rows = list(csv.DictReader((tmp_path / "out" / "bots.csv").read_text().splitlines()))
    assert {row["bot"] for row in rows} == {"random", "closer", "casual"}
    assert all(int(row["games"]) == 4 for row in rows)
    meetings = list(csv.DictReader((tmp_path / "out" / "meetings.csv").read_text().splitlines()))
    assert len(meetings) == 3
    text = doc.read_text()
    assert text.startswith(
        "# Mine\n\nBefore.\n\n<!-- stolik ladder carcassonne -->\n## Carcassonne"
    )
    assert "`stolik ladder carcassonne --bots random,closer,casual" in text
    assert re.findall(r"^\| (`.+` v `.+`) \| 2 ", text, re.MULTILINE) == [
        "`casual` v `random`", "`closer` v `random`", "`closer` v `casual`",
    ]  # fmt: skip
    again = ["--pairs", "1", "--others", "1", "--doc", str(doc), "--resume"]
    assert run(tmp_path / "out", *again) == 0
    assert doc.read_text() == text


def test_a_part_of_a_document_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    doc = tmp_path / "doc.md"
    doc.write_text("top\n")
    put_into(doc, "a", "one\n")
    put_into(doc, "b", "two\n")
    put_into(doc, "a", "three\n")
    text = doc.read_text()
    assert "one" not in text
    assert text.index("top") < text.index("three") < text.index("two")
    doc.write_text("<!-- stolik ladder a -->\nno end\n")
    with pytest.raises(BadOption, match="changed by hand"):
        put_into(doc, "a", "four\n")
    assert "no end" in doc.read_text()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--scale", "0"],
        ["--scale", "fast"],
        ["--pairs", "0"],
        ["--bots", "random"],
        ["--bots", "random,nobody"],
        ["--seed", "1000000"],
        ["--seats", "9"],
    ],
)
def test_what_can_not_be_a_ladder_is_told(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "carcassonne", "--out", str(tmp_path), *arguments]) == 2
    assert capsys.readouterr().err.startswith("stolik: ")


def test_a_forfeit_is_no_win_whatever_the_points() -> None:
    game = Outcome(50, 10, {}, {}, ([1], [1]), forfeit="it crashed", forfeit_by="a")
    assert game.score == 0
    assert game.timeless().turn_us == ([], [])
