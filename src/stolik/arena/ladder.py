"""A ladder: every bot of a game meets every other on the same deals, the telling meetings most."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, groupby, pairwise
from typing import Any

import msgspec

from stolik.arena.keep import Keeper, Row
from stolik.arena.pair import Job, play_pair
from stolik.arena.pool import Pool
from stolik.arena.rating import Sprt
from stolik.bots.registry import LEVELS, SECONDS, UCT, names, read_spec, yardsticks
from stolik.errors import BadOption

LEVEL, BASELINE, GUEST = "level", "baseline", "guest"
STEP, YARDSTICK, OTHER = "step", "yardstick", "other"
"""Kinds of meetings: a level and the one below; the top level and a baseline; all others."""
WAVE = 10
"""Deals of a yardstick between two looks at whether it is decided."""
Step = tuple[int, int]
"""A meeting by its number, and a deal."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot on a ladder."""

    name: str
    spec: str
    kind: str
    seconds: float | None = None  # its limit for a turn


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides the games of a ladder, but how many there are."""

    game: str
    map: str | None
    seats: int
    preset: str
    seed: int
    entrants: tuple[Entrant, ...]
    options: dict[str, Any] = {}

    def meetings(self) -> list[tuple[Entrant, Entrant]]:
        """Each two, the later entrant first: it should win."""
        return [(b, a) for a, b in combinations(self.entrants, 2)]

    def kind(self, meeting: tuple[Entrant, Entrant]) -> str:
        """What a meeting is there for."""
        levels = [entrant for entrant in self.entrants if entrant.kind == LEVEL]
        if meeting[::-1] in pairwise(levels):
            return STEP
        top = levels[-1:] == [meeting[0]]
        return YARDSTICK if top and meeting[1].kind == BASELINE else OTHER

    def job(self, meeting: tuple[Entrant, Entrant], seed: int) -> Job:
        """One pair of a meeting."""
        a, b = meeting
        return Job(
            game=self.game, a=a.spec, b=b.spec, seed=seed, seats=self.seats, map=self.map,
            preset=self.preset, options=self.options,
        )  # fmt: skip


def entrants(
    game: str, chosen: Sequence[str], scale: float, seconds: float | None, sims: int | None
) -> tuple[Entrant, ...]:
    """The bots of a ladder with their budgets, weaker ones first as far as that is known.

    Every bot has a share of its usual time, or the time or simulations given; a baseline that
    searches has what the top level has.
    """
    known = [name for name in (*yardsticks(game), *LEVELS) if name in names(game)]
    found = [_entrant(game, text, scale, seconds, sims) for text in chosen or known]
    order = {name: i for i, name in enumerate(known)}
    found.sort(key=lambda entrant: order.get(entrant.name, len(order)))
    if len({entrant.name for entrant in found}) < len(found) or len(found) < 2:
        raise BadOption("A ladder needs two bots or more, each named once.")
    return tuple(found)


def _entrant(
    game: str, text: str, scale: float, seconds: float | None, sims: int | None
) -> Entrant:
    spec = read_spec(text)
    kind = LEVEL if text in LEVELS else BASELINE if text in yardsticks(game) else GUEST
    usual = SECONDS[LEVELS[-1]] if text == UCT else SECONDS.get(text)
    if spec.seconds or spec.sims or usual is None:
        return Entrant(text, text, kind, spec.seconds)
    if sims:
        return Entrant(text, f"{text}:sims={sims}", kind)
    limit = seconds or usual * scale
    return Entrant(text, f"{text}:time={1000 * limit:g}ms", kind, limit)


def pairs_of(kind: str, pairs: int, others: int) -> int:
    """How many deals a meeting has."""
    return {STEP: pairs, YARDSTICK: max(1, pairs // 2), OTHER: others}[kind]


def schedule(plan: Plan, pairs: int, others: int) -> list[Step]:
    """Meetings by number with their deals; the telling ones first, all of a kind side by side."""
    meetings = plan.meetings()
    found = []
    for kind in (STEP, YARDSTICK, OTHER):
        here = [i for i, meeting in enumerate(meetings) if plan.kind(meeting) == kind]
        count = pairs_of(kind, pairs, others)
        found += [(i, plan.seed + deal) for deal in range(count) for i in here]
    return found


def waves(plan: Plan, todo: Sequence[Step], sprt: Sprt | None) -> Iterator[list[Step]]:
    """What is played in one go: yardsticks some deals at a time, if they are to end early."""
    meetings = plan.meetings()
    if sprt is None:
        yield list(todo)
        return

    def wave(step: Step) -> tuple[str, int]:
        kind = plan.kind(meetings[step[0]])
        return kind, (step[1] - plan.seed) // WAVE if kind == YARDSTICK else 0

    for _, steps in groupby(todo, wave):
        yield list(steps)


def left_of(plan: Plan, wave: list[Step], rows: Sequence[Row], sprt: Sprt | None) -> list[Step]:
    """What is still to be played of a wave.

    A yardstick that the test has decided needs no more. Only waves before this one count for
    that, so a ladder that was stopped and goes on plays the same deals.
    """
    done = {(row.meeting, row.seed) for row in rows}
    left = [step for step in wave if step not in done]
    if sprt is None or not left or plan.kind(plan.meetings()[left[0][0]]) != YARDSTICK:
        return left
    scores: dict[int, list[float]] = {meeting: [] for meeting, _ in left}
    for row in rows:
        if row.meeting in scores and row.seed < wave[0][1]:
            scores[row.meeting].append(sum(game.score for game in row.games) / len(row.games))
    return [step for step in left if sprt.decided(scores[step[0]]) is None]


def climb(
    plan: Plan,
    todo: Sequence[Step],
    pool: Pool,
    kept: Keeper,
    sprt: Sprt | None = None,
    show: Callable[[int], None] | None = None,
) -> None:
    """Plays what has not been played yet; every pair is kept when it is done."""
    meetings, passed = plan.meetings(), 0
    for wave in waves(plan, todo, sprt):
        left = left_of(plan, wave, kept.rows, sprt)
        jobs = [plan.job(meetings[i], seed) for i, seed in left]
        for number, games in enumerate(pool.map(play_pair, jobs)):
            kept.add(Row(*left[number], games))
            if show:
                show(passed + len(wave) - len(left) + number + 1)
        passed += len(wave)


def is_over(plan: Plan, todo: Sequence[Step], rows: Sequence[Row], sprt: Sprt | None) -> bool:
    """Whether nothing is left to play."""
    return not any(left_of(plan, wave, rows, sprt) for wave in waves(plan, todo, sprt))
