"""A game of one's own in plain Python has all that ours have."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from io import StringIO
from pathlib import Path

import pytest

import stolik
from stolik import families
from stolik.bots.registry import names, player
from stolik.cli.main import main
from stolik.cli.play import play
from stolik.core.conformance import check_game
from stolik.errors import BadOption
from stolik.family import Family
from stolik.records.transcript import transcript
from tests.plain.bluff import BLUFF, LEAKY
from tests.plain.nim import FAMILY, RULES

EXAMPLE = Path(__file__).parents[2] / "examples" / "process_bot.py"


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of families for this test alone."""
    table = dict(families._table())
    monkeypatch.setattr(families, "_table", lambda: table)


@pytest.fixture
def nim(fresh: None) -> Iterator[stolik.Game]:
    stolik.register(FAMILY)
    return stolik.load("nim")


def test_it_passes_the_suite_of_all_games(nim: stolik.Game) -> None:
    check_game(nim, stolik.replay, games=5)


def test_something_hidden_stays_hidden_or_the_suite_says_so(fresh: None) -> None:
    stolik.register(BLUFF)
    stolik.register(LEAKY)
    check_game(stolik.load("bluff"), stolik.replay, games=30)
    with pytest.raises(AssertionError, match="a view shows hidden things"):
        check_game(stolik.load("leaky"), stolik.replay, games=30)


def test_a_search_does_not_see_what_is_hidden(fresh: None) -> None:
    """With the middle card it stays or folds by the odds, whatever the other card is."""
    stolik.register(BLUFF)
    chosen = set()
    for seed in range(60):
        table = stolik.load("bluff").new(seed=seed)
        if table.state["cards"][0] == 3:
            chosen.add(player("uct:sims=50", "bluff", 1).choose(table))
    assert len(chosen) == 1


def test_a_program_plays_it(nim: stolik.Game) -> None:
    table = nim.new(seed=1, options={"stones": 5})
    bot = player(f"process:{sys.executable} {EXAMPLE}", "nim", 1)
    while not table.over:
        table.play(bot.choose(table))
    bot.end(table)


def test_its_record_replays_by_name(nim: stolik.Game) -> None:
    table = nim.new(seed=3)
    table.play_out(player("random", "nim", 1).choose)
    assert stolik.replay(table.record().text()).record() == table.record()
    lines = list(transcript(table))
    assert len(lines) == len(table.history) + 2


def test_whole_games_can_be_simulated(nim: stolik.Game) -> None:
    batch = nim.simulate(50, seed=1, seats=3)
    assert batch.totals.sum(axis=1).tolist() == [1] * 50
    assert (batch.decisions > 3).all()


def test_a_search_finds_the_winning_move(nim: stolik.Game) -> None:
    """Whoever leaves a multiple of four wins."""
    for seed in range(5):
        table = nim.new(seed=seed, options={"stones": 5})
        stones = int(table.state["stones"])
        if stones % 4:
            assert player("uct:sims=400", "nim", 1).choose(table) == stones % 4


def test_everybody_plays_it(nim: stolik.Game, tmp_path: Path) -> None:
    assert names("nim") == ["random", "uct"]
    own = tmp_path / "own.py"
    own.write_text("class Greedy:\n    def choose(self, view, moves, clock, sample):\n"
                   "        return moves[-1]\n")  # fmt: skip
    table = nim.new(seed=1)
    assert player(f"{own}:Greedy", "nim", 1).choose(table) == 3


def test_commands_know_it(nim: stolik.Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert main(["simulate", "nim", "--games", "20", "--option", "stones=5"]) == 0
    assert main(["match", "nim", "uct:sims=50", "random", "--pairs", "2", "--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert "nim " in said
    assert "uct:sims=50 v random: 4 games" in said


def test_it_is_played_in_the_terminal(nim: stolik.Game) -> None:
    output = StringIO()
    play("nim", None, 2, 1, "default", "random", 0, "en", StringIO("1\n" * 40), output)
    assert "Possible moves" in output.getvalue()
    assert "The game is over." in output.getvalue()


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_says_what_a_page_needs(nim: stolik.Game, seat: int | None) -> None:
    view = nim.new(seed=1).view(seat)
    assert view.seat == seat  # type: ignore[attr-defined]
    assert [fact.key for fact in view.facts] == ["nim-left"]  # type: ignore[attr-defined]


def test_an_illegal_move_is_refused(nim: stolik.Game) -> None:
    table = nim.new(seed=1)
    with pytest.raises(stolik.IllegalMove, match="not possible now"):
        table.play("7")
    with pytest.raises(stolik.InvalidMove, match="no move of nim"):
        table.play("all of them")


def test_a_name_belongs_to_one_family(fresh: None) -> None:
    with pytest.raises(BadOption, match="second game 'europe'"):
        stolik.register(Family("mine", {"europe": ("x",)}, RULES))
    with pytest.raises(BadOption, match="family 'rail' already"):
        stolik.register(Family("rail", {"mine": ("x",)}, RULES))
    stolik.register(FAMILY)
    stolik.register(FAMILY)


def test_a_family_without_its_texts_is_refused(fresh: None, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"no file .*en\.ftl"):
        stolik.register(Family("mute", {"mute": ("x",)}, RULES, texts=tmp_path))
    assert "mute" not in families.names()


def test_an_installed_package_brings_its_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that is broken is told of, and nothing else is harmed."""
    points = [
        EntryPoint("broken", "no_such_package:FAMILY", families.GROUP),
        EntryPoint("nim", "tests.plain.nim:FAMILY", families.GROUP),
    ]
    monkeypatch.setattr(families, "entry_points", lambda group: points)
    table = families._table.__wrapped__()
    assert list(table) == ["rail", "carcassonne", "nim"]
    assert "the game 'broken' can't be loaded" in capsys.readouterr().err


def test_knowing_a_family_loads_nothing_heavy() -> None:
    import subprocess

    code = (
        "import sys; from stolik import families; families.names();"
        "sys.exit(bool({'numpy', 'numba'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
