"""From a request to a method of Api and back: bodies read, limits kept, refusals told."""

import asyncio
import gzip
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from stolik.server.ground.metrics import Metrics
from stolik.server.ground.parsing import BAD_JSON
from stolik.server.ground.refusals import Refuse
from stolik.server.persons.people import COOKIE, COOKIE_SECONDS, People
from stolik.server.storage.trouble import Trouble, refusal_of_trouble
from stolik.server.web.api import Api
from stolik.server.web.problems import problem
from stolik.server.wire.endpoints import ENDPOINTS, TEXT, Endpoint

log = logging.getLogger("stolik.http")
MOST_BYTES = 700_000  # the longest record, every letter of it escaped
LIGHT = ("status", "health", "openapi")  # answered elsewhere
Answer = Callable[[Request], Awaitable[Response]]


def routes(api: Api, people: People, metrics: Metrics) -> list[Route]:
    """All paths of the API that need the games."""
    by_path: dict[str, dict[str, Answer]] = {}
    for endpoint in ENDPOINTS:
        if endpoint.name not in LIGHT:
            handler = _handler(endpoint, api, people, metrics)
            by_path.setdefault(endpoint.path, {})[endpoint.method] = handler
    return [Route(path, _by_method(found), methods=[*found]) for path, found in by_path.items()]


def _by_method(handlers: dict[str, Answer]) -> Answer:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await handlers[method](request)

    return answer


def _handler(endpoint: Endpoint, api: Api, people: People, metrics: Metrics) -> Answer:
    method = getattr(api, endpoint.name)
    decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes else None

    async def answer(request: Request) -> Response:
        person, known, began = people.new(), None, time.monotonic()
        request.state.become = None
        try:
            known = await api.who_is(people.of_request(request.headers, request.cookies))
            person = known or person
            request.state.query = _query(endpoint, request)
            body = read_json(decoder, await read_body(request)) if decoder else None
            found = await method(request, body, person)
            response = await _response(endpoint, found, request.headers)
        except Refuse as refusal:
            metrics.refusals[refusal.code] += 1
            response = problem(refusal)
        except Trouble as trouble:
            api.failed(trouble)
            response = problem(refusal_of_trouble(trouble))
        except ClientDisconnect:  # nobody hears the answer
            response = problem(Refuse("error-bad-message", reason="The body was cut off."))
        except Exception:
            log.exception("%s %s failed", endpoint.method, endpoint.path)
            response = problem(Refuse("error-internal"))
        become = request.state.become
        if become is not None:
            _give_cookie(request, response, become)
        elif known is None and response.status_code < 400 and endpoint.name != "new_person":
            _give_cookie(request, response, people.token(person))
        metrics.requests[endpoint.method, response.status_code] += 1
        metrics.answers.note(time.monotonic() - began)
        return response

    return answer


async def read_body(request: Request) -> bytes:
    """The body, if it is not too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > MOST_BYTES:
            raise Refuse("error-too-large")
        parts.append(part)
    return b"".join(parts)


def read_json(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    """A body as its struct. For JSON 7.0 is an integer too."""
    try:
        try:
            return decoder.decode(raw)
        except msgspec.ValidationError:
            return msgspec.convert(_whole_numbers(msgspec.json.decode(raw)), decoder.type)
    except BAD_JSON as error:
        raise Refuse("error-bad-message", reason=str(error)) from None


def _whole_numbers(value: Any) -> Any:
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_whole_numbers(item) for item in value]
        case dict():
            return {key: _whole_numbers(item) for key, item in value.items()}
    return value


def _query(endpoint: Endpoint, request: Request) -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for name, (usual, low, high) in endpoint.query.items():
        text = request.query_params.get(name)
        if text is None:
            found[name] = usual
            continue
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
        if not low <= number <= high:
            reason = f"{name} should be a number from {low} to {high}."
            raise Refuse("error-bad-message", reason=reason)
        found[name] = number
    return found


async def _response(endpoint: Endpoint, found: Any, asked: Headers) -> Response:
    if endpoint.gives is TEXT:
        return Response(found, media_type="text/plain; charset=utf-8")
    if endpoint.packed and "gzip" in asked.get("accept-encoding", ""):
        packed = await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(found), 6))
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, headers=headers, media_type="application/json")
    return Response(msgspec.json.encode(found), media_type="application/json")


def _give_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
