"""A-TWO: two players and the Zihin."""

from __future__ import annotations

from random import Random

import pytest

from atoll.games.talat import GAME
from atoll.games.talat.rules import Position
from unit.games.talat.boards import after_puts, position, refused, steps

ZIHIN = (
    "put 13 CA a1",
    "put 14 CA b1",
    "put 16 CA c1",
    "put 23 BC a5",
    "put 24 BC b5",
    "put 26 BC c5",
    "put 33 BC d5",
    "put 34 BC e5",
)


def test_a_two_0_no_other_numbers_of_players() -> None:
    assert list(GAME.seats) == [2, 3]


def test_a_two_1_first_eight_of_the_zihins_towers() -> None:
    start = Position(2)
    assert {move[7:] for move in start.legal_moves_for(0)} == {
        f"{board} {column}{row}" for board, row in (("CA", 1), ("BC", 5)) for column in "abcde"
    }
    zihin = after_puts(2, *ZIHIN[:3])
    assert zihin.turn == 1
    assert refused(zihin, "put 23 BC a5") == set()
    assert refused(zihin, "put 23 AB a5") == {("A-TWO-1", "line")}
    assert refused(zihin, "put 13 BC a5") == {("A-TWO-1", "hand")}
    assert refused(zihin, "put 23 CA a1") == {("A-PUT-1", "occupied")}


def test_a_two_1_the_ninth_is_out_and_then_each_puts_the_own() -> None:
    start = after_puts(2, *ZIHIN[:-1])
    events = start.play(ZIHIN[-1], 1)
    assert [event.key for event in events] == ["talat-put", "talat-ninth"]
    assert events[0].values["whose"] == "zihin"
    assert events[1].values == {"height": 3, "sides": 6}
    assert start.turn == 0
    assert start.hands["C"] == frozenset()
    assert refused(start, "put 36 CA d1") == {("A-PUT-1", "line")}
    assert refused(start, "put 36 AB a1") == set()
    assert refused(start, "put 36 CA a5") == set()
    assert refused(start, "put 36 BC a1") == {("A-PUT-1", "line")}


@pytest.mark.parametrize("seed", range(5))
def test_a_two_2_who_put_the_last_tower_begins(seed: int) -> None:
    start = after_puts(2, *ZIHIN)
    rng = Random(seed)
    while start.phase() == "put":
        assert start.turn is not None
        last = start.turn
        start.play(rng.choice(start.legal_moves_for(last)), last)
    assert start.turn == last == 1
    assert sum(map(len, start.boards.values())) == 26


@pytest.mark.parametrize(
    ("turn", "usable"),
    [
        ("A", {("AB", "b1"), ("CA", "d5"), ("BC", "d5")}),
        ("B", {("AB", "d5"), ("BC", "b1"), ("CA", "b1")}),
    ],
)
def test_a_two_3_the_own_towers_and_the_zihins_on_the_opponents_board(
    turn: str, usable: set[tuple[str, str]]
) -> None:
    boards = {
        "ab": ". . . B13 .  . . . . .  . . . . .  . . . . .  . A24 . . .",
        "bc": ". . . C13 .  . . . . .  . . . . .  . . . . .  . B24 . . .",
        "ca": ". . . A13 .  . . . . .  . . . . .  . . . . .  . C24 . . .",
    }
    case = position(**boards, turn=turn, players=2)
    for board in ("AB", "BC", "CA"):
        for square, target in (("b1", "b2"), ("d5", "d4")):
            reasons = refused(case, f"move {board} {square} {target}")
            assert reasons == (set() if (board, square) in usable else {("A-TWO-3", None)})
            assert bool(steps(case, board=board, origin=square)) == ((board, square) in usable)


def test_a_two_4_what_a_zihin_tower_captures_belongs_to_the_player() -> None:
    case = position(
        bc="""
        .  .  .  .  C16
        .  .  .  .  .
        . C13 C24 .  .
        . B14 .  .  .
        .  .  .  .  .
        """,
        players=2,
    )
    assert refused(case, "capture BC c3 b3") == {("A-CAP-1", "own"), ("A-TWO-4", None)}
    events = case.play("capture BC c3 b2", 0)
    assert [str(tower) for tower in case.captured[0]] == ["B14"]
    assert events[0].values["whose"] == "zihin"
    assert case.result.scores == (5, 0)


def test_a_two_4_who_captures_from_the_zihin_keeps_the_tower() -> None:
    case = position(
        ca="""
        .  .  .  .  A13
        .  .  . A24 .
        .  .  . C14 .
        .  .  .  .  .
        .  .  .  .  C16
        """,
        players=2,
    )
    events = case.play("capture CA d4 d3", 0)
    assert [str(tower) for tower in case.captured[0]] == ["C14"]
    assert events[0].values["prey_whose"] == "zihin"
    assert "prey_seat" not in events[0].values


def test_a_two_5_the_zihins_towers_on_the_opponents_line_and_own_ones_on_the_zihins() -> None:
    case = position(
        ab=". A13 . . B16  . . . . .  . . . . .  . . . . .  B13 B14 . . A24",
        bc=". B24 . . C16  . . . . .  . . . . .  . . . . .  C13 C14 C33 . B26",
        ca=". C24 . . A16  . . . . .  . . . . .  . . . . .  . A33 . A34 C34",
        players=2,
    )
    assert case.frozen == {"CA"}
    # A: A13 on B's line; C13, C14, C33 on B's line; A33, A34 on the Zihin's line.
    # B: B13, B14 on A's line; C24 on A's line; B24 on the Zihin's line.
    assert case.result.scores == (3 * 6, 3 * 4)
    assert GAME.engine(case).result() == case.result
