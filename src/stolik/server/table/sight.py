"""What one client may see of a table: whose eyes it has, and the messages it gets.

Everything is redacted by the game's own functions (view, redact, seen_move); here it is only
decided for which seat.
"""

from msgspec import Struct

from stolik.core.contract import Move
from stolik.game import Decision
from stolik.server.kept.house import IDLE_MS
from stolik.server.kept.log import Dealt, Entry, Played, SatDown
from stolik.server.table.live import LiveTable
from stolik.server.table.undo import no_undo, others_at_table, undo_offer
from stolik.server.table.ways_out import ways_out
from stolik.server.wire.protocol import Choice, Idle, LogLine, Moved, Position, Seated, Started
from stolik.server.wire.tables import Closed, DealInfo, MixInfo, SeatInfo, TableInfo


class Sight(Struct, frozen=True):
    """Who looks: a person (nobody: a watcher) and the seat for which the curtain was lifted.

    It stays up after that seat's turn, until its person has seen what the turn brought and lowers
    it: nobody else at the screen sees that hand before.
    """

    person: str | None
    lifted: int | None = None

    def seats(self, live: LiveTable) -> tuple[int, ...]:
        """The own seats."""
        return live.seats_of(self.person) if self.person else ()

    def shares_screen(self, live: LiveTable) -> bool:
        """Whether several people look at one screen and may not see each other's hands."""
        return len(self.seats(live)) > 1 and live.hides_hands

    def eyes(self, live: LiveTable) -> int | None:
        """The seat whose view it is; None is a watcher's."""
        seats = self.seats(live)
        if self.shares_screen(live):
            return self.lifted if self.lifted in seats and not live.over else None
        if live.turn in seats:
            return live.turn
        return seats[0] if seats else None

    def curtain(self, live: LiveTable) -> int | None:
        """The own seat that is to decide behind a curtain."""
        hidden = self.shares_screen(live) and self.lifted != live.turn and not live.thinker
        hidden = hidden and not live.closed
        return live.turn if hidden and live.turn in self.seats(live) else None


def position(live: LiveTable, sight: Sight, at: int) -> Position | None:
    """The moment as a client may know it; None before the start and under other rules."""
    if live.table is None:
        return None
    seat = sight.eyes(live)
    undo = undo_offer(live, sight.person) if sight.person else None
    decides = seat is not None and seat == live.turn and not live.thinker and not live.closed
    return Position(
        version=live.version,
        decisions=live.decisions,
        turn=live.turn,
        phase=live.table.phase,
        seat=seat,
        view=live.view(seat),
        moves=live.moves() if decides else [],
        curtain=sight.curtain(live),
        score=list(live.table.score()) if live.over else None,
        clocks=live.clock.shown(at),
        undo=undo,
        asked=live.wish,
        no_undo=no_undo(live, sight.person) if sight.person and undo is None else "",
        idle=_idle(live),
        picture=live.picture(seat),
    )


def _idle(live: LiveTable) -> Idle | None:
    """From when on others may ask to go on without the seat whose turn it is."""
    turn = live.turn
    if turn is None or live.setup.clock is not None or live.thinker or live.closed:
        return None
    if not others_at_table(live, live.chairs[turn].person or ""):
        return None
    ask = live.idle
    if ask is None:
        return Idle(turn, live.since + IDLE_MS)
    return Idle(turn, live.since + IDLE_MS, list(ask.asking), list(ask.waiting), ask.ends)


def lines(live: LiveTable, entries: list[Entry], seat: int | None) -> list[LogLine]:
    """Entries as a seat may know them."""
    return [_line(live, entry, seat) for entry in entries]


def _line(live: LiveTable, entry: Entry, seat: int | None) -> LogLine:
    match entry:
        case Played():
            played = live.outcomes.get(entry.n, [])
            choices = [choice(live, number, decision, seat) for number, decision in played]
            return Moved(entry.n, entry.at, choices, entry.bot)
        case SatDown():
            return Seated(entry.n, entry.at, entry.seat, entry.name)
        case Dealt():
            events = live.table.start_events if live.table else []
            return Started(entry.n, entry.at, list(events))
    return entry


def choice(live: LiveTable, number: int, decision: Decision, seat: int | None) -> Choice:
    """A decision as a seat may know it."""
    engine = live.shown_table().engine
    move: Move | None = engine.seen_move(decision.move, decision.seat, seat)
    events = engine.redact(decision.events, decision.seat, seat)
    return Choice(number, decision.seat, decision.phase, move, events)


def table_info(live: LiveTable, sight: Sight) -> TableInfo:
    """The table apart from the position."""
    setup, mine = live.setup, sight.seats(live)
    host = sight.person is not None and sight.person == setup.maker
    orders = host and live.status == "waiting"
    return TableInfo(
        id=setup.id,
        game=setup.game,
        map=setup.map,
        options=live.options,
        seats=[
            SeatInfo(
                chair.name,
                chair.person is not None,
                chair.bot,
                seat in mine,
                chair.person in live.house.muted,
            )
            for seat, chair in enumerate(live.chairs)
        ],
        status=live.status,
        aids=setup.aids,
        watch=live.watch,
        pace=live.pace,
        made=setup.made,
        rules=setup.rules,
        deal=deal_info(live),
        curtain=live.hides_hands,
        clock=setup.clock,
        closed=_closed(live),
        invite=f"/join/{setup.id}#{setup.key}" if mine and not live.is_full else None,
        rematch=live.rematch,
        given_up=live.given_up,
        host=host,
        several=live.house.several,
        can_open=orders and len(live.chairs) < live.game.seats[-1],
        can_close=orders and len(live.chairs) > live.game.seats[0],
        ways_out=ways_out(live, sight.person),
    )


def deal_info(live: LiveTable) -> DealInfo:
    """The promise; what it was made of is shown at the end, a chosen seed from the start."""
    setup, over = live.setup, live.over
    return DealInfo(
        commitment=setup.commitment,
        chosen=setup.chosen,
        seed=setup.seed if over or setup.chosen else None,
        salt=setup.salt if over else None,
        mix=_mix_info(live) if setup.mixes else None,
    )


def _mix_info(live: LiveTable) -> MixInfo:
    mixture = live.mixture
    promise = mixture.promise(live.setup.commitment)
    return MixInfo(mixture.commitments, mixture.shares, mixture.sealed, promise)


def _closed(live: LiveTable) -> Closed | None:
    if live.closed is None:
        return None
    return Closed(live.closed.key, dict(live.closed.arguments), live.closed.text)
