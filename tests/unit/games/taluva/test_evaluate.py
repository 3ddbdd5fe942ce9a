"""What search knows about Taluva: playouts that make legal moves and lead up to temples, and what counts."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random

import pytest

from atoll.ai import player
from atoll.core import Position as CorePosition
from atoll.games.taluva import GAME
from atoll.games.taluva.engine import Engine
from atoll.games.taluva.evaluate import OLDER
from atoll.games.taluva.rules import Position
from atoll.games.taluva.threats import facts
from unit.games.taluva.drawing import at


def begun(moves: int) -> Engine:
    """Return a position of a random game."""
    position = GAME.new(players=2, seed=3)
    dice = Random(3)
    for _ in range(moves):
        (seat,) = position.active_seats
        position.play(dice.choice(position.legal_moves_for(seat)), seat)
    return position.engine.copy()


def after_a_turn(engine: Engine) -> set[Position]:
    """Return what the position becomes by each tile and building."""
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


OPEN = "0,0 | 1JA^ 1JA^ 1JA^ 1C\n0,1 | 1V0"
"""One tile on the volcano, in direction 1, buries two of A's three huts."""
SAFE = OPEN.replace("1V0", "1V1")
"""The volcano's own tile has that direction, so no tile may."""


def test_the_facts_tell_which_threats_one_tile_undoes() -> None:
    found = {drawn: facts(GAME.engine(at(f"turn B place VJC\n{drawn}")), 0) for drawn in (OPEN, SAFE)}
    assert [(one["ready"], one["safe"]) for one in found.values()] == [(1, 0), (1, 1)]
    assert found[OPEN]["exposed-twice"] == 1
    assert found[SAFE]["exposed-twice"] == 0
    five = OPEN.replace("1JA^ 1C", "1JA^ 1JA^ 1JA^ 1C")
    assert facts(GAME.engine(at(f"turn B place VJC\n{five}")), 0)["safe"] == 1, "three of five are left"


def test_a_threat_that_one_tile_undoes_is_worth_less_than_a_safe_one() -> None:
    evaluator = GAME.evaluator()
    none = OPEN.replace("1JA^ 1C", "1J 1C")
    worth = {
        (drawn, turn): evaluator.values(GAME.engine(at(f"turn {turn}\n{drawn}")))[0]
        for drawn in (none, OPEN, SAFE)
        for turn in ("B place VJC", "B build", "A place VJC")
    }
    assert worth[none, "B place VJC"] < worth[OPEN, "B place VJC"] < worth[SAFE, "B place VJC"] - 0.1
    assert worth[OPEN, "B build"] > worth[OPEN, "B place VJC"] + 0.1, "B has laid its tile"
    assert worth[OPEN, "A place VJC"] > worth[OPEN, "B place VJC"] + 0.1, "A builds before B's next tile"


def test_a_tile_that_undoes_a_threat_looks_best() -> None:
    engine = GAME.engine(at(f"turn B place VJC\n{OPEN}"))
    values = GAME.evaluator().move_values(engine, 1)
    best = max(values, key=lambda action: values[action])
    assert engine.text(best) == "tile 0,1 1"


def test_a_playout_that_blocks_undoes_a_threat() -> None:
    position = at(f"turn B place VJC\n{OPEN}")
    evaluator = GAME.evaluator()
    undone = {}
    for block in (0, 8):
        evaluator.set_weights(evaluator.weights() | {"block": block})
        undone[block] = 0
        for seed in range(40):
            work = GAME.engine(position)
            evaluator.playout(work, seed, 2)
            undone[block] += facts(work, 0)["ready"] == 0
    assert undone[8] == 40
    assert undone[0] < 20


def test_weights_from_before_threats_were_told_apart_still_count_them_alike() -> None:
    evaluator = GAME.evaluator()
    evaluator.set_weights({name: value for name, value in evaluator.weights().items() if name in OLDER})
    found = evaluator.weights()
    assert found["safe"] == found["double"] == found["raised"] == found["ready"]
    assert found["block"] == found["hex"] == 0


def threats(position: CorePosition, seat: int) -> float:
    return facts(position.engine, seat)["ready"]


BLOCKS = Path(__file__).parents[3] / "data" / "cases" / "taluva-blocks.jsonl"


@pytest.mark.parametrize("line", BLOCKS.read_text(encoding="utf-8").splitlines(), ids=range(5))
def test_a_short_search_undoes_a_threat(line: str) -> None:
    """Positions from games that bots lost to a stranger, which undid their threats here."""
    found = json.loads(line)
    position = GAME.start(2, GAME.options({}, 2), {"deck": found["deck"], "doubles": []})
    for move in found["moves"]:
        position.play(move)
    (seat,) = position.active_seats
    before = threats(position, 1 - seat)
    position.play(player("mcts:simulations=300", seed=1).choose(position, seat))
    assert threats(position, 1 - seat) < before
