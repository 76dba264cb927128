"""What a stream of games exercised, so that a clean check can be told from an empty one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .rail_cards import stock
from .rail_legal import halves_close
from .rail_map import LOCO


@dataclass
class Summary:
    """How much was checked and how often each thing happened."""

    games: int = 0
    decisions: int = 0
    seen: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        head = f"{self.games} games, {self.decisions} decisions, no mismatch"
        return "\n".join([head, *(f"  {name}: {n}" for name, n in sorted(self.seen.items()))])


def count_header(seen: Counter[str], header: dict) -> None:
    seen[f"games: {header['game']} on {header['map']}, {header['seats']} seats"] += 1
    seen["sweeps at set-up"] += len(header["swept"])


def count_decision(seen: Counter[str], game: dict, entry: dict) -> None:
    """Counted before the move is played: the game is the position it is played in."""
    verb = entry["move"].split(" ")[0]
    seen[f"moves: {entry['phase']} {verb}"] += 1
    seen["decisions with one move"] += len(entry["legal"]) == 1
    if entry["phase"] == "turn":
        count_turn(seen, game)
    elif entry["phase"] == "keep" and not game["waiting"]:
        held, limit = len(game["tickets"][game["seat"]]), game["rules"]["ticket_limit"]
        offered = len(game["offers"][game["seat"]])
        seen["offers that the ticket limit cuts"] += bool(limit) and held + offered > limit
        seen["offers short of tickets"] += offered < game["rules"]["ticket_draw"]
    elif entry["phase"] == "surcharge":
        seen["surcharges that cannot be paid"] += len(entry["legal"]) == 1
    elif entry["phase"] == "second":
        seen["second cards that are not there"] += entry["legal"] == ["pass"]
    if verb == "tickets":
        count = game["rules"]["ticket_draw"]
        below = bool(game["ticket_bottom"]) and len(game["ticket_top"]) < count
        seen["offers with returned tickets"] += below
    count_events(seen, game, entry)


def count_turn(seen: Counter[str], game: dict) -> None:
    rules, there = game["rules"], stock(game)
    held, limit = len(game["tickets"][game["seat"]]), rules["ticket_limit"]
    seen["turns at the ticket limit"] += bool(limit) and held >= limit
    seen["turns without the card reserve"] += there < rules["card_reserve"]
    seen["turns with deck and discards empty"] += there == 0
    seen["turns with an empty slot"] += None in game["row"]
    seen["turns with no ticket left"] += not game["ticket_top"] and not game["ticket_bottom"]


def count_events(seen: Counter[str], game: dict, entry: dict) -> None:
    events = entry["events"]
    for at, event in enumerate(events):
        name = next(iter(event))
        seen[f"events: {name}"] += 1
        if name == "recycled":
            seen[f"recycled for {next(iter(events[at + 1]))}"] += 1
        elif name == "open":
            seen["rows left with an empty slot"] += None in event["open"]
        elif name == "revealed":
            count_tunnel(seen, game, entry["move"], event)
        elif name == "claimed":
            count_claim(seen, game, event["claimed"])
            seen["slots filled after a claim (R42)"] += any("open" in later for later in events)
        elif name == "over":
            seen[f"ends: {event['over']}"] += 1


def count_tunnel(seen: Counter[str], game: dict, move: str, event: dict) -> None:
    seen["tunnels with a surcharge"] += event["surcharge"] > 0
    seen["tunnels with few cards turned up"] += (
        len(event["revealed"]) < game["rules"]["tunnel_cards"]
    )
    seen["tunnels played with locomotives only"] += move.split(" ")[2].startswith(LOCO)


def count_claim(seen: Counter[str], game: dict, name: str) -> None:
    routes = game["map"]["routes"]
    route = routes[name]
    kind = "tunnel" if route["tunnel"] else "ferry" if route["locomotives"] else "plain"
    seen[f"claims: {'colored' if route['color'] else 'gray'} {kind}"] += 1
    if route["twin"] is None:
        return
    same = "same" if routes[route["twin"]]["color"] == route["color"] else "two"
    if halves_close(game):
        seen[f"doubles: closed, {same} color"] += 1
    elif route["twin"] in game["owner"]:
        seen[f"doubles: second half, {same} color"] += 1
    else:
        seen[f"doubles: first of two halves, {same} color"] += 1


def count_result(seen: Counter[str], entry: dict) -> None:
    seen["shared wins"] += len(entry["winners"]) > 1
    seen["games without a route"] += max(entry["longest_trail"]) == 0
    for seat in entry["result"]:
        bonus = seat["longest"] > 0
        seen["longest trail bonuses"] += bonus
        for name, points in seat["tickets"]:
            seen["tickets scored" if points >= 0 else "tickets lost"] += 1
            seen["second copies held"] += "#" in name
