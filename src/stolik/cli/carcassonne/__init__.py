"""Carcassonne in the terminal."""
