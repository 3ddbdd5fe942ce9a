"""Traces of two games that were played elsewhere: fed back, every line must come out the same."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from atoll.core import Position
from atoll.games.taluva import GAME

DATA = Path(__file__).parents[3] / "data"


@pytest.mark.parametrize("name", ["taluva-2.jsonl", "taluva-4-modules.jsonl"])
@pytest.mark.parametrize("reading", [GAME.law, GAME.start], ids=["rules", "engine"])
def test_both_readings_give_the_same_trace(reading: Callable[..., Position], name: str) -> None:
    header, *plies, end = (json.loads(line) for line in (DATA / name).read_text().splitlines())
    players = header["players"]
    options = GAME.options(header["options"], players)
    position = reading(players, options, header["setup"])
    assert options.given(players) == header["options"]
    assert json.dumps(position.setup()) == json.dumps(header["setup"])
    for ply in plies:
        assert position.to_move() == ply["player"]
        assert position.legal(ply["player"]) == ply["legal"]
        position.play(ply["player"], ply["move"])
    assert position.result().to_json() == end["result"]
