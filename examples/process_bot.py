#!/usr/bin/env python3
"""A bot in a program of its own, for every game: ./play match europe "process:python3 …" random

It tries each move in a world that might be true, and takes the one that pays most at once.
"""

import json
import sys
import time

MOST_TRIES = 60  # if the clock sets no other budget


def say(**message):
    print(json.dumps(message), flush=True)


def hear():
    line = sys.stdin.readline()
    if not line:  # the table is gone
        sys.exit()
    return json.loads(line)


def lead(move, seat, seed):
    """How far ahead the seat would be after a move, in one world."""
    say(type="sample", seed=seed, moves=[move])
    world = hear()
    if world["type"] == "refused":
        return float("-inf")
    points = [one["total"] for one in world["points"]]
    return points.pop(seat) - max(points)


def choose(view, moves, clock):
    tries = clock["sims"] or MOST_TRIES
    end = time.monotonic() + 0.5 * clock["left"] if clock["left"] is not None else float("inf")
    best, most = moves[0], float("-inf")
    for move in moves[-1 : -1 - tries : -1]:  # claims are last in the rail games
        if time.monotonic() > end:
            break
        worth = lead(move, view["seat"], clock["seed"])
        if worth >= most:
            best, most = move, worth
    return best


while True:
    message = hear()
    if message["type"] == "game":  # message["data"] is the map, or the tiles
        say(type="ready")
    elif message["type"] == "choose":
        move = choose(message["view"], message["moves"], message["clock"])
        say(type="move", move=move)
