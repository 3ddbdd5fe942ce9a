"""The table of move counts that the rules made (tools/make_taluva_perft.py): both readings keep it."""

import json
from pathlib import Path

import pytest

from atoll.core import Record
from atoll.core.perft import perft
from atoll.games.taluva.rules import Phase, Position

ROWS = json.loads((Path(__file__).parents[3] / "data" / "taluva-perft.json").read_text())


def reference_at(row: dict[str, object]) -> Position:
    position = Record.from_json(row["record"]).position(literal=True).reference
    assert isinstance(position, Position)
    return position


def two_moves(position: Position) -> int:
    """Count the sequences of two moves."""
    total = 0
    for move in position.legal_moves_for(position.turn):
        after = position.copy()
        after._apply(move, position.turn)
        total += len(after.legal_moves_for(after.turn))
    return total


@pytest.mark.parametrize("row", ROWS)
def test_the_engine_counts_the_same(row: dict[str, object]) -> None:
    assert [number for _, number in perft(Record.from_json(row["record"]), 2)] == row["counts"]


@pytest.mark.parametrize("row", [row for row in ROWS if row["counts"][1] < 1000])
def test_small_counts(row: dict[str, object]) -> None:
    position = reference_at(row)
    assert [len(position.legal_moves_for(position.turn)), two_moves(position)] == row["counts"]


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row["counts"][1] >= 1000])
def test_large_counts(row: dict[str, object]) -> None:
    position = reference_at(row)
    assert [len(position.legal_moves_for(position.turn)), two_moves(position)] == row["counts"]


@pytest.mark.slow
def test_the_positions_offer_everything() -> None:
    offered: dict[str, set[str]] = {}
    for row in ROWS:
        position = reference_at(row)
        verbs = offered.setdefault(json.dumps(row["record"]["options"]) + str(position.players), set())
        for move in position.legal_moves_for(position.turn):
            verbs.add(move.split()[0])
            if position.phase is Phase.PLACE:
                place = tuple(map(int, move.split()[1].split(",")))
                verbs.add("erupt" if place in position.island.cells else "tile")
    for options, verbs in offered.items():
        assert verbs >= {"erupt", "expand", "temple", "tower"}, options
        assert ("ship" in verbs) == ("ships" in options)
        assert ("take" in verbs) == ("doubles" in options)
