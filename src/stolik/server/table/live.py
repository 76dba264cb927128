"""A table in memory: what its setup and its log amount to. It neither stores nor sends."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Self

from msgspec import UnsetType, structs

from stolik.core.contract import Move, View
from stolik.core.records import twin_of
from stolik.errors import StolikError
from stolik.game import Decision, Game, Table
from stolik.record import Record
from stolik.server.ground.refusals import Refuse
from stolik.server.kept.clocks import ClockFace
from stolik.server.kept.fair import mixed_table
from stolik.server.kept.house import House, IdleAsk
from stolik.server.kept.labels import PACE, Label
from stolik.server.kept.log import (
    Committed,
    Dealt,
    Deleted,
    Entry,
    Found,
    HandedOver,
    IdleAsked,
    Left,
    Muted,
    Paced,
    Played,
    Rematched,
    Removed,
    Renamed,
    Resigned,
    Revealed,
    SatDown,
    Sealed,
    SeatClosed,
    SeatOpened,
    SeveralSet,
    TakenBack,
    UndoAnswered,
    Undone,
    UndoWished,
    Unreadable,
    WatchSet,
)
from stolik.server.kept.mixture import Mixture
from stolik.server.kept.seating import Status
from stolik.server.kept.setup import Chair, Setup
from stolik.server.table.film import Film
from stolik.server.table.pictures import picture_of
from stolik.server.wire.protocol import UndoAsked

TURNS = (Played, Dealt, Undone, HandedOver, TakenBack, Resigned)
"""Entries after which another decision is waited for, or by somebody else."""


class LiveTable:
    """The fold of a log. What is shown never changes: `after` gives the table that follows."""

    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup = setup
        self.game = game
        self.entries: list[Entry] = []
        self.chairs: list[Chair] = list(setup.chairs)
        self.table: Table | None = None
        self.changed = 0
        """The number of the last entry that changed the play."""
        self.outcomes: dict[int, list[tuple[int, Decision]]] = {}
        """Each played entry's decisions with their numbers, also those taken back since."""
        self.shown: list[bool] = []
        """For each decision that stands: whether it brought something hidden to light."""
        self.forced: list[bool] = []
        """For each decision that stands: whether there was nothing else to choose."""
        self.wish: UndoAsked | None = None
        self.pace = setup.pace
        self.rematch: str | None = None
        self.watch = setup.watch
        self.given_up: int | None = None
        """The seat whose giving up ended the game."""
        self.deleted = False
        self.house = House()
        self.idle: IdleAsk | None = None
        self.since = setup.made
        """Since when the present decision is waited for."""
        self.mixture = Mixture(since=setup.made if setup.mixes and self.is_full else None)
        self.clock = ClockFace(setup.clock, len(setup.chairs))
        self.labels: dict[int, Label] = {}
        """The newest names of seats and the pace, as far as they are not from the log."""
        self.closed: Refuse | None = None
        self.damage = ""
        """What is wrong with the log, for those who run the server."""
        self.done: dict[str, int] = {}
        """The seats that played under the keys that clients gave to their moves."""
        self.turn: int | None = None
        """The seat that is to decide."""
        self.over = False
        self._own_seats: dict[str, tuple[int, ...]] = {}
        self._views: dict[int | None, View] = {}
        self._pictures: dict[int | None, str | UnsetType] = {}
        self._moves: list[Move] | None = None
        if game.rules_version != setup.rules:
            self.closed = Refuse("error-rules-changed", was=setup.rules, now=game.rules_version)

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def decisions(self) -> int:
        """How many decisions stand."""
        return len(self.table.history) if self.table else 0

    @property
    def status(self) -> Status:
        if self.deleted:
            return "deleted"
        if self.closed:
            return "closed"
        if self.table is None:
            return "waiting"
        return "over" if self.over else "playing"

    @property
    def thinker(self) -> str | None:
        """The bot whose decision it is, for itself or for a person."""
        return None if self.turn is None or self.closed else self.chairs[self.turn].bot

    @property
    def sitters(self) -> set[str]:
        """The persons at the table."""
        return {chair.person for chair in self.chairs if chair.person}

    @property
    def is_full(self) -> bool:
        return all(chair.person or chair.bot for chair in self.chairs)

    @cached_property
    def hides_hands(self) -> bool:
        """Whether a seat sees more than a watcher: then a shared screen needs a curtain."""
        if self.closed and self.table is None:
            return True
        return (self.table or self._fresh()).engine.hides_hands

    @cached_property
    def film(self) -> Film:
        """The states of a finished game."""
        return Film(self.playing())

    @cached_property
    def options(self) -> dict[str, bool | int | str]:
        """Every option with its value."""
        changed: dict[str, Any] = self.setup.options
        unknown = self.closed and self.table is None
        return changed if unknown else self.game.options(**changed)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, also those a bot plays for now."""
        if person not in self._own_seats:
            seats = enumerate(self.chairs)
            self._own_seats[person] = tuple(i for i, chair in seats if chair.person == person)
        return self._own_seats[person]

    def playing(self) -> Table:
        """The game, if it has begun and can go on."""
        if self.closed:
            raise self.closed
        if self.deleted:
            raise Refuse("error-no-table")
        if self.table is None:
            raise Refuse("error-waiting")
        return self.table

    def shown_table(self) -> Table:
        """The game to look at, also where it can't go on."""
        return self.table if self.table is not None else self.playing()

    def view(self, seat: int | None) -> View:
        """What a seat sees now; made once."""
        if seat not in self._views:
            if self._views and not self.hides_hands:
                shared: Any = next(iter(self._views.values()))
                self._views[seat] = structs.replace(shared, seat=seat)
            else:
                self._views[seat] = self.seen(self.shown_table(), seat)
        return self._views[seat]

    def picture(self, seat: int | None) -> str | UnsetType:
        """What a seat sees as a picture, if its game draws any; made once."""
        if seat not in self._pictures:
            self._pictures[seat] = picture_of(self.setup.game, self.view(seat))
        return self._pictures[seat]

    def seen(self, table: Table, seat: int | None) -> View:
        """What a seat is shown of the game, or of what might follow: at a purist table no aids."""
        view = table.view(seat)
        return view if self.setup.aids or table.over else table.engine.without_aids(view)

    def moves(self) -> list[Move]:
        """The legal moves; made once."""
        if self._moves is None:
            self._moves = self.playing().moves()
        return self._moves

    def record(self) -> Record:
        """The play as a record that tells of its table too."""
        names = {f"seat-{i}": chair.name for i, chair in enumerate(self.chairs)}
        fair = {"commitment": self.setup.commitment, "salt": self.setup.salt, **self._mixed()}
        aids = {"aids": "yes" if self.setup.aids else "no"}
        end = {} if self.given_up is None else {"given-up": f"seat-{self.given_up}"}
        return Record.of(self.playing(), {**names, **aids, **fair, **end})

    def _mixed(self) -> dict[str, str]:
        """What else a record needs to tell how a deal was mixed."""
        if not self.setup.mixes:
            return {}
        mixture = self.mixture
        return {
            "server-seed": self.setup.seed,
            **{f"commitment-{seat}": given for seat, given in sorted(mixture.commitments.items())},
            **{f"share-{seat}": share for seat, share in sorted(mixture.shares.items())},
        }

    def load(self, entries: Sequence[Found], labels: Sequence[Label] = ()) -> None:
        """Applies a log up to its last good entry; one that can't be followed closes the table.

        Labels are put on when the log is as far as it was then: who sits down later brings a name.
        """
        waiting = sorted(labels, key=lambda label: -label.after)
        self._follow_all(entries, waiting)
        while waiting:
            self._label(waiting.pop())

    def _follow_all(self, entries: Sequence[Found], waiting: list[Label]) -> None:
        for entry in entries:
            while waiting and waiting[-1].after <= self.version:
                self._label(waiting.pop())
            try:
                self._follow(entry)
            except Exception as error:  # whatever is wrong with it, the rest can be looked at
                self.closed = self.closed or Refuse("error-broken", good=self.version)
                self.damage = named_damage(error)
                self.clock.running = None
                return

    def _follow(self, entry: Found) -> None:
        if isinstance(entry, Unreadable):
            raise ValueError(f"entry {entry.n} can't be read: {entry.reason}")
        if entry.n != self.version + 1:
            raise ValueError(f"entry {self.version + 1} is missing")
        self._apply(entry)

    def after(self, entries: Sequence[Entry]) -> Self:
        """The table as it will be; this one stays as it is. What can't be is raised."""
        later = self._twin()
        for entry in entries:
            later._apply(entry)
        return later

    def following(self, found: Sequence[Found]) -> Self:
        """The table with more of its log, as far as it can be followed."""
        later = self._twin()
        later.load(found)
        return later

    def labeled(self, label: Label) -> Self:
        """The table with another name or pace; nothing was played."""
        later = self._twin()
        later._label(label)
        return later

    def _label(self, label: Label) -> None:
        self.labels[label.seat] = label
        if label.seat == PACE:
            self.pace = int(label.text)
        elif label.seat < len(self.chairs) and self.chairs[label.seat].person:
            chair = self.chairs[label.seat]
            self.chairs[label.seat] = structs.replace(chair, name=label.text)

    def _twin(self) -> Self:
        """Its own lists; the game is copied when a move is played."""
        twin = twin_of(self)
        twin.entries, twin.chairs = list(self.entries), list(self.chairs)
        twin.outcomes, twin.done = dict(self.outcomes), dict(self.done)
        twin.shown, twin.forced = list(self.shown), list(self.forced)
        twin.labels = dict(self.labels)
        twin.clock = self.clock.copy()
        twin.__dict__.pop("film", None)
        twin._own_seats, twin._views, twin._pictures, twin._moves = {}, {}, {}, None
        return twin

    def _apply(self, entry: Entry) -> None:
        """What an entry changes. One that can't be raises, and nothing changed."""
        if self.deleted:
            raise Refuse("error-no-table")
        match entry:
            case Played():
                self.changed = entry.n
                self._play(entry)
            case Undone(decisions=decisions):
                self.changed = entry.n
                self.wish = None
                self._go_back(decisions)
            case Dealt():
                self.changed = entry.n
                if not self.closed:
                    self.table = self._fresh()
            case UndoWished(seat=seat, decisions=decisions):
                self.wish = UndoAsked(seat, decisions, self._asked_for(seat))
            case UndoAnswered():
                self._answer(entry)
            case SatDown(seat=seat, name=name, person=person):
                self.chairs[seat] = Chair(name, person)
            case Renamed(seat=seat, name=name):
                self.chairs[seat] = structs.replace(self.chairs[seat], name=name)
            case Left(seat=seat):
                self.chairs[seat] = Chair()
            case HandedOver(seat=seat, bot=bot):
                self.chairs[seat] = structs.replace(self.chairs[seat], bot=bot)
            case TakenBack(seat=seat):
                self.chairs[seat] = structs.replace(self.chairs[seat], bot=None)
            case Paced(milliseconds=milliseconds):
                self.pace = milliseconds
            case Rematched(table=table):
                self.rematch = table
            case Resigned(seat=seat, bot=bot):
                self._resign(seat, bot)
            case WatchSet(watch=watch):
                self.watch = watch
            case Deleted():
                self.deleted = True
            case _:
                self._arrange(entry)
        self.entries.append(entry)
        if self.setup.mixes and self.table is None:
            people = {seat for seat, chair in enumerate(self.chairs) if chair.person}
            self.mixture = self.mixture.waiting(entry.at, people, is_full=self.is_full)
        if isinstance(entry, TURNS):
            self.since, self.idle = entry.at, None
        self._look()
        self.clock.note(entry, self._clocked_seat())

    def _look(self) -> None:
        """Reads off the table what is asked for again and again."""
        self._own_seats.clear()
        self._views.clear()
        self._pictures.clear()
        self._moves = None
        table = self.table
        self.over = table is not None and (table.over or self.given_up is not None)
        self.turn = None if table is None or self.over or self.deleted else table.turn

    def _resign(self, seat: int, bot: str | None) -> None:
        self.wish = None
        if bot is None:
            self.given_up = seat
        else:
            self.chairs[seat] = structs.replace(self.chairs[seat], person=None, bot=bot)

    def _arrange(self, entry: Entry) -> None:
        """What concerns the company and the deal, not the play."""
        match entry:
            case Committed() | Revealed() | Sealed():
                self.mixture = self.mixture.after(entry)
            case SeatClosed() | SeatOpened() | Removed():
                self._move_chairs(entry)
            case Muted() | SeveralSet():
                self._order(entry)
            case IdleAsked(at=at, seat=seat, waiting=waiting):
                began, asking = (self.idle.at, self.idle.asking) if self.idle else (at, ())
                self.idle = IdleAsk(began, (*asking, seat), tuple(waiting))

    def _move_chairs(self, entry: SeatClosed | SeatOpened | Removed) -> None:
        """Only before the start: nothing hangs on the numbers of seats yet but shares."""
        match entry:
            case SeatOpened():
                self.chairs.append(Chair())
            case SeatClosed(seat=seat, bot=None):
                del self.chairs[seat]
                self.mixture = self.mixture.without_seat(seat)
            case SeatClosed(seat=seat, bot=bot):
                self.chairs[seat] = Chair(bot or "", bot=bot)
            case Removed(seat=seat):
                person = self.chairs[seat].person
                gone = self.house.removed | ({person} if person else set())
                self.house = structs.replace(self.house, removed=gone)
                chairs = enumerate(self.chairs)
                self.chairs = [
                    Chair() if i == seat or (person and chair.person == person) else chair
                    for i, chair in chairs
                ]
        self.clock = ClockFace(self.setup.clock, len(self.chairs))

    def _order(self, entry: Muted | SeveralSet) -> None:
        match entry:
            case SeveralSet(several=several):
                self.house = structs.replace(self.house, several=several)
            case Muted(seat=seat, muted=muted):
                person = {str(self.chairs[seat].person)}
                now_muted = self.house.muted | person if muted else self.house.muted - person
                self.house = structs.replace(self.house, muted=now_muted)

    def _fresh(self) -> Table:
        setup = self.setup
        if setup.mixes:
            shares = self.mixture.shares
            return mixed_table(self.game, len(self.chairs), setup.options, setup.seed, shares)
        return self.game.new(int(setup.seed), len(self.chairs), options=setup.options)

    def _play(self, entry: Played) -> None:
        if self.closed:
            return
        table, before, forced = self.playing().copy(), self.decisions, []
        for text in entry.moves:
            if table.turn != entry.seat:
                raise Refuse("error-not-your-turn")
            forced.append(len(table.codes()) == 1)
            table.play(text)
        self.table = table
        self.wish = None
        if entry.key is not None:
            self.done[entry.key] = entry.seat
        played = table.history[before:]
        self.outcomes[entry.n] = list(enumerate(played, before))
        # Only the last state of a group is at hand; it shows what any of its moves showed.
        hidden = table.engine.shows_hidden(table.phase, [e for d in played for e in d.events])
        self.shown += [hidden] * len(played)
        self.forced += forced

    def _go_back(self, decisions: int) -> None:
        if self.closed or decisions >= self.decisions:
            return
        kept = self.playing().history[:decisions]
        table = self._fresh()
        for decision in kept:
            table.play(decision.code)
        self.table = table
        del self.shown[decisions:]
        del self.forced[decisions:]
        self._look()

    def _asked_for(self, seat: int) -> list[int]:
        asking = self.chairs[seat].person
        return [i for i, chair in enumerate(self.chairs) if chair.person not in (None, asking)]

    def _answer(self, entry: UndoAnswered) -> None:
        if self.wish is None:
            return
        person = self.chairs[entry.seat].person
        waiting = [i for i in self.wish.waiting if self.chairs[i].person != person]
        self.wish = structs.replace(self.wish, waiting=waiting) if entry.agree else None

    def _clocked_seat(self) -> int | None:
        """The seat whose clock runs: bots have deadlines of their own."""
        return None if self.thinker else self.turn


def named_damage(error: Exception) -> str:
    """An error in words."""
    expected = isinstance(error, StolikError | Refuse | ValueError)
    return str(error).rstrip(".") if expected else repr(error)
