"""A ladder as one page that needs nothing else: plots, tables, and how it was made."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

from stolik.arena.ladder import BASELINE, GUEST, LEVEL, STEP, YARDSTICK
from stolik.arena.plots import ROW, Axis, Line, band, chart, interval, nice, stack, times
from stolik.arena.standings import Meeting, Standing, Standings

CSS = Path(__file__).parent / "report.css"
WISH = (0.65, 0.92)
"""Where the win rate of a level against the one below should lie."""
KINDS = {LEVEL: "levels", BASELINE: "yardsticks", GUEST: "guests"}


class Made(msgspec.Struct, frozen=True):
    """How a ladder came about."""

    title: str
    date: str
    machine: str
    command: str
    deals: str
    games: int
    seconds: float | None = None


def page(found: Standings, made: Made) -> str:
    """The whole file."""
    parts = [
        _head(found, made),
        _ratings(found.bots),
        _steps(found.meetings),
        _matrix(found),
        _points(found.bots),
        _times(found.bots),
        _bots_table(found.bots),
        _meetings_table(found.meetings),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(made.title)}</title><style>{CSS.read_text(encoding='utf-8')}</style>"
        f"</head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _head(found: Standings, made: Made) -> str:
    facts = {
        "date": made.date,
        "games": f"{made.games:,}".replace(",", "\u202f"),
        "deals": made.deals,
        "seats": str(found.plan.seats),
        "machine": made.machine,
    }
    rows = "".join(f"<li>{name} <b>{escape(value)}</b></li>" for name, value in facts.items())
    return (
        f"<header><h1>{escape(made.title)}</h1>"
        '<p class="lead">Every two bots play the same deals twice, with seats swapped. Bars are '
        "95&#8239;% intervals; a mark tells its figures when you point at it.</p>"
        f'<ul class="facts">{rows}</ul><pre><code>{escape(made.command)}</code></pre></header>'
    )


def _section(title: str, about: str, body: str) -> str:
    return f'<section><h2>{title}</h2><p class="note">{about}</p>{body}</section>'


def _legend(bots: Sequence[Standing]) -> str:
    kinds = [kind for kind in KINDS if any(bot.entrant.kind == kind for bot in bots)]
    marks = "".join(
        f'<span class="{kind}"><i class="dot"></i>{KINDS[kind]}</span>' for kind in kinds
    )
    return f'<div class="legend">{marks}</div>'


def _ratings(bots: Sequence[Standing]) -> str:
    ticks = nice(min(bot.rating.low for bot in bots), max(bot.rating.high for bot in bots))
    axis = Axis(ticks[0], ticks[-1], ticks, lambda v: f"{v:+.0f}" if v else "0")
    lines = [
        Line(
            bot.entrant.name,
            interval(
                bot.rating.low,
                bot.rating.elo,
                bot.rating.high,
                f"{bot.entrant.name}: {round(bot.rating.elo):+d} "
                f"({round(bot.rating.low):+d} to {round(bot.rating.high):+d})",
            ),
            f'<b>{round(bot.rating.elo):+d}</b><span class="more">'
            f"{round(bot.rating.low):+d} to {round(bot.rating.high):+d}</span>",
            bot.entrant.kind,
        )
        for bot in bots
    ]
    about = "Elo that explains all meetings best (Bradley&ndash;Terry); the mean of all bots is 0."
    return _section("Ratings", about, _legend(bots) + chart("Ratings", axis, lines))


def _steps(meetings: Sequence[Meeting]) -> str:
    axis = Axis(0, 1, [0, 0.25, 0.5, 0.75, 1], lambda v: f"{100 * v:.0f}%")
    parts = []
    for kind, about in (
        (STEP, "Each level against the one below. The shaded part is where it should lie."),
        (YARDSTICK, "The top level against the yardsticks; one that searches has equal time."),
    ):
        here = [meeting for meeting in meetings if meeting.kind == kind]
        if here:
            lines = [_rate_line(meeting) for meeting in here]
            below = band(axis, *WISH, ROW * len(lines)) if kind == STEP else ""
            parts.append(f'<p class="note">{about}</p>{chart(about, axis, lines, below)}')
    return f"<section><h2>Win rates</h2>{''.join(parts)}</section>" if parts else ""


def _rate_line(meeting: Meeting) -> Line:
    told = meeting.told
    low, high = told["win_rate_ci"]
    rate = f"{100 * told['win_rate']:.1f}&#8239;%"
    spoken = (
        f"{meeting.a.name} v {meeting.b.name}: {100 * told['win_rate']:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) in {told['games']} games, "
        f"margin {told['margin']:+.1f} ± {told['margin_se']}"
    )
    figures = f'<b>{rate}</b><span class="more">{told["games"]} games</span>'
    name = f"{meeting.a.name} v {meeting.b.name}"
    marks = interval(low, told["win_rate"], high, spoken)
    return Line(name, marks, figures, meeting.a.kind)


def _matrix(found: Standings) -> str:
    names = [bot.entrant.name for bot in found.bots]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = "".join(
        f"<tr><th>{escape(a)}</th>{''.join(_cell(found, a, b) for b in names)}</tr>" for a in names
    )
    table = (
        f'<table class="matrix"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    about = "How often the bot of the row beat that of the column, with the number of games."
    return _section("Everyone against everyone", about, f'<div class="scroll">{table}</div>')


def _cell(found: Standings, a: str, b: str) -> str:
    met = found.meeting(a, b)
    if a == b or met is None:
        return f'<td class="none">{"·" if a == b else "&ndash;"}</td>'
    rate, games = met
    color, by = ("--good", rate - 0.5) if rate >= 0.5 else ("--bad", 0.5 - rate)
    style = f"--mix:var({color});--by:{90 * by:.0f}%"
    return f'<td style="{style}">{100 * rate:.0f}&#8239;%<small>{games}</small></td>'


def _points(bots: Sequence[Standing]) -> str:
    sources = list(dict.fromkeys(source for bot in bots for source in bot.sources))
    gains = [sum(max(0.0, v) for v in bot.sources.values()) for bot in bots]
    losses = [sum(min(0.0, v) for v in bot.sources.values()) for bot in bots]
    ticks = nice(min(0.0, *losses), max(gains))
    axis = Axis(ticks[0], ticks[-1], ticks, lambda v: f"{v:.0f}")
    lines = [
        Line(
            bot.entrant.name,
            stack([(source, bot.sources.get(source, 0.0)) for source in sources]),
            f'<b>{bot.points:.1f}</b><span class="more">± {bot.points_se:.1f}</span>',
            bot.entrant.kind,
        )
        for bot in sorted(bots, key=lambda bot: -bot.points)
    ]
    legend = "".join(
        f'<span style="--c:var(--s{i % 7})"><i></i>{escape(source.replace("_", " "))}</span>'
        for i, source in enumerate(sources)
    )
    about = "Mean points of a game against all others, and where they come from."
    body = f'<div class="legend">{legend}</div>{chart("Points", axis, lines)}'
    return _section("Points", about, body)


def _times(bots: Sequence[Standing]) -> str:
    ticks = [0.01, 0.1, 1, 10, 100, 1000, 10000]
    most = max(max(bot.turn_p999_ms, 1000 * (bot.entrant.seconds or 0)) for bot in bots)
    least = min(bot.turn_ms for bot in bots)
    low = max([tick for tick in ticks if tick <= least] or ticks[:1])
    high = min([tick for tick in ticks if tick >= most] or ticks[-1:])
    ticks = [tick for tick in ticks if low <= tick <= high]
    axis = Axis(low, high, ticks, _duration, log=True)
    lines = [
        Line(
            bot.entrant.name,
            times(
                bot.turn_ms,
                bot.turn_p999_ms,
                None if bot.entrant.seconds is None else 1000 * bot.entrant.seconds,
                f"{bot.entrant.name}: {bot.turn_ms:.2f} ms, 99.9 % within {bot.turn_p999_ms:.2f}",
            ),
            f"<b>{_duration(bot.turn_ms)}</b>"
            f'<span class="more">≤ {_duration(bot.turn_p999_ms)}</span>',
            bot.entrant.kind,
        )
        for bot in sorted(bots, key=lambda bot: -bot.turn_ms)
    ]
    legend = (
        '<div class="legend">'
        '<span style="--c:var(--ink-2)"><i class="dot"></i>mean of a turn</span>'
        '<span style="--c:var(--ink-2)"><i class="tick"></i>99.9&#8239;% within</span>'
        '<span style="--c:var(--bad)"><i class="tick"></i>limit</span></div>'
    )
    about = "Wall time of whole turns, as the table saw it, on a logarithmic scale."
    return _section("Time", about, legend + chart("Time of a turn", axis, lines))


def _duration(ms: float) -> str:
    if ms >= 1000:
        return f"{ms / 1000:.3g}&#8239;s"
    return f"{ms:.3g}&#8239;ms" if ms >= 0.1 else f"{1000 * ms:.0f}&#8239;µs"


def _bots_table(bots: Sequence[Standing]) -> str:
    rows = "".join(
        f'<tr><th>{escape(bot.entrant.name)}</th><td class="text"><code>{escape(bot.entrant.spec)}'
        f"</code></td><td>{bot.games}</td><td>{100 * bot.win_rate:.1f}&#8239;%</td>"
        f"<td>{round(bot.rating.elo):+d}</td><td>{bot.points:.1f}</td><td>{bot.turn_ms:.2f}</td>"
        f"<td>{bot.turn_p999_ms:.2f}</td>{_alarm(bot.overruns)}{_alarm(bot.forfeits)}</tr>"
        for bot in bots
    )
    head = (
        '<th class="text">bot</th><th class="text">as it played</th><th>games</th><th>won</th>'
        "<th>Elo</th><th>points</th><th>ms a turn</th><th>99.9&#8239;%</th><th>overruns</th>"
        "<th>forfeits</th>"
    )
    return _table("All bots", head, rows)


def _alarm(count: int) -> str:
    return f'<td class="bad">{count}</td>' if count else "<td>0</td>"


def _meetings_table(meetings: Sequence[Meeting]) -> str:
    rows = []
    for meeting in meetings:
        told = meeting.told
        low, high = told["win_rate_ci"]
        error = "" if told["margin_se"] is None else f" ± {told['margin_se']:.1f}"
        rows.append(
            f"<tr><th>{escape(meeting.a.name)} v {escape(meeting.b.name)}</th>"
            f"<td>{told['games']}</td><td>{told['a_wins']}&ndash;{told['b_wins']}&ndash;{told['draws']}</td>"
            f"<td>{100 * told['win_rate']:.1f}&#8239;%</td>"
            f"<td>{100 * low:.1f}&ndash;{100 * high:.1f}</td><td>{told['margin']:+.1f}{error}</td>"
            f'<td class="text">{escape("; ".join(meeting.reasons))}</td></tr>'
        )
    head = (
        '<th class="text">meeting</th><th>games</th>'
        "<th>won&ndash;lost&ndash;drawn</th><th>win rate</th>"
        '<th>95&#8239;%</th><th>margin</th><th class="text">forfeits</th>'
    )
    return _table("All meetings", head, "".join(rows))


def _table(title: str, head: str, rows: str) -> str:
    table = f'<table class="wide"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return (
        f"<section><details open><summary>{title}</summary>"
        f'<div class="scroll">{table}</div></details></section>'
    )
