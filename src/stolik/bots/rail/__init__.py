"""Bots that know the rail games."""

KERNELS = ("core/**/*", "rail/**/*", "bots/*", "bots/rail/**/*")
"""What its kernels are made from; core/kernel.py reads it."""
