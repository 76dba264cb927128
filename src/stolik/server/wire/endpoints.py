"""The HTTP API as a table: one row a path. Routes, OpenAPI and the documents are made from it."""

from dataclasses import dataclass, field
from typing import Any

from stolik.core.contract import BoardData
from stolik.server.wire import resources as r
from stolik.server.wire import status as s
from stolik.server.wire.tables import TableInfo

TEXT = "text"
"""An answer in plain text."""


@dataclass(frozen=True)
class Endpoint:
    """What a path takes and gives; `name` is the method of Api that answers."""

    method: str
    path: str
    name: str
    about: str
    gives: Any
    takes: Any = None
    query: dict[str, Any] = field(default_factory=dict)
    refusals: tuple[int, ...] = ()
    packed: bool = False  # only what is the same for all: other sizes would tell of secrets


ENDPOINTS = (
    Endpoint("GET", "/api/status", "status", "What the server is doing.", s.ServerStatus),
    Endpoint("GET", "/api/health", "health", "Whether all is well.", s.Health),
    Endpoint("GET", "/api/metrics", "metrics", "Figures in the text format of Prometheus.", TEXT),
    Endpoint("GET", "/api/openapi.json", "openapi", "This description.", dict),
    Endpoint("GET", "/api/me", "me", "Who I am; gives a browser its cookie.", r.Person),
    Endpoint("PUT", "/api/me", "set_name", "Sets my name.", r.Person, r.SetName),
    Endpoint(
        "POST",
        "/api/me/code",
        "device_code",
        "A link and its QR code that make another device mine: once, within minutes.",
        r.DeviceCode,
    ),
    Endpoint(
        "POST",
        "/api/me/device",
        "take_code",
        "Makes this device that of the person who showed the code.",
        r.Person,
        r.TakeCode,
        refusals=(403,),
    ),
    Endpoint(
        "POST",
        "/api/me/end-others",
        "end_others",
        "Ends all other devices of mine: they are strangers from now on.",
        r.Person,
    ),
    Endpoint("POST", "/api/people", "new_person", "Makes a person for a program.", r.NewPerson),
    Endpoint(
        "POST",
        "/api/network",
        "open_network",
        "Lets others in the network in until the server stops; only from its own computer.",
        r.Network,
        refusals=(403, 409),
    ),
    Endpoint(
        "GET", "/api/games", "games", "Games with maps, options and bots.", r.GameList, packed=True
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/{map}",
        "game_data",
        "What a board is drawn from: a map, say.",
        BoardData,
        refusals=(404,),
        packed=True,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "make_table",
        "Makes a table.",
        r.Made,
        r.MakeTable,
        refusals=(404,),
    ),
    Endpoint("GET", "/api/tables", "tables", "My tables, and those to watch.", r.TableLists),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "table",
        "A table apart from the position; its deal's promise too.",
        TableInfo,
        refusals=(403, 404),
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        "delete_table",
        "Deletes an own table that is not over and at which nobody else plays.",
        r.Gone,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/archive",
        "archive",
        "Puts a table away from my lists, or back; nobody else is concerned.",
        r.Archived,
        r.Archived,
        refusals=(403, 404),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invited",
        "invited",
        "The table of a link, for somebody who is about to sit down.",
        TableInfo,
        r.TableKey,
        refusals=(403, 404),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        "join",
        "Sits down at a table by its link.",
        r.Joined,
        r.JoinTable,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invite",
        "invite",
        "The link for friends, and its QR code.",
        r.Invite,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "record",
        "The record of a finished game (docs/records.md).",
        TEXT,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/transcript",
        "transcript",
        "The transcript of a finished game (docs/transcripts.md).",
        TEXT,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/positions",
        "positions",
        "Positions of a finished game from `first` on, or the last ones if that is past its end: "
        "a seat's views, or open without `seat`.",
        r.Replay,
        query={"first": (0, 0, 10_000), "count": (50, 1, 500), "seat": (None, 0, 15)},
        refusals=(400, 403, 404, 409),
        packed=True,
    ),
    Endpoint(
        "POST", "/api/verify", "verify", "Checks a record and its deal.", r.Verdict, r.RecordText
    ),
)
