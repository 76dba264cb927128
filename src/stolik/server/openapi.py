"""The OpenAPI description, made from the table of endpoints and the structs."""

import re
from collections.abc import Iterable
from typing import Any

import stolik
from stolik.families import maps
from stolik.families import names as games
from stolik.server.endpoints import ENDPOINTS, TEXT, Endpoint
from stolik.server.resources import MakeTable
from stolik.server.shapes import Shape, doc_of, fields, shape_of, structs_in, wire_names
from stolik.server.status import Problem

WRONG, CONFLICT, TOO_LARGE, TOO_FAST = 400, 409, 413, 429


def openapi() -> dict[str, Any]:
    """The whole document."""
    roots = [shape_of(kind) for kind in _types()]
    names = wire_names(structs_in(roots))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, names)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": stolik.__version__},
        "paths": paths,
        "components": {
            "schemas": {name: _struct(struct, names) for struct, name in names.items()},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "stolik"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def _types() -> Iterable[Any]:
    yield Problem
    for endpoint in ENDPOINTS:
        for kind in (endpoint.gives, endpoint.takes):
            if kind is not None and kind is not TEXT and kind is not dict:
                yield kind


def _operation(endpoint: Endpoint, names: dict[type, str]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {"200": _answer(endpoint.gives, names)},
    }
    codes = {TOO_FAST, *endpoint.refusals}
    if endpoint.takes is not None:
        content = {"application/json": {"schema": _schema(shape_of(endpoint.takes), names)}}
        found["requestBody"] = {"required": True, "content": content}
        codes |= {WRONG, CONFLICT, TOO_LARGE}
    for code in sorted(codes):
        found["responses"][str(code)] = _answer(Problem, names)
    return found


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"} | _known(name)}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _known(name: str) -> dict[str, Any]:
    """The names there are of something: games, their maps."""
    if name == "game":
        return {"enum": list(games())}
    if name == "map":
        return {"enum": sorted({map for game in games() for map in maps(game)})}
    return {}


def _known_field(struct: type, name: str) -> dict[str, Any]:
    found = _known(name) if struct is MakeTable else {}
    return {"enum": [*found["enum"], None]} if found and name == "map" else found


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
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


def _answer(kind: Any, names: dict[type, str]) -> dict[str, Any]:
    if kind is TEXT:
        content = {"text/plain": {"schema": {"type": "string"}}}
    elif kind is dict:
        content = {"application/json": {"schema": {"type": "object"}}}
    else:
        content = {"application/json": {"schema": _schema(shape_of(kind), names)}}
    about = doc_of(kind).partition("\n")[0] if isinstance(kind, type) else ""
    return {"description": about or "The answer.", "content": content}


def _struct(struct: Any, names: dict[type, str]) -> dict[str, Any]:
    rows = fields(struct)
    found: dict[str, Any] = {
        "type": "object",
        "description": doc_of(struct),
        "properties": {
            row.name: _schema(row.shape, names) | _known_field(struct, row.name) for row in rows
        },
        "required": [row.name for row in rows if row.required],
    }
    if struct.__struct_config__.forbid_unknown_fields:
        found["additionalProperties"] = False
    return found


def _schema(shape: Shape, names: dict[type, str]) -> dict[str, Any]:
    found: dict[str, Any]
    match shape.kind:
        case "literal":
            found = {"enum": list(shape.values)}
        case "union":
            found = {"anyOf": [_schema(part, names) for part in shape.parts]}
        case "list":
            found = {"type": "array", "items": _schema(shape.parts[0], names)}
        case "tuple":
            found = {"type": "array", "prefixItems": [_schema(p, names) for p in shape.parts]}
        case "map":
            values, keys = (_schema(part, names) for part in shape.parts)
            found = {"type": "object", "additionalProperties": values}
            if keys != {"type": "string"}:
                found["propertyNames"] = keys
        case "struct" if shape.struct is not None:
            return {"$ref": f"#/components/schemas/{names[shape.struct]}"}
        case kind:
            found = {"type": kind}
    return found | _limits(shape)


def _limits(shape: Shape) -> dict[str, Any]:
    meta = shape.meta
    if meta is None:
        return {}
    size = {"list": "Items", "map": "Properties"}.get(shape.kind, "Length")
    limits = {
        "minimum": meta.ge,
        "maximum": meta.le,
        f"min{size}": meta.min_length,
        f"max{size}": meta.max_length,
        "pattern": meta.pattern,
    }
    return {name: value for name, value in limits.items() if value is not None}
