"""Alpha-beta: agreement with an exhaustive search, zugzwang, repeatability, stopping, memory."""

import json
import threading
import time
from pathlib import Path
from random import Random

import pytest

from atoll.ai import BotError, player
from atoll.core import game
from atoll.core.record import Record
from prove.endings import exact

DATA = Path(__file__).parents[2] / "data" / "cases"
VALUE = {-1: 0.0, 0: 0.5, 1: 1.0}


def reached(moves):
    """The position after some moves of a game for two."""
    position = game("talat").new(players=2)
    for move in moves:
        position.play(move)
    return position


def stepping(seed=1, steps=0):
    """A position in which towers step, after random moves."""
    rng = Random(seed)
    position = game("talat").new(players=2)
    while position.legal_moves[0].startswith("put"):
        position.play(rng.choice(position.legal_moves))
    for _ in range(steps):
        position.play(rng.choice(position.legal_moves))
    return position


def near_the_end(seed, back):
    """A position of a random game, so many moves before its last."""
    rng = Random(seed)
    moves = []
    position = game("talat").new(players=2)
    while not position.is_over:
        moves.append(rng.choice(position.legal_moves))
        position.play(moves[-1])
    return reached(moves[: -1 - back])


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("back", [1, 3, 5])
def test_it_agrees_with_an_exhaustive_search(seed, back):
    position = near_the_end(seed, back)
    seat = position.to_move
    values = exact(position, limit=20_000)
    if values is None:
        position = near_the_end(seed, 0)
        seat, values = position.to_move, exact(position)
    advice = player("alphabeta", nodes=300_000, lines=len(values), seed=1).think(position, seat)
    assert values[advice.move] == max(values.values())
    for candidate in advice.candidates:
        assert candidate.low <= VALUE[values[candidate.move]] <= candidate.high
    assert advice.candidates[0].value == VALUE[max(values.values())]


def test_zugzwang_is_seen():
    record = Record.from_json(json.loads((DATA / "talat-zugzwang.json").read_text()))
    position = reached(record.moves)
    values = exact(position)
    assert sum(value == 1 for value in values.values()) == 8
    for bot in ("mcts:simulations=5000", "alphabeta:nodes=150000", "level-8"):
        advice = player(bot, seed=1).think(position, 0)
        assert values[advice.move] == 1
        assert advice.candidates[0].proven
        assert advice.values == (1.0, 0.0)
    solved = player("mcts:simulations=5000", seed=1).think(position, 0)
    assert solved.simulations < 150_000, "it stops as soon as it knows"


def test_the_same_seed_gives_the_same_advice():
    position = stepping(steps=6)
    for bot in ("alphabeta:nodes=20000", "mcts:simulations=600", "level-7"):
        advice = player(bot, seed=7).think(position, position.to_move)
        assert advice == player(bot, seed=7).think(position, position.to_move)
        assert sum(candidate.share for candidate in advice.candidates) == 1
        assert sorted(c.move for c in advice.candidates) == list(position.legal_moves)


def test_a_budget_of_nodes_is_kept():
    position = stepping()
    assert player("alphabeta:nodes=20000", seed=1).think(position, position.to_move).simulations == 20000
    assert player("alphabeta:nodes=1", seed=1).think(position, position.to_move).simulations == 1


@pytest.mark.parametrize("bot", ["alphabeta:seconds=600", "mcts:seconds=600"])
def test_a_search_that_is_stopped_has_a_move(bot):
    position = stepping()
    thinker = player(bot, seed=1)
    answers = []
    thread = threading.Thread(target=lambda: answers.append(thinker.think(position, position.to_move)))
    thread.start()
    while thread.is_alive():
        thinker.stop()
        time.sleep(0.001)
    assert position.is_legal(answers[0].move)


def test_computed_seconds_end_a_search():
    position = stepping()
    assert player("alphabeta:seconds=0.01,cpu=yes").think(position, position.to_move).simulations > 1
    assert player("alphabeta:seconds=0").think(position, position.to_move).simulations <= 1


def test_several_lines_have_values_of_their_own():
    position = stepping(steps=10)
    one = player("alphabeta:nodes=60000,lines=1", seed=1).think(position, position.to_move)
    three = player("alphabeta:nodes=60000,lines=3", seed=1).think(position, position.to_move)
    first = [candidate.value for candidate in three.candidates[:3]]
    assert first == sorted(first, reverse=True)
    assert len({candidate.value for candidate in three.candidates[:3]}) > 1
    assert one.candidates[0].value == max(candidate.value for candidate in one.candidates)


@pytest.mark.parametrize("nodes", [2000, 5000])
def test_no_move_has_a_higher_value_than_the_one_that_is_advised(nodes):
    """Even if the search ends halfway through a depth at which the best move disappointed."""
    for seed in range(8):
        position = stepping(seed, steps=4)
        for lines in (1, 3):
            bot = player(f"alphabeta:nodes={nodes},lines={lines}", seed=1)
            advice = bot.think(position, position.to_move)
            values = [candidate.value for candidate in advice.candidates]
            assert values[0] == max(values)
            assert values[:lines] == sorted(values[:lines], reverse=True)


def test_what_is_known_is_kept_in_little_memory():
    position = stepping(steps=4)
    seat = position.to_move
    thinkers = [player("alphabeta:nodes=100000", seed=1) for _ in range(2)]
    history = []
    for turn in range(3):
        advice = [bot.think(position, seat, history) for bot in thinkers]
        assert advice[0] == advice[1], "pruning changes no decision"
        assert thinkers[0].resumed == (turn > 0)
        assert 0 < thinkers[0].prune(position, advice[0].move) < 2**20
        for move in (advice[0].move, None):
            mover = position.to_move
            history.append((mover, move or position.legal_moves[0]))
            position.play(history[-1][1])
        assert position.to_move == seat
    assert thinkers[0].prune(position, "move AB a1 a2") > 0
    fresh = thinkers[1].think(position, seat)
    assert not thinkers[1].resumed
    assert thinkers[1].prune(position, fresh.move) == 0


@pytest.mark.parametrize(
    ("settings", "megabytes"),
    [
        ("seconds=0", 1),
        ("seconds=0.05", 4),
        ("seconds=0.05,memory=2", 2),
        ("seconds=0.05,nodes=30000", 1),
        ("seconds=60,nodes=30000", 1),
        ("nodes=30000", 1),
    ],
)
def test_the_table_is_no_larger_than_the_search_can_fill(settings, megabytes):
    position = stepping()
    bot = player(f"alphabeta:{settings},cpu=yes", seed=1)
    bot.think(position, position.to_move)
    assert bot._search.memory < (megabytes + 1) * 2**20


@pytest.mark.parametrize("name", ["taluva", "titicaca"])
def test_games_with_secrets_or_chance_are_refused(name):
    position = game(name).new(players=2, seed=1)
    with pytest.raises(BotError, match="play"):
        player("alphabeta").think(position, position.to_move)


@pytest.mark.parametrize("players", [2, 3])
def test_it_plays_whole_games(players):
    position = game("talat").new(players=players)
    bots = [player("alphabeta:nodes=200", seed=seat) for seat in range(players)]
    while not position.is_over:
        position.play(bots[position.to_move].choose(position, position.to_move))
    assert position.result.over


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("alphabeta:nodes=0", "at least 1 simulation"),
        ("alphabeta:seconds=-1", "negative"),
        ("alphabeta:memory=0", "1 megabyte"),
        ("alphabeta:exploration=1", "no setting"),
    ],
)
def test_wrong_wishes_are_explained(bot, says):
    with pytest.raises(BotError, match=says):
        player(bot)
