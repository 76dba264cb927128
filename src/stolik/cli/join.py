"""`stolik join URL --bot B`: a bot of this machine sits down at a table of any server."""

import argparse
import asyncio

from stolik.server.desks.guest import Guest


def join(args: argparse.Namespace) -> int:
    """Plays until the game is over."""
    return asyncio.run(Guest(args.url, args.bot, args.name or args.bot).play())
