"""The weights of the planner and its policy: weights.json, as the array that kernels read."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from stolik.bots.net import Net, load_net, net_record

NAMES = (
    "turn_points",  # what a turn is worth
    "card_turns",  # turns a missing card takes
    "ferry_turns",  # a missing locomotive of a ferry
    "tunnel_turns",
    "points_share",  # how much of a route's own points counts
    "ticket_share",
    "tickets_cars",  # cars left with which more tickets are drawn
    "loco_need",  # open locomotives are taken for so many missing cards
    "car_points",  # what a car is worth, when routes are built for their points alone
    "spare_card",  # what a missing card costs then
    "spare_loco",  # what a locomotive is worth then
    "goal_loco",  # how much an open locomotive is wanted then
    "patience",  # cards in hand before routes are claimed, so that there is a choice
    "patience_fades",  # how many cards fewer for each car that another seat has built
    "hurry_cars",  # another seat's cars with which every route is worth building
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
    CAR_POINTS,
    SPARE_CARD,
    SPARE_LOCO,
    GOAL_LOCO,
    PATIENCE,
    PATIENCE_FADES,
    HURRY_CARS,
) = range(len(NAMES))

INPUTS = 30
NET = net_record(INPUTS)

FILE = Path(__file__).parent / "weights.json"
NET_FILE = Path(__file__).parent / "value.json"


def read(path: Path = FILE) -> Any:
    """The weights in a file."""
    values = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return np.array([float(values[name]) for name in NAMES])


def read_net(path: Path = NET_FILE) -> Net:
    """The value network in a file, as the record that kernels read."""
    return load_net(path, NET)
