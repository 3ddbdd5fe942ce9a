"""The running score of a session: games of the same people, each a rematch of the last.

Whoever wins a game has a point; if several do, they share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atoll.core import Json
from atoll.table.people import TableSeat
from atoll.table.table import Table


def running_score(table: Table) -> dict[str, Json] | None:
    """Return the number of games that have a result, and the points of each seat; None before the first.

    The table's own game counts once it is over.
    """
    before: Mapping[str, Any] = table.settings.session or {"games": 0, "score": []}
    left = [dict(entry) for entry in before["score"]]
    points = []
    for seat in table.seats:
        entry = next((one for one in left if (one["who"], one["name"]) == _identity(seat)), None)
        points.append(0.0 if entry is None else entry["points"])
        if entry is not None:
            left.remove(entry)
    games = before["games"]
    places = table.ending.get("places") if table.ending is not None else None
    if isinstance(places, list):
        games += 1
        won = 1 / max(1, places.count(1))
        points = [had + won * (place == 1) for had, place in zip(points, places, strict=True)]
    return {"games": games, "points": [*points]} if games else None


def next_session(table: Table) -> dict[str, Json] | None:
    """Return what the settings of a rematch keep of the games so far."""
    score: dict[str, Any] | None = running_score(table)
    if score is None:
        return None
    entries: list[Json] = []
    for seat, points in zip(table.seats, score["points"], strict=True):
        who, name = _identity(seat)
        entries.append({"who": who, "name": name, "points": points})
    return {"games": score["games"], "score": entries}


def _identity(seat: TableSeat) -> tuple[str | None, str]:
    """Return what a seat's holder is known by in the next game, where seats and names may be others."""
    if seat.kind == "bot":
        return None, seat.level or ""
    return seat.who, seat.name if seat.alias else ""
