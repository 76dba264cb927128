"""Carcassonne: the base game with its fields (C1-C13 of docs/rules.md)."""
