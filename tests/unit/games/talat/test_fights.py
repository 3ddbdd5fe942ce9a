"""The network of two-player Talat: what it computes, what it does not depend on, and its files."""

from __future__ import annotations

from array import array
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import atoll.games.talat
from atoll.ai import player
from atoll.ai.bot import BotError
from atoll.core.net_file import packaged_net
from atoll.core.position import Position
from atoll.core.weights import read_weights
from atoll.games.talat import GAME
from atoll.games.talat.fights import PAIR_SQUARES, SHAPES
from atoll.games.talat.material import BOARDS, SQUARES, Square, captures, commanded

CONTACT = Path(atoll.games.talat.__file__).with_name("contact.txt")


def positions(seed: int) -> list[Position]:
    """Return positions of a random game in which towers step."""
    position = GAME.new(players=2, seed=seed)
    dice = Random(seed)
    found = []
    while not position.is_over:
        if not position.legal_moves[0].startswith("put"):
            found.append(position.copy())
        position.play(dice.choice(position.legal_moves))
    return found


def layers() -> dict[str, list[float]]:
    """Return the weights that come with the game."""
    numbers = array("f", packaged_net(GAME).value)
    found, at = {}, 0
    for name, shape in SHAPES.items():
        size = 1
        for each in shape:
            size *= each
        found[name] = list(numbers[at : at + size])
        at += size
    assert at == len(numbers)
    return found


def logit(position: Position, weights: dict[str, list[float]]) -> float:
    """Return what the network says of the seat to move, by the literal rules and in plain numbers."""
    reference = position.engine.reference()
    seat = reference.turn
    assert seat is not None
    hidden_size, sums_size = SHAPES["first"][1], SHAPES["last"][0]
    number = {pair: i for i, pair in enumerate(PAIR_SQUARES)}
    best = [
        max((tower.kind for tower in reference.captured[each]), default=None) for each in (seat, 1 - seat)
    ]
    ranks = [-1 if kind is None else 9 * kind.height + kind.sides for kind in best]
    whose = 1 + (ranks[0] > ranks[1]) - (ranks[0] < ranks[1])
    sums = weights["best"][whose * sums_size : (whose + 1) * sums_size]
    for name in BOARDS:
        if name in reference.frozen:
            continue
        mine = commanded(2, seat, name)
        towers = [
            (SQUARES.index(square) if name[0] == mine else 24 - SQUARES.index(square), tower)
            for square, tower in reference.boards[name].items()
        ]
        images = []
        for mirror in (False, True):
            seen = [(at + 4 - 2 * (at % 5) if mirror else at, tower) for at, tower in towers]
            inputs = [SHAPES["first"][0] - 1]
            inputs += [at if tower.colour == mine else 25 + at for at, tower in seen]
            for at, own in seen:
                for there, enemy in seen:
                    pair = number.get((at, there))
                    if own.colour == mine != enemy.colour and pair is not None:
                        if captures(own.kind, enemy.kind):
                            inputs.append(50 + pair)
                        elif captures(enemy.kind, own.kind):
                            inputs.append(50 + len(PAIR_SQUARES) + pair)
            images.append(
                [
                    max(0.0, sum(weights["first"][each * hidden_size + k] for each in inputs))
                    for k in range(hidden_size)
                ]
            )
        hidden = [(one + other) / 2 for one, other in zip(*images, strict=True)]
        for i in range(sums_size):
            row = weights["second"][i * hidden_size : (i + 1) * hidden_size]
            sums[i] += sum(one * other for one, other in zip(hidden, row, strict=True))
    points = position.engine.result().scores
    assert points is not None
    lead = min(max(points[seat] - points[1 - seat], -20), 20) + 20
    at = ((1 if reference.frozen else 0) * SHAPES["lead"][1] + lead) * sums_size
    sums = [one + other for one, other in zip(sums, weights["lead"][at : at + sums_size], strict=True)]
    active = [sums[0], *(max(0.0, each) for each in sums[1:])]
    return sum(one * other for one, other in zip(active, weights["last"], strict=True))


def test_the_network_computes_what_is_written_about_it() -> None:
    weights, evaluator = layers(), GAME.evaluator()
    for position in positions(4)[::3]:
        seat = position.to_move
        assert isinstance(seat, int)
        found = evaluator.lead(position.engine, seat) / 1000
        assert found == pytest.approx(logit(position, weights), abs=0.1)
        assert evaluator.lead(position.engine, 1 - seat) == -evaluator.lead(position.engine, seat)


def test_left_and_right_are_alike() -> None:
    evaluator = GAME.evaluator()
    for position in positions(7)[::9]:
        reference = position.engine.reference()
        name = BOARDS[len(reference.boards[BOARDS[0]]) % 3]
        reference.boards[name] = type(reference.boards[name])(
            {Square(4 - square.column, square.row): tower for square, tower in reference.boards[name].items()}
        )
        assert evaluator.lead(type(position.engine)(reference), 0) == evaluator.lead(position.engine, 0)


def test_alpha_beta_puts_the_last_towers_and_contact_leaves_that_to_the_tree() -> None:
    evaluator, plain = GAME.evaluator(), GAME.evaluator()
    plain.set_network(b"")
    position = GAME.new(players=2)
    found = []
    while position.legal_moves[0].startswith("put"):
        found.append((evaluator.search(position.engine), plain.search(position.engine)))
        position.play(position.legal_moves[0])
    assert found == [*[("tree", "tree")] * 18, *[("alphabeta", "tree")] * 8]
    assert evaluator.search(position.engine) == plain.search(position.engine) == "alphabeta"


def test_a_file_of_ones_own_is_played_and_a_bad_one_refused(tmp_path: Path) -> None:
    file = packaged_net(GAME)
    position = positions(4)[0]
    seat = position.to_move
    assert isinstance(seat, int)
    (tmp_path / "same.net").write_bytes(file.dumps())
    moves = [
        player(name, seed=1).choose(position, seat)
        for name in (
            f"net:{tmp_path / 'same.net'},simulations=20",
            "mcts:simulations=20",
            "net:simulations=20",
        )
    ]
    assert len(set(moves)) == 1
    too_large = array("f", file.value)
    too_large[0] = 1000.0
    bad = {"large": replace(file, value=too_large.tobytes()), "short": replace(file, value=file.value[4:])}
    for name, each in bad.items():
        (tmp_path / name).write_bytes(each.dumps())
        with pytest.raises(BotError):
            player(f"net:{tmp_path / name},simulations=20").choose(position, seat)


def test_contact_weights_take_the_place_of_the_network() -> None:
    position = positions(4)[0]
    seat = position.to_move
    assert isinstance(seat, int)
    evaluator = GAME.evaluator()
    by_network = evaluator.lead(position.engine, seat)
    evaluator.set_weights(read_weights(CONTACT.read_text(encoding="utf-8")))
    assert evaluator.lead(position.engine, seat) != by_network
    evaluator.set_network(packaged_net(GAME).value)
    assert evaluator.lead(position.engine, seat) == by_network
    assert player(f"mcts:simulations=20,weights={CONTACT}").choose(position, seat) in position.legal_moves
