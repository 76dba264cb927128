"""Bots: fair turns at the desk, faults, deadlines, and guests from elsewhere."""

import asyncio
import importlib.util
import os
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from stolik.bots.bot import Bot
from stolik.bots.player import Player as BotPlayer
from stolik.bots.player import compile_table
from stolik.bots.registry import named_player
from stolik.errors import BadOption, BotFault, StolikError
from stolik.game import Table
from stolik.registry import load
from stolik.server.desks import desk as desk_module
from stolik.server.desks.desk import Asker, BotDesk
from stolik.server.desks.guest import Guest
from stolik.server.desks.ray_desk import think, thought_of
from stolik.server.running.app import choose_desk
from tests.server.support import Person


class Slow(Bot):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()

    def choose(self, _view, moves, _clock, _sample):  # type: ignore[no-untyped-def]
        self.go.wait(20)
        return moves[0]


class Crash(Bot):
    def choose(self, _view, _moves, _clock, _sample):  # type: ignore[no-untyped-def]
        raise RuntimeError("no idea")


def table() -> Table:
    return load("carcassonne").new(seed=1)


async def test_everybody_has_their_turn_at_the_desk() -> None:
    desk, slow, order = BotDesk(1), Slow(), []
    first = asyncio.create_task(
        desk.choose(
            Asker("greedy"), "slow", BotPlayer(slow), table(), lambda: order.append("first")
        )
    )
    await asyncio.sleep(0)
    jobs = [
        desk.choose(
            Asker(owner),
            "slow",
            BotPlayer(slow),
            table(),
            lambda owner=owner: order.append(owner),
        )
        for owner in ("greedy", "greedy", "greedy", "modest")
    ]
    waiting = [asyncio.create_task(job) for job in jobs]
    await asyncio.sleep(0)
    assert (desk.busy, desk.waiting) == (1, 4)
    slow.go.set()
    await asyncio.gather(first, *waiting)
    assert order == ["first", "greedy", "modest", "greedy", "greedy"]
    desk.close()


async def test_tables_at_which_people_wait_come_first() -> None:
    desk, slow, order = BotDesk(1), Slow(), []

    def ask(where: str, people: bool) -> "asyncio.Task[int]":
        asker, tell = Asker(where, people), lambda: order.append((where, people))
        return asyncio.create_task(desk.choose(asker, "slow", BotPlayer(slow), table(), tell))

    jobs = [ask("flood", False) for _ in range(20)]
    jobs += [ask("other", False), ask("flood", True), ask("home", True)]
    await asyncio.sleep(0)
    slow.go.set()
    await asyncio.gather(*jobs)
    assert order[0] == ("flood", False)  # it was there alone
    assert order[1:3] == [("flood", True), ("home", True)]
    assert order.index(("other", False)) <= 4
    desk.close()


async def test_when_many_wait_each_is_given_less_and_keeps_its_own_budget() -> None:
    desk, seen = BotDesk(1), []

    class Timed:
        def choose(self, _view, moves, clock, _sample):  # type: ignore[no-untyped-def]
            seen.append((clock.seconds, [player.seconds for player in players]))
            return moves[0]

    players = [BotPlayer(Timed(), seconds=1.0) for _ in range(3)]
    compile_table(table())  # else the first one's time is up meanwhile
    ask = [desk.choose(Asker("x"), "timed", player, table(), lambda: None) for player in players]
    await asyncio.gather(*ask)
    assert [given for given, _ in seen] == [1 / 3, 1 / 2, 1.0]
    assert [own for _, own in seen] == [[1.0] * 3] * 3
    desk.close()


def test_bots_share_room_for_their_thoughts() -> None:
    masters = [named_player("master", "carcassonne", seed, seconds=0.01) for seed in range(200)]
    masters[0].choose(table())
    before = resident()
    for master in masters:
        master.choose(table())
    assert resident() - before < 50 * 2**20


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def test_a_bot_that_crashes_or_stalls_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, slow = BotDesk(1), Slow()
    with pytest.raises(BotFault, match="no idea"):
        await desk.choose(Asker("x"), "x", BotPlayer(Crash()), table(), lambda: None)
    monkeypatch.setattr(desk_module, "GRACE", 0.05)
    with pytest.raises(BotFault, match="in time"):
        await desk.choose(Asker("x"), "x", BotPlayer(slow, seconds=0.05), table(), lambda: None)
    assert desk.busy == 1  # its thread still runs
    slow.go.set()
    await desk.choose(Asker("x"), "x", BotPlayer(slow), table(), lambda: None)
    assert desk.busy == 0
    desk.close()


@pytest.mark.parametrize(("game", "bot"), [("europe", "casual"), ("carcassonne", "expert:sims=40")])
async def test_a_guest_bot_plays_a_whole_game_by_its_link(
    server: str, game: str, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Person(server) as ann:
        made = await ann.make(game, "me", "friend")
        guest = Guest(server + made["invite"], bot, "Rob")
        async with ann.at(made["table"]) as a:
            playing = asyncio.create_task(guest.play())
            end = await a.play_out(Random(1))
            assert await playing == 0
            assert a.table["seats"][1]["name"] == "Rob"
            assert end["score"]
    assert "Over:" in capsys.readouterr().out


async def test_a_guest_needs_a_whole_link(tmp_path: Path) -> None:
    for link in ("http://host/t/abc", "host/join/abc#key", "http://host/join/abc"):
        with pytest.raises(StolikError, match="a link looks like"):
            Guest(link, "casual", "Rob")
    with pytest.raises(StolikError, match="can't be reached"):
        await Guest("http://127.0.0.1:9/join/abc#key", "casual", "Rob").play()


def test_what_travels_to_a_cluster_is_a_world_dealt_anew() -> None:
    table = load("europe").new(seed=5)
    while table.phase == "keep":
        table.play(table.moves()[-1])
    player = BotPlayer(Crash(), seed=9)
    thought = thought_of("casual", player, table)
    assert thought.state != table.state.tobytes()
    assert think(thought) in table.codes()
    assert think(thought) == think(thought)


def test_without_ray_there_is_a_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match="pip install"):
        choose_desk("ray://127.0.0.1:1")


@pytest.mark.slow
@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None and not os.environ.get("CI"),
    reason="Ray is not installed; ./test does that",
)
def test_a_bot_thinks_on_a_cluster() -> None:
    """In a process of its own: Ray leaves threads and warnings behind."""
    command = [sys.executable, "-m", "tests.server.on_cluster"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "refused: the cluster says" in done.stdout
