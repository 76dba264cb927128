"""The bench of the tile game: what a search works on, in one record (bots/bench.py says why)."""

import numpy as np

from stolik.bots.bench import MAX_TRIED, Bench
from stolik.bots.carcassonne.greedy import NEAR
from stolik.bots.carcassonne.sight import SIGHT
from stolik.bots.carcassonne.weights import NAMES, NET
from stolik.bots.rooms import Rooms
from stolik.bots.search import BENCHES
from stolik.carcassonne.state import LOG, MAX_NODES, MOVES, SCORE, STATE
from stolik.core.records import record
from stolik.core.rng import GENERATOR

LESSON = 4  # in the pool of states: before it the position and room for answers to it
MAX_CANDIDATES = 4096
PLACE_CODE, MEEPLE_CODE = 0, 1  # columns of a candidate: both choices of a turn

BENCH = record(
    [
        ("pool", STATE, (LESSON + 1,)),
        ("moves", MOVES, (2,)),  # of the position, and of answers to it
        ("chance", GENERATOR),
        ("log", LOG),
        ("result", SCORE),
        ("marks", np.int64, (MAX_NODES + 1,)),  # room for farm_cities
        ("near", NEAR),
        ("sight", SIGHT),
        ("w", np.float64, (2, len(NAMES))),  # the weights in use, and others to play against
        ("net", NET),
        # How worlds are played: so many turns, with so much noise, and the network judges one
        # world of so many (0: none), the plain evaluation the others.
        ("turns", np.int64),
        ("noise", np.float64),
        ("learned", np.int64),
        # Candidates, and how likely each looks; those tried now, and what they bring.
        ("tried", np.int64, (MAX_TRIED,)),
        ("sums", np.float64, (MAX_TRIED,)),
        ("codes", np.int64, (MAX_CANDIDATES, 2)),
        ("values", np.float64, (MAX_CANDIDATES,)),
    ]
)
BENCHES_HERE = Rooms(lambda: [Bench(BENCH) for _ in range(BENCHES)])
