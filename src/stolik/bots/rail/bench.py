"""The bench of the rail games: what a search works on, in one record (bots/bench.py says why)."""

import numpy as np

from stolik.bots.bench import MAX_TRIED, Bench
from stolik.bots.rail.evaluate import SIGHT
from stolik.bots.rail.plan import GRAPH, PLAN
from stolik.bots.rail.weights import NAMES, NET
from stolik.bots.rooms import Rooms
from stolik.bots.search import BENCHES
from stolik.core.records import record
from stolik.core.rng import GENERATOR
from stolik.rail.state import LOG, MAX_MOVES, MAX_SEATS, MOVES, SCORE, STATE

WORLDS = 256  # kept for all candidates
FIRST_WORLD = 3  # in the pool of states: before it the position, a world in play, a lesson's game
LESSON = 2
FIRST_PLAN = MAX_SEATS + 1  # in the list of plans: before it one for each seat, and the mover's own
OWN = MAX_SEATS

BENCH = record(
    [
        ("pool", STATE, (FIRST_WORLD + WORLDS,)),
        ("plans", PLAN, (FIRST_PLAN + WORLDS * MAX_SEATS,)),
        ("dealt", np.int64, (WORLDS,)),  # the seeds of the worlds that are kept
        ("graph", GRAPH),
        ("moves", MOVES),
        ("chance", GENERATOR),
        ("log", LOG),
        ("result", SCORE),
        ("sight", SIGHT),
        ("w", np.float64, (2, len(NAMES))),  # the weights in use, and others to play against
        ("net", NET),
        ("turns", np.int64),  # to be played before a position is judged
        # Candidates, and how likely each looks; those tried now, and what they bring.
        ("tried", np.int64, (MAX_TRIED,)),
        ("sums", np.float64, (MAX_TRIED,)),
        ("codes", np.int64, (MAX_MOVES,)),
        ("values", np.float64, (MAX_MOVES,)),
    ]
)
BENCHES_HERE = Rooms(lambda: [Bench(BENCH) for _ in range(BENCHES)])
