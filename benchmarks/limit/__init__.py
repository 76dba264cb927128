"""Plain C programs that play the same games, to see how near to the limit the rules come."""
