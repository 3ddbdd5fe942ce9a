"""Every idea of Talat: a move that it is true of, and one in the same position that it is not true of."""

from __future__ import annotations

import pytest

from atoll.core.ideas import Reason
from atoll.games.talat.ideas import IDEAS, ideas
from atoll.games.talat.rules import Position
from unit.games.talat.boards import after_puts, position

CASES: dict[str, tuple[Position, str, str]] = {
    "wins": (
        position(
            """
            . . . . .
            . . B14 . .
            . A23 . . .
            . . . . .
            . . . . .
            """,
            bc="""
            C36 . . . .
            . . . . .
            . . . . .
            . . . . .
            . . B23 . .
            """,
            frozen=("CA",),
        ),
        "capture AB b3 c4",
        "move AB b3 b4",
    ),
    "shares-win": (
        position(
            """
            . . . . .
            . . B14 . .
            . A23 . . .
            . . . . .
            . . . . .
            """,
            bc="""
            C36 . . . .
            . . . . .
            . . . . .
            . . . . .
            . . B23 . .
            """,
            frozen=("CA",),
            captured={"B": "A14"},
        ),
        "capture AB b3 c4",
        "move AB b3 b4",
    ),
    "freezes": (
        position(
            """
            . . . . .
            . . B14 . .
            . A23 . . .
            . . . . .
            . . . . .
            """
        ),
        "capture AB b3 c4",
        "move CA e5 d4",
    ),
    "freezes-soon": (
        position(
            """
            B14 . . . .
            . . . . .
            . . . . .
            . A24 . . .
            . . . . .
            """,
            captured={"A": "B13"},
        ),
        "move AB b2 c3",
        "move AB b2 b3",
    ),
    "capture-safe": (
        position(
            """
            . . B34 . .
            . . B14 . B13
            . A23 . A24 .
            . . . . .
            . . . . .
            """
        ),
        "capture AB d3 e4",
        "capture AB b3 c4",
    ),
    "capture-attacker": (
        position(
            """
            . . . . .
            . . . . .
            . . B24 . A26
            . A14 A34 . .
            . . . . .
            """
        ),
        "capture AB c2 c3",
        "move AB c2 d3",
    ),
    "capture-first": (
        position(
            """
            . . . . .
            . . . . .
            . B16 B34 . .
            . A24 . . .
            . . . . .
            """
        ),
        "capture AB b2 b3",
        "move AB b2 a3",
    ),
    "capture-guarded": (
        position(
            """
            . . . . .
            . . B36 . .
            . B16 . . .
            A24 . A13 . .
            . . . . .
            """
        ),
        "capture AB a2 b3",
        "move AB a2 a3",
    ),
    "fork": (
        position(
            """
            . . . . .
            . B14 . B13 .
            . . . . .
            . . A23 . .
            . . . . .
            """
        ),
        "move AB c2 c3",
        "move AB c2 b3",
    ),
    "threat": (
        position(
            """
            . . . . .
            . B14 . . .
            . . . . .
            . . A23 . .
            . . . . .
            """
        ),
        "move AB c2 c3",
        "move AB c2 d3",
    ),
    "escape": (
        position(
            """
            . . . . .
            . . . . .
            . . B34 . .
            . A24 . . .
            . . . . .
            """
        ),
        "move AB b2 a3",
        "move CA e5 d4",
    ),
    "guard": (
        position(
            """
            . . . . .
            . . . . .
            . . B34 . .
            . . A24 . .
            A36 . . . .
            """
        ),
        "move AB a1 b2",
        "move AB a1 a2",
    ),
    "line": (
        position(
            """
            . . . . B36
            . A24 . . .
            . . . . .
            . . . B14 .
            A23 . . . .
            """
        ),
        "move AB b4 b5",
        "move AB a1 a2",
    ),
    "past": (
        position(
            """
            . . . . .
            B34 . . . .
            . . . . .
            . . A24 . .
            . . . . .
            """
        ),
        "move AB c2 d3",
        "move AB c2 b3",
    ),
    "runs": (
        position(
            """
            . . . . B14
            . . . . .
            . . . . .
            A24 . . . .
            . . . . A23
            """
        ),
        "move AB a2 a3",
        "move CA e5 d4",
    ),
    "holds": (
        position(
            """
            B14 . . . .
            . . . . .
            . . . . .
            . . A26 . .
            A24 . . . .
            """
        ),
        "move AB c2 b3",
        "move AB c2 d3",
    ),
    "hunts": (
        position(
            """
            . B14 . . .
            . . . . .
            . . . . .
            . . A23 . .
            . . . . .
            """
        ),
        "move AB c2 b3",
        "move CA e5 d4",
    ),
    "offers": (
        position(
            """
            . . . . .
            . B16 . B36 .
            . . . . .
            . A24 A13 . .
            . . . . .
            """
        ),
        "move AB b2 c3",
        "move AB b2 a3",
    ),
    "nothing-hangs": (
        position(
            """
            . . . . .
            . . . . .
            . . B34 . .
            . A24 . . .
            . . . . .
            """
        ),
        "move AB b2 a3",
        "move CA e5 d4",
    ),
    "fewer-hang": (
        position(
            """
            . . . . .
            . . . . .
            . . B34 . B33
            . A24 . A23 .
            . . . . .
            """
        ),
        "move AB b2 a3",
        "move CA e5 d4",
    ),
    "out-of-reach": (
        position(
            """
            . B34 . . .
            . . . . .
            . . . . .
            . . A23 . .
            . A24 . . .
            """
        ),
        "move AB b1 b2",
        "move AB c2 c3",
    ),
    "david": (
        after_puts(3, "put 23 AB a1", "put 36 AB b5", "put 24 BC a5"),
        "put 13 AB c1",
        "put 13 AB d1",
    ),
    "faces-prey": (
        after_puts(3, "put 23 AB a1", "put 24 AB c5", "put 24 BC a5"),
        "put 34 AB b1",
        "put 14 AB b1",
    ),
    "stops-hunter": (
        after_puts(3, "put 23 AB b1", "put 24 AB c5", "put 24 BC a5"),
        "put 34 AB d1",
        "put 14 AB d1",
    ),
    "unbeaten": (
        after_puts(
            3, "put 23 AB e1", "put 24 AB a5", "put 24 BC a5", "put 24 CA a5", "put 23 AB b5", "put 33 CA a1"
        ),
        "put 26 AB a1",
        "put 14 AB a1",
    ),
    "no-answer": (
        after_puts(3, "put 23 AB e1", "put 13 BC a1", "put 24 BC a5"),
        "put 36 AB a1",
        "put 34 AB a1",
    ),
    "matchup": (
        after_puts(
            3, "put 23 AB e1", "put 14 AB a5", "put 24 BC a5", "put 33 CA a5", "put 16 AB b5", "put 33 CA a1"
        ),
        "put 24 AB d1",
        "put 34 AB d1",
    ),
    "supported": (
        position(
            """
            . . B34 . .
            . . . . .
            . . . . .
            . A24 A36 . .
            . . . . .
            """
        ),
        "move AB b2 b3",
        "move AB b2 a3",
    ),
    "hems-in": (
        position(
            """
            . . . . .
            . B14 . B13 .
            . . . . .
            . . . . .
            . . A24 . .
            """
        ),
        "move AB c1 c2",
        "move CA e5 d4",
    ),
    "spare-moves": (
        position(
            """
            . . . . .
            . . B34 . .
            . . . . .
            A24 . . . .
            . . . . .
            """
        ),
        "move CA e5 d4",
        "move AB a2 b3",
    ),
    "covers": (
        after_puts(3, "put 16 AB b1", "put 13 BC a1", "put 24 BC a5"),
        "put 36 AB c1",
        "put 13 AB c1",
    ),
    "sidesteps": (
        after_puts(3, "put 23 AB e1", "put 34 AB a5", "put 24 BC a5"),
        "put 24 AB d1",
        "put 24 AB b1",
    ),
    "edge": (
        after_puts(3, "put 23 AB e1", "put 24 BC a1", "put 24 BC a5"),
        "put 13 AB a1",
        "put 13 AB b1",
    ),
    "middle": (
        after_puts(3, "put 23 AB e1", "put 24 BC a1", "put 24 BC a5"),
        "put 26 AB c1",
        "put 26 AB a1",
    ),
    "keeps-answers": (
        after_puts(3, "put 23 AB e1", "put 13 BC a1", "put 24 BC a5"),
        "put 14 AB a1",
        "put 26 AB a1",
    ),
    "few-answers": (
        after_puts(3, "put 23 AB e1", "put 24 BC a1", "put 24 BC a5"),
        "put 36 AB a1",
        "put 14 AB a1",
    ),
    "starves": (
        after_puts(
            3,
            *("put 36 AB c1", "put 13 AB a5", "put 24 BC a5"),
            *("put 16 AB b1", "put 34 BC b1", "put 23 BC b5"),
        ),
        "put 24 AB a1",
        "put 24 AB e1",
    ),
    "better-board": (
        after_puts(3, "put 23 AB e1", "put 36 BC a1", "put 24 BC a5"),
        "put 26 AB a1",
        "put 26 CA a5",
    ),
    "blocks": (
        position(
            """
            . . . . .
            . . . . .
            . . . B13 .
            A24 . . . .
            . . A14 . .
            """
        ),
        "move AB c1 d2",
        "move AB c1 c2",
    ),
    "prospects": (
        position(
            """
            . . B13 . .
            . . . . B26
            . . . B14 .
            . . . . .
            A24 . A23 . .
            """
        ),
        "move AB c1 d2",
        "move AB c1 b2",
    ),
}  # fmt: skip


