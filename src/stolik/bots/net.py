"""A small network with one hidden layer, as the record that kernels read; value.json keeps one."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from stolik.core.kernel import part
from stolik.core.records import record

HIDDEN = 32
POINTS_UNIT = 20.0
"""A network's answer of 1 stands for so many points."""
Net = Any


def net_record(inputs: int) -> Any:
    """The type of a network's record."""
    return record(
        [
            ("w1", np.float64, (HIDDEN, inputs)),
            ("b1", np.float64, (HIDDEN,)),
            ("w2", np.float64, (HIDDEN,)),
            ("b2", np.float64),
        ]
    )


def load_net(path: Path, kind: Any) -> Net:
    """The network in a file."""
    values = json.loads(path.read_text(encoding="utf-8"))
    net = np.zeros(1, kind)
    for name in kind.names:
        net[0][name] = values[name]
    return net[0]


@part
def answer(net: Net, x: Any) -> float:
    """What the network says to some inputs."""
    total = net.b2
    for h in range(net.w1.shape[0]):
        sum_ = net.b1[h]
        for i in range(net.w1.shape[1]):
            sum_ += net.w1[h, i] * x[i]
        total += net.w2[h] * max(0.0, sum_)
    return total
