"""A bot knows what its seat knows, and no more, even where more would pay."""

from functools import cache
from random import Random

import pytest

from atoll.ai import player
from atoll.core import game

SEARCHING = [
    *("greedy", "flat:simulations=300", "mcts:simulations=600", "mcts:simulations=300,knowledge=no"),
    "net:simulations=600",
]


@cache
def contested():
    """The moves of a game for two up to the bids for a lake with a single field left."""
    position = game("titicaca").new(players=2, seed=6)
    rng = Random(1)
    moves = []
    while True:
        seat = position.to_move
        legal = position.legal_moves_for(seat)
        move = rng.choice(legal)
        if legal[0].startswith("bid"):
            tried = position.copy()
            for each in sorted(tried.active_seats):
                tried.play("bid 1", each)
            if seat == 0 and len(tried.legal_moves_for(tried.to_move)) == 1:
                return moves
            move = "bid 1"
        position.play(move, seat)
        moves.append((seat, move))


def bidding(secret):
    """A lake has one field left; seat 0 has made its bid for it, sealed."""
    position = game("titicaca").new(players=2, seed=6)
    for seat, move in contested():
        position.play(move, seat)
    position.play(f"bid {secret}", 0)
    assert position.active_seats == (1,)
    return position


def value_of_reply(position, reply):
    """What a reply is worth to seat 1 if seat 0's bid is really the one in the position."""
    after = position.copy()
    after.play(reply, 1)
    if 1 in after.active_seats:
        return player("mcts", simulations=400, seed=1).think(after, 1).values[1]
    return player("mcts", simulations=400, seed=1).think(after, 0).values[1]


def test_reading_a_sealed_bid_would_pay():
    replies = [f"bid {bid}" for bid in range(8)]
    best = []
    for secret in (0, 6):
        values = [value_of_reply(bidding(secret), reply) for reply in replies]
        best.append(replies[values.index(max(values))])
    assert best[0] != best[1]


@pytest.mark.parametrize("bot", SEARCHING)
def test_a_sealed_bid_changes_nothing(bot):
    advice = [player(bot, seed=1).think(bidding(secret), 1) for secret in (0, 1, 6, 9)]
    assert advice[0] == advice[1] == advice[2] == advice[3]


def test_a_bid_is_not_readable():
    advice = player("mcts", simulations=3000, seed=1).think(bidding(0), 1)
    assert sum(candidate.share > 0 for candidate in advice.candidates) > 1
    bids = {player("mcts", simulations=300, seed=seed).choose(bidding(0), 1) for seed in range(12)}
    assert len(bids) > 1


def temple_hidden(value):
    """A game for two in which seat 0 has laid down a temple, and seat 1 is asked."""
    position = game("titicaca").new(players=2, seed=6)
    laid = False
    bot = player("random", seed=3)
    while not (laid and position.active_seats == (1,)):
        seat = position.to_move
        legal = position.legal_moves_for(seat)
        temples = [move for move in legal if move.startswith("temple") and move.endswith(f" {value}")]
        if seat == 0 and temples and not laid:
            position.play(temples[0], seat)
            laid = True
        elif legal[0].startswith(("temple", "join", "merge")):
            position.play(legal[0], seat)
        elif legal[0].startswith("bid"):
            position.play("bid 1" if "bid 1" in legal else "bid 0", seat)
        else:
            position.play(bot.random.choice(legal), seat)
    return position


@pytest.mark.parametrize("bot", SEARCHING)
def test_a_hidden_temple_changes_nothing(bot):
    one, two = temple_hidden(1), temple_hidden(2)
    assert one != two
    assert one.view(1) == two.view(1)
    assert player(bot, seed=1).think(one, 1) == player(bot, seed=1).think(two, 1)


def stack_hidden(order):
    """A game of Taluva for two after some turns; what is left of the stack lies in another order."""
    taluva = game("taluva")
    options = taluva.options({}, 2)
    setup = taluva.deal(2, options, Random(1))
    left = setup["deck"][7:]
    Random(order).shuffle(left)
    position = taluva.start(2, options, {**setup, "deck": setup["deck"][:7] + left})
    bot = player("greedy", seed=1)
    while position.reference.drawn < 7:
        seat = position.to_move
        position.play(bot.choose(position, seat), seat)
    return position


@pytest.mark.parametrize("bot", SEARCHING)
def test_the_order_of_the_stack_changes_nothing(bot):
    one, two = stack_hidden(1), stack_hidden(2)
    assert one != two
    assert one.view(0) == two.view(0)
    seat = one.to_move
    assert player(bot, seed=1).think(one, seat) == player(bot, seed=1).think(two, seat)


def test_a_tree_that_was_kept_knows_no_more():
    found = []
    for order in (1, 2):
        position, bot = stack_hidden(order), player("mcts", simulations=600, seed=1)
        seat, moves, advice = position.to_move, [], []
        while position.to_move == seat:
            advice.append(bot.think(position, seat, moves))
            bot.prune(position, advice[-1].move)
            position.play(advice[-1].move, seat)
            moves.append((seat, advice[-1].move))
        assert bot.resumed
        found.append(advice)
    assert found[0] == found[1]
