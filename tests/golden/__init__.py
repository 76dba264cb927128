"""Things that must not change by accident."""
