"""Carcassonne's tiles, drawn from the tile data and checked against it."""
