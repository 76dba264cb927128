"""How the people of a table add to its deal, and when it is dealt.

First each client gives the SHA-256 of a share. When the seats are taken and all have done so, the
deal is sealed: nothing more is taken, and now the shares are shown. With the last one the cards
are dealt. So nobody can fit a share to those of others, not even with the server's help; nobody is
waited for longer than some seconds (`Mixture`), and who is away adds nothing.
"""

from stolik.server.ground.refusals import Refuse
from stolik.server.kept.fair import digest, digest_of_all
from stolik.server.kept.log import Committed, Dealt, Entry, Revealed, Sealed
from stolik.server.kept.setup import now
from stolik.server.table.live import LiveTable
from stolik.server.table.sight import Sight
from stolik.server.wire import protocol as p


def next_step(live: LiveTable) -> list[Entry]:
    """What follows by itself at a table whose seats are all taken."""
    if live.status != "waiting" or not live.is_full:
        return []
    n, mixture = live.version + 1, live.mixture
    if not live.setup.mixes or not _people(live):
        return [Dealt(n, now())]
    if mixture.sealed and mixture.shares.keys() == mixture.commitments.keys():
        return [Dealt(n, now())]
    givers = {live.chairs[seat].person for seat in mixture.commitments}
    if not mixture.sealed and givers == _people(live):
        return [_seal(live, now())]
    return []


def overdue(live: LiveTable, at: int) -> list[Entry]:
    """The table goes on without those whose clients gave nothing, or did not show it."""
    mixture = live.mixture
    if mixture.ends is None:
        return []
    if mixture.commitments and not mixture.sealed:
        return [_seal(live, at)]
    return [Dealt(live.version + 1, at)]


def commit(live: LiveTable, sight: Sight, request: p.Commit) -> list[Entry]:
    """The first one of a person counts, whichever of their windows sent it."""
    seats = sight.seats(live)
    if not seats:
        raise Refuse("error-not-yours")
    if live.status != "waiting" or live.mixture.sealed or not live.setup.mixes:
        raise Refuse("error-share-late")
    if live.mixture.commitments.keys() & set(seats):
        return []
    return [Committed(live.version + 1, now(), seats[0], request.commitment)]


def reveal(live: LiveTable, sight: Sight, request: p.Reveal) -> list[Entry]:
    """Only what was given before, and only when nobody can give anything more."""
    if live.status != "waiting" or not live.mixture.sealed:
        raise Refuse("error-share-late" if live.status != "waiting" else "error-share-early")
    mine = set(sight.seats(live)) & live.mixture.commitments.keys()
    for seat in mine - live.mixture.shares.keys():
        if digest(request.share) != live.mixture.commitments[seat]:
            raise Refuse("error-share-other")
        return [Revealed(live.version + 1, now(), seat, request.share)]
    if not mine:
        raise Refuse("error-not-yours")
    return []


def _seal(live: LiveTable, at: int) -> Sealed:
    promise = digest_of_all(live.setup.commitment, live.mixture.commitments)
    return Sealed(live.version + 1, at, promise)


def _people(live: LiveTable) -> set[str | None]:
    return {chair.person for chair in live.chairs if chair.person}
