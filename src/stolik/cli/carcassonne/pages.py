"""Further pages of a Carcassonne table: what followers stand on, which tiles are left."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from stolik.carcassonne.aids import CarcassonneAids
from stolik.carcassonne.state import FARM, KINDS
from stolik.carcassonne.view import CarcassonneView, FeatureView
from stolik.cli.carcassonne.board import SIZES, Pictures
from stolik.cli.carcassonne.log import at
from stolik.cli.draw import Flow, Seats, Words, heading, indented, ledger

NOTHING, TIMES = "\N{EN DASH}", "\N{MULTIPLICATION SIGN}"


class Pages:
    """Draws pages from a view and its aids."""

    def __init__(self, pictures: Pictures, words: Words, seats: Seats) -> None:
        self._pictures, self._words, self._seats = pictures, words, seats

    def features(self, view: CarcassonneView, aids: CarcassonneAids) -> RenderableType:
        """Every feature with followers: whose it is, how far it is, what it is worth now."""
        if not view.features:
            return Text(self._words("features-none"))
        keys = ("head-feature", "head-followers", "head-place", "head-open", "head-closers")
        table = ledger([self._words(key) for key in (*keys, "head-worth")], names=3)
        for feature, closers in sorted(self._closers(view, aids), key=self._rank):
            table.add_row(
                self._feature(feature),
                self._followers(feature),
                self._places(view, feature),
                NOTHING if closers is None else str(feature.open),
                NOTHING if closers is None else str(closers),
                Text(str(feature.value), "bold"),
            )
        note = Text(self._words("features-note"), "dim")
        return Group(heading(self._words("features-title")), indented(table), indented(note))

    @staticmethod
    def _closers(
        view: CarcassonneView, aids: CarcassonneAids
    ) -> Iterator[tuple[FeatureView, int | None]]:
        """Features with the number of tiles that would complete them; fields have none.

        The aids have the same features in the same order, without the fields.
        """
        closing = iter(aids.closing)
        for feature in view.features:
            waits = feature.kind != KINDS[FARM] and feature.open > 0
            yield feature, next(closing).tiles if waits else None

    def _rank(self, row: tuple[FeatureView, int | None]) -> tuple[bool, int]:
        """Own features first, then kind by kind."""
        return self._seats.me not in row[0].owners, KINDS.index(row[0].kind)

    def _feature(self, feature: FeatureView) -> str:
        return self._words(
            "feature-size",
            kind=feature.kind,
            tiles=len(feature.cells),
            pennants=feature.pennants,
            cities=feature.cities,
        )

    def _followers(self, feature: FeatureView) -> Text:
        """The signs of all who stand there; a star marks those who would be paid."""
        parts = []
        for seat, count in enumerate(feature.meeples):
            if count:
                times = f"{TIMES}{count}" if count > 1 else ""
                star = "*" if seat in feature.owners else ""
                parts.append(Text.assemble(self._pictures.follower(seat), f"{times}{star}"))
        return Text(" ").join(parts)

    @staticmethod
    def _places(view: CarcassonneView, feature: FeatureView) -> str:
        """Where its followers stand."""
        parts = {(part.x, part.y, part.spot) for part in feature.parts}
        standing = [tile for tile in view.board if tile.meeple is not None]
        return ", ".join(
            at(tile.x, tile.y)
            for tile in standing
            if tile.meeple and (tile.x, tile.y, tile.meeple.spot) in parts
        )

    def left(self, view: CarcassonneView) -> RenderableType:
        """The kinds of tiles in the bag, and those that left the game."""
        parts: list[RenderableType] = [heading(self._words("table-bag", count=view.bag))]
        if view.left:
            parts.append(indented(self._kinds(view.left)))
        if view.discarded:
            count = sum(view.discarded.values())
            parts.append(heading(self._words("left-discarded", count=count)))
            parts.append(indented(self._kinds(view.discarded)))
        return Group(*parts)

    def _kinds(self, counts: Mapping[str, int]) -> RenderableType:
        size = SIZES["2"]
        blocks = [self._pictures.block(id, 0, size, f"{TIMES}{n}") for id, n in counts.items()]
        return Flow(blocks, gap=3)
