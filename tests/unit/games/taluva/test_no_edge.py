"""The table has no edge: islands as long as there are tiles, in every direction."""

from __future__ import annotations

from random import Random

import pytest

from atoll.games.hexes import DIRECTIONS, Hex
from atoll.games.taluva import GAME
from atoll.games.taluva.rules import Placement, Position

SLOW = [pytest.param(direction, marks=pytest.mark.slow) for direction in (3, 4, 5)]


def five_players(**chosen: bool) -> Position:
    """Start a game with 60 three-hex tiles and all 5 double ones."""
    options = GAME.options({"doubles": True, **chosen}, 5)
    return GAME.reference(5, options, GAME.deal(5, options, Random(0)))


def found_a_settlement(position: Position) -> None:
    """Build a hut as far away from everything as the last tile laid is."""
    huts = [move for move in position.legal_moves_for(position.turn) if move.startswith("hut")]
    position.play(huts[-1], position.turn)


def along(place: Hex, direction: int, steps: int) -> Hex:
    dq, dr = DIRECTIONS[direction]
    return place[0] + dq * steps, place[1] + dr * steps


def lay_next(position: Position, placement: Placement) -> None:
    """Take a double tile in the last rounds, else draw; lay it so; build."""
    seat = position.turn
    if "draw" in position.legal_moves_for(seat):
        late = position.stack < 5
        doubles = [move for move in position.legal_moves_for(seat) if move.startswith("take")]
        position.play(doubles[-1] if late else "draw", seat)
    elif position.hand is None:
        position.play(position.legal_moves_for(seat)[0], seat)
    (q, r), direction = placement
    if position.hand in ("VV", "JJ") and direction in (2, 3, 4):
        (q, r), direction = along(placement.first, direction, 1), (direction + 3) % 6
    position.play(f"tile {q},{r} {direction}", seat)
    found_a_settlement(position)


@pytest.mark.parametrize("direction", [0, 1, 2, *SLOW])
def test_a_straight_line_of_all_tiles_along_each_axis(direction: int) -> None:
    position = five_players()
    lay_next(position, Placement((0, 0), 0))
    # The first tile lies to the east of 0,0: the line begins one hex further there.
    first = 2 if direction in (0, 1) else 1
    for number in range(64):
        lay_next(position, Placement(along((0, 0), direction, first + 2 * number), direction))
    assert position.result.over
    assert position.result.reason == "tiles"
    assert len(position.island.cells) == 60 * 3 + 5 * 2
    assert along((0, 0), direction, first + 2 * 63 + 1) in position.island.cells


def spiral(arms: int) -> list[tuple[Hex, int]]:
    """Return the hexes of a path that winds outwards, each with the direction to the next."""
    path, place = [], (0, 0)
    for arm in range(arms):
        for _ in range(4 + 2 * arm):
            path.append((place, -arm % 6))
            place = along(place, -arm % 6, 1)
    return path


def test_a_spiral() -> None:
    position = five_players(ships=True)
    path = spiral(30)
    laid = 0
    for place, direction in path[::2]:
        if position.result.over:
            break
        lay_next(position, Placement(place, direction))
        laid += 1
    assert laid == 65
    assert position.island.lagoons == {}


@pytest.mark.parametrize("direction", [0, *SLOW])
def test_a_game_that_walks_away_in_one_direction(direction: int) -> None:
    options = GAME.options({"all_tiles": True}, 2)
    rng = Random(direction)
    position = GAME.reference(2, options, GAME.deal(2, options, rng))
    dq, dr = DIRECTIONS[direction]

    def reach(move: str) -> int:
        q, r = map(int, move.split()[1].split(","))
        return (2 * q + r) * (2 * dq + dr) + 3 * r * dr

    while (seat := position.to_move) is not None:
        legal = list(position.legal_moves_for(seat))
        farthest = max(legal, key=reach) if legal[0].startswith("tile") else rng.choice(legal)
        position.play(farthest, seat)
    assert max(max(abs(q), abs(r), abs(q + r)) for q, r in position.island.cells) >= 60