def reasons(start: Position, move: str) -> dict[str, Reason]:
    """Return everything that is true of a move of the seat whose turn it is."""
    assert start.turn is not None
    assert start.is_legal(move, start.turn), f"{move} of {start.legal_moves_for(start.turn)}"
    found = [idea(move) for idea in ideas(start, start.turn)]
    return {reason.key.removeprefix("talat-idea-"): reason for reason in found if reason is not None}


@pytest.mark.parametrize("idea", CASES)
def test_an_idea_is_true_of_one_move_and_not_of_another(idea: str) -> None:
    start, right, wrong = CASES[idea]
    assert idea in reasons(start, right)
    found = reasons(start, wrong)
    assert idea not in found or found[idea].extent < reasons(start, right)[idea].extent


def test_every_idea_has_a_case() -> None:
    assert len(CASES) == len(IDEAS)


def test_a_fork_lights_what_it_threatens() -> None:
    start, right, _ = CASES["fork"]
    found = reasons(start, right)["fork"]
    assert (found.values, found.parts) == ({"number": 2}, ("AB b4", "AB d4"))


def test_a_tie_is_a_shared_win_and_names_who_shares_it() -> None:
    start, right, _ = CASES["shares-win"]
    found = reasons(start, right)
    assert "wins" not in found
    assert found["shares-win"].values == {"seats": [1]}
    assert "shares-win" not in reasons(*CASES["wins"][:2])


def test_a_board_that_freezes_soon_is_no_reason_without_a_lead() -> None:
    picture = """
        B14 . . . .
        . . . . .
        . . . . .
        . A24 . . .
        . . . . .
        """
    for captured in ({}, {"A": "B13", "C": "B16"}, {"C": "B16"}):
        assert "freezes-soon" not in reasons(position(picture, captured=captured), "move AB b2 c3")


def test_a_board_that_could_be_frozen_at_once_is_not_about_to_freeze() -> None:
    start, right, _ = CASES["freezes-soon"]
    start = start.copy()
    start.play(right, 0)
    for seat in (1, 2):
        start.play(start.legal_moves_for(seat)[0], seat)
    found = [reasons(start, move) for move in start.legal_moves_for(0) if " AB " in move]
    assert any("freezes" in one for one in found)
    assert not any("freezes-soon" in one for one in found)


def test_looking_at_moves_changes_nothing() -> None:
    start, right, _ = CASES["capture-safe"]
    before = start.copy()
    reasons(start, right)
    assert start == before
