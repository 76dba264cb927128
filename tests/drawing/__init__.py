"""Layouts: what is drawn covers nothing else."""
