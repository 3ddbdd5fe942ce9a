"""A-FRZ-1: frozen or not, by the rules, by the engine and by plain exhaustive search."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from atoll.games.talat.engine.freezing import decide
from atoll.games.talat.material import KINDS, SMALL, Tower, squares_of
from atoll.games.talat.rules import is_frozen, prey, targets
from prove.talat import NAME, STAGES, check_board, exhaust, prove_freezing, undecided
from unit.games.talat.boards import draw_board

LIVE, FROZEN = False, True

CASES = {
    "an empty board": (FROZEN, ". . . . .  . . . . .  . . . . .  . . . . .  . . . . ."),
    "one colour is gone": (FROZEN, ". . . . .  . . . . .  . A36 A13 . .  . . . . .  A24 . . . ."),
    "all have passed": (FROZEN, ". A36 . A13 .  . . A24 . .  . . . . .  . B26 . . .  B14 . . . B33"),
    "rivals ahead of each other": (LIVE, ". B13 . . .  . . . . .  . . . . .  . . . . .  . A23 . . ."),
    "two levels apart": (FROZEN, ". B13 . . .  . . . . .  . . . . .  . . . . .  . A33 . . ."),
    "David and Goliath": (LIVE, ". B13 . . .  . . . . .  . . . . .  . . . . .  . A36 . . ."),
    "equals": (FROZEN, ". B24 . . .  . . . . .  . . . . .  . . . . .  . A24 . . ."),
    "a capture now": (LIVE, ". . . . .  . . . . .  . A23 B13 . .  . . . . .  . . . . ."),
    "just passed": (FROZEN, ". . . . .  . . A23 . .  . . B13 . .  . . . . .  . . . . ."),
    "side by side on a start line": (LIVE, ". A23 B13 . .  . . . . .  . . . . .  . . . . .  . . . . ."),
    "on one row, too far": (FROZEN, ". . . . .  . . . . .  . A23 . B13 .  . . . . .  . . . . ."),
    "one row apart, just near enough": (LIVE, ". . . . .  . . . . .  . . . B13 .  . A23 . . .  . . . . ."),
    "one row apart, too far": (FROZEN, ". . . . .  . . . . .  . . . . B13  . A23 . . .  . . . . ."),
    "the whole board apart": (LIVE, ". . . . B13  . . . . .  . . . . .  . . . . .  A23 . . . ."),
    # Only A13 and B36 are rivals that may meet, if B36 comes to c4. A14 stands there, and could only go
    # to d5, where B36 stands.
    "two that wait for each other": (
        FROZEN,
        """
        A33 A16 A36 B36 .
        .   A13 A14 .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        """,
    ),
    "a way is free": (
        LIVE,
        """
        A33 A16 .   B36 .
        .   A13 A14 .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        """,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_frz_1(case: str) -> None:
    frozen, drawn = CASES[case]
    board = draw_board(drawn)
    assert is_frozen(NAME, board) == frozen
    assert decide(NAME, board)[0] == frozen
    assert exhaust(board)[0] == frozen


def test_only_a_search_settles_two_that_wait_for_each_other() -> None:
    frozen, by_search, positions = decide(NAME, draw_board(CASES["two that wait for each other"][1]))
    assert (frozen, by_search, positions) == (True, True, 1)


def test_the_source_texts_third_example() -> None:
    """A36 may be captured by B13 in principle; it walks straight on to the line, and the board is frozen."""
    before = draw_board(". . . . .  . A36 . . .  . . . . .  . . . . .  . . . . .") | draw_board(
        ". . . B13 .  . . . . .  . . . . .  . . . . .  . . . . ."
    )
    assert not is_frozen(NAME, before)
    diagonally, straight = dict(before), dict(before)
    (square,) = (square for square, tower in before.items() if tower.colour == "A")
    tower = diagonally.pop(square)
    straight.pop(square)
    diagonally[square._replace(column=2, row=5)] = tower
    straight[square._replace(row=5)] = tower
    assert not decide(NAME, diagonally)[0]
    assert decide(NAME, straight)[0]
    assert is_frozen(NAME, straight)


def test_colours_and_columns_may_be_mirrored() -> None:
    for seed in range(60):
        board = undecided(Random(seed)) if seed % 3 == 0 else STAGES[seed % 5](Random(seed))
        frozen = decide(NAME, board)[0]
        turned = {
            square._replace(column=4 - square.column, row=6 - square.row): tower._replace(
                colour="B" if tower.colour == "A" else "A"
            )
            for square, tower in board.items()
        }
        mirrored = {square._replace(column=4 - square.column): tower for square, tower in board.items()}
        assert decide(NAME, turned)[0] == decide(NAME, mirrored)[0] == frozen


def test_a_few_hundred_boards_against_plain_search() -> None:
    counts = prove_freezing(300, seed=1)
    assert counts["boards that the bounds leave open"] >= 50
    assert 50 <= counts["frozen boards"] <= 250
    assert counts["boards on which plain search ended"] >= 290


def test_the_rules_search_as_plainly() -> None:
    checked = 0
    for seed in range(100):
        board = STAGES[seed % len(STAGES)](Random(f"rules {seed}"))
        plain, looked_at = exhaust(board, 20_000)
        if plain is not None and looked_at < 2_000:
            assert is_frozen(NAME, board) == plain, board
            checked += 1
    assert checked > 80


def test_small_boards_end_at_their_edge() -> None:
    """On the middle nine squares, by the rules, by the engine and by looking at every position."""
    verdicts = Counter[bool]()
    for seed in range(200):
        rng = Random(seed)
        squares = rng.sample(sorted(squares_of(SMALL)), rng.randint(2, 6))
        board = {
            square: Tower(rng.choice(NAME), kind)
            for square, kind in zip(squares, rng.sample(KINDS, len(squares)), strict=True)
        }
        seen, left, frozen = {frozenset(board.items())}, [board], True
        while left:
            at = left.pop()
            frozen &= not any(prey(NAME, at, square) for square in at)
            for origin in at:
                for target in targets(NAME, at, origin, SMALL):
                    after = {target if square == origin else square: tower for square, tower in at.items()}
                    if frozenset(after.items()) not in seen:
                        seen.add(frozenset(after.items()))
                        left.append(after)
        assert is_frozen(NAME, board, SMALL) == decide(NAME, board, SMALL)[0] == frozen, board
        verdicts[frozen] += 1
    assert min(verdicts.values()) > 20


def test_a_wrong_verdict_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prove.talat.decide", lambda name, board: (not decide(name, board)[0], False, 0))
    with pytest.raises(AssertionError, match="plain search: "):
        check_board(draw_board(CASES["equals"][1]), Counter())


@pytest.mark.slow
def test_many_boards_against_plain_search() -> None:
    """Prove looks at 24,000."""
    counts = prove_freezing(900, seed=2)
    assert counts["boards that the bounds leave open"] >= 150
    assert counts["boards on which plain search ended"] >= 870
