"""Flows with lower bounds: whether so many of each thing can go where they must."""

from collections import defaultdict, deque
from collections.abc import Hashable

Node = Hashable


class Network:
    """Edges with a least and a most; `feasible` says whether a flow fits through."""

    def __init__(self) -> None:
        self._room: dict[Node, dict[Node, int]] = defaultdict(lambda: defaultdict(int))
        self._due: dict[Node, int] = defaultdict(int)

    def edge(self, a: Node, b: Node, most: int, least: int = 0) -> None:
        """At most and at least so much goes from a to b."""
        if least > most:
            self._due["impossible"] += 1
            return
        self._room[a][b] += most - least
        self._room[b][a] += 0
        self._due[b] += least
        self._due[a] -= least

    def feasible(self) -> bool:
        """Whether what must come in everywhere can go on."""
        source, sink = object(), object()
        wanted = 0
        for node, due in list(self._due.items()):
            if due > 0:
                self._room[source][node] += due
                self._room[node][source] += 0
                wanted += due
            elif due < 0:
                self._room[node][sink] -= due
                self._room[sink][node] += 0
        return self._push_all(source, sink) == wanted

    def _push_all(self, source: Node, sink: Node) -> int:
        pushed = 0
        while way := self._way(source, sink):
            amount = min(self._room[a][b] for a, b in way)
            for a, b in way:
                self._room[a][b] -= amount
                self._room[b][a] += amount
            pushed += amount
        return pushed

    def _way(self, source: Node, sink: Node) -> list[tuple[Node, Node]]:
        before: dict[Node, Node] = {source: source}
        queue = deque([source])
        while queue and sink not in before:
            node = queue.popleft()
            for other, room in self._room[node].items():
                if room > 0 and other not in before:
                    before[other] = node
                    queue.append(other)
        way = []
        node = sink
        while node in before and node != source:
            way.append((before[node], node))
            node = before[node]
        return way
