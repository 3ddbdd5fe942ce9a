"""Golden traces: the moves fed back give the same lines, by either reading."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from atoll.core import Position
from atoll.games.talat import GAME

DATA = Path(__file__).parents[3] / "data"


@pytest.mark.parametrize("literal", [True, False], ids=["rules", "engine"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_trace_comes_out_the_same(players: int, literal: bool) -> None:
    header, *plies, last = map(json.loads, (DATA / f"talat-{players}.jsonl").read_text().splitlines())
    start = GAME.law if literal else GAME.start
    position: Position = start(players, GAME.options(header["options"], players), header["setup"])
    for ply in plies:
        assert position.to_move() == ply["player"], ply["ply"]
        assert list(position.legal(ply["player"])) == ply["legal"], ply["ply"]
        position.play(ply["player"], ply["move"])
    assert {"result": position.result().to_json()} == last
