"""What search knows about Taluva: playouts that make legal moves and lead up to temples, and what counts."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from atoll.games.taluva import GAME
from atoll.games.taluva.engine import Engine
from atoll.games.taluva.rules import Position
from unit.games.taluva.drawing import at


def begun(moves: int) -> Engine:
    """Give a position of a random game."""
    position = GAME.new(players=2, seed=3)
    dice = Random(3)
    for _ in range(moves):
        (seat,) = position.active_seats
        position.play(dice.choice(position.legal_moves_for(seat)), seat)
    return position.engine.copy()


def after_a_turn(engine: Engine) -> set[Position]:
    """Give what the position becomes by each tile and building."""
    found = set()
    seat = engine.to_move()
    for tile in engine.legal(seat):
        laid = engine.copy()
        laid.play(seat, tile)
        for build in laid.legal(seat):
            work = laid.copy()
            work.play(seat, build)
            found.add(work.reference())
    return found


def test_a_playout_makes_legal_turns() -> None:
    evaluator = GAME.evaluator()
    engine = begun(12)
    wanted = after_a_turn(engine)
    for plan in (0, 8):
        evaluator.set_weights(evaluator.weights() | {"plan": plan})
        for seed in range(40):
            work = engine.copy()
            assert evaluator.playout(work, seed, 2) == 2
            assert work.reference() in wanted


def test_a_playout_that_plans_expands_where_a_temple_may_come() -> None:
    # A's settlement with a temple could expand over sand, the one without over jungle; huts fit anywhere.
    position = at("""
        turn A build
        0,0 | 1JA^ 1JA# 1CA^ 1S . 1RA^ 1J . 1C 1C 1C
    """)
    evaluator = GAME.evaluator()
    made = {}
    for plan in (0, 8):
        evaluator.set_weights(evaluator.weights() | {"plan": plan, "eager": 0})
        made[plan] = []
        for seed in range(60):
            work = GAME.engine(position)
            evaluator.playout(work, seed, 1)
            made[plan].append((6, 0) in work.reference().island.settlements[-1].hexes)
    assert all(made[8])
    assert 0 < sum(made[0]) < 60


def test_a_settlement_on_its_way_to_a_temple_is_worth_something() -> None:
    evaluator = GAME.evaluator()
    one, two, crowned = (
        evaluator.values(GAME.engine(at(f"turn B build\n0,0 | {row} 1C 1C 1C 1C")))[0]
        for row in ("1JA^ 1J", "1JA^ 1JA^", "1JA^ 1JA#")
    )
    assert one < two < crowned
    evaluator.set_weights(evaluator.weights() | {"young": 0.0})
    plain = evaluator.values(GAME.engine(at("turn B build\n0,0 | 1JA^ 1JA^ 1C 1C 1C 1C")))[0]
    assert plain < two


def test_partners_are_worth_what_their_team_has_on_average() -> None:
    """A and C play B and D: only what a team has counts, whichever partner has built it."""
    evaluator = GAME.evaluator()
    evaluator.set_weights(dict.fromkeys(evaluator.weights(), 0.0) | {"hut": 1.0, "scale": 2.0})

    def values(huts: str, options: str = "options teams=true") -> tuple[float, ...]:
        row = " . ".join(f"1J{seat}^" for seat in huts)
        return evaluator.values(GAME.engine(at(f"players 4\n{options}\nturn A place VJC\n0,0 | {row}")))

    one_ahead = 1 / (1 + exp(-1 / 2))
    level, ahead, behind = 1 / 2, (1 / 2 + 2 * one_ahead) / 3, (1 / 2 + 2 * (1 - one_ahead)) / 3
    assert values("AB") == pytest.approx([level] * 4)
    assert values("AD") == pytest.approx([level] * 4)
    for huts in ("AA", "AC", "CC", "AACB", "ACCD"):
        expected = [ahead, behind, ahead, behind]
        assert values(huts) == pytest.approx(expected), huts
    assert values("BD") == values("DD") == pytest.approx([behind, ahead, behind, ahead])
    alone = values("AA", "")
    assert alone[0] > alone[1] == alone[2] == alone[3], "without teams everybody plays for themselves"
