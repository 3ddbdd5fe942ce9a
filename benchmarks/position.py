"""What ``Position`` costs beside the engine it plays on: medians of nine interleaved runs, CPU time.

Each game is one random game of three players, played again and again. ``play`` is measured beside the
engine's own copy-and-play; comparing, hashing and listing legal moves once per position of that game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from statistics import median
from time import process_time

from atoll.core import Position, game, game_names
from atoll.core.types import Played

RUNS = 9
ROUNDS = 20
"""How often the game is played in one run."""


def random_game(name: str) -> tuple[Position, tuple[Played, ...]]:
    """Return the start of a game and the moves that lead to its end."""
    position = game(name).new(players=3, seed=5)
    start, rng = position.copy(), Random(5)
    while not position.is_over:
        seat = position.active_seats[0]
        position.play(rng.choice(position.legal_moves_for(seat)), seat)
    return start, position.history


def interleaved(works: dict[str, Callable[[], None]]) -> dict[str, float]:
    """Return the median seconds of each work; they take turns, so that a busy moment meets all of them."""
    seconds: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(RUNS):
        for name, work in works.items():
            begin = process_time()
            work()
            seconds[name].append(process_time() - begin)
    return {name: median(found) for name, found in seconds.items()}


def costs(name: str) -> dict[str, float]:
    """Measure one game."""
    start, moves = random_game(name)
    actions = [(seat, start.engine.action(move)) for seat, move in moves]
    positions = [start.copy()]
    for seat, move in moves:
        after = positions[-1].copy()
        after.play(move, seat)
        positions.append(after)

    def engine_plays() -> None:
        for _ in range(ROUNDS):
            engine = start.engine
            for seat, action in actions:
                engine = engine.copy()
                engine.play(seat, action)

    def position_plays() -> None:
        for _ in range(ROUNDS):
            position = start.copy()
            for seat, move in moves:
                position.play(move, seat)
        assert position.is_over, "the game was not played to its end"

    def compares() -> None:
        for one, other in pairwise(positions):
            assert one != other, "a move changed nothing"

    def hashes() -> None:
        assert len({hash(position) for position in positions}) == len(positions), "two positions share a hash"

    def lists() -> None:
        for position in positions:
            assert len(position.copy().legal_moves) == len(
                position.engine.legal(max(position.engine.to_move(), 0))
            )

    found = interleaved(
        {"engine": engine_plays, "play": position_plays, "equal": compares, "hash": hashes, "legal": lists}
    )
    plays = ROUNDS * len(moves)
    return {
        f"position_{name}_play_ratio_to_copy_and_play": found["play"] / found["engine"],
        f"position_{name}_play_us": found["play"] / plays * 1e6,
        f"position_{name}_equal_us": found["equal"] / len(moves) * 1e6,
        f"position_{name}_hash_us": found["hash"] / len(positions) * 1e6,
        f"position_{name}_legal_moves_us": found["legal"] / len(positions) * 1e6,
    }


def figures(units: float) -> dict[str, float]:
    """Measure all games; what is a ratio needs no units."""
    del units
    found: dict[str, float] = {}
    for name in game_names():
        found |= costs(name)
    return found
