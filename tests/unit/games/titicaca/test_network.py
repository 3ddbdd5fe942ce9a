"""The networks of Titicaca: what they see, what they compute of it, and their files."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from atoll.ai import player
from atoll.ai.bot import BotError
from atoll.ai.mcts import OWN_NET, evaluator_for
from atoll.core.net_file import NetFile
from atoll.core.position import Position
from atoll.games.hexes import neighbours
from atoll.games.titicaca import GAME
from atoll.games.titicaca.codes import Step
from atoll.games.titicaca.evaluate import Evaluator
from atoll.games.titicaca.material import LAKES
from atoll.games.titicaca.network import SHAPES, inputs_of
from atoll.games.titicaca.rules.position import Position as Reference
from atoll.games.titicaca.rules.regions import (
    empty_fields,
    lake_hex,
    longest_chain,
    region_fields,
    region_names,
    village_count,
)
from atoll.games.titicaca.rules.scoring import score_region

VERSION = 1010
"""To which the number of players is added."""
MOST_AMOUNT = 60
# Rows as network.pxd has them: where those of one's own and of the rivals begin, and how many there are.
OWN_AND_THEIRS = (42, 70, 28), (133, 145, 12), (207, 233, 26)
STOCKS = 49, 109, 60


def positions(seed: int, players: int = 2) -> Iterator[Position]:
    """Yield the positions of a random game, in which nobody bids much."""
    position = GAME.new(players=players, seed=seed)
    dice = Random(seed)
    while not position.is_over:
        yield position
        seat = dice.choice(position.active_seats)
        moves = position.legal_moves_for(seat)
        position.play(dice.choice(moves[:4] if moves[0].startswith("bid") else moves), seat)


def weights(seed: int) -> bytes:
    """Return the weights of a network that knows nothing, in which every layer matters."""
    rng = np.random.default_rng(seed)
    spread = {"first": 0.2, "second": 0.1, "facts": 0.5, "amounts": 0.05, "last": 0.3}
    parts = [spread[name] * rng.standard_normal(shape).ravel() for name, shape in SHAPES.items()]
    return np.concatenate(parts).astype(np.float32).tobytes()


class Seen:
    """What ``inputs_of`` writes, by its parts."""

    def __init__(self, position: Position, seat: int) -> None:
        numbers = array("h", inputs_of(position.engine, seat))
        fields, regions, facts, amounts, *rest = numbers
        self.items: list[list[int]] = [[]]
        while len(self.items) <= fields + regions:
            row = rest.pop(0)
            if row >= 0:
                self.items[-1].append(row)
            else:
                self.items.append([])
        assert not self.items.pop()
        self.fields, self.regions = self.items[:fields], self.items[fields:]
        self.facts, self.stage, self.amounts = rest[:facts], rest[facts], rest[facts + 1 :]
        assert len(self.amounts) == amounts


def logit(seen: Seen, numbers: bytes) -> float:
    """Return what a network says of what it sees, in plain numbers."""
    layers = {}
    left = np.frombuffer(numbers, np.float32).astype(np.float64)
    for name, shape in SHAPES.items():
        size = int(np.prod(shape))
        layers[name], left = left[:size].reshape(shape), left[size:]
    assert not len(left)
    sums = layers["facts"][seen.facts].sum(0)
    sums += seen.amounts @ layers["amounts"][seen.stage][: len(seen.amounts)]
    for kind, items in enumerate((seen.fields, seen.regions)):
        pool = sum(
            (np.maximum(layers["first"][rows].sum(0), 0) for rows in items), np.zeros(SHAPES["first"][1])
        )
        sums += layers["second"][kind] @ pool
    return float(layers["last"] @ np.concatenate([sums[:1], np.maximum(sums[1:], 0)]))


def test_the_network_computes_what_is_written_about_it() -> None:
    evaluator = Evaluator()
    numbers = weights(1)
    evaluator.set_network(numbers)
    compared = 0
    found, meant = [], []
    for position in positions(3):
        assert position.reference.step is not Step.OVER
        found.append(evaluator.values(position.engine))
        expected = logit(Seen(position, 0), numbers)
        meant.append(1 / (1 + np.exp(-expected)))
        compared += abs(expected) < 3
    assert compared > 20, "not all of them are certain"
    assert [own for own, _ in found] == pytest.approx(meant, abs=0.02)
    assert [own + other for own, other in found] == pytest.approx([1.0] * len(found))


def test_among_three_values_are_what_everybody_sees_shared_out() -> None:
    """Each sees the chance of being ahead of the others; together they make half of all pairs."""
    evaluator = Evaluator()
    numbers = weights(1)
    evaluator.set_network(numbers, 3)
    apart = 0
    for position in positions(3, players=3):
        found = evaluator.values(position.engine)
        chances = [1 / (1 + np.exp(-logit(Seen(position, seat), numbers))) for seat in range(3)]
        meant = np.clip(np.array(chances) + 0.5 - sum(chances) / 3, 0, 1)
        assert found == pytest.approx(meant, abs=0.03)
        apart += max(found) - min(found) > 0.1
    assert apart > 20, "they do not all say the same"


def known_amounts(reference: Reference, seat: int) -> list[int]:
    """Return the amounts by the literal rules."""
    everybody = range(len(reference.scores))
    shares, soon = [0] * 3, [0] * 3  # soon: at a lake that scores; the last scoring is of all regions
    number = next((each for each in (5, 10) if reference.round <= each), 0)
    next_lake = lake_hex(reference, number) if number else None
    for name in region_names(reference):
        counts = next_lake is not None and region_fields(reference, name) & set(neighbours(next_lake))
        for category in score_region(reference, name).categories:
            for each in everybody:
                shares[each] += category.won[each]
                soon[each] += category.won[each] if counts else 0
    stocks = list(reference.stocks)
    for each in reference.order[1:]:  # what the others bid is as good as paid
        stocks[each] -= reference.bids[each]
    wealth = [
        (
            stocks[each],
            village_count(reference, each),
            longest_chain(reference, each),
            shares[each],
            soon[each],
        )
        for each in everybody
    ]
    others = [each % len(everybody) for each in range(seat + 1, seat + len(everybody))]
    rival, *second = sorted(others, key=lambda each: -reference.scores[each] - shares[each])
    found = [reference.scores[seat] - reference.scores[rival]]
    for own, other in zip(wealth[seat], wealth[rival], strict=True):
        found += [own, other]
    for each in second:
        found += [reference.scores[seat] - reference.scores[each], *wealth[each]]
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_it_sees_what_the_rules_count(seed: int, players: int) -> None:
    for position in positions(seed, players):
        reference = position.reference
        for seat in range(players):
            seen = Seen(position, seat)
            assert len(seen.fields) == len(empty_fields(reference))
            assert len(seen.regions) == len(region_names(reference))
            assert seen.stage == (reference.round <= 10) + (reference.round <= 5)
            capped = [min(max(n, -MOST_AMOUNT), MOST_AMOUNT) for n in known_amounts(reference, seat)]
            assert seen.amounts == capped


def test_both_seats_see_the_same_the_other_way_round() -> None:
    """What is one's own for one is the other's for the other: amounts, and how many rows there are."""
    for position in positions(6):
        own, other = Seen(position, 0), Seen(position, 1)
        lead, *pairs = own.amounts
        swapped = [each for at in range(0, len(pairs), 2) for each in (pairs[at + 1], pairs[at])]
        assert other.amounts == [-lead, *swapped]
        assert list(map(len, own.items)) == list(map(len, other.items))


def picked(rows: list[int], first: int, count: int) -> list[int]:
    """Return the rows of a range, from its beginning on, in order."""
    return sorted(row - first for row in rows if first <= row < first + count)


@pytest.mark.parametrize("players", [2, 3])
def test_what_one_sees_of_rivals_is_what_they_see_of_themselves(players: int) -> None:
    """And since that is all that rows tell of them, it does not matter which is which."""
    compared = 0
    for position in positions(7, players):
        views = [Seen(position, seat) for seat in range(players)]
        for seat, seen in enumerate(views):
            rivals = views[:seat] + views[seat + 1 :]
            for own, theirs, count in OWN_AND_THEIRS:
                for at, rows in enumerate(seen.items):
                    meant = [row for each in rivals for row in picked(each.items[at], own, count)]
                    assert picked(rows, theirs, count) == sorted(meant)
                    compared += len(meant)
            own, theirs, count = STOCKS
            meant = [row for each in rivals for row in picked(each.facts, own, count)]
            assert picked(seen.facts, theirs, count) == sorted(meant)
            assert len(meant) == players - 1
    assert compared > 1000


def test_only_games_of_two_or_three_that_go_on_are_seen() -> None:
    over = GAME.new(players=2, seed=1)
    dice = Random(1)
    while not over.is_over:
        seat = dice.choice(over.active_seats)
        over.play(over.legal_moves_for(seat)[0], seat)
    for position, seat in ((over, 0), (GAME.new(players=4, seed=1), 0), (GAME.new(players=2, seed=1), 2)):
        with pytest.raises(ValueError, match="not over"):
            inputs_of(position.engine, seat)


@pytest.mark.parametrize("players", [2, 3])
def test_with_other_numbers_of_players_it_changes_nothing(players: int) -> None:
    evaluator, plain = Evaluator(), Evaluator()
    evaluator.set_network(weights(2), players)
    for others in {2, 3, 4} - {players}:
        position = GAME.new(players=others, seed=2)
        assert evaluator.values(position.engine) == plain.values(position.engine)
    position = GAME.new(players=players, seed=2)
    assert evaluator.values(position.engine) != plain.values(position.engine)
    evaluator.set_network(b"")
    assert evaluator.values(position.engine) == plain.values(position.engine)


def test_playouts_are_short_where_it_judges_and_the_same_in_the_last_rounds() -> None:
    evaluator, plain = Evaluator(), Evaluator()
    evaluator.set_network(weights(4))
    lengths: dict[bool, list[tuple[int, int]]] = {False: [], True: []}
    for position in positions(8):
        pairs = [
            tuple(each.playout(position.engine.copy(), 7, limit) for each in (evaluator, plain))
            for limit in (30, -1)
        ]
        lengths[position.reference.round >= LAKES].append((pairs[0][0], pairs[0][1]))
        assert pairs[1][0] == pairs[1][1], "to the end nobody judges"
    assert all(own == other for own, other in lengths[True])
    assert all(own <= other for own, other in lengths[False])
    assert sum(own for own, _ in lengths[False]) < 0.7 * sum(other for _, other in lengths[False])


def test_a_network_that_is_refused_changes_nothing() -> None:
    evaluator = Evaluator()
    position = GAME.new(players=2, seed=2)
    evaluator.set_network(weights(4))
    before = evaluator.values(position.engine), evaluator.exploration
    for numbers, players in ((weights(4)[4:], 2), (weights(5), 1), (weights(5), 4)):
        with pytest.raises(ValueError, match="network"):
            evaluator.set_network(numbers, players)
        assert (evaluator.values(position.engine), evaluator.exploration) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_packaged_network_leaves_other_numbers_of_players_to_the_search_by_hand(players: int) -> None:
    position = GAME.new(players=players, seed=3)
    plain = GAME.evaluator()
    found = evaluator_for(position, None, net=OWN_NET)
    same = (found.exploration, found.expand_after) == (plain.exploration, plain.expand_after)
    assert same is (players != 2)
    assert (found.values(position.engine) == plain.values(position.engine)) is (players != 2)


def test_the_search_goes_with_the_network() -> None:
    evaluator, plain = Evaluator(), Evaluator()
    assert evaluator.take_network(VERSION + 2, weights(4))
    assert (evaluator.exploration, evaluator.expand_after) != (plain.exploration, plain.expand_after)
    evaluator.drop_network()
    assert (evaluator.exploration, evaluator.expand_after) == (plain.exploration, plain.expand_after)
    assert evaluator.take_network(VERSION + 3, weights(4))
    for other in (VERSION + 1, VERSION + 4):
        assert not evaluator.take_network(other, weights(4))


@pytest.mark.parametrize("players", [2, 3])
def test_a_file_of_ones_own_is_played_and_a_bad_one_refused(tmp_path: Path, players: int) -> None:
    position = GAME.new(players=players, seed=5)
    file = NetFile("titicaca", VERSION + players, weights(3), b"")
    (tmp_path / "own.net").write_bytes(file.dumps())
    own = player(f"net:{tmp_path / 'own.net'},simulations=60", seed=1)
    assert own.choose(position, 0) in position.legal_moves_for(0)
    too_large = array("f", file.value)
    too_large[0] = 1000.0
    with pytest.raises(BotError, match="another number of players"):
        player(f"net:{tmp_path / 'own.net'},simulations=20").choose(GAME.new(players=5 - players, seed=5), 0)
    bad = {"large": replace(file, value=too_large.tobytes()), "short": replace(file, value=file.value[4:])}
    for name, each in bad.items():
        (tmp_path / name).write_bytes(each.dumps())
        with pytest.raises(BotError):
            player(f"net:{tmp_path / name},simulations=20").choose(position, 0)
