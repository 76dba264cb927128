"""Tuning: the same search again, deals apart, and no weights that were not checked."""

import json
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from stolik.arena import seeds
from stolik.arena.local import Threads
from stolik.arena.pair import Job, play_pair
from stolik.arena.pool import Here
from stolik.arena.trial import BotLab, Place, PolicyLab
from stolik.arena.tune import Check, Search, Settings, run, worth_of
from stolik.arena.weights import WeightFile
from stolik.bots.weights import weights_module
from stolik.cli.main import main
from stolik.errors import BadOption
from stolik.families import family_named

TILES = (Place("carcassonne"),)
SETTINGS = Settings(TILES, pairs=4, population=4, step=0.3)


def new(settings: Settings = SETTINGS) -> Search:
    return Search(settings, WeightFile.of(family_named("carcassonne")), "stolik tune carcassonne")


def test_deals_for_tuning_checks_and_figures_have_nothing_in_common() -> None:
    parts = (seeds.TESTS, seeds.TUNING, seeds.CHECKS)
    ordered = sorted(parts, key=lambda part: part.start)
    assert all(one.stop <= two.start for one, two in pairwise(ordered))
    assert seeds.tuning_deals(3, 2, 50) == range(4_000_100, 4_000_150)
    last = seeds.tuning_deals(seeds.RUNS[-1], 9999, 100)
    assert last[-1] in seeds.TUNING
    assert seeds.check_deals(seeds.RUNS[-1], 1000)[-1] in seeds.CHECKS
    assert not set(seeds.check_deals(3, 50)) & set(seeds.tuning_deals(3, 2, 50))


def test_deals_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadOption, match="searches are numbered"):
        seeds.tuning_deals(10_000, 0, 1)
    with pytest.raises(BadOption, match="take fewer generations"):
        seeds.tuning_deals(0, 10_000, 101)
    with pytest.raises(BadOption, match="belong to the tuning"):
        seeds.check_tests(999_990, 11)
    seeds.check_tests(999_990, 10)


def test_a_kept_search_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    lab, keep = PolicyLab(TILES, Here()), tmp_path / "kept.json"
    whole, first = new(), new()
    run(whole, lab, 3, tmp_path / "whole.json")
    run(first, lab, 1, keep)
    second = new()
    second.restore(keep)
    with Threads(2) as pool:  # where it is played changes nothing
        run(second, PolicyLab(TILES, pool), 3, keep)
    assert (second.best == whole.best).all()
    assert second.told == whole.told
    assert json.loads(keep.read_text()) == json.loads((tmp_path / "whole.json").read_text())


