"""Layouts and base maps of the rail games."""
