"""Every game passes the public suite, and the suite notices what is wrong."""

import numpy as np
import pytest

import stolik
from stolik.core.conformance import check_game
from stolik.families import maps, names

ALL = [(name, map_name) for name in names() for map_name in maps(name)]


@pytest.mark.parametrize(("name", "map_name"), ALL)
def test_every_game_conforms(name: str, map_name: str) -> None:
    check_game(stolik.load(name, map_name), stolik.replay, games=1)


def test_a_leaking_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stolik.load("toy")
    engine = game.engine(game.options(), 2)
    honest = engine.view

    def leaks(state, seat):  # type: ignore[no-untyped-def]
        return honest(state, 1 if seat == 0 else seat)

    monkeypatch.setattr(engine, "view", leaks)
    with pytest.raises(AssertionError, match="shows hidden things"):
        check_game(game, stolik.replay, seats=2)


def test_an_unstable_order_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stolik.load("toy")
    engine = game.engine(game.options(), 2)
    honest, rng = engine.legal, np.random.default_rng(1)
    monkeypatch.setattr(engine, "legal", lambda state: rng.permutation(honest(state)).tolist())
    with pytest.raises(AssertionError, match="order of moves changed"):
        check_game(game, stolik.replay, seats=2)
