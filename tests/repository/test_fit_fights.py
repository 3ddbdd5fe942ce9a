"""tools/fit_fights.py plays and learns; what it sees of a position is what the compiled network sees."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import fit_fights

from atoll.core import game
from atoll.core.engine import OVER
from atoll.core.net_file import read_net


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_fights, "GAMES", 1)
    monkeypatch.setattr(fit_fights, "SIMULATIONS", 2)
    monkeypatch.setattr(fit_fights, "BATCH", 16)


def test_a_run_resumes_and_ends_in_a_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fit_fights.play_files(tmp_path, seed=1, files=2, nodes=20)
    first = sorted(tmp_path.iterdir())
    times = [path.stat().st_mtime_ns for path in first]
    fit_fights.play_files(tmp_path, seed=1, files=3, nodes=20)
    assert [path.stat().st_mtime_ns for path in first] == times
    assert len(list(tmp_path.iterdir())) == 3
    out = tmp_path / "found.net"
    fit_fights.learn(tmp_path, out, epochs=2, rate=0.003, seed=1)
    assert read_net(out).net(game("talat")).search(game("talat").new(players=2).engine) == "tree"
    assert "epoch 2" in capsys.readouterr().out


def test_learning_and_inference_agree() -> None:
    model = fit_fights.Model(seed=3)
    evaluator = game("talat").evaluator()
    assert evaluator.take_network(1, model.file({}).value)
    engine = game("talat").new(players=2).engine.copy()
    rng, records, found = Random(5), [], []
    while (seat := engine.to_move()) != OVER:
        if not engine.text(engine.legal(seat)[0]).startswith("put"):
            records.append((*fit_fights.record_of(engine), 0.0, 0.0, 0.5, 0, 1))
            found.append(evaluator.lead(engine, seat) / 1000)
        engine.apply(seat, rng.choice(engine.legal(seat)))
    samples = fit_fights.Samples.of(np.array(records, fit_fights.RECORD))
    assert model.logits(samples) == pytest.approx(found, abs=0.1)


def test_a_target_follows_the_game_and_not_what_came_before_a_random_move() -> None:
    records = np.zeros(3, fit_fights.RECORD)
    records["turn"] = [0, 1, 0]
    records["number"] = [0, 1, 2]
    records["result"] = [1.0, 0.0, 1.0]
    records["clean"] = 1
    later = fit_fights.LATER
    last = (1 - later) * 0.5 + later
    middle = (1 - later) * 0.5 + later * last
    assert fit_fights.targets_of(records)[1:] == pytest.approx([1 - middle, last])
    records["clean"] = [0, 1, 1]
    assert fit_fights.targets_of(records)[0] == pytest.approx(0.5)
