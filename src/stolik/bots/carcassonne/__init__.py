"""Bots that know the tile game."""
