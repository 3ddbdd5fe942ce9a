"""The tree: proofs against an exhaustive search, what is kept between moves, mixed strategies, memory."""

from functools import cache
from random import Random

import pytest

from atoll.ai import player
from atoll.ai.regrets import mixed_strategies
from atoll.ai.tree import Tree
from atoll.core import game
from atoll.core.engine import OVER

VALUE = {(1, 2): 1.0, (2, 1): 0.0, (1, 1): 0.5}


class TooManyError(Exception):
    """The search would take too long."""


def solve(here, known, most=3000):
    """Seat 0's value with best play of both, by trying everything from an engine on."""
    key = here.key()
    if key not in known:
        if len(known) > most:
            raise TooManyError
        seat = here.to_move()
        if seat == OVER:
            known[key] = VALUE[here.places()]
        else:
            values = []
            for action in here.legal(seat):
                after = here.copy()
                after.play(seat, action)
                values.append(solve(after, known, most))
            known[key] = max(values) if seat == 0 else min(values)
    return known[key]


@cache
def solvable(seed):
    """The earliest position of a random game of Talat for two that can be solved, and every move's value."""
    rng = Random(seed)
    positions = [game("talat").new(players=2)]
    while positions[-1].to_move is not None:
        position = positions[-1].copy()
        position.play(rng.choice(position.legal_moves_for(position.to_move)), position.to_move)
        positions.append(position)
    best = None
    for position in reversed(positions[:-1]):
        try:
            value = solve(position.engine, {})
        except TooManyError:
            return best
        seat = position.to_move
        known = {}
        exact = {}
        for move in position.legal_moves_for(seat):
            after = position.copy()
            after.play(move, seat)
            value = solve(after.engine, known, 10000)
            exact[move] = value if seat == 0 else 1 - value
        if len(set(exact.values())) > 1:
            best = position, exact
    return best


@pytest.mark.parametrize("seed", [*(pytest.param(seed, marks=pytest.mark.slow) for seed in (4, 7)), 12])
def test_proofs_agree_with_an_exhaustive_search(seed):
    position, exact = solvable(seed)
    advice = player("mcts", simulations=20000, knowledge=False, seed=1).think(position, position.to_move)
    for candidate in advice.candidates:
        assert candidate.low <= exact[candidate.move] <= candidate.high
    assert exact[advice.move] == max(exact.values())
    assert any(candidate.proven for candidate in advice.candidates)


def worth(places):
    """What places are worth to each seat: the part of the others that are behind, those level by half."""
    others = len(places) - 1
    return tuple(
        (sum(place > own for place in places) + (places.count(own) - 1) / 2) / others for own in places
    )


def solve_for_all(here, known):
    """Every result, a value per seat, that best play of all can lead to; between equal moves any is best."""
    key = here.key()
    if key not in known:
        seat = here.to_move()
        if seat == OVER:
            known[key] = {worth(here.places())}
        else:
            moves = []
            for action in here.legal(seat):
                after = here.copy()
                after.play(seat, action)
                moves.append(solve_for_all(after, known))
            sure = max(min(result[seat] for result in results) for results in moves)
            known[key] = {result for results in moves for result in results if result[seat] >= sure}
    return known[key]


def late(seed, back):
    """A position of a random game of Talat for three, so many moves before the last; every move's results."""
    rng = Random(seed)
    positions = [game("talat").new(players=3)]
    while not positions[-1].is_over:
        position = positions[-1].copy()
        position.play(rng.choice(position.legal_moves))
        positions.append(position)
    position = positions[-2 - back]
    exact = {}
    known = {}
    for move in position.legal_moves:
        after = position.copy()
        after.play(move)
        exact[move] = solve_for_all(after.engine, known)
    return position, exact


@pytest.mark.parametrize(("seed", "back"), [(19, 0), (19, 1), (20, 1), (33, 1), (33, 2)])
def test_three_players_results_are_all_proven_in_the_end(seed, back):
    position, exact = late(seed, back)
    seat = position.to_move
    advice = player("mcts", simulations=2000, knowledge=False, seed=1).think(position, seat)
    for candidate in advice.candidates:
        results = {result[seat] for result in exact[candidate.move]}
        assert (candidate.low, candidate.high) == (min(results), max(results))
        assert candidate.proven


@pytest.mark.parametrize("simulations", [5, 20, 80, 1000])
@pytest.mark.parametrize(("seed", "back"), [(0, 1), (1, 3), (2, 1), (3, 1), (9, 0), (12, 0)])
def test_three_players_bounds_hold_at_any_time(seed, back, simulations):
    position, exact = late(seed, back)
    seat = position.to_move
    advice = player("mcts", simulations=simulations, knowledge=False, seed=1).think(position, seat)
    for candidate in advice.candidates:
        results = {result[seat] for result in exact[candidate.move]}
        assert candidate.low <= min(results) <= max(results) <= candidate.high


def test_the_tree_is_kept_from_move_to_move():
    position = game("talat").new(players=2)
    engine = position.engine
    tree = Tree(engine, position.game.evaluator(), 0, 1, 16)
    tree.search(3000, -1)
    best = max(tree.candidates_at_root(), key=lambda row: row[1])
    engine.play(0, best[0])
    reply = engine.legal(1)[0]
    engine.play(1, reply)
    grown = tree.node_count
    kept = tree.follow(engine, [(0, best[0]), (1, reply)])
    assert not kept or 0 < tree.node_count < grown


