"""Cycles of a graph, and its layers."""

from collections.abc import Iterable, Mapping

Graph = Mapping[str, frozenset[str]]
"""Each node with the nodes that it imports."""


def graph_of(arrows: Iterable[tuple[str, str]], nodes: Iterable[str] = ()) -> Graph:
    """From arrows; one from a node to itself is none."""
    found: dict[str, set[str]] = {node: set() for node in nodes}
    for start, end in arrows:
        found.setdefault(end, set())
        found.setdefault(start, set()).update({end} - {start})
    return {node: frozenset(ends) for node, ends in sorted(found.items())}


def cycles(graph: Graph) -> list[list[str]]:
    """Nodes that can be reached from each other, in groups of two and more."""
    reach = {node: _reached(graph, node) for node in graph}
    groups = {
        frozenset({node, *(other for other in reach[node] if node in reach[other])})
        for node in graph
    }
    return sorted(sorted(group) for group in groups if len(group) > 1)


def _reached(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for end in graph[waiting.pop()] - found:
            found.add(end)
            waiting.append(end)
    return found


def layers(graph: Graph) -> list[list[str]]:
    """Nodes in rows: each imports only from rows before its own. The graph has no cycle."""
    rows: list[list[str]] = []
    placed: set[str] = set()
    while len(placed) < len(graph):
        row = [node for node, ends in graph.items() if node not in placed and ends <= placed]
        assert row, f"a cycle: {cycles(graph)}"
        rows.append(row)
        placed |= set(row)
    return rows
