"""Bots: fair, legal, reproducible."""
