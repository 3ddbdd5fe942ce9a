"""Records: exactly the documents of docs/notation.md, and clear words for everything else."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.core import SPECTATOR, AtollError, Record, RecordError, Result

DOCUMENT = {
    "format": "atoll-record/1",
    "game": "talat",
    "players": 3,
    "options": {},
    "setup": {},
    "moves": ["put 13 AB a1"],
    "result": {"over": False, "reason": None, "places": None, "scores": [0, 0, 0]},
}


def test_a_document_reads_and_writes_to_the_letter() -> None:
    text = json.dumps(DOCUMENT)
    assert Record.loads(text).dumps() == text


def test_the_parts_come_in_their_fixed_order() -> None:
    shuffled = dict(reversed(DOCUMENT.items()))
    assert list(Record.from_json(shuffled).to_json()) == list(DOCUMENT)


def test_a_header_has_neither_moves_nor_result() -> None:
    header = Record.from_json(DOCUMENT).header()
    assert list(header) == ["format", "game", "players", "options", "setup"]


def test_a_view_is_a_seat_or_the_spectator() -> None:
    assert Record.from_json({**DOCUMENT, "view": "spectator"}).view is SPECTATOR
    assert Record.from_json({**DOCUMENT, "view": 2}).view == 2
    assert Record.from_json({**DOCUMENT, "view": "spectator"}).to_json()["view"] == "spectator"


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"format": "atoll-record/2"}, "atoll-record/1"),
        ({"format": None}, "atoll-record/1"),
        ({"game": 3}, "game"),
        ({"players": "3"}, "players"),
        ({"players": True}, "players"),
        ({"options": None}, "options"),
        ({"setup": []}, "setup"),
        ({"moves": "put 13 AB a1"}, "moves"),
        ({"moves": [1]}, "moves"),
        ({"view": "nobody"}, "view"),
        ({"view": True}, "view"),
        ({"result": {}}, "result"),
        ({"result": {"over": 1, "reason": None, "places": None, "scores": []}}, "result"),
        ({"result": {"over": True, "reason": 1, "places": None, "scores": []}}, "result"),
        ({"result": {"over": True, "reason": "x", "places": "12", "scores": []}}, "result"),
        ({"result": {"over": True, "reason": "x", "places": [1.5], "scores": []}}, "result"),
        ({"result": {"over": True, "reason": "x", "places": None, "scores": 7}}, "result"),
    ],
)
def test_a_wrong_part_is_named(change: dict[str, object], part: str) -> None:
    with pytest.raises(RecordError, match=part):
        Record.from_json({**DOCUMENT, **change})


@pytest.mark.parametrize("part", ["game", "players", "options", "setup"])
def test_a_missing_part_is_named(part: str) -> None:
    with pytest.raises(RecordError, match=part):
        Record.from_json({name: value for name, value in DOCUMENT.items() if name != part})


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '"text"', json.dumps(DOCUMENT)[:-9], "[" * 100_000]
)
def test_text_that_is_no_record_says_so(text: str) -> None:
    with pytest.raises(RecordError, match="no record"):
        Record.loads(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(DOCUMENT, json_values) | {"view": json_values}))
def test_no_document_crashes_the_reader(change: dict[str, object]) -> None:
    with suppress(AtollError):
        Record.from_json({**DOCUMENT, **change}).position()


def test_a_result_is_written_as_the_notation_says() -> None:
    result = Result(
        over=True, reason="early", places=(1, 2, 2), scores=((3, 0, 0, 9), (1, 2, 0, 4), (0, 0, 0, 0))
    )
    written = result.to_json()
    assert written == {
        "over": True,
        "reason": "early",
        "places": [1, 2, 2],
        "scores": [[3, 0, 0, 9], [1, 2, 0, 4], [0, 0, 0, 0]],
    }
    assert Result.from_json(written) == result