def test_history_lets_a_search_go_on():
    position = game("talat").new(players=2)
    bot = player("mcts", simulations=5000, seed=1)
    first = bot.think(position, 0, [])
    again = bot.think(position, 0, [])
    assert sum(c.visits for c in again.candidates) == 2 * sum(c.visits for c in first.candidates)
    fresh = bot.think(position, 0)
    assert sum(c.visits for c in fresh.candidates) == sum(c.visits for c in first.candidates)


def test_a_pruned_tree_takes_little_memory():
    position = game("talat").new(players=2)
    engine = position.engine
    tree = Tree(engine, position.game.evaluator(), 0, 1, 16)
    tree.search(3000, -1)
    assert tree.memory > 10 * 2**20, "the arrays of a tree that grows have their full size"
    best = max(tree.candidates_at_root(), key=lambda row: row[1])
    grown = tree.node_count
    assert tree.prune(best[0])
    assert 0 < tree.node_count < grown
    assert tree.memory < 2**20
    assert not tree.prune(best[0]), "that was the move before"
    assert tree.node_count == 1


@pytest.mark.parametrize("name", ["talat", "taluva", "titicaca"])
def test_pruning_changes_no_decision(name):
    position = game(name).new(players=2, seed=3)
    whole, pruned = ([player("mcts", simulations=1500, seed=seat) for seat in range(2)] for _ in range(2))
    moves, resumed = [], 0
    for _ in range(14):
        seat = position.to_move
        advice = whole[seat].think(position, seat, moves)
        assert pruned[seat].think(position, seat, moves).candidates == advice.candidates
        assert pruned[seat].resumed == whole[seat].resumed
        resumed += pruned[seat].resumed
        size = pruned[seat].prune(position, advice.move)
        assert 0 <= size < 4 * 2**20
        assert size == 0 or name != "titicaca"
        position.play(advice.move, seat)
        moves.append((seat, advice.move))
    assert (resumed > 0) == (name != "titicaca"), "in Titicaca bids and temples come to light all the time"


def test_a_known_game_is_mixed_as_theory_says():
    # Scissors, paper, stone, in which winning with stone counts half.
    payoffs = [[0.5, 1.0, 0.25], [0.0, 0.5, 1.0], [0.75, 0.0, 0.5]]
    rows, columns = mixed_strategies(payoffs, 200_000, 1)
    assert rows == pytest.approx(columns, abs=0.05)
    assert rows == pytest.approx([0.4, 0.2, 0.4], abs=0.05)


def test_memory_is_bounded():
    position = game("talat").new(players=2)
    tree = Tree(position.engine, position.game.evaluator(), 0, 1, 1)
    tree.configure(
        exploration=0.5,
        prior_weight=0.0,
        prior_temperature=0.1,
        fpu_reduction=0.0,
        initial_width=1000,
        widening=0.0,
        expand_after=0,
        horizon=0,
        uses_evaluator=False,
        guided=False,
    )
    tree.search(20000, -1)
    assert tree.node_count <= 4096


@pytest.mark.parametrize("setting", ["minimax=0.3", "history=0.5", "abstraction=50"])
@pytest.mark.parametrize(("name", "players"), [("talat", 2), ("talat", 3), ("titicaca", 3), ("titicaca", 2)])
def test_every_appeal_changes_the_search_and_keeps_it_sound(name, players, setting):
    position = game(name).new(players=players, seed=6)
    rng = Random(1)
    for _ in range(10):
        for seat in sorted(position.active_seats):
            position.play(rng.choice(position.legal_moves_for(seat)), seat)
    seat = min(position.active_seats)
    plain, other = (
        player(f"mcts:simulations=1500{more}", seed=2).think(position, seat) for more in ("", f",{setting}")
    )
    assert other == player(f"mcts:simulations=1500,{setting}", seed=2).think(position, seat)
    assert [c.move for c in other.candidates] != [c.move for c in plain.candidates] or other != plain
    assert position.is_legal(other.move, seat)
    assert all(-1e-6 <= value <= 1 + 1e-6 for value in other.values)


@pytest.mark.parametrize("setting", ["minimax=0.3", "history=0.5", "abstraction=50", "margin=1"])
def test_every_appeal_finds_what_is_proven(setting):
    position, exact = solvable(4)
    advice = player(f"mcts:simulations=20000,{setting}", seed=1).think(position, position.to_move)
    assert exact[advice.move] == max(exact.values())


def test_playouts_go_past_the_network_only_after_many_simulations():
    position = game("talat").new(players=2)
    usual, never, soon = (
        player(f"mcts:simulations=600{more}", seed=2).think(position, 0)
        for more in ("", ",deep_after=0", ",deep_after=100")
    )
    assert usual == never != soon
    assert all(0 <= value <= 1 for value in soon.values)


def test_with_a_margin_a_clear_win_is_worth_more_than_a_narrow_one():
    # One greedy, one blind: the leader hardly ever loses in playouts, but not all wins are equally clear.
    position = game("talat").new(players=2)
    bots = [player("greedy", seed=1), player("random", seed=1)]
    for _ in range(50):
        seat = position.to_move
        position.play(bots[seat].choose(position, seat), seat)
    seat = position.to_move
    narrow, clear = (
        player(f"mcts:simulations=400,margin={margin}", seed=1).think(position, seat).values
        for margin in (0, 1)
    )
    assert narrow[0] > clear[0] > 0.5
    assert sum(clear) == pytest.approx(1)
