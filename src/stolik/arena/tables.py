"""A ladder as tables: CSV for programs, Markdown for the documents."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path

from stolik.arena.ladder import OTHER
from stolik.arena.report import Made
from stolik.arena.standings import Standings
from stolik.errors import BadOption


def bots_csv(found: Standings) -> str:
    """A row for each bot."""
    head = ["bot", "spec", "kind", "elo", "elo_low", "elo_high", "games", "win_rate", "points",
            "points_se", "turns", "turn_ms", "turn_p999_ms", "limit_ms", "overruns",
            "forfeits"]  # fmt: skip
    rows = [
        [
            bot.entrant.name, bot.entrant.spec, bot.entrant.kind, round(bot.rating.elo, 1),
            round(bot.rating.low, 1), round(bot.rating.high, 1), bot.games,
            round(bot.win_rate, 4), round(bot.points, 2), round(bot.points_se, 2), bot.turns,
            round(bot.turn_ms, 3), round(bot.turn_p999_ms, 3),
            "" if bot.entrant.seconds is None else round(1000 * bot.entrant.seconds, 3),
            bot.overruns, bot.forfeits,
        ]
        for bot in found.bots
    ]  # fmt: skip
    return _csv([head, *rows])


def meetings_csv(found: Standings) -> str:
    """A row for each two bots."""
    keys = ["games", "a_wins", "b_wins", "draws", "win_rate", "margin", "margin_se", "elo"]
    head = ["a", "b", "kind", *keys, "win_rate_low", "win_rate_high"]
    rows = [
        [m.a.name, m.b.name, m.kind, *(m.told[key] for key in keys), *m.told["win_rate_ci"]]
        for m in found.meetings
    ]
    return _csv([head, *rows])


def _csv(rows: Iterable[Iterable[object]]) -> str:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


def markdown(found: Standings, made: Made) -> str:
    """The part of docs/ladder.md about a game."""
    lines = [
        f"## {made.title}",
        "",
        f"`{made.command}` · {made.date} · {made.machine} · deals {made.deals} · "
        f"{made.games} games",
        "",
        "| bot | Elo (95 %) | won | points | ms a turn | 99.9 % within | overruns | forfeits |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for bot in found.bots:
        r = bot.rating
        lines.append(
            f"| `{bot.entrant.spec}` | {round(r.elo):+d} ({round(r.low):+d} to {round(r.high):+d}) "
            f"| {100 * bot.win_rate:.0f} % | {bot.points:.1f} ± {bot.points_se:.1f} "
            f"| {bot.turn_ms:.2f} | {bot.turn_p999_ms:.1f} ms | {bot.overruns} | {bot.forfeits} |"
        )
    lines += ["", "| match | games | win rate (95 %) | margin |", "|---|---|---|---|"]
    order = sorted(found.meetings, key=lambda meeting: meeting.kind == OTHER)
    for meeting in order:
        told = meeting.told
        low, high = told["win_rate_ci"]
        error = "" if told["margin_se"] is None else f" ± {told['margin_se']:.1f}"
        lines.append(
            f"| `{meeting.a.name}` v `{meeting.b.name}` | {told['games']} "
            f"| {100 * told['win_rate']:.1f} % ({100 * low:.0f} to {100 * high:.0f}) "
            f"| {told['margin']:+.1f}{error} |"
        )
    return "\n".join(lines) + "\n"


def put_into(path: Path, name: str, text: str) -> None:
    """Replaces the part of a document between this ladder's marks; a new one goes to its end."""
    begin, end = f"<!-- stolik ladder {name} -->\n", f"<!-- end of ladder {name} -->\n"
    try:
        document = path.read_text(encoding="utf-8") if path.exists() else "# Ladders\n"
        before, found, rest = document.partition(begin)
        if found and end not in rest:
            raise BadOption(f"{path} has no line {end.strip()!r}: it was changed by hand.")
        after = rest.partition(end)[2] if found else ""
        before = before if found else before.rstrip("\n") + "\n\n"
        path.write_text(f"{before}{begin}{text}{end}{after}", encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path} can't be written: {error}") from error
