"""What holds in every game, tried on many."""
