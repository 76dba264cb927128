"""Invariants after every move of compiled games."""
