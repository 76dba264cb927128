"""The weights of the planner and its policy: weights.json, as the array that kernels read."""

import json
from pathlib import Path
from typing import Any

import numpy as np

NAMES = (
    "turn_points",  # what a turn is worth
    "card_turns",  # turns a missing card takes
    "ferry_turns",  # a missing locomotive of a ferry
    "tunnel_turns",
    "points_share",  # how much of a route's own points counts
    "ticket_share",
    "tickets_cars",  # cars left with which more tickets are drawn
    "loco_need",  # open locomotives are taken for so many missing cards
    "spare_length",  # shortest route claimed for its points alone
)
(
    TURN_POINTS,
    CARD_TURNS,
    FERRY_TURNS,
    TUNNEL_TURNS,
    POINTS_SHARE,
    TICKET_SHARE,
    TICKETS_CARS,
    LOCO_NEED,
    SPARE_LENGTH,
) = range(len(NAMES))

FILE = Path(__file__).parent / "weights.json"


def read(path: Path = FILE) -> Any:
    """The weights in a file."""
    values = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return np.array([float(values[name]) for name in NAMES])
