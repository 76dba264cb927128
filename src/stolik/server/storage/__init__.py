"""Where tables are kept: one interface, several databases."""
