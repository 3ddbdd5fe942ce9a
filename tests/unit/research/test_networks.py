"""Networks learn from games: what they see is what the compiled ones see, and what they aim at follows."""

from __future__ import annotations

import numpy as np
import pytest

from atoll.ai.match import Match
from atoll.core import game, game_names
from atoll.core.net_file import NetFile
from atoll.games.talat.evaluate import Evaluator
from atoll.research.dataset import Dataset, Exploration, SelfPlay
from atoll.research.learning import LearningSettings
from atoll.research.networks import network
from atoll.research.networks.talat import VERSION, Fights, Samples, fresh_weights, logits, samples_of

TOWERS = 26


@pytest.fixture(scope="module", name="data")
def _data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("games")
    match = Match("talat", ("greedy", "greedy"), games=8, seed=3)
    play = SelfPlay(match, folder, part=4, exploration=Exploration(TOWERS, 0.1))
    play.begin()
    for part in play.missing_parts():
        play.write(part, play.play(part))
    return Dataset(folder)


@pytest.fixture(scope="module", name="samples")
def _samples(data: Dataset) -> Samples:
    return samples_of([data], held_out=4)


def file(weights: bytes = b"", policy: bytes = b"") -> NetFile:
    return NetFile("talat", VERSION, weights, policy)


def test_only_talat_has_a_network_and_only_for_two() -> None:
    found = {(name, players) for name in game_names() for players in (2, 3) if network(game(name), players)}
    assert found == {("talat", 2)}


def test_samples_are_the_positions_that_were_judged_once_all_towers_stand(
    data: Dataset, samples: Samples
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


def test_learning_and_inference_agree(data: Dataset, samples: Samples) -> None:
    weights = fresh_weights(3).astype(np.float32)
    evaluator = Evaluator()
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
    assert logits(weights, samples) == pytest.approx(found, abs=0.1)


def test_a_target_follows_the_end_unless_a_random_move_came_between(samples: Samples) -> None:
    assert samples.targets(0.0) == pytest.approx(samples.thoughts)
    found = samples.targets(0.75)
    mixed = 0.75 * samples.outcomes + 0.25 * samples.thoughts
    assert found[samples.clean] == pytest.approx(mixed[samples.clean])
    assert found[~samples.clean] == pytest.approx(samples.thoughts[~samples.clean])


def learnt(samples: Samples, before: NetFile, seed: str = "1", epochs: int = 3) -> list[tuple[float, bytes]]:
    settings = LearningSettings(epochs=epochs, rate=0.02, decay=0.0, outcome=1.0)
    found = Fights().learn(samples, before, settings, seed)
    return [(one.loss, one.weights.value.tobytes()) for one in found]


def test_a_network_learns_goes_on_from_another_and_repeats_itself(samples: Samples) -> None:
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
