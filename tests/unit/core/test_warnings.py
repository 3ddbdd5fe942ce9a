"""Warnings: exactly before moves that surely end badly, and from nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from atoll.core import Position, game
from unit.games.talat.boards import position as boards

TALUVA = game("taluva")
TILE = " 1,-1 |    1C\n 0,0  | 1V0   1J\n"
LONG = "0,0 | 1J 1C 1S 1R 1L 1J"


def warned(position: Position) -> dict[str, str]:
    """Return the keys of all warnings of the player to move."""
    seat = position.active_seats[0]
    moves = position.legal_moves_for(seat)
    found = position.game.warnings(position, seat, moves)
    assert set(found) <= set(moves)
    return {move: fact.key for move, fact in found.items()}


@pytest.mark.parametrize("players", [2, 3])
def test_a_tile_after_which_nothing_can_be_built_t_eli_1(players: int) -> None:
    put = " ".join(["0/0/0/20", *["0/0/0/1"] * (players - 1)])
    position = TALUVA.parse(f"players {players}\nput {put}\nturn A place VJC\n{TILE}")
    assert set(warned(position)) == set(position.legal_moves_for(0)), "without huts no place helps"
    assert set(warned(position).values()) == {"taluva-warn-out"}


def test_only_the_placements_that_leave_nothing_are_warned_of() -> None:
    """One temple is left, and room for it only beside the own settlement of three."""
    position = TALUVA.parse("""
        put 2/0/0/20 0/0/0/1
        turn A place VJC
         0,0  | 1JA^ 1JA^ 1JA^ 1C
         0,1  | 1V0
    """)
    warned_of = warned(position)
    assert 0 < len(warned_of) < len(position.legal_moves_for(0))
    for move in position.legal_moves_for(0):
        after = position.copy()
        after.play(move)
        assert (after.active_seats != (0,)) == (move in warned_of), move


def test_somebody_with_a_hut_is_not_warned() -> None:
    assert warned(TALUVA.parse(f"put 0/0/0/19 0/0/0/1\nturn A place VJC\n{TILE}")) == {}


@pytest.mark.parametrize(("put", "lost"), [("0/0/0/4 1/0/0/4", True), ("1/0/0/4 0/0/0/4", False)])
def test_the_last_build_of_a_lost_game_t_end_2(put: str, lost: bool) -> None:
    position = TALUVA.parse(f"drawn 24\nput {put}\nturn A build\n{LONG}")
    assert bool(warned(position)) == lost
    assert set(warned(position).values()) <= {"warn-lost-end"}
    if lost:
        move, fact = next(iter(TALUVA.warnings(position, 0, position.legal_moves_for(0)).items()))
        assert fact.values == {"seats": [1], "number": 1}, move


@pytest.mark.parametrize("seed", range(6))
def test_warnings_say_nothing_about_the_stack(seed: int) -> None:
    """The same whatever tiles are to come, in every position of a game."""
    rng = Random(seed)
    position = TALUVA.new(2, seed=seed, doubles=True, zone="expert")
    while not position.is_over:
        seat = position.active_seats[0]
        moves = position.legal_moves_for(seat)
        if rng.random() < 0.3:
            other = position.resample(seat, rng)
            assert TALUVA.warnings(position, seat, moves) == TALUVA.warnings(other, seat, moves)
        position.play(rng.choice(moves))


@pytest.mark.parametrize(("captor", "lost"), [("B", True), ("A", False)])
def test_freezing_the_second_board_while_others_are_ahead_a_end_1(captor: str, lost: bool) -> None:
    drawn = boards(
        """
        .  .  .  .  .
        .  .  . B13 .
        .  .  .  .  .
        . A23 .  .  .
        .  .  .  .  .
        """,
        frozen=("CA",),
        captured={captor: "C13"},
    )
    position = Position(game("talat"), drawn, from_start=False)
    found = warned(position)
    assert found.get("move AB b2 a3") == ("warn-lost-end" if lost else None)
    assert "move AB b2 c3" not in found, "this one does not end the game"
