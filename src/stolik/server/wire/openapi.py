"""The OpenAPI description, made from the table of endpoints and the structs."""

import json
import re
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

from msgspec.json import schema_components

import stolik
from stolik.families import maps
from stolik.families import names as games
from stolik.server.wire.endpoints import ENDPOINTS, TEXT, Endpoint
from stolik.server.wire.resources import MakeTable
from stolik.server.wire.shapes import ABSTRACT, doc_of, leaves
from stolik.server.wire.status import Problem

WRONG, CONFLICT, TOO_LARGE, TOO_FAST = 400, 409, 413, 429


Schema = dict[str, Any]
REF = "#/components/schemas/{name}"


def openapi() -> Schema:
    """The whole document."""
    schemas, components = _schemas()
    paths: dict[str, Schema] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": stolik.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "stolik"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def _schemas() -> tuple[dict[Any, Schema], dict[str, Schema]]:
    """A schema for each type of an endpoint, and those that they refer to by name.

    A base class of the games' structs stands for all its subclasses.
    """
    kinds = list(dict.fromkeys(_types()))
    known = set(schema_components(kinds)[1])
    bases = {base: leaves(base) for base in ABSTRACT if base.__name__ in known}
    kinds += [leaf for found in bases.values() for leaf in found]
    made, components = _short_names(schema_components(kinds, ref_template=REF))
    schemas = dict(zip(kinds, made, strict=True))
    for base, found in bases.items():
        components[base.__name__] = {"anyOf": [schemas[leaf] for leaf in found]}
    for component in components.values():
        if "description" in component:
            component["description"] = cleandoc(component["description"])
    asked = components[MakeTable.__name__]["properties"]
    asked["game"] |= _known("game")
    asked["map"] |= {"enum": [*_known("map")["enum"], None]}
    return schemas, components


def _short_names(found: Any) -> Any:
    """Where two structs share a name msgspec takes the long ones, which are no business of others.

    The part of the game goes in front instead, as in `RailPlace`.
    """

    def short(name: re.Match[str]) -> str:
        return name[2].capitalize() + name[3]

    return json.loads(
        re.sub(r"(?<=[/\"])(stolik\.(\w+)[\w.]*)\.(\w+)(?=\")", short, json.dumps(found))
    )


def _types() -> Iterable[Any]:
    yield Problem
    for endpoint in ENDPOINTS:
        for kind in (endpoint.gives, endpoint.takes):
            if kind is not None and kind is not TEXT and kind is not dict:
                yield kind


def _operation(endpoint: Endpoint, schemas: dict[Any, Schema]) -> Schema:
    found: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {"200": _answer(endpoint.gives, schemas)},
    }
    codes = {TOO_FAST, *endpoint.refusals}
    if endpoint.takes is not None:
        content = {"application/json": {"schema": schemas[endpoint.takes]}}
        found["requestBody"] = {"required": True, "content": content}
        codes |= {WRONG, CONFLICT, TOO_LARGE}
    for code in sorted(codes):
        found["responses"][str(code)] = _answer(Problem, schemas)
    return found


def _path_parameters(endpoint: Endpoint) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"} | _known(name)}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _known(name: str) -> Schema:
    """The names there are of something: games, their maps."""
    if name == "game":
        return {"enum": list(games())}
    if name == "map":
        return {"enum": sorted({map for game in games() for map in maps(game)})}
    return {}


def _query_parameters(endpoint: Endpoint) -> list[Schema]:
    return [
        {
            "name": name,
            "in": "query",
            "required": False,
            "schema": {"type": "integer", "minimum": low, "maximum": high}
            | ({} if usual is None else {"default": usual}),
        }
        for name, (usual, low, high) in endpoint.query.items()
    ]


def _answer(kind: Any, schemas: dict[Any, Schema]) -> Schema:
    if kind is TEXT:
        content = {"text/plain": {"schema": {"type": "string"}}}
    elif kind is dict:
        content = {"application/json": {"schema": {"type": "object"}}}
    else:
        content = {"application/json": {"schema": schemas[kind]}}
    about = doc_of(kind).partition("\n")[0] if isinstance(kind, type) else ""
    return {"description": about or "The answer.", "content": content}
