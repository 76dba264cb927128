"""The engine's transcripts against the slow reference, over many kinds of games."""
