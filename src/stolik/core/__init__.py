"""What every game stands on: kernels, randomness, bits, sets, batches. Knows no game words."""

KERNELS = ("core/**/*",)
"""What its kernels are made from; core/kernel.py reads it."""
