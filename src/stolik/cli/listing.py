"""Small commands: what can be played, and what a record says."""

import argparse
import sys

from stolik.bots.registry import everybody, names
from stolik.cli.common import given_record
from stolik.cli.draw import Words
from stolik.families import maps
from stolik.families import names as known_games
from stolik.records.replay import replay
from stolik.records.transcript import transcript
from stolik.registry import load


def list_games(_: argparse.Namespace) -> int:
    """A line for each game and map."""
    for name in known_games():
        for map_name in maps(name):
            game = load(name, map_name)
            seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else game.seats[0]
            usual = "" if map_name == maps(name)[0] else f" --map {map_name}"
            print(f"{name + usual:28} {game.title['en']:16} {seats} seats")
        print(f"{'':28} bots: {', '.join(names(name))}")
    print("Play one with: stolik play GAME", file=sys.stderr)
    return 0


def list_bots(args: argparse.Namespace) -> int:
    """A line for each bot, and which games it plays."""
    words = Words(args.lang)
    for name in everybody():
        games = ", ".join(game for game in known_games() if name in names(game))
        print(f"{name:14} {words(f'bot-{name}')} ({games})")
    return 0


def replay_file(args: argparse.Namespace) -> int:
    """Checks a record; prints its result or its transcript."""
    text = given_record(args.file)
    table = replay(text, load(args.map) if args.map else None)
    if args.transcript:
        for line in transcript(table):
            print(line)
        return 0
    state = "over" if table.over else f"seat {table.turn} to {table.phase}"
    print(f"{table.game.name} on {table.game.map}, {len(table.history)} moves, {state}")
    for seat, points in enumerate(table.score()):
        print(f"seat {seat}: {points.total}")
    return 0
