"""The rail games: one engine, many maps. Europe and Switzerland are rows of one options table."""

KERNELS = ("core/**/*", "rail/**/*")
"""What its kernels are made from; core/kernel.py reads it."""
