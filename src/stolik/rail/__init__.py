"""The rail games: one engine, many maps. Europe and Switzerland are rows of one options table."""