def test_another_search_is_not_gone_on_with(tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    new().save(keep)
    with pytest.raises(BadOption, match="of another search"):
        new(Settings(TILES, pairs=5, population=4, step=0.3)).restore(keep)
    kept = json.loads(keep.read_text())
    keep.write_text(json.dumps({**kept, "search": {"generation": 3, "step": 0.2}}))
    with pytest.raises(BadOption, match="of an older version"):
        new().restore(keep)
    keep.write_text("{")
    with pytest.raises(BadOption, match="can't be read"):
        new().restore(keep)


def test_the_search_finds_weights_that_were_spoiled() -> None:
    """A curve that never lets meeples go costs many points; tuning takes that back."""
    file = WeightFile.of(family_named("carcassonne"))
    spoiled = np.where(np.array(file.names) == "meeple_home", 12.0, file.values)
    settings = Settings(TILES, pairs=12, population=8, step=0.3, only=("meeple_home",))
    search = Search(settings, replace(file, values=spoiled), "stolik tune carcassonne")
    lab = PolicyLab(TILES, Here())
    for _ in range(10):
        search.step(lab)
    moved = search.file.named(search.best)
    assert moved["meeple_home"] < 8
    assert moved["city_open_1"] == search.file.named(search.start)["city_open_1"]
    assert search.check(lab, 30).margin > 0


def test_margins_are_those_of_the_games_that_a_bot_plays() -> None:
    """The policy in compiled self-play and the bot at a table play alike, lots aside."""
    file = WeightFile.of(family_named("carcassonne"))
    lab = BotLab(TILES, Here(), "casual", file)
    spoiled = file.values * 0.0
    deals = range(5, 9)
    margins = lab.margins(spoiled[None], file.values, deals)
    job = Job("carcassonne", "casual", "casual", 5, a_weights=file.named(spoiled))
    assert margins[0, 0].tolist() == [game.margin for game in play_pair(job)]
    quick = PolicyLab(TILES, Here()).margins(spoiled[None], file.values, deals)
    assert quick.shape == margins.shape == (1, 4, 2)
    assert quick.mean() < -5 > margins.mean()


@pytest.mark.slow
def test_equal_weights_are_even_on_rails() -> None:
    file = WeightFile.of(family_named("rail"))
    places = (Place("europe"), Place("swiss"), Place("europe", seats=3))
    for place in places:
        margins = PolicyLab((place,), Here()).margins(file.values[None], file.values, range(6))
        assert margins.shape == (1, 6, 2)
        if place.seats == 2:
            assert margins.sum() == 0


def test_what_a_row_is_worth() -> None:
    margins = np.array([[[10.0, -10.0], [4.0, 0.0]]])
    assert worth_of(margins, "margin").tolist() == [1.0]
    assert worth_of(margins, "wins").tolist() == [0.625]


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the weights that may be rewritten, with a range of a weight."""
    module = weights_module(family_named("carcassonne"))
    content = json.loads(module.FILE.read_text())
    content["ranges"] = {"farm_city": [0.0, 0.05]}
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(content))
    monkeypatch.setattr(module, "FILE", path)
    return path


def test_only_checked_weights_are_written(
    own_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    before = own_file.read_text()
    keep = str(tmp_path / "kept.json")
    command = ["tune", "carcassonne", "--pairs", "2", "--population", "4", "--check", "4"]
    command += ["--out", keep, "--workers", "1"]
    assert main([*command, "--generations", "1"]) == 0
    assert "nothing was written" in capsys.readouterr().out
    assert main([*command, "--generations", "1"]) == 2  # nothing kept is written over
    monkeypatch.setattr(Check, "better", property(lambda _: False))
    assert main([*command, "--generations", "2", "--resume", "--write"]) == 1
    assert own_file.read_text() == before
    monkeypatch.setattr(Check, "better", property(lambda _: True))
    assert main([*command, "--generations", "2", "--resume", "--write"]) == 0
    content = json.loads(own_file.read_text())
    kept = json.loads(Path(keep).read_text())
    assert content["weights"] == kept["best"]
    assert 0 <= content["weights"]["farm_city"] <= 0.05
    assert content["made_by"].startswith("stolik tune carcassonne --seats 2 --preset default")
    assert "on the deals 1000000 to 1000003" in content["made_by"]
    assert str(tmp_path) not in content["made_by"]


def test_a_gain_of_less_than_two_errors_is_none() -> None:
    assert Check(100, 3.0, 1.0, 0.6, (0.5, 0.7), 0).better
    assert not Check(100, 1.9, 1.0, 0.6, (0.5, 0.7), 0).better


@pytest.mark.parametrize(
    "arguments",
    [
        ["europe", "carcassonne"],
        ["carcassonne", "--only", "luck"],
        ["carcassonne", "--pairs", "1"],
        ["carcassonne", "--bot", "mybot.py:Mine"],
        ["carcassonne", "--seed", "99999"],
        ["chess"],
    ],
)
def test_what_can_not_be_tuned_is_told(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", *arguments, "--out", str(tmp_path / "kept.json")]) == 2
    assert capsys.readouterr().err.startswith("stolik: ")


def test_without_its_package_tuning_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    for name in ("stolik.arena.cma", "stolik.arena.tune", "stolik.cli.tune"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert main(["tune", "carcassonne"]) == 2
    assert "pip install 'stolik[tune]'" in capsys.readouterr().err
