"""Traces: the format of the goldens, reproducible, and refusals in their place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from atoll.core import Json, Record, RecordError, game
from atoll.core.record import ReplayError
from atoll.core.trace import trace_random, trace_record

DATA = Path(__file__).parents[2] / "data"
TALAT = game("talat")


def golden(name: str) -> list[dict[str, Json]]:
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


def record_of(trace: list[dict[str, Json]], length: int | None = None) -> Record:
    moves = [line["move"] for line in trace[1:-1]]
    return Record.from_json({**trace[0], "moves": moves[:length]})


@pytest.mark.parametrize("name", ["talat-2.jsonl", "talat-3.jsonl"])
def test_a_record_gives_the_golden_lines_in_their_very_form(name: str) -> None:
    lines = [json.dumps(line) for line in trace_record(record_of(golden(name)))]
    assert lines == (DATA / name).read_text().splitlines()


def test_a_record_is_followed_up_to_its_last_move_and_has_the_result_as_it_is_then() -> None:
    lines = list(trace_record(record_of(golden("talat-3.jsonl"), 30)))
    assert len(lines) == 32
    assert lines[-1] == {"result": {"over": False, "reason": None, "places": None, "scores": [0, 0, 0]}}


def test_random_games_depend_on_seed_and_index_alone() -> None:
    options = TALAT.options({}, 3)
    first, again, other, next_one = (
        list(trace_random(TALAT, 3, options, seed, index)) for seed, index in [(1, 0), (1, 0), (2, 0), (1, 1)]
    )
    assert first == again
    assert first != other
    assert first != next_one


def test_a_random_trace_replays_to_itself() -> None:
    lines = list(trace_random(TALAT, 2, TALAT.options({}, 2), seed=5))
    assert list(trace_record(record_of(lines))) == lines
    assert all(line["legal"] == sorted(line["legal"]) for line in lines[1:-1])  # type: ignore[type-var, arg-type]
    assert [line["ply"] for line in lines[1:-1]] == list(range(len(lines) - 2))


def test_an_illegal_move_ends_the_trace_with_its_number_and_rule() -> None:
    record = Record("talat", 3, moves=["put 13 AB a1", "put 13 AB a1"])
    lines = trace_record(record)
    assert [next(lines).get("ply"), next(lines).get("ply")] == [None, 0]
    with pytest.raises(ReplayError, match="A-PUT-1") as caught:
        next(lines)
    assert caught.value.ply == 1


def test_a_move_after_the_end_is_refused() -> None:
    whole = record_of(golden("talat-2.jsonl"))
    longer = Record("talat", 2, moves=[*whole.moves, "move AB a1 a2"])
    with pytest.raises(ReplayError, match="over"):
        list(trace_record(longer))


def test_a_redacted_record_has_no_trace() -> None:
    with pytest.raises(RecordError, match="Secrets were removed"):
        list(trace_record(Record("talat", 3, view=1)))
