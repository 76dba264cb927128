"""The weights of the evaluation: weights.json, as the array that kernels read."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from stolik.bots.net import Net, load_net, net_record

NAMES = (
    *(f"city_open_{n}" for n in range(1, 7)),
    "tiles_needed",
    "city_growth",
    "road_growth",
    "monastery_fill",
    "farm_city",
    "meeple_home",
    *(f"home_{n}" for n in range(8)),
    "farm_cost",
    "fitting",
)
CITY_OPEN = NAMES.index("city_open_1")
TILES_NEEDED = NAMES.index("tiles_needed")
CITY_GROWTH = NAMES.index("city_growth")
ROAD_GROWTH = NAMES.index("road_growth")
MONASTERY_FILL = NAMES.index("monastery_fill")
FARM_CITY = NAMES.index("farm_city")
MEEPLE_HOME = NAMES.index("meeple_home")
CURVE = NAMES.index("home_0")
FARM_COST = NAMES.index("farm_cost")
FITTING = NAMES.index("fitting")

INPUTS = 50
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
