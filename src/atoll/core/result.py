"""How a game stands or ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from atoll.core.facts import Json

Score: TypeAlias = int | tuple[int, ...]
_Rank = TypeVar("_Rank")


@dataclass(frozen=True)
class Result:
    """Places, scores and cause; the record's ``result``.

    ``places`` has one number per seat, 1 is best, shared places are equal and the next one skips
    (1, 2, 2, 4); None while the game goes on.
    """

    over: bool
    reason: str | None
    places: tuple[int, ...] | None
    scores: tuple[Score, ...]

    def to_json(self) -> dict[str, Json]:
        """Return the result as the record writes it."""
        return {
            "over": self.over,
            "reason": self.reason,
            "places": None if self.places is None else list(self.places),
            "scores": [list(score) if isinstance(score, tuple) else score for score in self.scores],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Result:
        """Read what ``to_json`` wrote. Raise KeyError, TypeError or ValueError on anything else."""
        places, scores = data["places"], data["scores"]
        if not isinstance(data["over"], bool) or isinstance(scores, str) or not isinstance(scores, Iterable):
            raise TypeError("over must be true or false and scores a list")
        reason = data["reason"]
        if reason is not None and not isinstance(reason, str):
            raise TypeError("reason must be a text or null")
        if places is not None and (isinstance(places, str) or not isinstance(places, Iterable)):
            raise TypeError("places must be a list or null")
        return cls(
            over=data["over"],
            reason=reason,
            places=None if places is None else tuple(_whole(place) for place in places),
            scores=tuple(
                tuple(_whole(s) for s in score) if isinstance(score, list) else _whole(score)
                for score in scores
            ),
        )


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def places_by(keys: Iterable[_Rank]) -> tuple[int, ...]:
    """Order seats by comparable keys, greatest first, as in sports: equals share, the next place skips.

    >>> places_by([7, 9, 7, 1])
    (2, 1, 2, 4)
    """
    ranks = list(keys)
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)  # type: ignore[operator]
