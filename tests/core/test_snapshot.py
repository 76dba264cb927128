"""Fields of a record, read all at once."""

import numpy as np
import pytest

from stolik.core.records import Snapshot, bytes_of, record
from stolik.rail.view import SNAPSHOT
from tests.rules.helpers import begun, play

KIND = record(
    [
        ("small", np.int8, (3,)),
        ("left_out", np.int64),
        ("one", np.int64),
        ("grid", np.int16, (2, 2)),
        ("line", np.int16, (1, 2)),
    ]
)


def test_numbers_rows_and_grids_come_with_their_signs() -> None:
    whole = np.zeros(1, KIND)[0]
    whole.small[:] = -1, 2, 127
    whole.left_out, whole.one = 5, -(2**60)
    whole.grid[:] = [[1, -2], [-300, 4]]
    whole.line[:] = [[-5, 6]]
    found = Snapshot(KIND, ["grid", "line", "one", "small"]).of(bytes_of(whole))
    assert found.small == (-1, 2, 127)
    assert found.one == -(2**60)
    assert found.grid == ((1, -2), (-300, 4))
    assert found.line == ((-5, 6),)
    with pytest.raises(AttributeError):
        _ = found.left_out


def test_a_view_is_of_its_own_state_and_belongs_to_its_reader() -> None:
    table = begun("europe")
    first = table.view(0)
    first.seats[1].known["red"] = 99
    first.open.clear()
    assert table.view(1).seats[1].known.get("red", 0) < 99
    assert len(table.view(0).open) == 5
    play(table, "draw deck")
    assert table.view(0).deck == first.deck - 1
    assert SNAPSHOT.of(bytes_of(table.state)).n_deck == first.deck - 1
