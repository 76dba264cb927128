"""Figures for whoever runs a server."""

import re
from pathlib import Path

import httpx

from stolik.server.ground.histogram import Histogram
from stolik.server.ground.limits import CHAT
from stolik.server.ground.settings import Settings
from stolik.server.running.metrics_port import metrics_port
from tests.server.support import Person, serving
from tests.server.test_floods import request, status

SAMPLE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')


async def test_figures_tell_of_refusals_latencies_and_the_thinking_queue(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path))) as base:
        async with Person(base) as ann:
            made = await ann.make("carcassonne", "me", "random")
            async with ann.at(made["table"]) as a:
                await a.play((await a.my_turn())["moves"][0])
                while not any(line.get("bot") for line in a.lines):  # it may also have begun
                    await a.play((await a.my_turn())["moves"][0])
                for _ in range(int(CHAT.burst) + 1):
                    await a.ask("say", text="hello")
            assert await status(base, request("/", Host="evil.example")) == 421
            text = await ann.get("/api/metrics")
        rows = [row for row in text.splitlines() if not row.startswith("# TYPE ")]
        assert [row for row in rows if not SAMPLE.fullmatch(row)] == []
        found = dict(row.rsplit(" ", 1) for row in rows)
        assert found['stolik_refused_total{kind="chat"}'] == "1"
        assert found['stolik_refused_total{kind="too-fast"}'] == "1"
        assert found['stolik_refused_total{kind="421"}'] == "1"
        for name in ("write", "change", "request", "bot_wait", "bot_think"):
            counted = found[f"stolik_{name}_seconds_count"]
            assert int(counted) > 0, name
            assert found[f'stolik_{name}_seconds_bucket{{le="+Inf"}}'] == counted


async def test_figures_can_be_kept_off_the_public_port(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path), metrics_port=0)) as base:
        async with Person(base) as ann:
            await ann.get("/api/metrics", 404)


async def test_the_port_of_the_figures_has_nothing_else() -> None:
    async with (
        metrics_port("127.0.0.1", 0, lambda: "stolik 1\n") as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client,
    ):
        assert (await client.get("/metrics")).text == "stolik 1\n"
        assert (await client.get("/api/tables")).status_code == 404


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram("x")
    for seconds in (0.0005, 0.001, 0.2, 99.0):
        histogram.note(seconds)
    rows = histogram.rows()
    assert 'x_bucket{le="0.001"} 2' in rows
    assert 'x_bucket{le="0.25"} 3' in rows
    assert rows[-3:] == ['x_bucket{le="+Inf"} 4', "x_sum 99.201500", "x_count 4"]
