"""`stolik join URL --bot B`: a bot of this machine sits down at a table of any server."""

import asyncio

from stolik.server.guest import Guest


def join(url: str, bot: str, name: str | None) -> int:
    """Plays until the game is over."""
    return asyncio.run(Guest(url, bot, name or bot).play())
