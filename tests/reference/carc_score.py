"""What features are worth and to whom: C6, C8, C9, C10."""

from __future__ import annotations

from .carc_board import Board, Part, around, cells_of, feature, is_complete, parts_at, whole

POINTS = [
    "road",
    "city",
    "monastery",
    "farm",
    "final_road",
    "final_city",
    "final_monastery",
]


def men_on(game: dict, parts: frozenset[Part]) -> list[int]:
    """How many meeples each seat has on a feature."""
    counts = [0] * game["seats"]
    for seat, part in game["men"]:
        counts[seat] += part in parts
    return counts


def majority(counts: list[int]) -> list[int]:
    """C8: the seats with most meeples; those that tie take all the points each."""
    return [seat for seat, count in enumerate(counts) if count and count == max(counts)]


def pennants(board: Board, parts: frozenset[Part]) -> int:
    return sum(feature(board, part).get("pennant", False) for part in parts)


def tiles(board: Board, parts: frozenset[Part]) -> int:
    """The tiles of a feature; for a monastery itself and those round it."""
    cells = cells_of(parts)
    for x, y, kind, _ in parts:
        if kind == "monastery":
            cells = {cell for cell in around((x, y)) if cell in board}
    return len(cells)


def worth(board: Board, parts: frozenset[Part], kind: str) -> int:
    """C6 for a feature that is complete, C9 for one that is not when the game ends."""
    points = tiles(board, parts) + pennants(board, parts)
    return points * 2 if kind == "city" and is_complete(board, parts) else points


def farm_worth(board: Board, parts: frozenset[Part]) -> int:
    """C10: 3 for each completed city that the field touches, each city once."""
    cities = set()
    for part in parts:
        x, y, _, _ = part
        for index in feature(board, part)["cities"]:
            cities.add(whole(board, (x, y, "city", index)))
    return 3 * sum(is_complete(board, city) for city in cities)


def finished_features(board: Board, laid: tuple[int, int]) -> list[frozenset[Part]]:
    """C6: what the laid tile may have completed and has: cities, roads, monasteries by (y, x)."""
    candidates = [part for kind in ("city", "road") for part in parts_at(board, laid, kind)]
    for cell in around(laid):
        if cell in board:
            candidates += parts_at(board, cell, "monastery")
    found: list[frozenset[Part]] = []
    for part in candidates:
        parts = whole(board, part)
        if parts not in found and is_complete(board, parts):
            found.append(parts)
    return found


def score_feature(game: dict, parts: frozenset[Part]) -> dict:
    """C6, C8: give the points of a completed feature, take its meeples home, tell of it."""
    board = game["board"]
    kind = min(parts)[2]
    returned = men_on(game, parts)
    points = worth(board, parts, kind)
    seats = majority(returned)
    for seat in seats:
        game["points"][seat][kind] += points
    for seat in range(game["seats"]):
        game["meeples"][seat] += returned[seat]
    game["men"] = [(seat, part) for seat, part in game["men"] if part not in parts]
    return {
        "scored": kind,
        "tiles": tiles(board, parts),
        "pennants": pennants(board, parts),
        "points": points,
        "seats": seats,
        "returned": returned,
    }


def final_points(game: dict) -> list[dict[str, int]]:
    """C9, C10: the points of play and those of the meeples that are still out."""
    board = game["board"]
    points = [dict(seat) for seat in game["points"]]
    for parts in {whole(board, part) for _, part in game["men"]}:
        kind = min(parts)[2]
        if kind == "farm":
            name, value = "farm", farm_worth(board, parts)
        else:
            name, value = f"final_{kind}", worth(board, parts, kind)
        for seat in majority(men_on(game, parts)):
            points[seat][name] += value
    return points


def final_result(game: dict) -> dict:
    """C12: most points win; ties share."""
    result = [
        {name: points[name] for name in POINTS} | {"total": sum(points.values())}
        for points in final_points(game)
    ]
    best = max(seat["total"] for seat in result)
    winners = [number for number, seat in enumerate(result) if seat["total"] == best]
    return {"result": result, "winners": winners}
