"""Bots that know the rail games."""
