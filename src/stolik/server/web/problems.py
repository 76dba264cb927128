"""Refusals as answers of the HTTP API. Imports nothing heavy."""

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stolik.server.ground.refusals import Refuse
from stolik.server.wire.status import Problem

STATUS = {
    "bad-message": 400,
    "not-allowed": 403,
    "not-at-server": 403,
    "not-yours": 403,
    "wrong-key": 403,
    "code": 403,
    "not-over": 403,
    "no-table": 404,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-map": 404,
    "wrong-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-bots": 429,
    "internal": 500,
    "starting": 503,
    "database": 503,
    "not-kept": 503,
    "unknown": 503,
}
CONFLICT = 409
"""Everything else: what was asked for is well said, but can't be as things are."""


def problem(refusal: Refuse, headers: dict[str, str] | None = None) -> Response:
    """A refusal as an answer."""
    found = Problem(refusal.code, refusal.key, dict(refusal.arguments), refusal.text)
    status = STATUS.get(refusal.code, CONFLICT)
    return Response(json.encode(found), status, headers, media_type="application/json")


async def not_found(_request: Request, _error: Exception) -> Response:
    """For paths that nobody knows."""
    return problem(Refuse("error-not-found"))


async def wrong_method(_request: Request, error: Exception) -> Response:
    """For methods that a path does not have."""
    headers = error.headers if isinstance(error, HTTPException) else None
    return problem(Refuse("error-wrong-method"), dict(headers or {}))


HANDLERS = {404: not_found, 405: wrong_method}
