"""`stolik verify RECORD`."""

import argparse

from stolik.cli.common import given_record
from stolik.errors import BadRecord
from stolik.records.replay import read
from stolik.server.kept.fair import check, describe, promise_of


def verify(args: argparse.Namespace) -> int:
    """Replays a record and checks its deal against its promise, and against the one noted."""
    text, commitment = given_record(args.record), args.commitment
    finding = check(text, commitment)
    if commitment is not None and finding.kept is not False and not finding.promised:
        told = promise_of(read(text))
        raise BadRecord(f"The record's promise is {told or 'missing'}, not the one you noted.")
    print(describe(finding))
    return 0 if finding.kept is not False else 1
