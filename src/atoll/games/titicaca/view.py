"""What a seat, or a spectator, may see of a position: the JSON that clients draw from.

Open are the country, stocks, scores, villages and regions (C-SET-4). ``rules.secrets`` decides about the
rest: bids until all are in, and which temple is which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from atoll.core.facts import Json
from atoll.core.types import Viewer
from atoll.games.hexes import Hex, hex_text
from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.material import LAKES, TERRAINS
from atoll.games.titicaca.rules import secrets
from atoll.games.titicaca.rules.regions import (
    lake_hex,
    longest_chain,
    open_fields,
    region_fields,
    region_lakes,
    region_names,
    region_terrains,
    village_count,
)
from atoll.games.titicaca.rules.scoring import score

if TYPE_CHECKING:
    from atoll.games.titicaca.rules.position import Position


def view_data(position: Position, viewer: Viewer) -> dict[str, Json]:
    """Return what a viewer may see.

    - ``country``: hex to terrain letter or lake number; ``villages``: hex to seat
    - ``round``: the lake's number, from 16 on extra rounds; ``lake``: its hex, null in an extra round
    - ``step``: what the game waits for; ``waiting``: for whom; ``turn``: whose turn it is, or null
    - ``open``: the empty fields of this round; ``fresh``: the new field of this turn, or null
    - ``bids``: one per seat: a number; null where none is in or it is secret
    - ``sealed``: the seats whose bids are in and not yet shown to all
    - ``regions``: name, fields, the terrains in them, the numbers of the lakes that touch them
    - ``temples``: field, seat, and value, or null where it is secret
    - ``hands``: how many temples a seat holds, and which, or null where it is secret
    - ``chains``, ``village_counts``: what new weapons and the final scoring count, one per seat
    - ``final``: the working of the final scoring when the game is over, else null
    """
    seats = range(position.players)
    over = position.step is Step.OVER
    lake = lake_hex(position, position.round) if position.round <= LAKES else None
    return {
        "game": "titicaca",
        "players": position.players,
        "country": {hex_text(place): shown for place, shown in position.country.items()},
        "arrow": position.arrow,
        "round": position.round,
        "extra": max(0, position.round - LAKES),
        "lake": None if lake is None else hex_text(lake),
        "step": str(position.step),
        "waiting": sorted(position.active_seats),
        "turn": position.order[0] if position.order else None,
        "order": list(position.order),
        "open": [] if over else [hex_text(place) for place in sorted(open_fields(position, position.round))],
        "fresh": None if position.fresh is None else hex_text(position.fresh),
        "bids": [
            position.bids.get(seat) if secrets.sees_bid(position, viewer, seat) else None for seat in seats
        ],
        "sealed": sorted(position.bids) if position.step is Step.BIDDING else [],
        "stocks": list(position.stocks),
        "scores": list(position.scores),
        "villages": {hex_text(place): seat for place, seat in sorted(position.villages.items())},
        "regions": [_region(position, name) for name in region_names(position)],
        "temples": [
            {
                "field": hex_text(place),
                "seat": position.villages[place],
                "value": (value or None)
                if secrets.sees_temples(position, viewer, position.villages[place])
                else None,
            }
            for place, value in sorted(position.temples.items())
        ],
        "hands": [
            {
                "count": len(position.hands[seat]),
                "values": list(position.hands[seat])
                if secrets.sees_temples(position, viewer, seat)
                else None,
            }
            for seat in seats
        ],
        "village_counts": [village_count(position, seat) for seat in seats],
        "chains": [longest_chain(position, seat) for seat in seats],
        "reason": position.reason,
        "final": score(position, None).to_json() if over else None,
    }


def _region(position: Position, name: Hex) -> dict[str, Json]:
    terrains = region_terrains(position, name)
    return {
        "name": hex_text(name),
        "fields": [hex_text(place) for place in sorted(region_fields(position, name))],
        "terrains": [each for each in TERRAINS if each in terrains],
        "lakes": sorted(int(position.country[place]) for place in region_lakes(position, name)),
    }
