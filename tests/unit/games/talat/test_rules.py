"""The rules for three players: for every id a case in which it allows and one in which it forbids."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from atoll.core import SPECTATOR, IllegalMove, SetupError
from atoll.games.talat import GAME
from atoll.games.talat.material import Kind
from atoll.games.talat.rules import Board, Position
from atoll.games.talat.view import view_data
from unit.games.talat.boards import after_puts, position, refused, steps

EMPTY = "  . . . . .  . . . . .  . . . . .  . . . . .  . . . . .  "


def all_stand() -> Position:
    """A 3-player game whose last tower has just been put."""
    start = Position(3)
    rng = Random(5)
    while start.phase() == "put":
        assert start.turn is not None
        start.play(rng.choice(start.legal_moves_for(start.turn)), start.turn)
    return start


# --- the beginning ----------------------------------------------------------------------------------------


def test_a_set_1_seat_0_begins_and_seats_follow_in_order() -> None:
    start = Position(3)
    seats = []
    for move in ("put 36 AB a1", "put 36 BC a1", "put 36 CA a1", "put 13 AB b1"):
        assert start.turn is not None
        seats.append(start.turn)
        start.play(move, start.turn)
    assert seats == [0, 1, 2, 0]
    assert [refusal.key for refusal in start.explain("put 14 AB c1", 0)] == ["not-your-turn"]


def test_a_put_1_any_tower_on_any_free_square_of_the_own_two_lines() -> None:
    start = Position(3)
    assert len(start.legal_moves_for(0)) == 9 * 10
    assert {move[7:] for move in start.legal_moves_for(0)} == {
        f"{board} {column}{row}" for board, row in (("AB", 1), ("CA", 5)) for column in "abcde"
    }


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("put 13 AB b1", set()),
        ("put 13 AB a1", {"occupied"}),
        ("put 36 AB b1", {"hand"}),
        ("put 13 AB b2", {"line"}),
        ("put 13 AB b5", {"line"}),  # the enemy's line
        ("put 13 BC b1", {"line"}),  # a board of others
        ("put 36 AB a1", {"hand", "occupied"}),
        ("put 13 BC a1", {"line", "occupied"}),
        ("move AB a1 a2", {"stays"}),
        ("capture AB a1 b1", {"stays"}),
    ],
)
def test_a_put_1_names_what_is_wrong(move: str, reasons: set[str]) -> None:
    putting = after_puts(3, "put 36 AB a1", "put 36 BC a1", "put 36 CA a1")
    assert refused(putting, move) == {("A-PUT-1", reason) for reason in reasons}


def test_a_put_1_of_ten_squares_one_stays_free() -> None:
    start = all_stand()
    assert sum(map(len, start.boards.values())) == 27
    assert not any(start.hands.values())
    assert refused(start, "put 36 AB a1") == {("A-PUT-1", "all-stand")}


def test_a_mov_1_the_first_player_moves_first_when_all_stand() -> None:
    assert all_stand().turn == 0


# --- moving -----------------------------------------------------------------------------------------------


def test_a_mov_1_one_own_tower_on_one_board_and_never_none() -> None:
    case = position(
        """
        .  .  .  . B13
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        . A24 .  .  .
        """
    )
    assert steps(case) == {"move b1 a2", "move b1 b2", "move b1 c2"}
    assert refused(case, "move AB c1 c2") == {("A-MOV-1", "empty")}
    assert refused(case, "move AB e5 e4") == {("A-MOV-1", "foreign")}
    assert refused(case, "move BC e1 e2") == {("A-MOV-1", "foreign")}
    assert refused(case, "capture AB c1 b1") == {("A-MOV-1", "empty")}
    assert all(
        move.startswith(("move", "capture")) for move in case.legal_moves_for(0)
    )  # there is no passing


def test_a_mov_1_who_has_no_move_is_skipped() -> None:
    # C's only towers stand before towers they cannot capture; B moves, and it is A's turn again.
    case = position(
        """
        .  .  . B13 .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        . A24 .  .  .
        """,
        """
        .  .  .  .  C13
        .  .  . B33 B34
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        """,
        """
        A36 .  .  .  .
        .   .  .  .  .
        .   .  .  .  .
        A13 A14 .  .  .
        C34 .  .  .  .
        """,
        turn="B",
    )
    assert case.frozen == {"BC"}
    events = case.play("move AB d5 d4", 1)
    assert [event.key for event in events] == ["talat-moved", "talat-skipped"]
    assert events[1].values == {"seat": 2}
    assert case.turn == 0
    assert case.legal_moves_for(2) == []


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("move AB b2 a3", set()),
        ("move AB b2 b3", {("A-MOV-2", "occupied")}),  # an enemy
        ("move AB b2 c3", {("A-MOV-2", "occupied")}),  # an own tower
        ("move AB b2 b1", {("A-MOV-2", "reach")}),
        ("move AB b2 c2", {("A-MOV-2", "reach")}),
        ("move AB b2 b4", {("A-MOV-2", "reach")}),
        ("move AB b2 d3", {("A-MOV-2", "reach")}),
        ("move AB b2 b2", {("A-MOV-2", "reach"), ("A-MOV-2", "occupied")}),
    ],
)
def test_a_mov_2_one_square_forward_onto_an_empty_one(move: str, reasons: set[tuple[str, object]]) -> None:
    case = position(
        """
        .   .   .  B13  .
        .   .   .   .   .
        .  B36 A26  .   .
        .  A16  .   .   .
        .   .   .   .   .
        """
    )
    assert refused(case, move) == reasons


def test_a_mov_2_names_what_was_tried_and_the_square() -> None:
    case = position(". . . . .  . . . . .  . B36 . B13 .  . A16 A26 . .  . . . . .")
    with pytest.raises(IllegalMove) as caught:
        case.play("move AB b2 b3", 0)
    assert caught.value.move == "move AB b2 b3"
    (refusal,) = caught.value.refusals
    assert refusal.key == "A-MOV-2"
    assert refusal.values == {"why": "occupied", "board": "AB", "origin": "b2", "square": "b3"}
    assert "b3 on AB is occupied." in str(caught.value)


def test_the_second_colour_of_a_board_comes_down() -> None:
    case = position(
        """
        .  .  . B13 .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        . A24 .  .  .
        """,
        turn="B",
    )
    assert steps(case) == {"move d5 c4", "move d5 d4", "move d5 e4"}


def test_a_mov_3_towers_may_stay_and_all_may_leave() -> None:
    line = position("B13 B14 . . .  . . . . .  . . . . .  . . . . .  A23 . . . A24")
    assert steps(line) >= {"move a1 a2", "move e1 e2"}
    line.play("move AB a1 a2", 0)
    line.play("move AB b5 b4", 1)
    line.play("move CA e1 e2", 2)
    assert steps(line) >= {"move a2 a3", "move e1 e2"}  # the last one may leave the line, or another go on


# --- capturing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("capture AB c3 b4", set()),
        ("capture AB c3 c4", set()),
        ("capture AB c3 b3", set()),  # beside
        ("capture AB c3 d3", {("A-CAP-1", "own")}),
        ("capture AB c3 d4", {("A-CAP-1", "empty")}),
        ("capture AB c3 c2", {("A-CAP-1", "reach")}),  # behind
        ("capture AB c3 d2", {("A-CAP-1", "reach"), ("A-CAP-1", "empty")}),
        ("capture AB c3 c5", {("A-CAP-1", "reach")}),
        ("move AB c3 d4", set()),  # it is never compulsory
    ],
)
def test_a_cap_1_enemies_ahead_or_beside(move: str, reasons: set[tuple[str, object]]) -> None:
    case = position(
        """
        .   .  B26  .   .
        .  B13 B14  .   .
        .  B16 A23 A33  .
        .   .  B24  .   .
        .   .   .   .   .
        """
    )
    # B24 and B26 are beaten by A33 only; c5 and c2 are out of reach whatever stands there.
    assert {reason for reason in refused(case, move) if reason[0] != "A-CAP-2"} == reasons


def test_a_cap_1_the_captor_takes_the_square_and_the_player_the_tower() -> None:
    case = position(
        """
        .   .   .   .   .
        .   .   .   .   .
        .  B16 A23  .   .
        .   .   .   .   .
        .   .   .  A13 B14
        """
    )
    events = case.play("capture AB c3 b3", 0)
    assert {str(square): str(tower) for square, tower in case.boards["AB"].items()} == {
        "b3": "A23",
        "d1": "A13",
        "e1": "B14",
    }
    assert [str(tower) for tower in case.captured[0]] == ["B16"]
    assert events[0].key == "talat-captured"
    assert events[0].values["prey_seat"] == 1
    assert case.turn == 1  # never a move and a capture in one turn


@pytest.mark.parametrize(
    ("captor", "target", "reason"),
    [
        ("A23", "B16", None),
        ("A16", "B14", None),
        ("A13", "B36", None),
        ("A24", "B24", "equal"),
        ("A14", "B16", "sides"),
        ("A33", "B16", "two-levels"),
        ("A16", "B23", "lower"),
        ("A14", "B36", "lower"),
        ("A36", "B13", "two-levels"),
    ],
)
def test_a_cap_2_higher_by_one_or_more_sides(captor: str, target: str, reason: str | None) -> None:
    # A33 and B26 keep the board live.
    case = position(f". . . . .  B26 . . . .  . . {target} . .  . . {captor} . .  A34 . . . .")
    assert refused(case, "capture AB c2 c3") == ({("A-CAP-2", reason)} if reason else set())


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("capture AB c5 d5", set()),
        ("capture AB c5 b5", {("A-CAP-2", "lower")}),
        ("move AB c5 d5", {("A-LINE-1", None), ("A-MOV-2", "reach"), ("A-MOV-2", "occupied")}),
        ("move AB c5 b4", {("A-LINE-1", None), ("A-MOV-2", "reach")}),
        ("capture AB c5 c4", {("A-CAP-1", "reach")}),
    ],
)
def test_a_line_1_on_the_enemys_line_a_tower_only_captures_sideways(
    move: str, reasons: set[tuple[str, object]]
) -> None:
    case = position(
        """
        .  B33 A23 B13  .
        .   .  B14  .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        """
    )
    assert refused(case, move) == reasons


def test_a_line_1_a_tower_there_is_captured_sideways() -> None:
    case = position(". B33 A23 B13 .  . . . . .  . . . . .  . . . . .  . . . . .", turn="B")
    assert "capture b5 c5" in steps(case)


# --- freezing and the end ---------------------------------------------------------------------------------


def test_a_frz_2_on_a_frozen_board_nothing_moves() -> None:
    case = position("B13 . . . .  . . . . .  . . . . .  . . . . .  . . . . A33")
    assert case.frozen == {"AB"}
    assert steps(case) == set()
    assert refused(case, "move AB e1 e2") == {("A-FRZ-2", None)}
    assert refused(case, "move AB e1 e3") == {("A-FRZ-2", None), ("A-MOV-2", "reach")}


@pytest.mark.parametrize(("move", "frozen"), [("move AB b2 b3", False), ("move AB b2 a3", True)])
def test_a_frz_2_a_board_is_judged_when_it_is_touched(move: str, frozen: bool) -> None:
    case = position(
        """
        .  .  .  .  .
        .  .  . B13 .
        .  .  .  .  .
        . A23 .  .  .
        .  .  .  .  .
        """
    )
    assert not case.frozen
    events = case.play(move, 0)
    assert case.frozen == ({"AB"} if frozen else set())
    assert ("talat-frozen" in [event.key for event in events]) == frozen


def test_a_frz_2_nothing_is_frozen_while_towers_are_put() -> None:
    assert not after_puts(3, "put 36 AB a1", "put 36 BC a1", "put 36 CA a1").frozen


@pytest.mark.parametrize(("frozen_before", "over"), [((), False), (("CA",), True)])
def test_a_end_1_the_second_frozen_board_ends_the_game(frozen_before: tuple[str, ...], over: bool) -> None:
    case = position(
        """
        .  .  .  .  .
        .  .  . B13 .
        .  .  .  .  .
        . A23 .  .  .
        .  .  .  .  .
        """,
        frozen=frozen_before,
    )
    events = case.play("move AB b2 a3", 0)
    result = case.result
    assert result.over == over
    assert result.reason == ("frozen" if over else None)
    assert ("talat-over" in [event.key for event in events]) == over
    if over:
        assert case.to_move is None
        assert [case.legal_moves_for(seat) for seat in range(3)] == [[], [], []]
        assert [refusal.key for refusal in case.explain("move BC e1 e2", 1)] == ["game-over"]


# --- scoring ----------------------------------------------------------------------------------------------


def test_a_sco_1_five_a_captured_tower_and_three_a_tower_on_an_enemy_line() -> None:
    case = position(
        """
        A36 A16 .  .  B33
        .   .   .  .  .
        .   .   .  .  .
        .   .   .  .  .
        B14 .   .  A24 .
        """,
        captured={"A": "C13 B24", "C": "A13"},
    )
    # On AB A has two towers on row 5 and B one on row 1; towers on their own line score nothing.
    assert case.result.scores == (2 * 5 + 2 * 3, 3, 5)


@pytest.mark.parametrize(
    ("captured", "scores", "places"),
    [
        ({"A": "B13", "B": "C14 C16"}, (5, 10, 0), (2, 1, 3)),
        # Equal points: the most valuable captured tower decides, by height, then by sides.
        ({"A": "B26", "B": "C33"}, (5, 5, 0), (2, 1, 3)),
        ({"A": "B24", "B": "C23"}, (5, 5, 0), (1, 2, 3)),
        ({"A": "B36 B13", "B": "C34 C33"}, (10, 10, 0), (1, 2, 3)),
        # Still equal: the place is shared.
        ({"A": "B24", "B": "C24"}, (5, 5, 0), (1, 1, 3)),
        ({"A": "B24", "B": "C24", "C": "A24"}, (5, 5, 5), (1, 1, 1)),
        ({"A": "B24 B13"}, (10, 0, 0), (1, 2, 2)),
        ({}, (0, 0, 0), (1, 1, 1)),
    ],
)
def test_a_sco_2_places(captured: dict[str, str], scores: tuple[int, ...], places: tuple[int, ...]) -> None:
    case = position(EMPTY, EMPTY, EMPTY, turn=None, captured=captured)
    assert case.result.scores == scores
    assert case.result.places == places
    assert GAME.engine(case).result() == case.result


def test_a_sco_2_points_on_lines_count_before_the_tie_break() -> None:
    case = position(
        "A36 . . . .  . . . . .  . . . . .  . . . . .  . . . . .",
        EMPTY,
        EMPTY,
        turn=None,
        captured={"A": "B13", "B": "C36"},
    )
    assert case.result.scores == (8, 5, 0)
    assert case.result.places == (1, 2, 3)
    assert GAME.engine(case).result() == case.result


# --- as a value -------------------------------------------------------------------------------------------


def test_a_position_is_a_value() -> None:
    one, other = all_stand(), all_stand()
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one
    copy = one.copy()
    copy.play(copy.legal_moves_for(0)[0], 0)
    assert one == other != copy
    assert one != "something else"


def test_equality_sees_everything() -> None:
    base = position()
    for change in ("turn", "frozen", "captured", "hands", "boards"):
        changed = base.copy()
        if change == "turn":
            changed.turn = 1
        elif change == "frozen":
            changed.frozen = frozenset({"AB"})
        elif change == "captured":
            changed.captured[0] = frozenset(base.boards["AB"].values())
        elif change == "hands":
            changed.hands["A"] = frozenset({Kind(3, 6)})
        else:
            changed.boards["AB"] = Board()
        assert changed != base, change


def test_a_move_leaves_copies_as_they_are() -> None:
    base = Position(2)
    before = base.copy()
    while base.turn is not None:
        seen, copied = view_data(base, SPECTATOR), base.copy()
        base.play(base.legal_moves_for(base.turn)[-1], base.turn)
        assert copied != base
        assert view_data(copied, SPECTATOR) == seen == view_data(Position.read(copied.picture()), SPECTATOR)
    assert before == Position(2)


def test_a_set_up_must_be_empty() -> None:
    with pytest.raises(SetupError, match="It has: deck"):
        GAME.reference(3, GAME.options({}, 3), {"deck": []})
    with pytest.raises(SetupError, match="takes 2 to 3 players, not 4"):
        GAME.options({}, 4)


def test_nothing_is_hidden_so_resampling_changes_nothing() -> None:
    case = position()
    assert case.resample(0, Random(1)) == case
