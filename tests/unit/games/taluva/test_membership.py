"""Generation and membership agree: what is listed is legal, and nothing else is."""

import json
from pathlib import Path

import pytest

from atoll.core import Record
from atoll.games.hexes import hex_text
from atoll.games.taluva.rules import Phase, Position

DATA = Path(__file__).parents[3] / "data" / "taluva-perft.json"
ROWS = {
    f"{row['record']['players']}-{'-'.join(row['record']['options'])}-{len(row['record']['moves'])}": row
    for row in json.loads(DATA.read_text())
}


def every_move(position: Position) -> list[str]:
    """Return every move there could be on the island and around it."""
    cells = position.island.cells
    around = [
        hex_text((q, r))
        for q in range(min(q for q, _ in cells) - 3, max(q for q, _ in cells) + 4)
        for r in range(min(r for _, r in cells) - 3, max(r for _, r in cells) + 4)
    ]
    if position.phase is Phase.CHOOSE:
        return ["draw", *(f"take {double}" for double in ("VL", "VJ", "VS", "VV", "JJ"))]
    if position.phase is Phase.PLACE:
        return [f"tile {place} {direction}" for place in around for direction in range(6)]
    verbs = [f"{verb} {place}" for verb in ("hut", "tower", "temple", "ship") for place in around]
    return [*verbs, *(f"expand {place} {terrain}" for place in around for terrain in "JCSRL")]


@pytest.mark.parametrize("name", sorted(ROWS)[::4])
def test_exactly_the_legal_moves_break_no_rule(name: str) -> None:
    position = Record.from_json(ROWS[name]["record"]).position(literal=True).reference
    assert isinstance(position, Position)
    legal = position.legal_moves_for(position.turn)
    assert len(set(legal)) == len(legal)
    assert sorted(move for move in every_move(position) if position.is_legal(move, position.turn)) == legal
