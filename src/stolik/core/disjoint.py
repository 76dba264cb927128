"""Disjoint sets as labels: every element carries the label of its set.

Joining looks at all labels, which a processor does many at a time for the few dozen elements of
a map; in return "are these two joined?" is one comparison.
"""

from typing import Any

from stolik.core.kernel import part


@part
def separate(labels: Any) -> None:
    """Puts every element into a set of its own."""
    for i in range(labels.size):
        labels[i] = i


@part
def join(labels: Any, a: int, b: int) -> None:
    """Makes one set of the sets of a and b."""
    to, gone = labels[a], labels[b]
    for i in range(labels.size):
        labels[i] = to if labels[i] == gone else labels[i]
