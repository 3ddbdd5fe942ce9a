"""Records: exactly the documents of docs/notation.md, and clear words for everything else."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.core import SPECTATOR, AtollError, Record, RecordError, Result, game

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
    with pytest.raises(RecordError, match="isn’t a game record"):
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


# --- files ------------------------------------------------------------------------------------------------


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = Record.from_json(DOCUMENT)
    record.save(path)
    assert Record.load(path) == record
    Record("talat", 2).save(path)
    assert Record.load(path).players == 2
    assert list(tmp_path.iterdir()) == [path]


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    Record.from_json(DOCUMENT).save(path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        Record("talat", 2).save(path)
    assert Record.load(path).players == 3
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_of_records_is_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = json.dumps(DOCUMENT)
    path.write_text(f"\ufeff{line}\n\n{line}\nnonsense\n", encoding="utf-8")
    records = Record.iter_file(path)
    assert next(records) == next(records) == Record.from_json(DOCUMENT)
    with pytest.raises(RecordError):
        next(records)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError):
        Record.load(path)


def test_there_is_no_record_of_a_game_whose_start_is_not_known() -> None:
    position = game("talat").new(players=3)
    position.play("put 13 AB a1")
    for other in (game("talat").parse(str(position)), position.resample(0, Random(1))):
        with pytest.raises(RecordError, match="began"):
            Record.of(other)
    assert Record.of(position).moves == position.moves
