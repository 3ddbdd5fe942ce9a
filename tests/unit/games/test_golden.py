"""Traces of games that were played elsewhere: fed back, every line comes out the same, by either reading."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from atoll.core import Position, Record, game, game_names
from atoll.core.position import RulesPosition
from atoll.core.trace import trace_record

DATA = Path(__file__).parents[2] / "data"
TRACES = sorted(path.name for name in game_names() for path in DATA.glob(f"{name}-*.jsonl"))


def lines_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def test_every_game_has_two_traces() -> None:
    assert sorted(name.partition("-")[0] for name in TRACES) == sorted(2 * game_names())


@pytest.mark.parametrize("literal", [True, False], ids=["rules", "engine"])
@pytest.mark.parametrize("name", TRACES)
def test_both_readings_give_the_same_trace(name: str, *, literal: bool) -> None:
    header, *plies, last = lines_of(name)
    played, players = game(header["game"]), header["players"]
    options = played.options(header["options"], players)
    assert options.to_json(players) == header["options"]
    reference = played.reference(players, options, header["setup"])
    position = RulesPosition(played, reference) if literal else Position(played, reference)
    assert json.dumps(position.setup()) == json.dumps(header["setup"])
    for ply in plies:
        assert position.to_move == ply["player"], ply["ply"]
        assert list(position.legal_moves_for(ply["player"])) == ply["legal"], ply["ply"]
        position.play(ply["move"], ply["player"])
    assert {"result": position.result.to_json()} == last


@pytest.mark.parametrize("name", TRACES)
def test_the_moves_fed_back_give_every_line_again(name: str) -> None:
    header, *plies, _ = lines = lines_of(name)
    record = Record.from_json({**header, "moves": [ply["move"] for ply in plies]})
    assert json.dumps(list(trace_record(record))) == json.dumps(lines)
