"""Module ships: lagoons and who may put a ship into them (T-SHIP). ``Island.lagoons`` finds the lagoons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from atoll.core.facts import Refusal
from atoll.core.types import Seat
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.taluva.rules.island import Island


def no_ship_in_the_way(island: Island, hexes: Sequence[Hex]) -> Iterator[Refusal]:
    """T-SHIP-4: no tile is laid into a lagoon that holds a ship, not even on a part that is free."""
    if island.ships:
        for name in sorted({island.lagoon_at[place] for place in hexes if place in island.lagoon_at}):
            if name in island.ships:
                yield Refusal("T-SHIP-4", {"seat": island.ships[name], "lagoon": hex_text(name)})


def faults(island: Island, seat: Seat, lagoon: Hex, pool: int) -> Iterator[Refusal]:
    """Yield every rule that putting a ship into the lagoon of this name would break."""
    if lagoon not in island.lagoons:
        yield from no_lagoon(island, lagoon)
    else:
        yield from beside_settlement(island, seat, lagoon)
        yield from one_ship(island, lagoon)
    if pool == 0:
        yield Refusal("T-BLD-1", {"case": "pool", "kind": "ship"})


def no_lagoon(island: Island, place: Hex) -> Iterator[Refusal]:
    """T-SHIP-1: only water that is wholly surrounded by land; a lagoon is named by its smallest hex."""
    name = island.lagoon_at.get(place)
    yield Refusal(
        "T-SHIP-1",
        {"case": "open", "hex": hex_text(place)}
        if name is None
        else {"case": "name", "hex": hex_text(place), "lagoon": hex_text(name)},
    )


def beside_settlement(island: Island, seat: Seat, lagoon: Hex) -> Iterator[Refusal]:
    """T-SHIP-2: any hex of the lagoon is next to any hex of an own settlement."""
    if not any(island.owner(near) == seat for place in island.lagoons[lagoon] for near in neighbours(place)):
        yield Refusal("T-SHIP-2", {"lagoon": hex_text(lagoon)})


def one_ship(island: Island, lagoon: Hex) -> Iterator[Refusal]:
    """T-SHIP-3: one ship to a lagoon, whoever owns it."""
    if lagoon in island.ships:
        yield Refusal("T-SHIP-3", {"seat": island.ships[lagoon]})
