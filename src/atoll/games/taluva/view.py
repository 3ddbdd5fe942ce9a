"""What a viewer sees of a position: the one function that decides, and the JSON that clients draw from.

Only the stack is hidden, and it is hidden from everybody: seats and spectators see the same.
"""

from __future__ import annotations

from atoll.core.facts import Json
from atoll.core.types import Viewer
from atoll.games.hexes import Hex, hex_text
from atoll.games.taluva.codes import Phase
from atoll.games.taluva.rules.ending import in_play
from atoll.games.taluva.rules.island import Island
from atoll.games.taluva.rules.position import Position
from atoll.games.taluva.rules.zones import ZONES, Disc


def view_data(position: Position, viewer: Viewer) -> dict[str, Json]:
    """Return what a viewer may see. Hexes are ``[q, r]``; all lists are sorted.

    - ``phase``: ``deal``, ``choose``, ``draw``, ``place``, ``build``, ``over``; ``turn``: a seat or null
    - ``hand``: the tile to lay, the terrains of its hexes (``VJC``, ``VL``), or null
    - ``stack``: how many tiles are left to draw, ``stack_size`` of how many; ``doubles``: those that lie open
    - ``land``: for each hex its ``level`` and ``terrain``, for a volcano its ``direction`` (0 to 5; on a
      double tile the direction of its other hex, with ``double`` true). Two hexes of the same level with the
      same ``tile`` (the hex that this tile's first part lies on, which may be covered) belong to one tile:
      so outlines are drawn.
    - ``buildings``, ``settlements``, ``lagoons`` (with the seat of the ``ship`` in it, or null; only with
      the module)
    - ``seats``: ``pool``, ``put`` (covered huts included), ``takes``, ``eliminated``, ``playing``, ``place``
    - ``zone``: null, or ``radius``, or ``width`` and ``height``, in units of a hex's corner radius
    """
    del viewer
    over = position.phase is Phase.OVER
    playing = () if over else in_play(position)
    return {
        "phase": position.phase.value,
        "turn": position.turn if position.active_seats or position.phase is Phase.DRAW else None,
        "hand": position.hand,
        "stack": position.stack,
        "stack_size": position.options.stack_size(position.players),
        "doubles": sorted(position.open_doubles),
        **_island(position.island, ships=position.options.ships),
        "seats": [
            {
                "pool": position.pool(seat)._asdict(),
                "put": position.put[seat]._asdict(),
                "takes": position.takes[seat],
                "eliminated": seat in position.eliminated,
                "playing": seat in playing,
                "place": position.places[seat] or None,
            }
            for seat in range(position.players)
        ],
        "zone": _zone(position.options.zone),
        "options": position.options.to_json(position.players),
        "reason": position.reason,
    }


def _hex(place: Hex) -> Json:
    return list(place)


def _island(island: Island, *, ships: bool) -> dict[str, Json]:
    return {
        "land": [
            {
                "hex": _hex(place),
                "level": cell.level,
                "terrain": cell.terrain,
                "direction": None if cell.direction is None else cell.direction % 6,
                "double": cell.double,
                "tile": _hex(cell.first_hex(place)),
            }
            for place, cell in sorted(island.cells.items())
        ],
        "buildings": [
            {"hex": _hex(place), "seat": building.seat, "kind": building.kind, "number": building.number}
            for place, building in sorted(island.buildings.items())
        ],
        "settlements": [
            {
                "name": hex_text(settlement.name),
                "seat": settlement.seat,
                "hexes": [_hex(place) for place in sorted(settlement.hexes)],
            }
            for settlement in island.settlements
        ],
        "lagoons": [
            {
                "name": hex_text(name),
                "hexes": [_hex(place) for place in sorted(hexes)],
                "ship": island.ships.get(name),
            }
            for name, hexes in sorted(island.lagoons.items())
        ]
        if ships
        else [],
    }


def _zone(name: str) -> Json:
    if name == "none":
        return None
    area = ZONES[name]
    if isinstance(area, Disc):
        return {"name": name, "radius": area.radius}
    return {"name": name, "width": area.width, "height": area.height}
