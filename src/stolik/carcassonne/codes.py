"""Moves as the kernels' numbers: skip, a meeple on a spot of the tile, a cell and a rotation."""

SKIP = 0
MEEPLE_MOVE = 1  # + spot
PLACE_MOVE = 16  # + 4 * cell + rotation
