"""``atoll draw``: a position of a record as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from atoll.core import SPECTATOR, Record, game
from atoll.core.drawing import LIGHT
from svg_reader import Picture

if TYPE_CHECKING:
    from ...conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Record:
    position = game("talat").new(2)
    for move in ("put 13 BC a5", "put 14 BC b5", "put 16 CA c1"):
        position.play(move)
    made = Record.of(position)
    (tmp_path / "game.json").write_text(made.dumps())
    return made


def test_the_last_position_is_drawn(run: Run, record: Record) -> None:
    ran = run("draw", "game.json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == record.position().svg()
    assert len(Picture(ran.out).all("tower")) == 3


def test_chosen_colours_and_shapes_are_drawn(run: Run, record: Record, tmp_path: Path) -> None:
    looks = [{"colour": 3, "shape": 4}, {"colour": 0, "shape": 1}]
    document = {**json.loads(record.dumps()), "table": {"names": ["Ada", "Bo"], "looks": looks}}
    (tmp_path / "club.json").write_text(json.dumps(document))
    ran = run("draw", "club.json")
    assert ran.out == record.position().svg(looks=looks) != record.position().svg()
    assert LIGHT["seat-3"] in ran.out
    assert LIGHT["seat-1"] not in ran.out
    assert "-sign-4" in ran.out
    (tmp_path / "odd.json").write_text(json.dumps({**document, "table": {"looks": [{"colour": 9}]}}))
    assert run("draw", "odd.json").out == record.position().svg()


def test_an_earlier_position_is_drawn_into_a_file(run: Run, record: Record, tmp_path: Path) -> None:
    ran = run("draw", "game.json", "--ply", "1", "--out", "board.svg", "--lang", "de", "--width", "300")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    picture = Picture((tmp_path / "board.svg").read_text("utf-8"))
    assert len(picture.all("tower")) == 1
    assert picture.root.get("lang") == "de"
    assert picture.root.get("width") == "300"


def test_it_looks_as_asked_for(run: Run, record: Record) -> None:
    ran = run("draw", "game.json", "--dark", "--coordinates", "--seat", "1")
    assert ran.out == record.position().svg(viewer=1, theme="dark", coordinates=True)


def test_only_what_a_record_tells_is_drawn(run: Run, tmp_path: Path) -> None:
    position = game("titicaca").new(2, seed=1)
    for seat in (0, 1):
        position.play("bid 17" if seat else "bid 3", seat=seat)
    for viewer in (1, SPECTATOR):
        (tmp_path / "game.json").write_text(Record.of(position, viewer).dumps())
        ran = run("draw", "game.json")
        assert (ran.code, ran.err) == (0, "")
        assert "bid 17" in Picture(ran.out).texts
    ran = run("draw", "game.json", "--seat", "0")
    assert ran.code == 2
    assert "another viewer" in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name a file"),
        (["none.json"], "Can’t read"),
        (["game.json", "--ply", "4"], "3 moves"),
        (["game.json", "--ply", "-1"], "--ply"),
        (["game.json", "--seat", "2"], "no seat 2"),
        (["game.json", "--width", "0"], "--width"),
        (["game.json", "--out", "no/such/folder.svg"], "Can’t write"),
    ],
)
def test_what_is_wrong_is_said(run: Run, record: Record, arguments: list[str], said: str) -> None:
    ran = run("draw", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err


def test_a_file_with_several_records_is_refused(run: Run, record: Record, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(f"{record.dumps()}\n{record.dumps()}\n")
    assert run("draw", "game.json").code == 2
