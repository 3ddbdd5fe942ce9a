"""Networks learn from games: what they see is what the compiled ones see, and what they aim at follows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from atoll.ai.match import Match
from atoll.core import game, game_names
from atoll.core.net_file import NetFile
from atoll.core.record import Record
from atoll.games.talat.evaluate import Evaluator as TalatEvaluator
from atoll.games.titicaca.evaluate import Evaluator as TiticacaEvaluator
from atoll.research.dataset import Dataset, Exploration, SelfPlay
from atoll.research.learning import LearningSettings, decisions
from atoll.research.networks import network
from atoll.research.networks.descent import Doubles, chances
from atoll.research.networks.talat import VERSION, Boards, Fights
from atoll.research.networks.titicaca import VERSION as TITICACA_VERSION
from atoll.research.networks.titicaca import Prospects, Sights

TOWERS = 26


def played(name: str, folder: Path, exploration: Exploration, players: int = 2) -> Dataset:
    """Return some games of bots that look one move ahead: four setups, from every seat."""
    match = Match(name, ("greedy",) * players, games=4 * players, seed=3)
    play = SelfPlay(match, folder, part=4, exploration=exploration)
    play.begin()
    for part in play.missing_parts():
        play.write(part, play.play(part))
    return Dataset(folder)


@pytest.fixture(scope="module", name="data")
def _data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return played("talat", tmp_path_factory.mktemp("talat"), Exploration(TOWERS, 0.1))


@pytest.fixture(scope="module", name="players", params=[2, 3])
def _players(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


@pytest.fixture(scope="module", name="prospects")
def _prospects(players: int) -> Prospects:
    return Prospects(players)


@pytest.fixture(scope="module", name="bids")
def _bids(tmp_path_factory: pytest.TempPathFactory, players: int) -> Dataset:
    return played("titicaca", tmp_path_factory.mktemp("titicaca"), Exploration(0, 0.05), players)


@pytest.fixture(scope="module", name="sights")
def _sights(bids: Dataset, prospects: Prospects) -> Sights:
    return prospects.examples([bids], held_out=4)


@pytest.fixture(scope="module", name="samples")
def _samples(data: Dataset) -> Boards:
    return Fights().examples([data], held_out=4)


def file(weights: bytes = b"", policy: bytes = b"") -> NetFile:
    return NetFile("talat", VERSION, weights, policy)


def test_talat_has_a_network_for_two_and_titicaca_for_two_and_three() -> None:
    found = {(name, players) for name in game_names() for players in (2, 3) if network(game(name), players)}
    assert found == {("talat", 2), ("titicaca", 2), ("titicaca", 3)}


def test_samples_are_the_positions_that_were_judged_once_all_towers_stand(
    data: Dataset, samples: Boards
) -> None:
    rows = data.positions.to_pylist()
    judged = [row for row in rows if row["values"] is not None and not row["move"].startswith("put")]
    assert 100 < len(judged) == len(samples) < len(rows)
    assert samples.outcomes == pytest.approx([(1 + row["outcome"][row["seat"]]) / 2 for row in judged])
    assert samples.thoughts == pytest.approx([(1 + row["values"][row["seat"]]) / 2 for row in judged])
    assert samples.held_out.tolist() == [row["game"] // 2 == 0 for row in judged]
    assert all(any(row["policy"]) == (row["values"] is not None) for row in rows)
    starts = [
        [row["values"] is None for row in rows if row["game"] == number][:TOWERS] for number in range(8)
    ]
    assert 0 < sum(map(all, starts)) < 8
    last_random = {row["game"]: row["ply"] for row in rows if row["values"] is None}
    assert samples.clean.tolist() == [row["ply"] >= last_random.get(row["game"], 0) for row in judged]


def test_talat_learns_what_inference_computes(data: Dataset, samples: Boards) -> None:
    weights = Fights().fresh_weights(3).astype(np.float32)
    evaluator = TalatEvaluator()
    assert evaluator.take_network(VERSION, weights.tobytes())
    found = []
    rows = iter(data.positions.to_pylist())
    for one in data.games.to_pylist():
        position = data.game.start(2, data.options, {})
        for _ in range(one["moves"]):
            row = next(rows)
            if row["values"] is not None and not row["move"].startswith("put"):
                found.append(evaluator.lead(position.engine, row["seat"]) / 1000)
            position.play(row["move"])
    assert Fights().logits(weights, samples, np.arange(len(samples))) == pytest.approx(found, abs=0.1)


def test_a_target_follows_the_end_unless_a_random_move_came_between(samples: Boards) -> None:
    assert samples.targets(0.0) == pytest.approx(samples.thoughts)
    found = samples.targets(0.75)
    mixed = 0.75 * samples.outcomes + 0.25 * samples.thoughts
    assert found[samples.clean] == pytest.approx(mixed[samples.clean])
    assert found[~samples.clean] == pytest.approx(samples.thoughts[~samples.clean])


def learnt(samples: Boards, before: NetFile, seed: str = "1", epochs: int = 3) -> list[tuple[float, bytes]]:
    settings = LearningSettings(epochs=epochs, rate=0.02, decay=0.0, outcome=1.0)
    found = Fights().learn(samples, before, settings, seed)
    return [(one.loss, one.weights.value.tobytes()) for one in found]


def test_a_network_learns_goes_on_from_another_and_repeats_itself(samples: Boards) -> None:
    everything = samples.pick(np.arange(len(samples)))
    everything.held_out[:] = False
    first = learnt(everything, file())
    assert len(first) == 4
    assert first[-1][0] < 0.9 * first[0][0]
    assert first == learnt(everything, file())
    assert first[0][1] != learnt(everything, file(), seed="2", epochs=0)[0][1]
    more = learnt(everything, file(first[-1][1]), seed="2")
    assert more[0] == first[-1]
    of_patterns = learnt(everything, file(first[-1][1], policy=bytes(4)), epochs=0)
    assert of_patterns[0] == first[0]


def seen_by(row: dict[str, Any]) -> tuple[int, ...]:
    """Return the seats as which a decision of Titicaca is learnt: none if there was nothing to decide."""
    if row["values"] is None or len(row["legal"]) < 2:
        return ()
    return (row["seat"],) if row["move"].startswith("bid") else tuple(range(len(row["outcome"])))


def test_bids_are_seen_by_who_makes_them_and_turns_by_all(
    bids: Dataset, sights: Sights, players: int
) -> None:
    rows = bids.positions.to_pylist()
    judged = [(row, seat) for row in rows for seat in seen_by(row)]
    assert 400 < len(judged) == len(sights)
    assert any(len(row["legal"]) == 1 for row in rows)
    assert sights.outcomes == pytest.approx([(1 + row["outcome"][seat]) / 2 for row, seat in judged])
    assert sights.thoughts == pytest.approx([(1 + row["values"][seat]) / 2 for row, seat in judged])
    assert sights.held_out.tolist() == [row["game"] // players % 4 == 0 for row, _ in judged]
    assert sum(sights.lengths) == len(sights.seen)
    assert 0 < sum(sights.clean) < len(sights)


def test_titicaca_learns_what_inference_computes(
    bids: Dataset, sights: Sights, prospects: Prospects, players: int
) -> None:
    weights = prospects.fresh_weights(3).astype(np.float32)
    evaluator = TiticacaEvaluator()
    assert evaluator.take_network(TITICACA_VERSION + players, weights.tobytes())
    rows = iter(bids.positions.to_pylist())
    found: list[float] = []
    meant: list[float] = []
    guesses = iter(chances(prospects.logits(weights, sights, np.arange(len(sights)))))
    for one in bids.games.to_pylist():
        for engine, _ in decisions(bids, Record.from_json(json.loads(one["record"]))):
            own = {seat: next(guesses) for seat in seen_by(next(rows))}
            if players == 2 and 0 in own:  # as the first sees it
                found.append(evaluator.values(engine)[0])
                meant.append(own[0])
            elif len(own) == 3:  # as all see it, together half of the pairs
                found += evaluator.values(engine)
                meant += [own[seat] + 0.5 - sum(own.values()) / 3 for seat in range(3)]
    assert len(found) > 400
    assert found == pytest.approx(np.clip(meant, 0, 1), abs=0.02)


def test_the_slope_is_that_of_the_loss(sights: Sights, prospects: Prospects) -> None:
    """Compared with what the loss changes by if the weights go a little that way and back."""
    weights = prospects.fresh_weights(4)
    layers = prospects.layers(weights)
    layers["facts"][:] = np.random.default_rng(5).standard_normal(layers["facts"].shape) * 0.1
    rows = np.arange(0, len(sights), 7)
    targets = sights.targets(0.5)[rows]
    slope = prospects.slope(weights, sights, rows, targets, 0)

    def loss(at: Doubles) -> float:
        guesses = chances(prospects.logits(at.astype(np.float32), sights, rows)).astype(np.float64)
        return float(-np.mean(targets * np.log(guesses) + (1 - targets) * np.log(1 - guesses)))

    for name in prospects.shapes:
        part = np.zeros(len(slope))
        prospects.layers(part)[name][:] = prospects.layers(slope)[name]
        step = 1e-3 * part / np.linalg.norm(part)
        change = loss(weights + step) - loss(weights - step)
        assert change == pytest.approx(2 * step @ slope, rel=0.05, abs=1e-6), name


@pytest.mark.parametrize("outcome", [0.0, 1.0])
def test_titicacas_network_learns_and_repeats_itself(
    sights: Sights, prospects: Prospects, outcome: float
) -> None:
    settings = LearningSettings(epochs=3, rate=0.01, decay=0.0, outcome=outcome)
    before = NetFile("titicaca", prospects.version, b"", b"")
    runs = [
        [(one.loss, one.weights.value.tobytes()) for one in prospects.learn(sights, before, settings, "1")]
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert runs[0][-1][0] < runs[0][0][0]
