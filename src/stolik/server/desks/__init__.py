"""Bots' desks: where bots think, in turn, and how they come to play."""
