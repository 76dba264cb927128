"""All tables that are in use, the games that are ready, and which process runs what."""
