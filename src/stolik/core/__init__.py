"""What every game stands on: compiled kernels, randomness, bits, sets, batches. Knows no game words."""
