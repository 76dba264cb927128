"""The house from above: what imports what, in both languages."""
