"""Carcassonne: everything it is, and where each part is."""

from stolik.family import Family

BOTS = "stolik.bots.carcassonne"
LEVELS = ("Beginner", "Casual", "Club", "Expert", "Master")
LESSONS = {2: 70, 3: 10, 4: 10, 5: 10}
"""Of 100 games that bots learn from, those with so many seats."""

FAMILY = Family(
    name="carcassonne",
    games={"carcassonne": ("base",)},
    rules="stolik.carcassonne.variants:load",
    files="carcassonne",
    effort=1,
    bots={
        "closer": f"{BOTS}.closer:CloserBot",
        "one-ply": f"{BOTS}.one_ply:OnePlyBot",
        "uct": f"{BOTS}.uct:UctBot",
        **{level.lower(): f"{BOTS}.levels:{level}" for level in LEVELS},
    },
    yardsticks=("one-ply",),
    weights=f"{BOTS}.weights",
    lessons=f"{BOTS}.lessons",
    lesson_games=tuple(("carcassonne", "base", k, share) for k, share in LESSONS.items()),
    selfplay=f"{BOTS}.selfplay",
    limit=("tiles", "benchmarks.limit.tile_tables"),
    board="stolik.carcassonne.page:board_data",
    wire=("stolik.carcassonne.engine", "stolik.carcassonne.page"),
    terminal="stolik.cli.carcassonne.face:face",
)
