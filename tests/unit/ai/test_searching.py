"""Which search plays which position: one name, the strongest behind it."""

import pytest

from atoll.ai import BotError, player
from atoll.ai.searching import NODES_PER_SIMULATION
from atoll.core import game


def positions():
    """A game of Talat for two while towers are put, the same while they step, and others."""
    talat = game("talat")
    stepping = talat.new(players=2)
    while stepping.legal_moves[0].startswith("put"):
        stepping.play(stepping.legal_moves[0])
    three = talat.new(players=3)
    while three.legal_moves[0].startswith("put"):
        three.play(three.legal_moves[0])
    return talat.new(players=2), stepping, three


def calculates(bot, position):
    """Whether a bot's advice is alpha-beta's: only that knows how many positions it was allowed."""
    return player(bot, seed=1).think(position, position.to_move).simulations > 40


def test_two_players_calculate_once_all_towers_stand():
    putting, stepping, three = positions()
    assert calculates("mcts:simulations=40", stepping)
    assert not calculates("mcts:simulations=40", putting)
    assert not calculates("mcts:simulations=40", three)
    taluva = game("taluva").new(players=2, seed=1)
    assert not calculates("mcts:simulations=40", taluva)


@pytest.mark.parametrize("setting", ["search=tree", "exploration=0.2", "temperature=0.5", "knowledge=no"])
def test_settings_of_the_tree_choose_the_tree(setting):
    _, stepping, _ = positions()
    assert not calculates(f"mcts:simulations=40,{setting}", stepping)


def test_the_search_can_be_named():
    putting, stepping, three = positions()
    assert calculates("mcts:simulations=40,search=alphabeta", putting)
    assert calculates("mcts:simulations=40,search=alphabeta", three)
    assert calculates("mcts:simulations=40,temperature=0.5,search=auto", stepping)
    assert not calculates("mcts:simulations=40,temperature=0.5,search=auto", putting)
    with pytest.raises(BotError, match="tree, alphabeta, auto"):
        player("mcts:search=guesses")


def test_a_bot_changes_its_search_within_a_game():
    putting, stepping, _ = positions()
    bot = player("mcts:simulations=60", seed=1)
    assert bot.think(putting, putting.to_move, []).simulations == 60
    second = bot.think(stepping, stepping.to_move, [(0, "put")])
    assert second.simulations == 60 * NODES_PER_SIMULATION
    assert not bot.resumed
    assert 0 < bot.prune(stepping, second.move) < 2**20
    assert bot.think(putting, putting.to_move, []).simulations == 60
