"""Parts that know no game."""
