"""Places in words: where a move is made, said as people say it, computed from what a viewer sees.

A game's ``places`` module proposes, for every place that can be meant, some ways to call it, the most natural
first. ``tell_apart`` chooses: no two places are called the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from atoll.core.facts import Fact, Json

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Place(Fact):
    """A place in words, which may contain other places, and the parts of the board to light for it.

    A part is named as in the game's view: a hex, or a board and a square.
    """

    parts: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Return the place as a JSON object."""
        return {**super().to_json(), "parts": list(self.parts)}


def tell_apart(names: Mapping[K, Sequence[Fact]]) -> dict[K, Fact]:
    """Choose for each place the first of its names that fits no other place.

    If there is none, the last name is numbered ("2 of 3") in the order of the mapping.
    """
    keys = {place: [_comparable(name) for name in proposed] for place, proposed in names.items()}
    fits = Counter(key for proposed in keys.values() for key in set(proposed))
    chosen: dict[K, Fact] = {}
    numbers: Counter[str] = Counter()
    for place, proposed in names.items():
        numbers.update(set(keys[place]))
        unique = (name for name, key in zip(proposed, keys[place], strict=True) if fits[key] == 1)
        last = keys[place][-1]
        chosen[place] = next(unique, None) or Fact(
            "place-numbered",
            {"place": proposed[-1].to_json(), "number": numbers[last], "count": fits[last]},
        )
    return chosen


def _comparable(name: Fact) -> str:
    return json.dumps(name.to_json(), sort_keys=True)
