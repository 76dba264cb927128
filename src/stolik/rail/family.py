"""The rail games: everything they are, and where each part is."""

from stolik.family import Family

BOTS = "stolik.bots.rail"
LEVELS = ("Beginner", "Casual", "Club", "Expert", "Master")

FAMILY = Family(
    name="rail",
    games={
        "europe": ("europe", "europe-modern", "toy"),
        "swiss": ("switzerland", "toy"),
    },
    rules="stolik.rail.variants:load",
    files="rail-map",
    effort=2,
    bots={
        "wander": f"{BOTS}.wander:WanderBot",
        "pathfinder": f"{BOTS}.baselines:Pathfinder",
        "ticket-greedy": f"{BOTS}.baselines:TicketGreedy",
        "uct": f"{BOTS}.uct:UctBot",
        **{level.lower(): f"{BOTS}.levels:{level}" for level in LEVELS},
    },
    yardsticks=("pathfinder", "ticket-greedy"),
    weights=f"{BOTS}.weights",
    lessons=f"{BOTS}.lessons",
    lesson_games=(
        ("europe", "europe", 2, 35),
        ("swiss", "switzerland", 2, 40),
        ("europe", "europe-modern", 2, 10),
        ("europe", "europe", 3, 5),
        ("europe", "europe", 4, 5),
        ("europe", "europe", 5, 5),
    ),
    selfplay=f"{BOTS}.selfplay",
    limit=("rail", "benchmarks.limit.rail_tables"),
    board="stolik.drawing.page:board_data",
    wire=("stolik.rail.engine", "stolik.drawing.page"),
    terminal="stolik.cli.rail.face:face",
)
