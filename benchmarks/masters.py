"""Many tables of bots alone, and one person: `python -m benchmarks.masters --tables 494`.

Prints the memory of the server, and how long a `club` bot at a person's table takes to answer
meanwhile. Loopback only, without limits (an address may have only a few such tables); it ends by
itself.
"""

import argparse
import asyncio
import subprocess
import sys
import time

import msgspec

from benchmarks.server import PORT, memory, server, until_it_answers
from benchmarks.server_clients import listen, post, read

BASE = f"http://127.0.0.1:{PORT}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=494)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with server([]) as process:
        asyncio.run(run(args, process))
    return 0


async def run(args: argparse.Namespace, process: "subprocess.Popen[bytes]") -> None:
    await until_it_answers(BASE)
    token = await somebody()
    masters = [{"type": "bot", "bot": "master"}] * 5
    for _ in range(args.tables):
        await post(BASE, "/api/tables", {"game": "europe", "seats": masters, "pace": 0}, token)
    waits = sorted(await play(args.seconds))
    print(f"{args.tables} tables of five masters: {memory(process.pid) / 2**20:.0f} MB")
    print(f"club answered {len(waits)} times, half in {waits[len(waits) // 2]:.3f} s, "
          f"at the longest in {waits[-1]:.2f} s")  # fmt: skip


async def somebody() -> str:
    return str((await post(BASE, "/api/people", None, ""))["token"])


async def play(seconds: float) -> list[float]:
    """How long it took from each own move to the next own turn."""
    token, waits, sent = await somebody(), [], 0.0
    wish = {"game": "europe", "seats": [{"type": "me"}, {"type": "bot", "bot": "club"}], "pace": 0}
    made = await post(BASE, "/api/tables", wish, token)
    socket = await listen(f"{BASE.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket")
    await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        try:
            heard = read(await asyncio.wait_for(socket.recv(), end - time.perf_counter()))
        except TimeoutError:
            break
        if heard.position is None or not heard.position.moves:
            continue
        if sent:
            waits.append(time.perf_counter() - sent)
        where = heard.position
        move = {"type": "play", "version": where.version, "moves": where.moves[:1]}
        sent = time.perf_counter()
        await socket.send(msgspec.json.encode(move).decode())
    await socket.close()
    return waits


if __name__ == "__main__":
    sys.exit(main())
