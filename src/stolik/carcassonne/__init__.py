"""Carcassonne: the base game with its fields (C1-C13 of docs/rules.md)."""

KERNELS = ("core/**/*", "carcassonne/**/*")
"""What its kernels are made from; core/kernel.py reads it."""
