"""Read a position of Titicaca from an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import numpy as np

from atoll.games.hexes import Hex
from atoll.games.titicaca import codes, rules
from atoll.games.titicaca.material import TERRAINS
from atoll.research.encoding import Encoding
from atoll.research.sections import Observation, index_of_flag

__all__ = ["decode"]


def decode(encoding: Encoding, parts: Mapping[str, Observation]) -> rules.Position:
    """Return the position that the sections of an observation tell."""
    hexes: dict[int, Hex] = {}
    country: dict[Hex, str] = {}
    for number, (known, q, r, *terrain, lake) in enumerate(parts["country"].tolist()):
        if known:
            hexes[number] = (q, r)
            country[q, r] = str(lake) if lake else TERRAINS[terrain.index(1)]
    seats = parts["seats"].tolist()
    step = codes.STEPS[cast("int", index_of_flag(parts["step"]))]
    there, first, second = parts["temples"]
    order = sorted((mark[4], seat) for seat, mark in enumerate(seats) if mark[4])
    arrow, first_arrow = (int(seat) - 1 if seat else None for seat in parts["arrow"])
    reason, fresh = index_of_flag(parts["reason"]), index_of_flag(parts["fresh"])
    return rules.Position(
        encoding.players,
        options=encoding.options,
        country=country,
        arrow=arrow,
        first_arrow=first_arrow,
        step=step,
        round=int(parts["round"][0]),
        stocks=[mark[0] for mark in seats],
        scores=[mark[1] for mark in seats],
        bids={seat: mark[2] for seat, mark in enumerate(seats) if mark[2] >= 0 or mark[3]},
        order=tuple(seat for _, seat in order),
        fresh=None if fresh is None else hexes[fresh],
        villages={hexes[h]: int(seat) for seat, h in np.argwhere(parts["villages"]).tolist()},
        regions={
            hexes[number]: hexes[name - 1] for number, name in enumerate(parts["regions"].tolist()) if name
        },
        temples={hexes[h]: int(first[h] + 2 * second[h]) for h in np.flatnonzero(there).tolist()},
        hands=[
            tuple(value for value, held in ((1, mark[6]), (2, mark[7])) if held) or (0,) * mark[5]
            for mark in seats
        ],
        known={seat for seat, mark in enumerate(seats) if mark[8]},
        reason=None if reason is None else codes.REASONS[reason],
    )
