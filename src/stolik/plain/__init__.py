"""Games of one's own with little work: an engine in plain Python, and words instead of a board.

docs/games.md goes through it. Nothing here has to be compiled.
"""
