"""A bot thinks on a Ray cluster of this machine: `python -m tests.server.on_cluster`."""

import asyncio

from stolik.bots.registry import player
from stolik.errors import BotFault
from stolik.registry import load
from stolik.server.desks.desk import Asker
from stolik.server.desks.ray_desk import LOCAL, RayDesk


async def main() -> None:
    desk = RayDesk(LOCAL)
    try:
        table = load("carcassonne").new(seed=1)
        casual = player("casual", "carcassonne", seed=1)
        code = await desk.choose(Asker("x"), "casual", casual, table, lambda: None)
        assert code in table.codes()
        try:
            await desk.choose(Asker("x"), "nobody", casual, table, lambda: None)
        except BotFault as fault:
            print("refused:", fault)
    finally:
        desk.close()


if __name__ == "__main__":
    asyncio.run(main())
