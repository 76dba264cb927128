"""`stolik export` and `stolik import`: tables with their logs, from one database to another."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO

import msgspec

from stolik.cli.storage import chosen_storage, nobody_else, settings_of
from stolik.errors import StolikError
from stolik.server.ground.settings import Settings
from stolik.server.running.checking import check_table
from stolik.server.running.moving import DevicesLine, Mover, PersonLine, SecretLine
from stolik.server.storage.base import Storage
from stolik.server.storage.trouble import Trouble


def export_tables(args: argparse.Namespace) -> int:
    """A line for each table; it holds seeds and persons, so it is for those who run the server."""
    settings = settings_of(args)
    return _run(lambda: _export(settings, args.tables, secrets=args.with_secrets))


async def _export(settings: Settings, wanted: list[str], *, secrets: bool) -> int:
    async with chosen_storage(settings) as storage:
        there = [name async for name in storage.tables()]
        for name in wanted:
            if name not in there:
                raise StolikError(f"There is no table {name!r}.")
        if secrets:
            await _export_people(storage)
        damaged = [name for name in wanted or there if not await _export_table(storage, name)]
    print(f"{len(wanted or there) - len(damaged)} tables exported", file=sys.stderr)
    if damaged:
        names = ", ".join(damaged)
        print(f"Damaged, left out: {names}. See stolik check --repair.", file=sys.stderr)
    return 1 if damaged else 0


async def _export_people(storage: Storage) -> None:
    print(msgspec.json.encode(SecretLine(await storage.secret())).decode())
    for row in await storage.fetch("SELECT id, name FROM people ORDER BY id"):
        print(msgspec.json.encode(PersonLine(*row)).decode())
    for row in await storage.fetch("SELECT person, generation FROM devices ORDER BY person"):
        print(msgspec.json.encode(DevicesLine(*row)).decode())


async def _export_table(storage: Storage, name: str) -> bool:
    """Whether it was good."""
    finding = await check_table(storage, name)
    if finding is not None and (finding.live is None or finding.behind):
        return False
    print(msgspec.json.encode(await storage.load(name)).decode())
    return True


def import_tables(args: argparse.Namespace) -> int:
    """All or nothing. Tables that are there already are left as they are."""
    settings = settings_of(args, new=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as copy:
        lines: IO[str] = copy
        try:
            if args.file == "-":  # it is read twice
                copy.writelines(sys.stdin)
            else:
                lines = Path(args.file).open(encoding="utf-8")  # noqa: SIM115 - closed below
            with lines:
                return _import(settings, lines)
        except (OSError, UnicodeDecodeError) as error:
            raise StolikError(f"{args.file} can't be read: {error}") from error


def _import(settings: Settings, lines: IO[str]) -> int:
    mover = Mover(lines)
    mover.check()
    if mover.secret is None:
        return _run(lambda: _bring(settings, mover))
    with nobody_else(settings):  # a server has its secret in memory
        return _run(lambda: _bring(settings, mover))


async def _bring(settings: Settings, mover: Mover) -> int:
    async with chosen_storage(settings) as storage:
        new = await mover.bring(storage)
    old = len(mover.tables) - new
    print(f"{new} tables imported, {old} were there already", file=sys.stderr)
    if mover.people:
        print(f"{mover.people} names of people came along", file=sys.stderr)
    return 0


def _run(work: Callable[[], Awaitable[int]]) -> int:
    async def run() -> int:
        return await work()

    try:
        return asyncio.run(run())
    except Trouble as trouble:
        raise StolikError(f"The database can't be used: {trouble.detail}.") from trouble
