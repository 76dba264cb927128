"""Bots that know the tile game."""

KERNELS = ("core/**/*", "carcassonne/**/*", "bots/*", "bots/carcassonne/**/*")
"""What its kernels are made from; core/kernel.py reads it."""
