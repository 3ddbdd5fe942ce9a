"""Where a table's draw stands: people commit, then they reveal, then it is drawn, or void and begun again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from atoll.core import Json
from atoll.table.clock import ClockSettings
from atoll.table.commitments import FairDraw, RosterSeat, person_tag
from atoll.table.people import TableSeat

REVEAL_SECONDS: Final = 20.0
"""How long people have to reveal their values; with days per move, they have the time for a move."""

Phase: TypeAlias = Literal["seating", "committing", "revealing", "drawn"]
"""``seating``: seats are open. ``committing``: none is. ``revealing``: the game is about to start."""


def reveal_seconds(clock: ClockSettings | None) -> float:
    """Return how long people have to reveal their values."""
    return clock.seconds if clock is not None and clock.kind == "days" else REVEAL_SECONDS


class TableDraw:
    """A table's draw, folded from its log."""

    def __init__(self, table: str, commitment: str) -> None:
        self.table = table
        self.commitment = commitment
        """The server's commitment, bound to the table and its settings."""
        self.commitments: dict[str, str] = {}
        """People's commitments for the roster as it is, by person."""
        self.revealing: FairDraw | None = None
        self.until: float | None = None
        """When those who have not revealed lose their seats."""
        self.drawn: FairDraw | None = None
        self.order: list[Json] | None = None
        """How the seats were drawn, at a rated table."""
        self.void: list[dict[str, Json]] = []
        """The draws that came to nothing, each with the reason (``why``)."""

    @property
    def number(self) -> int:
        """The number of the draw that is going on, or was drawn."""
        return len(self.void) + 1

    def roster_seats(self, seats: Sequence[TableSeat]) -> list[RosterSeat] | None:
        """Return the roster for these seats; None while one is open."""
        roster: list[RosterSeat] = []
        for seat in seats:
            if seat.kind == "open":
                return None
            if seat.kind == "bot":
                roster.append({"bot": seat.level or ""})
            else:
                roster.append({"person": person_tag(self.table, seat.who or ""), "nonce": seat.nonce})
        return roster

    def current(self, seats: Sequence[TableSeat]) -> FairDraw | None:
        """Return the draw as it stands with these seats; None while one is open."""
        if self.drawn is not None or self.revealing is not None:
            return self.drawn or self.revealing
        roster = self.roster_seats(seats)
        return None if roster is None else FairDraw.of(self.number, roster, self.commitments)

    # --- what events do -----------------------------------------------------------------------------------

    def restart(self) -> None:
        """Forget the commitments: they were made for other seats."""
        self.commitments.clear()

    def close(self, data: Mapping[str, Any], until: float) -> None:
        """Take no more commitments; people reveal now."""
        self.revealing, self.until = FairDraw.from_json(data), until

    def reveal(self, person: str, value: str) -> None:
        """Note a person's value."""
        assert self.revealing is not None
        self.revealing = self.revealing.revealed(person, value)

    def make_void(self, data: Mapping[str, Any]) -> None:
        """Begin again; what was revealed stays visible."""
        self.void.append(dict(data))
        self.revealing = self.until = None
        self.restart()

    def finish(self, data: Mapping[str, Any]) -> None:
        """Note the draw that the game is played with."""
        self.drawn, self.order = FairDraw.from_json(data), data["order"]
        self.revealing = self.until = None
        self.restart()

    def to_json(self, seats: Sequence[TableSeat], *, started: bool) -> dict[str, Json]:
        """Return what everybody may know."""
        draw = self.drawn if started else self.current(seats)
        phase: Phase = "seating"
        if started:
            phase = "drawn"
        elif self.revealing is not None:
            phase = "revealing"
        elif draw is not None:
            phase = "committing"
        return {
            "version": 2 if not started or draw is not None else 1,
            "commitment": self.commitment,
            "phase": phase,
            "number": self.number,
            "seats": None if draw is None else [dict(seat) for seat in draw.seats],
            "people": [] if draw is None else [part.to_json() for part in draw.people],
            "order": self.order,
            "until": self.until,
            "void": [dict(each) for each in self.void],
        }
