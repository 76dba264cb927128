"""The rail games in the terminal."""
