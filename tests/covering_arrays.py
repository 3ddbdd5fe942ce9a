"""A few of many combinations of options in which any so many values still meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random


def covering_array(everything: Sequence[Mapping[str, object]], together: int) -> Iterator[int]:
    """Yield indices such that any values of this many options that meet somewhere meet in one of these.

    What a combination does not name counts as a value, too.
    """
    names = sorted({name for each in everything for name in each})
    met: set[tuple[str, ...]] = set()
    for number in Random(1).sample(range(len(everything)), len(everything)):
        values = [f"{name}={everything[number].get(name)}" for name in names]
        fresh = {group for size in range(1, together + 1) for group in combinations(values, size)} - met
        if fresh:
            met |= fresh
            yield number
