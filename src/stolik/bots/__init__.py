"""Those who choose moves."""

KERNELS = ("core/**/*", "bots/*")
"""What its kernels are made from; core/kernel.py reads it."""
