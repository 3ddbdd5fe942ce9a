"""A position as the ideas of Taluva see it: prospects of every seat, and what each move leads to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from atoll.core.types import Move, Seat
from atoll.games.hexes import Hex, hex_text
from atoll.games.taluva import interference
from atoll.games.taluva.interference import free_beside
from atoll.games.taluva.material import FIELDS
from atoll.games.taluva.notation import Build, Expand, Launch, Lay, read_move
from atoll.games.taluva.rules import Position, building
from atoll.games.taluva.rules.building import TEMPLE_SIZE, TOWER_LEVEL, expansion_hexes
from atoll.games.taluva.rules.island import Island, Settlement


@dataclass(frozen=True)
class Land:
    """An island, as one seat sees its own prospects and those of the others."""

    island: Island
    position: Position

    def temple_sites(self, seat: Seat) -> dict[Settlement, list[Hex]]:
        """Return where a seat could build a temple, by settlement; nothing if it has no temple left."""
        return self._sites(seat)[0]

    def tower_sites(self, seat: Seat) -> dict[Settlement, list[Hex]]:
        """Return where a seat could build a tower, by settlement; nothing if it has no tower left."""
        return self._sites(seat)[1]

    @cached_property
    def _found(self) -> dict[Seat, tuple[dict[Settlement, list[Hex]], dict[Settlement, list[Hex]]]]:
        return {}

    def _sites(self, seat: Seat) -> tuple[dict[Settlement, list[Hex]], dict[Settlement, list[Hex]]]:
        if seat not in self._found:
            pool = self.position.pool(seat)
            temples: dict[Settlement, list[Hex]] = {}
            towers: dict[Settlement, list[Hex]] = {}
            for settlement in self.island.settlements_of(seat):
                free = free_beside(self.island, settlement.hexes)
                high = [place for place in free if self.island.cells[place].level >= TOWER_LEVEL]
                large = settlement.size >= TEMPLE_SIZE and pool.temple
                if free and large and not self.island.holds(settlement, "temple"):
                    temples[settlement] = free
                if high and pool.tower and not self.island.holds(settlement, "tower"):
                    towers[settlement] = high
            self._found[seat] = temples, towers
        return self._found[seat]

    def room(self, seat: Seat) -> frozenset[Hex]:
        """Return the free fields beside a seat's settlements."""
        if seat not in self._rooms:
            every = [free_beside(self.island, one.hexes) for one in self.island.settlements_of(seat)]
            self._rooms[seat] = frozenset().union(*every)
        return self._rooms[seat]

    @cached_property
    def _rooms(self) -> dict[Seat, frozenset[Hex]]:
        return {}

    def largest_expansion(self, seat: Seat) -> tuple[int, tuple[Hex, ...]]:
        """Return the most huts that an expansion of a seat could put at once, and where."""
        most, where = 0, tuple[Hex, ...]()
        huts = self.position.pool(seat).hut
        for settlement in self.island.settlements_of(seat):
            for terrain in FIELDS:
                taken = expansion_hexes(self.island, settlement, terrain)
                if most < sum(taken.values()) <= huts:
                    most, where = sum(taken.values()), tuple(sorted(taken))
        return most, where

    def is_sure(self, settlement: Settlement) -> bool:
        """Whether a temple can be built beside a settlement next turn, whatever rivals do before."""
        if settlement not in self._sure:
            self._sure[settlement] = interference.is_sure(self.position, self.island, settlement)
        return self._sure[settlement]

    @cached_property
    def _sure(self) -> dict[Settlement, bool]:
        return {}

    def is_undone(self, settlement: Settlement) -> bool:
        """Whether some tile leaves no part of a settlement large enough for a temple."""
        return interference.is_undone_by_a_tile(self.island, settlement)

    def next_turn_comes(self, seat: Seat) -> bool:
        """Whether there are tiles enough for a seat to have another turn."""
        return interference.next_turn_comes(self.position, seat)


class Scene:
    """A position in which a seat moves, and what each of its moves leads to."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position, self.seat = position, seat
        self.before = Land(position.island, position)
        self.rivals = interference.rivals_in_play(position, seat)
        self._after: dict[Move, Land] = {}

    @cached_property
    def moves(self) -> Sequence[Move]:
        """The seat's legal moves."""
        return self.position.legal_moves_for(self.seat)

    def after(self, move: Move) -> Land:
        """Return the island after a move; nobody draws the next tile."""
        found = self._after.get(move)
        if found is None:
            position = self.position.copy()
            position.play(move, self.seat)
            found = self._after[move] = Land(position.island, position)
        return found

    def hexes(self, move: Move) -> tuple[Hex, ...]:
        """Return the hexes that a tile covers, or on which something is built."""
        read = read_move(move)
        if isinstance(read, Lay):
            assert self.position.hand is not None
            return tuple(read.placement.hexes(self.position.hand))
        if isinstance(read, Build | Expand):
            return tuple(building.built(self.position.island, self.seat, read))
        return ()

    def is_lay(self, move: Move) -> bool:
        """Whether a move lays a tile."""
        return isinstance(read_move(move), Lay)

    def is_build(self, move: Move) -> bool:
        """Whether a move builds something."""
        return isinstance(read_move(move), Build | Expand | Launch)


def part(hexes: Iterable[Hex]) -> tuple[str, ...]:
    """Return hexes as the view names them."""
    return tuple(map(hex_text, hexes))
