"""Matches and what their results tell."""
