"""No message brings the server down, or disturbs another table."""

import asyncio
import logging
from random import Random

import pytest

from tests.server.fuzzing import fuzz
from tests.server.support import Person

MESSAGES = 10_000  # a game


async def test_twenty_thousand_wild_messages_do_no_harm(
    server: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def calm_game() -> int:
        async with Person(server) as ann:
            made = await ann.make("carcassonne", "me", "random")
            async with ann.at(made["table"]) as a:
                end = await a.play_out(Random(1))
                return len(end["score"])

    with caplog.at_level(logging.WARNING):
        wild = [fuzz(server, MESSAGES, 1, "europe"), fuzz(server, MESSAGES, 2, "carcassonne")]
        *answers, calm = await asyncio.gather(*wild, calm_game())
        assert calm == 2
        for kinds in answers:
            assert kinds["bad-message"] > MESSAGES / 10
            assert kinds["internal"] == 0
            assert {"stale", "done", "happened", "not-yours"} <= set(kinds), kinds
        # How soon bots answer decides how much is judged as a move; in Europe it is little.
        assert sum(kinds["no-move"] for kinds in answers) > 0, answers
    assert [record.getMessage() for record in caplog.records if record.levelno > 30] == []
