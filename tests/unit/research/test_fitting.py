"""Fitting: what games teach, and the command that writes it down."""

import pytest

from atoll.ai.match import Match
from atoll.cli import main
from atoll.core import game
from atoll.core.weights import read_weights
from atoll.research.fitting import Sample, fit, sample_positions


@pytest.fixture(scope="module")
def samples():
    match = Match("titicaca", ("greedy", "random"), 20, seed=3)
    return [one for number in range(20) for one in sample_positions(match, number, match.play(number).record)]


def test_samples_are_positions_of_the_game_with_its_result(samples):
    assert {one.number for one in samples} == set(range(20))
    assert all(sum(one.outcome) == pytest.approx(1) for one in samples)
    assert all(one.outcome in {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)} for one in samples)
    assert len({one.engine.reference() for one in samples if one.number == 0}) > 10


def test_a_fit_comes_closer_step_by_step(samples):
    evaluator = game("titicaca").evaluator()
    steps = list(fit(evaluator, samples, rounds=4))
    assert len(steps) > 1
    assert steps[-1].training_error < steps[0].training_error
    assert evaluator.weights() == steps[-1].weights != steps[0].weights


def test_a_fit_finds_terms_again(samples):
    """Where the results are an evaluation's own values, its terms are found from others."""
    teacher = game("titicaca").evaluator()
    taught = [Sample(one.engine, one.number, teacher.values(one.engine)) for one in samples]
    pupil = game("titicaca").evaluator()
    pupil.set_weights(
        {name: value * (1.5 if name.startswith("village") else 1) for name, value in pupil.weights().items()}
    )
    steps = list(fit(pupil, taught))
    assert steps[-1].held_out_error < steps[0].held_out_error / 5


def test_the_command_writes_terms_and_goes_on(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = ["fit", "talat", "greedy", "--games", "3", "--jobs", "1"]
    assert main([*command, "--out", "weights.txt"]) == 0
    found = read_weights((tmp_path / "weights.txt").read_text())
    assert set(found) == set(game("talat").evaluator().names)
    assert "step 1" in capsys.readouterr().err
    games = (tmp_path / "fit-talat-2.jsonl").read_text()
    assert main(command) == 0
    assert read_weights(capsys.readouterr().out) == found
    assert (tmp_path / "fit-talat-2.jsonl").read_text() == games
    (tmp_path / "fit-talat-2.records.jsonl").unlink()
    assert main(command) == 2
    assert "lacks games" in capsys.readouterr().err
    assert main(["fit"]) == 2
