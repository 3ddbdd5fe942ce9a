"""Traces of two games that were played elsewhere: fed back, every line must come out the same."""

import json
from pathlib import Path

import pytest

from atoll.core import Record
from atoll.core.trace import trace_record
from atoll.games.titicaca import GAME

DATA = Path(__file__).parents[3] / "data"


@pytest.mark.parametrize("name", ["titicaca-3.jsonl", "titicaca-5.jsonl"])
def test_the_literal_rules_give_the_same_trace(name: str) -> None:
    header, *plies, end = (json.loads(line) for line in (DATA / name).read_text().splitlines())
    players = header["players"]
    position = GAME.law(players, GAME.options({}, players), header["setup"])
    assert json.dumps(position.setup()) == json.dumps(header["setup"])
    for ply in plies:
        assert position.to_move() == ply["player"]
        assert position.legal(ply["player"]) == ply["legal"]
        position.play(ply["player"], ply["move"])
    assert position.result().to_json() == end["result"]


@pytest.mark.parametrize("name", ["titicaca-3.jsonl", "titicaca-5.jsonl"])
def test_the_moves_fed_back_give_every_line_again(name: str) -> None:
    lines = [json.loads(line) for line in (DATA / name).read_text().splitlines()]
    header, *plies, _ = lines
    record = Record.from_json({**header, "moves": [ply["move"] for ply in plies]})
    assert json.dumps(list(trace_record(record))) == json.dumps(lines)
