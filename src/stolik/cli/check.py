"""`stolik check`: whether all tables can be followed; `--repair` mends those that can't."""

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path

from stolik.cli.storage import chosen_storage, nobody_else, settings_of
from stolik.errors import StolikError
from stolik.server.ground.settings import Settings
from stolik.server.running.checking import Finding, check_all, copy_of, repair
from stolik.server.storage.base import Storage
from stolik.server.storage.trouble import Trouble


def check(args: argparse.Namespace) -> int:
    """0 if nothing is wrong, or all was mended."""
    settings = settings_of(args)
    try:
        if not args.repair:
            return asyncio.run(_check(settings, None))
        with nobody_else(settings):
            return asyncio.run(_check(settings, _copy_path(settings, args.copy)))
    except Trouble as trouble:
        raise StolikError(f"The database can't be read: {trouble.detail}.") from trouble


def _copy_path(settings: Settings, wish: str | None) -> Path:
    if wish is not None:
        return Path(wish)
    folder = Path() if settings.database is not None else settings.data_folder
    return folder / time.strftime("damaged-%Y%m%d-%H%M%S.jsonl")


async def _check(settings: Settings, copy: Path | None) -> int:
    async with chosen_storage(settings) as storage:
        findings, count = await _find(storage)
        if copy is not None and findings:
            await _mend(storage, findings, copy)
    good = count - len(findings)
    print(f"{count} tables: {good} good, {len(findings)} damaged", file=sys.stderr)
    if copy is None and findings:
        print("stolik check --repair lets them go on from their last good entry.", file=sys.stderr)
    return 1 if findings and copy is None else 0


async def _find(storage: Storage) -> tuple[list[Finding], int]:
    findings, count = [], 0
    async for _, finding in check_all(storage):
        count += 1
        if finding is not None:
            findings.append(finding)
            print(finding)
    return findings, count


async def _mend(storage: Storage, findings: list[Finding], copy: Path) -> None:
    """What is taken away is on the disk elsewhere before."""
    try:
        copy.touch(mode=0o600, exist_ok=False)
        with copy.open("wb") as file:
            for finding in findings:
                file.write(await copy_of(storage, finding))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise StolikError(f"{copy} can't be written: {error.strerror}.") from error
    for finding in findings:
        await repair(storage, finding)
    print(f"Mended. What was damaged is kept in {copy}.", file=sys.stderr)
