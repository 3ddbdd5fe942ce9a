"""Write tests/data/taluva-perft.json: perft counts from mid-game positions of Taluva.

The reference rules play steered random games with many options until a turn in which everything is possible:
an eruption, an expansion, a temple, a tower and, if enabled, a ship and a double tile. From each position of
this turn, all sequences of one and of two moves are counted. Run it with::

    python tools/make_taluva_perft.py
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

from atoll.core import Record
from atoll.core.facts import Json
from atoll.core.position import RulesPosition
from atoll.games.hexes import read_hex
from atoll.games.taluva import GAME
from atoll.games.taluva.rules import Phase, Position

OUT = Path(__file__).parents[1] / "tests" / "data" / "taluva-perft.json"
DEPTH = 2

CASES: list[tuple[int, Mapping[str, Json]]] = [
    (2, {}),
    (3, {"ranking": True}),
    (4, {"teams": True}),
    (5, {}),
    (2, {"all_tiles": True, "fifth": True}),
    (2, {"ships": True}),
    (3, {"doubles": True}),
    (2, {"zone": "beginner"}),
    (3, {"zone": "intermediate-round", "ships": True}),
    (2, {"zone": "intermediate-long", "doubles": True}),
    (2, {"zone": "expert", "ships": True, "doubles": True}),
    (4, {"teams": True, "ships": True, "doubles": True, "zone": "beginner"}),
    (5, {"ranking": True, "ships": True, "doubles": True}),
]


def count(position: Position, depth: int) -> int:
    """Return the number of move sequences of this length; the set-up decides all chance."""
    seat = position.to_move
    if depth == 0:
        return 1
    if not isinstance(seat, int):
        return 0
    if depth == 1:
        return len(position.legal_moves_for(seat))
    total = 0
    for move in position.legal_moves_for(seat):
        after = position.copy()
        after._apply(move, seat)
        total += count(after, depth - 1)
    return total


def choose(position: Position, rng: Random) -> str:
    """Choose moves that build high and grow settlements; leave temples, towers, ships and double tiles."""
    seat = position.turn
    legal = list(position.legal_moves_for(seat))
    if position.phase is Phase.PLACE:
        cells = position.island.cells

        def level(move: str) -> int:
            place = read_hex(move.split()[1])
            return cells[place].level if place in cells else 0

        rng.shuffle(legal)
        return max(legal, key=level) if rng.random() < 0.6 else legal[0]
    wanted = ("draw", "expand") if rng.random() < 0.5 else ("draw", "hut")
    usual = [move for move in legal if move.split()[0] in wanted]
    return rng.choice(usual or legal)


def everything_is_possible(moments: list[Position]) -> bool:
    """Whether the positions of a turn offer every kind of move."""
    options = moments[0].options
    wanted = {"expand", "temple", "tower"} | ({"ship"} if options.ships else set())
    verbs: set[str] = set()
    for position in moments:
        legal = position.legal_moves_for(position.turn)
        verbs |= {move.split()[0] for move in legal}
        if position.phase is Phase.PLACE:
            verbs |= {"erupt" for move in legal if read_hex(move.split()[1]) in position.island.cells}
    return verbs >= wanted | {"erupt"} | ({"draw", "take"} if options.doubles else set())


def find(players: int, chosen: Mapping[str, Json]) -> list[tuple[Record, list[int]]]:
    """Play games until such a turn is found; return the records of its positions with their counts."""
    options = GAME.options(chosen, players)
    for seed in range(500):
        rng = Random(seed)
        game = RulesPosition(GAME, GAME.reference(players, options, GAME.deal(players, options, rng)))
        moments: list[tuple[Position, Record]] = []
        while not game.is_over:
            position = game.reference
            assert isinstance(position, Position)
            if moments and moments[0][0].turn != position.turn:
                moments = []
            moments.append((position.copy(), Record.of(game)))
            if position.phase is Phase.BUILD and everything_is_possible([each for each, _ in moments]):
                return [
                    (record, [count(each, depth) for depth in range(1, DEPTH + 1)])
                    for each, record in moments
                ]
            game.play(choose(position, rng), position.turn)
    raise SystemExit(f"nothing found for {players} players with {dict(chosen)}")


def main() -> None:
    """Write the table."""
    lines = []
    for players, chosen in CASES:
        for record, counts in find(players, chosen):
            lines.append(json.dumps({"record": record.to_json(), "counts": counts}))
            sys.stderr.write(f"{players} {dict(chosen)} {counts}\n")
    OUT.write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
