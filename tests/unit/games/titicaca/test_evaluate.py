"""What bids are worth: not more weapons than a field brings points, and more where only one can settle."""

from __future__ import annotations

from random import Random

import pytest

from atoll.ai import Bot, player
from atoll.ai.bot import Advice
from atoll.ai.match import play_game
from atoll.core import Position, game

TITICACA = game("titicaca")


def weapons(move: str) -> int:
    return int(move.removeprefix("bid "))


def fields(position: Position) -> int:
    """Count the fields that the players bid for."""
    tried = position.copy()
    for seat in sorted(tried.active_seats):
        tried.play("bid 1", seat)
    return len(tried.legal_moves)


def bidding(seed: int, number: int) -> Position:
    """Play at random, with bids of 1, up to the bids of two for so many fields."""
    position = TITICACA.new(players=2, seed=seed)
    dice = Random(seed)
    while True:
        if len(position.active_seats) == 1:
            (seat,) = position.active_seats
            position.play(dice.choice(position.legal_moves_for(seat)), seat)
        elif fields(position) == number:
            return position
        else:
            for seat in sorted(position.active_seats):
                position.play("bid 1", seat)


def first_choice(position: Position) -> int:
    """Return the bid that looks best at first sight."""
    values = TITICACA.evaluator().move_values(position.engine, 0)
    return max(values, key=values.__getitem__)


def mean_bid(advice: Advice) -> float:
    return sum(weapons(candidate.move) * candidate.share for candidate in advice.candidates)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_field_is_worth_more(seed: int) -> None:
    assert first_choice(bidding(seed, 2)) == 1
    assert first_choice(bidding(seed, 1)) > 1


def test_search_bids_more_for_the_last_field() -> None:
    means = [
        sum(mean_bid(player("mcts:simulations=1000", seed=1).think(bidding(seed, n), 0)) for seed in range(6))
        for n in (1, 3)
    ]
    assert means[0] > 2 * means[1]


@pytest.mark.parametrize("seed", range(6))
def test_a_bid_beyond_what_a_field_brings_looks_bad(seed: int) -> None:
    position = TITICACA.new(players=2, seed=seed)
    values = TITICACA.evaluator().move_values(position.engine, 0)
    assert values[1] - values[20] > 0.3
    assert values[1] > values[0], "a village is worth more than a weapon"


@pytest.mark.parametrize("level", range(1, 7))
def test_no_level_gives_its_weapons_away_at_the_first_lake(level: int) -> None:
    for seed in range(8):
        position = TITICACA.new(players=2, seed=seed)
        for seat in (0, 1):
            bid = weapons(player(f"level-{level}", seed=seed).choose(position, seat))
            assert 0 <= bid <= 10, f"set-up {seed}, seat {seat}"


def test_bids_keep_a_weapon_for_every_round_to_come() -> None:
    """Who has none left does not settle; this one has three for the rounds of the lakes 3, 4 and 5."""
    position = bidding(1, 4)
    reference = position.reference
    assert reference.round == 3
    reference.stocks[0] = 3
    values = TITICACA.evaluator().move_values(type(position.engine)(reference), 0)
    assert max(values, key=values.__getitem__) == 1
    assert values[1] - values[3] > 0.05


class Miser(Bot):
    """Bids 1 every round and makes the other moves that look best."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = player("greedy", seed=seed)

    def think(self, position: Position, seat: int, history: object = None) -> Advice:
        del history
        advice = self.greedy.think(position, seat)
        if not advice.move.startswith("bid"):
            return advice
        known = {candidate.move for candidate in advice.candidates}
        return Advice(seat, "bid 1" if "bid 1" in known else "bid 0", advice.candidates, advice.values, 0)


def test_bidding_one_every_round_does_not_beat_a_middle_level() -> None:
    won = 0.0
    for number in range(8):
        seat = number % 2
        bots: list[Bot] = [Miser(number), Miser(number)]
        bots[seat] = player("level-5", seed=number)
        result = play_game(TITICACA.new(players=2, seed=number // 2), bots).result
        assert result is not None
        assert result.places is not None
        won += {(1, 2): 1.0, (1, 1): 0.5, (2, 1): 0.0}[result.places[seat], result.places[1 - seat]]
    assert won >= 5


def test_a_search_of_so_many_simulations_is_repeatable() -> None:
    position = bidding(3, 2)
    found = [player("mcts:simulations=800", seed=5).think(position, 0) for _ in range(2)]
    assert found[0] == found[1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_position_is_judged_alike_however_it_came_about(players: int) -> None:
    evaluator = TITICACA.evaluator()
    position = TITICACA.new(players=players, seed=players)
    dice = Random(players)
    compared = 0
    while not position.is_over:
        seat = dice.choice(position.active_seats)
        moves = position.legal_moves_for(seat)
        move = dice.choice(moves[:8] if moves[0].startswith("bid") else moves)
        position.play(move, seat)
        # What the engine remembers of its regions since earlier moves, against one that has just been loaded.
        sample = position.engine.copy()
        sample.determinize(seat, compared)
        for engine in (position.engine, sample):
            assert evaluator.values(engine) == evaluator.values(TITICACA.engine(engine.reference()))
            compared += 1
    assert compared > 100
