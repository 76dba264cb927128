"""What a table is made of, and what is kept of it: setup, log, clocks, a deal's promise."""
