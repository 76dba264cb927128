"""A table and its log: what follows from it, who may do and see what, who is there."""
