"""trace, replay and perft, as other programs call them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.cli.translate import LONGEST

from ...conftest import DATA, Run

Writer = Callable[..., Path]


def test_random_traces_are_reproducible_and_complete(run: Run) -> None:
    arguments = ("trace", "talat", "--players", "3", "--seed", "7", "--games", "2")
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert run(*arguments) == ran
    lines = [json.loads(line) for line in ran.out.splitlines()]
    heads = [at for at, line in enumerate(lines) if "format" in line]
    assert len(heads) == 2
    assert list(lines[0]) == ["format", "game", "players", "options", "setup"]
    assert list(lines[1]) == ["ply", "player", "legal", "move"]
    assert list(lines[-1]["result"]) == ["over", "reason", "places", "scores"]
    assert run(*arguments[:-1], "1").out.splitlines() == ran.out.splitlines()[: heads[1]]


@pytest.mark.parametrize("players", [2, 3])
def test_a_record_gives_the_golden_trace_to_the_letter(run: Run, talat_record: Writer, players: int) -> None:
    ran = run("trace", "--record", str(talat_record(players)))
    assert ran.out == (DATA / f"talat-{players}.jsonl").read_text()


def test_several_records_one_a_line_from_standard_input(run: Run, talat_record: Writer) -> None:
    text = "".join(talat_record(players).read_text() + "\n" for players in (2, 3))
    ran = run("trace", "--record", "-", stdin=text)
    assert ran.out == "".join((DATA / f"talat-{players}.jsonl").read_text() for players in (2, 3))


def test_a_record_may_be_laid_out_over_several_lines(run: Run, talat_record: Writer) -> None:
    path = talat_record()
    path.write_text(json.dumps(json.loads(path.read_text()), indent=2))
    assert run("replay", str(path)).code == 0


def test_replay_prints_the_result_and_says_that_all_is_well(run: Run, talat_record: Writer) -> None:
    ran = run("replay", str(talat_record(3)))
    assert ran.code == 0
    assert json.loads(ran.out) == json.loads((DATA / "talat-3.jsonl").read_text().splitlines()[-1])
    assert ran.err == "talat: all 97 moves are legal.\n"


def test_replay_names_the_move_and_the_rule(run: Run, talat_record: Writer) -> None:
    path = talat_record(3, moves=["put 13 AB a1", "put 13 AB a1"])
    ran = run("replay", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert "Move 2 " in ran.err
    assert "A-PUT-1" in ran.err
    assert "seat" not in run("replay", str(path), "--lang", "fr").err
    assert "Le coup 2 " in run("replay", str(path), "--lang", "fr").err


def test_replay_names_the_line_where_there_are_several(run: Run, talat_record: Writer) -> None:
    good, bad = talat_record(3).read_text(), talat_record(3, moves=["put 13 BC a1"]).read_text()
    ran = run("replay", "-", stdin=f"{good}\n\n{bad}\n")
    assert ran.code == 2
    assert "atoll: Line 3: Move 1 " in ran.err


def test_replay_compares_the_stated_result(run: Run, talat_record: Writer) -> None:
    result = {"over": True, "reason": "frozen", "places": [1, 2, 3], "scores": [9, 8, 7]}
    ran = run("replay", str(talat_record(3, result=result)))
    assert ran.code == 2
    assert "its moves lead to" in ran.err


@pytest.mark.usefixtures("pearls")
def test_a_redacted_record_is_checked_as_far_as_known_and_replay_says_so(run: Run, tmp_path: Path) -> None:
    data = {
        "format": "atoll-record/1",
        "game": "pearls",
        "players": 2,
        "options": {},
        "setup": {"row": [1]},
        "view": 1,
        "moves": ["bid 1", "bid 0", "pocket ?"],
    }
    path = tmp_path / "seen.json"
    path.write_text(json.dumps(data))
    ran = run("replay", str(path))
    assert ran.code == 0
    assert "checked as far as known" in ran.err
    path.write_text(json.dumps({**data, "moves": ["bid 1", "bid x"]}))
    assert run("replay", str(path)).code == 2
    for command in (["trace", "--record"], ["perft", "--depth", "1", "--record"]):
        ran = run(*command, str(path))
        assert ran.code == 2
        assert "Secrets were removed" in ran.err


def test_perft_prints_one_line_a_depth(run: Run, talat_record: Writer) -> None:
    ran = run("perft", "--record", str(talat_record(length=0)), "--depth", "2")
    assert ran.out == '{"depth": 1, "count": 90}\n{"depth": 2, "count": 8100}\n'


@pytest.mark.usefixtures("pearls")
def test_perft_says_where_a_partial_set_up_ends(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    path.write_text(
        '{"format": "atoll-record/1", "game": "pearls", "players": 2, "options": {}, "setup": {"row": [2]}}'
    )
    ran = run("perft", "--record", str(path), "--depth", "9")
    assert ran.code == 2
    assert ran.out.splitlines()[-1] == '{"depth": 3, "count": 32}'
    assert "gives only part of the setup" in ran.err


HEAD = b'{"format": "atoll-record/1", "game": "talat", "players": 3, "options": {}, "setup": {}, '
HALF = '{"format": "atoll-record/1", "game": "talat", "pla'


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b" \n\n",
        HALF.encode(),
        HALF.encode() + b"\nyers",
        b"\x00\x01\xff\xfe",
        b"\x89PNG\r\n\x1a\n",
        b"[]",
        b"null",
        b"{}",
        b'{"format": "atoll-record/2"}',
        b'{"format": "atoll-record/1", "game": "talat", "players": 3, "options": {}}',
        b'{"format": "atoll-record/1", "game": "talat", "players": "3", "options": {}, "setup": {}}',
        b'{"format": "atoll-record/1", "game": "talat", "players": 3, "options": [], "setup": {}}',
        b'{"format": "atoll-record/1", "game": "talat", "players": 3, "options": {"x": 1}, "setup": {}}',
        b'{"format": "atoll-record/1", "game": "talat", "players": 3, "options": {}, "setup": {"deck": []}}',
        b'{"format": "atoll-record/1", "game": "ludo", "players": 3, "options": {}, "setup": {}}',
        HEAD + b'"moves": [1]}',
        HEAD + b'"moves": ["\\u001b[2J"]}',
        HEAD + b'"moves": ["\\ud800"]}',
        HEAD + b'"result": 3}',
        b"[" * 100_000,
        b'{"format": "' + b"x" * 1_000_000 + b'"}',
    ],
)
@pytest.mark.parametrize(
    ("command", "lang"),
    [(["replay"], "en"), (["trace", "--record"], "fr"), (["perft", "--depth", "1", "--record"], "de")],
)
def test_what_is_no_record_is_told_in_one_line(
    run: Run, tmp_path: Path, command: list[str], content: bytes, lang: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    ran = run(*command, str(path), "--lang", lang)
    assert ran.code == 2
    assert ran.err.startswith("atoll: ")
    assert ran.err.count("\n") == 1
    assert ran.err.strip().isprintable()
    assert len(ran.err) < LONGEST + 20


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    for name in ("missing.json", str(tmp_path), "a\0b"):
        ran = run("replay", name)
        assert ran.code == 2
        assert "Can’t read" in ran.err
        assert ran.err.count("\n") == 1


@pytest.mark.slow
@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_no_garbage_makes_a_traceback(garbage: bytes) -> None:
    import io
    import sys
    from unittest.mock import patch

    from atoll.cli import main

    with (
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(garbage))),
        patch.object(sys, "stderr", io.StringIO()) as errors,
    ):
        assert main(["replay", "-"]) == 2
    assert errors.getvalue().count("\n") == 1
