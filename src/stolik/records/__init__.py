"""Plays on paper: records that replay, transcripts that anyone can check."""
