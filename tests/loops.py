"""Tests with loops of their own, in a process where a browser test has run before.

Playwright's plain interface keeps a loop going in the background of its thread, and asyncio refuses
a second one there. While a test has the thread, Playwright's loop rests, so it may be hidden.
"""

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")  # before fixtures that use a loop
def own_loop() -> Iterator[None]:
    """Hides a loop that rests."""
    resting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(resting)
