"""The answers of the HTTP API. `endpoints.py` has the paths."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
import segno
from starlette.requests import Request

from stolik.core.contract import BoardData
from stolik.errors import StolikError
from stolik.records.transcript import transcript
from stolik.server.ground.limits import NEW_CODES, NEW_PEOPLE, TAKEN_CODES
from stolik.server.ground.refusals import Refuse
from stolik.server.hall.figures import figures
from stolik.server.hall.hub import Hub
from stolik.server.kept import fair
from stolik.server.persons.devices import CODE_SECONDS
from stolik.server.persons.names import clean_name
from stolik.server.persons.people import Known, People
from stolik.server.storage.base import Summary
from stolik.server.storage.trouble import Trouble
from stolik.server.table.open_table import OpenTable
from stolik.server.table.replays import replay_page
from stolik.server.table.sight import Sight, table_info
from stolik.server.table.ways_out import has_others, has_sat
from stolik.server.web.catalogue import game_data, game_list
from stolik.server.web.network import Reach
from stolik.server.web.security import address
from stolik.server.wire import resources as r
from stolik.server.wire.tables import TableInfo

NOBODY = "?"


class Api:
    """One method an endpoint: (request, body, person) to a struct, or text."""

    def __init__(self, hub: Hub, people: People) -> None:
        self._hub = hub
        self._people = people

    def failed(self, trouble: Trouble) -> None:
        """A request met a database that does not work."""
        self._hub.outage.begin(trouble)

    async def metrics(self, _request: Request, _body: None, _person: str) -> str:
        return figures(self._hub)

    async def me(self, _request: Request, _body: None, person: str) -> r.Person:
        return r.Person(await self._hub.storage.name_of(person))

    async def set_name(self, _request: Request, body: r.SetName, person: str) -> r.Person:
        name = clean_name(body.name)
        await self._hub.storage.set_name(person, name)
        return r.Person(name)

    async def who_is(self, known: Known | None) -> str | None:
        return await self._hub.who_is(known)

    async def device_code(self, request: Request, _body: None, person: str) -> r.DeviceCode:
        if not self._hub.limiter.allows("code", person, NEW_CODES):
            raise Refuse("error-too-fast")
        code = await self._hub.devices.new_code(person)
        reach: Reach = request.app.state.reach
        url = reach.link(request, f"/move#{code}")
        return r.DeviceCode(url, _qr(url), CODE_SECONDS, reach.is_only_here(request))

    async def take_code(self, request: Request, body: r.TakeCode, _person: str) -> r.Person:
        where = request.client.host if request.client else ""
        if not self._hub.limiter.allows("take-code", where, TAKEN_CODES):
            raise Refuse("error-too-fast")
        person = await self._hub.devices.take(body.code)
        await self._become(request, person)
        return r.Person(await self._hub.storage.name_of(person))

    async def end_others(self, request: Request, _body: None, person: str) -> r.Person:
        if not self._hub.limiter.allows("code", person, NEW_CODES):
            raise Refuse("error-too-fast")
        await self._hub.end_devices(person)
        await self._become(request, person)
        return r.Person(await self._hub.storage.name_of(person))

    async def _become(self, request: Request, person: str) -> None:
        """The browser gets a cookie that makes it this person's."""
        generation = await self._hub.devices.generation(person)
        request.state.become = self._people.token(person, generation)

    async def new_person(self, request: Request, _body: None, _person: str) -> r.NewPerson:
        if not self._hub.limiter.allows("person", address(request.scope), NEW_PEOPLE):
            raise Refuse("error-too-fast")
        return r.NewPerson(self._people.token(self._people.new()), None)

    async def games(self, _request: Request, _body: None, _person: str) -> r.GameList:
        ready = self._hub.warmup.ready
        known = game_list()
        waiting = [game.name for game in known.games if game.name not in ready]
        return msgspec.structs.replace(known, preparing=waiting)

    async def game_data(self, request: Request, _body: None, _person: str) -> BoardData:
        path = request.path_params
        return await asyncio.to_thread(game_data, path["game"], path["map"])

    async def make_table(self, request: Request, body: r.MakeTable, person: str) -> r.Made:
        name = await self._name(body.name, person)
        setup = await self._hub.make(body, person, name, address(request.scope))
        waits = any(not chair.person and not chair.bot for chair in setup.chairs)
        return r.Made(setup.id, f"/join/{setup.id}#{setup.key}" if waits else None)

    async def tables(self, _request: Request, _body: None, person: str) -> r.TableLists:
        found = await self._hub.storage.lists(person)
        found = msgspec.structs.replace(found, mine=[s for s in found.mine if person in s.people])
        rows = ([_listed(s, person) for s in part] for part in msgspec.structs.astuple(found))
        return r.TableLists(*rows)

    async def delete_table(self, request: Request, _body: None, person: str) -> r.Gone:
        table = request.path_params["table"]
        await self._hub.delete(table, person)
        return r.Gone(table)

    async def archive(self, request: Request, body: r.Archived, person: str) -> r.Archived:
        table = await self._hub.get(request.path_params["table"])
        if not has_sat(table.live, person):
            raise Refuse("error-not-yours")
        await self._hub.storage.archive(person, table.live.id, archived=body.archived)
        return body

    async def table(self, request: Request, _body: None, person: str) -> TableInfo:
        table = await self._hub.get(request.path_params["table"])
        if not table.live.over and not await self._hub.lets_in(table, person):
            raise Refuse("error-not-allowed")
        return table_info(table.live, Sight(person))

    async def invited(self, request: Request, body: r.TableKey, person: str) -> TableInfo:
        table = await self._hub.invited_to(request.path_params["table"], body.key, person)
        return table_info(table.live, Sight(person))

    async def join(self, request: Request, body: r.JoinTable, person: str) -> r.Joined:
        name = await self._name(body.name, person)
        return r.Joined(await self._hub.sit_down(request.path_params["table"], body, person, name))

    async def invite(self, request: Request, _body: None, person: str) -> r.Invite:
        table = await self._hub.get(request.path_params["table"])
        path = table_info(table.live, Sight(person)).invite
        if not table.live.seats_of(person) and table.live.setup.maker != person:
            raise Refuse("error-not-yours")
        if path is None:
            raise Refuse("error-full")
        reach: Reach = request.app.state.reach
        url = reach.link(request, path)
        return r.Invite(url, _qr(url), reach.is_only_here(request), reach.opens_at(request))

    async def open_network(self, request: Request, _body: None, _person: str) -> r.Network:
        reach: Reach = request.app.state.reach
        return r.Network(await reach.open(request))

    async def record(self, request: Request, _body: None, _person: str) -> str:
        table = await self._finished(request)
        return table.stored.record or table.live.record().text()

    async def transcript(self, request: Request, _body: None, _person: str) -> str:
        table = await self._finished(request)
        played = table.live.playing()
        return await asyncio.to_thread(lambda: "\n".join(transcript(played)) + "\n")

    async def positions(self, request: Request, _body: None, person: str) -> r.Replay:
        table = await self._finished(request)
        query: Mapping[str, Any] = request.state.query
        return await asyncio.to_thread(
            replay_page, table.live, person, query["first"], query["count"], query["seat"]
        )

    async def verify(self, _request: Request, body: r.RecordText, _person: str) -> r.Verdict:
        try:
            found = await asyncio.to_thread(fair.check, body.record, body.commitment)
        except StolikError as error:
            return r.Verdict(False, None, str(error))
        return r.Verdict(True, found.kept, fair.describe(found), found.promised)

    async def _name(self, wish: str | None, person: str) -> str:
        if wish is not None:
            return clean_name(wish)
        return await self._hub.storage.name_of(person) or NOBODY

    async def _finished(self, request: Request) -> OpenTable:
        """A finished game is open to everybody who has its link."""
        table = await self._hub.get(request.path_params["table"])
        if not table.live.over and not table.stored.record:
            await table.catch_up()  # another process may have seen the end
        if not table.live.over and not table.stored.record:
            raise Refuse("error-not-over")
        return table


def _qr(url: str) -> str:
    """A picture that a phone's camera opens."""
    return segno.make(url, error="m").svg_inline(scale=4, border=2, omitsize=True)


def _listed(summary: Summary, person: str) -> r.TableSummary:
    turn = summary.turn
    return r.TableSummary(
        id=summary.id,
        game=summary.game,
        map=summary.map,
        status=summary.status,
        names=summary.names,
        turn=turn,
        yours=turn is not None and summary.people[turn] == person,
        decisions=summary.decisions,
        updated=summary.updated,
        result=summary.result,
        given_up=summary.given_up,
        deletable=_may_delete(summary, person),
    )


def _may_delete(summary: Summary, person: str) -> bool:
    """As `leaving.ways_out` says; without the table itself, which may not be open."""
    others = has_others(summary.people, person)
    mine = summary.maker == person or (not summary.maker and not others)
    return mine and summary.status != "over" and not (others and summary.status == "playing")
