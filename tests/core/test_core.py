"""Bits, randomness, sets, batches and the kernels' cache."""

import importlib
import os
import re
import sys

import numpy as np
import pytest

import stolik
from stolik.core import bits, kernel, rng
from stolik.core.disjoint import join, separate

WORDS = [1, 2, 3, 1 << 62, (1 << 63) | 5, (1 << 64) - 1, 1 << 63]


@kernel.kernel
def compiled_bits(word: int) -> tuple[int, int, int]:
    return bits.lowest(word), bits.size(word), bits.rest(word)


@pytest.mark.parametrize("word", WORDS)
def test_bits_are_the_same_compiled_and_plain(word: int) -> None:
    signed = np.int64(bits.signed(word))
    expected = bits.lowest(signed), bits.size(signed), bits.rest(signed)
    assert compiled_bits(signed) == expected
    assert bits.members(signed) == [i for i in range(64) if word >> i & 1]
    assert bits.unsigned(bits.signed(word)) == word


def test_the_generator_gives_its_known_numbers() -> None:
    r = np.zeros(1, rng.GENERATOR)[0]
    rng.plant(r, rng.seed_words(12345))
    first = [int(rng.below(r, 1_000_000)) for _ in range(5)]
    rng.plant_number(r, 12345)
    assert [int(rng.below(r, 1_000_000)) for _ in range(5)] == first
    assert first == FIRST_NUMBERS


FIRST_NUMBERS = [171552, 984669, 332156, 741371, 229445]


def test_all_128_bits_of_a_seed_count() -> None:
    decks = {
        stolik.load("toy").new(seed=1 << shift).state.deck.tobytes() for shift in range(0, 128, 9)
    }
    assert len(decks) == len(range(0, 128, 9))


def test_a_shuffle_is_even() -> None:
    r = np.zeros(1, rng.GENERATOR)[0]
    rng.plant_number(r, 3)
    counts = np.zeros((6, 6))
    for _ in range(6000):
        items = np.arange(6)
        rng.shuffle(r, items)
        counts[np.arange(6), items] += 1
    assert abs(counts - 1000).max() < 150  # five standard deviations


def test_disjoint_sets_join() -> None:
    labels = np.zeros(8, np.int8)
    separate(labels)
    join(labels, 1, 2)
    join(labels, 5, 6)
    join(labels, 2, 6)
    assert len({labels[i] for i in (1, 2, 5, 6)}) == 1
    assert len(set(labels.tolist())) == 5


def test_batches_are_the_same_for_any_number_of_threads() -> None:
    game = stolik.load("toy")
    one, two = game.simulate(5000, seed=9), game.simulate(5000, seed=9, threads=2)
    assert (one.totals == two.totals).all()
    assert (game.simulate(2, seed=10).totals == one.totals[1:3]).all()
    assert len(one.turns) == 5000


def test_a_batch_plays_the_deal_of_its_seed() -> None:
    """Game i of a batch has the deal of a table with the seed `seed + i`."""
    from stolik.core.rng import seed_words
    from stolik.rail.deal import start
    from stolik.rail.playout import start_number
    from stolik.rail.state import LOG, STATE

    game = stolik.load("europe")
    tables = game.engine(game.options(), 2).tables  # type: ignore[attr-defined]
    one, two, log = np.zeros(1, STATE)[0], np.zeros(1, STATE)[0], np.zeros(1, LOG)[0]
    start(tables, one, seed_words(77), log)
    start_number(tables, two, 77, log)
    assert one.tobytes() == two.tobytes()


HOMES = ("core", "rail", "carcassonne", "bots", "bots.rail", "bots.carcassonne", "drawing")


def test_a_cache_is_named_after_the_sources_of_its_package(monkeypatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    for home in HOMES:
        importlib.import_module(f"stolik.{home}")
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path / "stolik")
    source = tmp_path / "stolik" / "rail" / "data" / "map.json"
    source.parent.mkdir(parents=True)

    def names(text: str) -> dict[str, str]:
        source.write_text(text)
        kernel.hash_file.cache_clear()
        return {home: kernel.fingerprint(home) for home in (*HOMES, kernel.ALL)}

    one, two = names("{}"), names("{ }")
    changed = {home for home in one if one[home] != two[home]}
    assert changed == {"rail", "bots.rail", "all"}
    kernel.hash_file.cache_clear()


def test_every_package_with_kernels_says_what_they_are_made_from() -> None:
    decorated = re.compile(r"^@(?:kernel|part)$", re.MULTILINE)
    for path in sorted(kernel.PACKAGE.rglob("*.py")):
        if decorated.search(path.read_text(encoding="utf-8")):
            parts = path.relative_to(kernel.PACKAGE.parent).with_suffix("").parts
            module = importlib.import_module(".".join(parts))
            folder = ".".join(parts[1:-1])
            assert kernel.home_of(module.__name__) == folder, path


def test_kernels_elsewhere_depend_on_all_of_stolik_and_their_own_package() -> None:
    assert kernel.home_of("stolik.bots.rail.plan") == "bots.rail"
    assert kernel.home_of("stolik.core.rng") == "core"
    assert kernel.home_of("tests.jit.checksum") == "tests"
    assert kernel.home_of("__main__") == "all"


def test_a_plugin_s_kernels_depend_on_its_own_files(monkeypatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    source = tmp_path / "some_game" / "rules.py"
    source.parent.mkdir()
    (source.parent / "__init__.py").touch()
    source.write_text("A = 1")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module("some_game.rules")
    assert kernel.home_of("some_game.rules") == "some_game"
    before = kernel.fingerprint("some_game")
    source.write_text("A = 2")
    kernel.hash_file.cache_clear()
    assert kernel.fingerprint("some_game") != before
    monkeypatch.delitem(sys.modules, "some_game")
    monkeypatch.delitem(sys.modules, "some_game.rules")


def test_old_caches_are_pruned(tmp_path) -> None:  # type: ignore[no-untyped-def]
    for family in ("rail", "bots.rail"):
        for i in range(8):
            (tmp_path / f"{family}-{i}").mkdir()
    kernel.prune(tmp_path / "rail-3")
    assert len(list(tmp_path.iterdir())) == 16
    for folder in tmp_path.iterdir():
        os.utime(folder, (0, 0))
    kernel.prune(tmp_path / "rail-3")
    assert (tmp_path / "rail-3").exists()
    assert len(list(tmp_path.glob("rail-*"))) == kernel.KEPT_FOLDERS
    assert len(list(tmp_path.glob("bots.rail-*"))) == 8
