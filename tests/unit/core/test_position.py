"""Positions as everybody uses them; what holds for every game is in tests/contract."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from random import Random

import pytest

import atoll
from atoll.core import Position
from atoll.core.position import CATCH_UP

HASHES = """
import sys
from random import Random
import atoll
for name in atoll.games():
    position, rng = atoll.game(name).new(players=3, seed=4), Random(4)
    for _ in range(20):
        seat = position.active_seats[0]
        position.play(rng.choice(position.legal_moves_for(seat)), seat)
    print(name, hash(position))
"""


def played(name: str, moves: int, seed: int = 4) -> Position:
    position, rng = atoll.game(name).new(players=3, seed=seed), Random(seed)
    for _ in range(moves):
        seat = position.active_seats[0]
        position.play(rng.choice(position.legal_moves_for(seat)), seat)
    return position


def test_hashes_are_the_same_in_every_process() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", HASHES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].split() == [
        part for name in atoll.games() for part in (name, str(hash(played(name, 20))))
    ]


@pytest.mark.parametrize("name", atoll.games())
def test_equality_looks_at_the_position_and_not_at_the_way(name: str) -> None:
    position = played(name, 12)
    again = pickle.loads(pickle.dumps(position))
    again.undo()
    assert again != position
    assert position != name
    assert len({position, position.copy(), again}) == 2


@pytest.mark.parametrize("name", atoll.games())
@pytest.mark.parametrize("moves", [1, CATCH_UP, CATCH_UP + 1])
def test_the_reference_position_is_kept_in_step(name: str, moves: int) -> None:
    """A few moves are made again on it; after more of them it is read off the engine."""
    position, rng = played(name, 9), Random(1)
    before = position.reference
    copied, alone = position.copy(), played(name, 9)
    mine = alone.reference
    for _ in range(moves):
        seat = position.active_seats[0]
        move = rng.choice(position.legal_moves_for(seat))
        position.play(move, seat)
        alone.play(move, seat)
    assert position.reference == alone.reference == position.engine.reference()
    assert copied.reference is before, "playing on changed what a copy has"
    assert copied.reference == copied.engine.reference()
    assert (alone.reference is mine) == (moves <= CATCH_UP), "it was made anew, or played on for too long"


def test_hash_and_equality_need_no_reference_position() -> None:
    position, other = played("taluva", 15), played("taluva", 15)
    assert position == other
    assert hash(position) == hash(other)
    assert position._reference_past is not position._past, "a reference position was made"
