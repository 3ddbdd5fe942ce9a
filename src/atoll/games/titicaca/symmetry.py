"""The country in one form, however it is turned, mirrored or shifted, and whatever the colours are.

Stocks, bids and scores do not count: with them, the same country would have many names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.games.hexes import read_hex
from atoll.games.symmetry import HexSymmetry, Marked, canonical_hexes


def canonical(view: Mapping[str, Any]) -> Sequence[Any]:
    """Return the form that a country with its villages and temples shares with its images."""
    villages = view["villages"]
    temples = {each["field"] for each in view["temples"]}

    def images(symmetry: HexSymmetry) -> Iterator[Marked]:
        for place, shown in view["country"].items():
            yield symmetry.place(read_hex(place)), (shown, place in temples), (villages.get(place),)

    return canonical_hexes(images)
