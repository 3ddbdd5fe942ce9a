"""Module double-hex tiles: who may take one (T-DBL-1 to T-DBL-3). ``placing`` says how it is laid."""

from __future__ import annotations

from collections.abc import Iterator

from atoll.core.facts import Refusal
from atoll.games.taluva.rules.island import Island
from atoll.games.taluva.rules.placing import fits


def faults(
    island: Island, zone: str, open_doubles: frozenset[str], takes: int, double: str, *, no_tile: bool
) -> Iterator[Refusal]:
    """Yield every rule that taking a double tile would break.

    ``no_tile``: the stack is empty, or no three-hex tile can be laid anywhere.
    """
    yield from takes_left(takes, no_tile=no_tile)
    if double not in open_doubles:
        yield Refusal("T-DBL-1", {"tile": double})
    elif not fits(island, double, zone):
        yield Refusal("T-DBL-2", {"tile": double})


def takes_left(takes: int, *, no_tile: bool) -> Iterator[Refusal]:
    """T-DBL-3: once a game, a second time only where no three-hex tile is to be had, never a third."""
    if takes >= (2 if no_tile else 1):
        yield Refusal("T-DBL-3", {"takes": takes})
