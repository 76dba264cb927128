"""`stolik export` and `stolik import`: tables with their logs, from one database to another."""

import argparse
import asyncio
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from stolik.errors import StolikError
from stolik.registry import load
from stolik.server.live import LiveTable
from stolik.server.settings import Settings
from stolik.server.storage.base import Storage, Stored
from stolik.server.storage.choice import choose_storage
from stolik.server.summary import summary_of

read_stored = msgspec.json.Decoder(Stored).decode


def export_tables(args: argparse.Namespace) -> int:
    """A line for each table; it holds seeds and persons, so it is for those who run the server."""
    return asyncio.run(_export(_storage(args), args.tables))


async def _export(storage: Storage, wanted: list[str]) -> int:
    await storage.open()
    try:
        names = wanted or [name async for name in storage.tables()]
        for name in names:
            stored = await storage.load(name)
            if stored is None:
                raise StolikError(f"There is no table {name!r}.")
            print(msgspec.json.encode(stored).decode())
    finally:
        await storage.close()
    print(f"{len(names)} tables exported", file=sys.stderr)
    return 0


def import_tables(args: argparse.Namespace) -> int:
    """Tables that are there already are left as they are."""
    if args.file == "-":
        return asyncio.run(_import(_storage(args), sys.stdin))
    try:
        with Path(args.file).open(encoding="utf-8") as lines:
            return asyncio.run(_import(_storage(args), lines))
    except (OSError, UnicodeDecodeError) as error:
        raise StolikError(f"{args.file} can't be read: {error}") from error


async def _import(storage: Storage, lines: Iterable[str]) -> int:
    await storage.open()
    new = old = 0
    try:
        for stored in _read(lines):
            if await storage.load(stored.setup.id) is not None:
                old += 1
                continue
            await _bring(storage, stored)
            new += 1
    finally:
        await storage.close()
    print(f"{new} tables imported, {old} were there already", file=sys.stderr)
    return 0


def _read(lines: Iterable[str]) -> Iterator[Stored]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield read_stored(line)
            except msgspec.MsgspecError as error:
                raise StolikError(f"Line {number} is no exported table: {error}.") from error


async def _bring(storage: Storage, stored: Stored) -> None:
    setup = stored.setup
    live = LiveTable(setup, load(setup.game, setup.map))
    live.load(stored.entries)
    await storage.add(setup, stored.entries, summary_of(live), stored.record)
    for said in stored.chat:
        await storage.say(setup.id, said)


def _storage(args: argparse.Namespace) -> Storage:
    return choose_storage(Settings(data=args.data or "", database=args.database))
