"""How long things take, in the form that Prometheus reads."""

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds."""


class Histogram:
    """Counts durations up to each bound."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def rows(self) -> list[str]:
        found, total = [f"# TYPE {self._name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            found.append(f'{self._name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{self._name}_sum {self._sum:.6f}", f"{self._name}_count {total}"]
