"""Finished games are looked at from kept states, and nobody holds them."""

from pathlib import Path
from random import Random

import pytest

from stolik.game import Table
from stolik.registry import load
from stolik.server.ground.settings import Settings
from stolik.server.storage.sqlite import SqliteStorage
from stolik.server.table.film import KEPT_EACH, Film
from tests.server.support import Person, serving


def played_out() -> Table:
    table, lots = load("europe").new(7, 2), Random(7)
    while not table.over:
        table.play(lots.choice(table.codes()))
    return table


def test_a_page_is_made_from_kept_states(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_out()
    state, states = table.start, [table.start.tobytes()]
    for decision in table.history:
        table.engine.apply(state, decision.code)
        states.append(state.tobytes())
    film, last = Film(table), len(table.history)
    numbers = [last, 0, 1, KEPT_EACH - 1, KEPT_EACH, KEPT_EACH + 1, last - 1]
    assert last > 2 * KEPT_EACH, "or nothing is kept"
    assert [film.at(n).tobytes() for n in numbers] == [states[n] for n in numbers]

    applied: list[int] = []
    real = table.engine.apply
    monkeypatch.setattr(
        table.engine, "apply", lambda s, code: (applied.append(code), real(s, code))
    )
    film.at(last)
    assert len(applied) < KEPT_EACH


async def test_nobody_holds_a_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=str(tmp_path), limits=False)
    with serving(settings) as base:
        async with Person(base) as ann:
            over = (await ann.make("europe", "me", "random", map="toy"))["table"]
            async with ann.at(over) as a:
                assert (await a.ask("resign", seat=0))["type"] == "done"
            running = (await ann.make("europe", "me", "random", map="toy"))["table"]
            cookies = ann.http.cookies

    taken = []
    take = SqliteStorage.take

    async def noted(self: SqliteStorage, table: str) -> bool:
        taken.append(table)
        return await take(self, table)

    monkeypatch.setattr(SqliteStorage, "take", noted)
    with serving(settings) as base:
        async with Person(base) as ann:
            ann.http.cookies = cookies
            await ann.get(f"/api/tables/{over}/record")
            async with ann.at(running):
                pass
    assert taken == [running]
