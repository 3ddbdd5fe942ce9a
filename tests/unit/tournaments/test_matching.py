"""The largest matching, compared with trying everything."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from atoll.tournaments.matching import has_perfect_matching, largest_matching


def largest_by_trying(neighbours: list[list[int]]) -> int:
    everybody = (1 << len(neighbours)) - 1

    @cache
    def pairs(taken: int) -> int:
        if taken == everybody:
            return 0
        vertex = next(one for one in range(len(neighbours)) if not taken >> one & 1)
        without = pairs(taken | 1 << vertex)
        free = [other for other in neighbours[vertex] if not taken >> other & 1]
        return max([without, *(1 + pairs(taken | 1 << vertex | 1 << other) for other in free)])

    return pairs(0)


@given(st.data())
def test_no_matching_is_larger(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 9))
    edges = data.draw(st.sets(st.sampled_from([*combinations(range(size), 2)]))) if size > 1 else set()
    neighbours = [
        [other for other in range(size) if (min(one, other), max(one, other)) in edges] for one in range(size)
    ]
    partner = largest_matching(neighbours)
    for one, other in enumerate(partner):
        assert other is None or (partner[other] == one and other in neighbours[one])
    found = sum(other is not None for other in partner) // 2
    assert found == largest_by_trying(neighbours)
    assert has_perfect_matching(neighbours) == (2 * found == size)


def test_an_odd_cycle_with_a_tail_needs_a_blossom() -> None:
    # A triangle with a tail on each corner: matching the triangle's edge first leaves two tails alone.
    neighbours = [[1, 2, 3], [0, 2, 4], [0, 1, 5], [0], [1], [2]]
    assert has_perfect_matching(neighbours)
