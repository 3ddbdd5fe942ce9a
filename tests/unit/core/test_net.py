"""A net says what its weights add up to, and asks the game's evaluator for the rest."""

from __future__ import annotations

from array import array
from math import exp
from random import Random

import pytest

from atoll.core import game, game_names
from atoll.core.engine import OVER, Engine
from atoll.core.net import Net


def positions(name: str, seed: int, players: int = 2) -> list[Engine]:
    """Return positions of a random game."""
    rng = Random(seed)
    position = game(name).new(players, seed=seed)
    found = []
    while asked := sorted(position.active_seats):
        found.append(position.engine.copy())
        for seat, move in [(seat, rng.choice(position.legal_moves_for(seat))) for seat in asked]:
            position.play(move, seat)
    return found


def random_net(name: str, seed: int, **search: float | str) -> Net:
    rng = Random(seed)
    hand = game(name).evaluator()
    value, policy = (
        array("f", [rng.gauss(0, 0.3) for _ in range(number)]).tobytes()
        for number in (hand.value_patterns, hand.move_patterns)
    )
    return Net(hand, value, policy, search)


def empty_net(name: str, **search: float | str) -> Net:
    hand = game(name).evaluator()
    return Net(hand, bytes(4 * hand.value_patterns), bytes(4 * hand.move_patterns), search)


@pytest.mark.parametrize("name", game_names())
def test_patterns_are_numbered_within_their_bounds(name: str) -> None:
    hand = game(name).evaluator()
    for players in game(name).seats:
        for engine in positions(name, players, players)[::3]:
            for seat in range(players):
                found = array("i", hand.patterns_of(engine, seat)[0])
                assert all(0 <= pattern < hand.value_patterns for pattern in found)
                moves, ends = (array("i", part) for part in hand.patterns_of_moves(engine, seat))
                assert all(0 <= pattern < hand.move_patterns for pattern in moves)
                assert len(ends) == len(engine.legal(seat))
                assert list(ends) == sorted(ends)
                assert (ends[-1] if ends else 0) == len(moves)


@pytest.mark.parametrize("name", game_names())
def test_values_follow_from_the_sums_of_weights(name: str) -> None:
    net = random_net(name, 1)
    rng = Random(1)
    weights = array("f", [rng.gauss(0, 0.3) for _ in range(net.value_patterns)])
    for engine in positions(name, 5)[::5]:
        scores = []
        for seat in range(2):
            found, amounts = net.hand.patterns_of(engine, seat)
            scores.append(
                sum(
                    weights[pattern] * amount
                    for pattern, amount in zip(array("i", found), array("f", amounts), strict=True)
                )
            )
        first = 1 / (1 + exp(scores[1] - scores[0]))
        assert net.values(engine) == pytest.approx((first, 1 - first), abs=1e-4)


@pytest.mark.parametrize("name", game_names())
def test_the_values_of_moves_are_the_sums_of_their_weights(name: str) -> None:
    net = random_net(name, 2)
    rng = Random(2)
    weights = array("f", [rng.gauss(0, 0.3) for _ in range(net.value_patterns + net.move_patterns)])
    weights = weights[net.value_patterns :]
    for engine in positions(name, 6)[::5]:
        seat = next(seat for seat in range(2) if engine.legal(seat))
        found, ends = (array("i", part) for part in net.hand.patterns_of_moves(engine, seat))
        starts = [0, *ends[:-1]]
        sums = [sum(weights[p] for p in found[a:b]) for a, b in zip(starts, ends, strict=True)]
        values = net.move_values(engine, seat)
        assert [values[action] for action in engine.legal(seat)] == pytest.approx(sums, abs=1e-4)


@pytest.mark.parametrize("name", game_names())
def test_without_weights_all_is_even(name: str) -> None:
    net = empty_net(name)
    engine = positions(name, 3)[10]
    assert net.values(engine) == pytest.approx((0.5, 0.5))
    seat = next(seat for seat in range(2) if engine.legal(seat))
    assert set(net.move_values(engine, seat).values()) == {0.0}


@pytest.mark.parametrize("playouts", ["random", "policy", "hand"])
@pytest.mark.parametrize("name", game_names())
def test_playouts_end_games_or_stop_in_time(name: str, playouts: str) -> None:
    net = random_net(name, 4, playouts=playouts)
    engine = positions(name, 4)[0]
    engine.determinize(0, 1)
    short, long = engine.copy(), engine.copy()
    net.playout(long, 1)
    assert long.to_move() == OVER
    if playouts != "hand":
        assert net.playout(short, 1, 5) == 5
        again = engine.copy()
        net.playout(again, 1, 5)
        assert again.key() == short.key()


def test_a_policy_is_what_playouts_choose_by() -> None:
    """With a weight on captures alone, playouts of Talat capture whenever they can."""
    hand = game("talat").evaluator()
    engine = next(
        one
        for one in positions("talat", 9)[20:]
        if any(one.text(a).startswith("capture") for a in one.legal(one.to_move()))
    )
    mover = engine.to_move()
    found, ends = (array("i", part) for part in hand.patterns_of_moves(engine, mover))
    names = [engine.text(action) for action in engine.legal(mover)]
    starts = [0, *ends[:-1]]
    sets = {name: set(found[a:b]) for name, a, b in zip(names, starts, ends, strict=True)}
    quiet = set().union(*(each for name, each in sets.items() if not name.startswith("capture")))
    capturing = set().union(*(each for name, each in sets.items() if name.startswith("capture"))) - quiet
    policy = array("f", bytes(4 * hand.move_patterns))
    for pattern in capturing:
        policy[pattern] = 50.0
    net = Net(hand, bytes(4 * hand.value_patterns), policy.tobytes(), {"playouts": "policy"})
    for seed in range(10):
        after = engine.copy()
        assert net.playout(after, seed, 1) == 1
        played = {name for name in names if played_key(engine, mover, name) == after.key()}
        assert any(name.startswith("capture") for name in played)


def played_key(engine: Engine, mover: int, name: str) -> bytes:
    after = engine.copy()
    after.play(mover, after.action(name))
    return after.key()


def test_a_net_can_keep_what_is_made_by_hand() -> None:
    hand = game("taluva").evaluator()
    net = random_net("taluva", 5, values="hand", playouts="hand")
    engine = positions("taluva", 8)[12]
    assert net.values(engine) == hand.values(engine)
    assert (net.horizon, net.guided, net.margin) == (hand.horizon, True, hand.margin)
    assert (empty_net("taluva").horizon, empty_net("taluva").guided) == (0, False)


def test_a_net_needs_as_many_weights_as_there_are_patterns() -> None:
    with pytest.raises(ValueError, match="patterns"):
        Net(game("talat").evaluator(), b"", b"", {})


def test_a_net_calculates_where_the_game_does() -> None:
    engine = positions("talat", 2)[-5]
    assert empty_net("talat").search(engine) == "alphabeta"
    assert empty_net("talat", search="tree").search(engine) == "tree"
    assert empty_net("talat").calculable()
    assert len(empty_net("talat").levels()) == 8
