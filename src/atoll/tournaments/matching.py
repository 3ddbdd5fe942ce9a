"""The largest matching of a graph: as many disjoint pairs of neighbours as there can be.

This is Edmonds' blossom algorithm in its usual form: search for an augmenting path from each unmatched
vertex, and contract every odd cycle that is met into its base.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence


def largest_matching(neighbours: Sequence[Sequence[int]]) -> list[int | None]:
    """Return each vertex's partner in a largest matching, None for those that have none.

    >>> largest_matching([[1], [0, 2], [1, 3], [2]])
    [1, 0, 3, 2]
    """
    partner: list[int | None] = [None] * len(neighbours)
    for vertex, near in enumerate(neighbours):  # most pairs can be found without a search
        if partner[vertex] is None:
            free = next((other for other in near if partner[other] is None), None)
            if free is not None:
                partner[vertex], partner[free] = free, vertex
    for vertex in range(len(neighbours)):
        if partner[vertex] is None:
            _Search(neighbours, partner).augment(vertex)
    return partner


def has_perfect_matching(neighbours: Sequence[Sequence[int]]) -> bool:
    """Whether everybody can have a partner at the same time."""
    return None not in largest_matching(neighbours)


class _Search:
    """One search for an augmenting path; it changes the partners if it finds one."""

    def __init__(self, neighbours: Sequence[Sequence[int]], partner: list[int | None]) -> None:
        self._neighbours, self._partner = neighbours, partner
        self._parent: list[int | None] = [None] * len(neighbours)
        """Of a vertex at an odd distance: the one from which it was reached."""
        self._base = list(range(len(neighbours)))
        """The vertex that stands for the blossom that a vertex belongs to."""
        self._even = [False] * len(neighbours)

    def augment(self, root: int) -> None:
        """Match one more pair if a path from this unmatched vertex allows it."""
        self._even[root] = True
        waiting = deque([root])
        while waiting:
            vertex = waiting.popleft()
            for other in self._neighbours[vertex]:
                if self._base[vertex] == self._base[other] or self._partner[vertex] == other:
                    continue
                mate = self._partner[other]
                if other == root or (mate is not None and self._parent[mate] is not None):
                    waiting.extend(self._contract(vertex, other))
                elif self._parent[other] is None:
                    self._parent[other] = vertex
                    if mate is None:
                        self._flip(other)
                        return
                    self._even[mate] = True
                    waiting.append(mate)

    def _contract(self, first: int, second: int) -> list[int]:
        """Contract the odd cycle that an edge closes; return the vertices that are even from now on."""
        base = self._common_base(first, second)
        inside: set[int] = set()
        self._mark_path(first, base, second, inside)
        self._mark_path(second, base, first, inside)
        fresh = []
        for vertex in range(len(self._neighbours)):
            if self._base[vertex] in inside:
                self._base[vertex] = base
                if not self._even[vertex]:
                    self._even[vertex] = True
                    fresh.append(vertex)
        return fresh

    def _common_base(self, first: int, second: int) -> int:
        on_path = set()
        vertex = self._base[first]
        while True:
            on_path.add(vertex)
            mate = self._partner[vertex]
            if mate is None:
                break
            vertex = self._base[self._parent_of(mate)]
        vertex = self._base[second]
        while vertex not in on_path:
            mate = self._partner[vertex]
            assert mate is not None
            vertex = self._base[self._parent_of(mate)]
        return vertex

    def _mark_path(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self._base[vertex] != base:
            mate = self._partner[vertex]
            assert mate is not None
            inside |= {self._base[vertex], self._base[mate]}
            self._parent[vertex] = child
            child, vertex = mate, self._parent_of(mate)

    def _parent_of(self, vertex: int) -> int:
        parent = self._parent[vertex]
        assert parent is not None
        return parent

    def _flip(self, end: int) -> None:
        """Exchange matched and unmatched edges along the path to an unmatched vertex."""
        vertex: int | None = end
        while vertex is not None:
            before = self._parent_of(vertex)
            following = self._partner[before]
            self._partner[vertex], self._partner[before] = before, vertex
            vertex = following
