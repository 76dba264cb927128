"""What every game stands on: kernels, randomness, bits, sets, batches. Knows no game words."""
