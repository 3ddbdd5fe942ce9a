"""Moves and pictures as text, and back."""

from __future__ import annotations

from random import Random
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.core import NotationError, SetupError
from atoll.games.talat.material import Kind, Square, Tower
from atoll.games.talat.notation import Put, Step, read_move, read_tower
from atoll.games.talat.picture import draw, read_picture
from atoll.games.talat.rules import Position
from unit.games.talat.boards import position

PICTURE = """\
    3 players, A to move
          AB                      BC                      CA frozen
    5   .  B13  .   .   .       .   .   .  C24  .       .   .   .   .   .
    4   .   .   .   .   .       .   .   .   .   .       .   .   .   .   .
    3   .   .   .   .   .       .   .   .   .   .       .   .   .  C36  .
    2   .  A23  .   .   .       .  B26  .   .   .       .   .   .   .   .
    1   .   .   .   .   .       .   .   .   .   .       .  A14  .   .   .
        a   b   c   d   e       a   b   c   d   e       a   b   c   d   e
    A captured B14 C16
"""


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("put 36 AB a1", Put(Kind(3, 6), "AB", Square(0, 1))),
        ("put 13 CA e5", Put(Kind(1, 3), "CA", Square(4, 5))),
        ("move BC a1 b2", Step(False, "BC", Square(0, 1), Square(1, 2))),
        ("capture AB c3 b3", Step(True, "AB", Square(2, 3), Square(1, 3))),
    ],
)
def test_a_move_is_read_and_written(text: str, move: Put | Step) -> None:
    assert read_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "put", "put 36 AB", "put 45 AB a1", "put 36 AC a1", "put 36 AB f1", "put 36 AB a6", "move AB a1",
     "Move AB a1 a2", "move AB a1  a2", "move AB a1 a2 ", " move AB a1 a2", "move AB a1 a2\n", "pass",
     "capture ab a1 a2", "move AB a1-a2", "put \uff136 AB a1"],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match=r"isn’t a Talat move\. Examples: put 36 AB a1"):
        read_move(text)


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = read_move(text)
    except NotationError:
        return
    assert str(move) == text


def test_a_tower() -> None:
    assert read_tower("C24") == Tower("C", Kind(2, 4))
    with pytest.raises(NotationError, match=r"isn’t a tower\. Write towers like A36"):
        read_tower("C25")


def test_a_picture_is_read_and_drawn() -> None:
    drawn = Position.read(PICTURE)
    assert drawn.picture() == dedent(PICTURE)
    assert draw(read_picture(PICTURE)) == dedent(PICTURE)
    assert drawn.frozen == {"CA"}
    assert drawn.boards["AB"] == {Square(1, 5): read_tower("B13"), Square(1, 2): read_tower("A23")}
    assert drawn.captured[0] == {read_tower("B14"), read_tower("C16")}


@pytest.mark.parametrize("players", [2, 3])
def test_every_position_of_a_game_is_drawn_and_read(players: int) -> None:
    here, rng = Position(players), Random(players)
    while here.turn is not None:
        assert Position.read(here.picture()) == here
        here.play(rng.choice(here.legal_moves_for(here.turn)), here.turn)
    assert "over" in here.picture()
    assert Position.read(here.picture()) == here


def test_marks_of_frozen_boards_may_be_left_out() -> None:
    assert Position.read(PICTURE.replace("CA frozen", "CA")) == Position.read(PICTURE)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("3 players", "4 players"), "it starts with a line like"),
        (("A to move", "D to move"), "it starts with a line like"),
        (("BC", "CB"), "the board names AB, BC and CA"),
        (("4   .   .", "4   ."), "a row has its number"),
        (("2   .  A23", "1   .  A23"), "a row has its number"),
        (("a   b   c   d   e       a", "a   b   c   d   e       b"), "the letters a to e"),
        (("A captured", "D captured"), "a last line lists a player’s captures"),
        (("A captured", "A lost"), "a last line lists a player’s captures"),
        (("A23", "A27"), "isn’t a tower"),
    ],
)
def test_a_wrong_picture_names_the_line(change: tuple[str, str], problem: str) -> None:
    assert change[0] in PICTURE
    with pytest.raises(NotationError, match=problem):
        read_picture(PICTURE.replace(*change, 1))


@pytest.mark.parametrize("text", ["", "\n", "3 players, A to move", "nonsense"])
def test_a_picture_that_is_none(text: str) -> None:
    with pytest.raises(NotationError, match="is wrong in a Talat position"):
        read_picture(text)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ([("AB        ", "AB frozen ")], "marked as frozen. Frozen are: CA"),
        ([("A to move", "over")], "the game goes on"),
        ([("C24", " . "), ("CA frozen", "CA")], "already over in this position"),
        ([("B13", "B26")], "Tower B26 appears twice"),
        ([("B14", "B13")], "Tower B13 appears twice"),
        ([("B13", "C13")], "Tower C13 can’t stand on b5, board AB"),
        ([("A to move", "A to put")], "A23 can’t stand on b2"),
        (
            [("A23  .   .   .", "A23 A33 A34 A36"), ("2   . ", "2  A16"), ("1   . ", "1  A26")],
            "more than five",
        ),
    ],
)
def test_positions_that_cannot_be(changes: list[tuple[str, str]], problem: str) -> None:
    text = PICTURE
    for change in changes:
        assert change[0] in text
        text = text.replace(*change, 1)
    with pytest.raises(SetupError, match=problem):
        Position.read(text)


def test_it_must_be_the_turn_of_somebody_who_can_move() -> None:
    # B14 may capture C13, which cannot go on; C has nothing else.
    boards = {"bc": ". . . . .  . . . . .  . . . . .  . . . . .  . . . B14 C13", "frozen": ("CA",)}
    assert position(**boards, turn="B").turn == 1
    with pytest.raises(SetupError, match="can’t be the turn of seat 2, who has no move"):
        position(**boards, turn="C")


def test_numbers_of_towers_must_fit_whose_turn_it_is_to_put() -> None:
    start = Position(3)
    start.play("put 36 AB a1", 0)
    text = start.picture()
    assert text.startswith("3 players, B to put")
    with pytest.raises(SetupError, match="don’t match whose turn it is"):
        Position.read(text.replace("B to put", "C to put"))
    with pytest.raises(SetupError, match="don’t match whose turn it is"):
        Position.read(text + "A captured B13\n")
