"""The benchmark: its tasks are fixed, its decisions right, its scores do not depend on how it is run."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import numpy as np
import pytest

from atoll.cli import main
from atoll.core.registry import game as game_named
from atoll.research import benchmark
from atoll.research.benchmark import (
    GAMES,
    MATCH_GAMES,
    Budget,
    BudgetSpent,
    Entry,
    Scored,
    Task,
    decisions,
    estimate,
    fingerprint,
    published,
    result,
    tasks,
)
from atoll.research.exact import Solver
from atoll.research.extra import ResearchError
from atoll.research.sealed import SealedSolver

LEARNER = """\
def learn(budget, seed):
    env = budget.vector(4)
    env.reset(seed=seed)
    import numpy as np
    rng = np.random.default_rng(seed)
    for _ in range(10):
        env.step(env.sample(rng))
    assert budget.left == budget.steps - 40
    return lambda position, seat: position.legal_moves_for(seat)[0]
"""


@pytest.mark.parametrize("game", GAMES)
def test_decisions_have_exactly_these_best_moves(game: str) -> None:
    assert len(decisions(game)) == 60
    for decision in decisions(game)[:3]:
        engine, seat = decision.record.position().engine, decision.seat
        sign = 1 if seat == 0 else -1
        if game == "titicaca":
            worth = SealedSolver().values(engine, seat)
        else:
            worth = {}
            for action in engine.legal(seat):
                after = engine.copy()
                after.play(seat, action)
                worth[action] = sign * Solver().value(after)
        best = {engine.text(action) for action, value in worth.items() if value == max(worth.values())}
        assert best == decision.best


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_choices_between_legal_moves(game: str) -> None:
    for decision in decisions(game):
        legal = set(decision.record.position().legal_moves_for(decision.seat))
        assert decision.best < legal
        assert len(decision.best) <= len(legal) / (2 if game == "titicaca" else 3)


def test_every_game_has_decisions_and_matches() -> None:
    for game in GAMES:
        found = tasks([game])
        assert [task.kind for task in found] == ["decisions"] + ["match"] * (len(found) - 1)
        assert set(game_named(game).sparring_partners()) < {task.opponent for task in found}
        assert all(task.parts == MATCH_GAMES for task in found[1:])
        assert [task.opponent for task in tasks([game], learning=True)] == ["random", "greedy"]


def test_a_sparring_partner_takes_the_tasks_of_its_own_game_and_not_itself() -> None:
    found = Entry("trader").tasks()
    assert {task.game for task in found} == {"talat"}
    assert "trader" not in {task.opponent for task in found}


def test_a_part_depends_on_its_number_alone() -> None:
    entry = Entry("greedy")
    task = next(task for task in entry.tasks(["talat"]) if task.opponent == "waiter")
    assert entry.do((task, 3)).score == entry.do((task, 3)).score
    assert entry.do((tasks(["talat"])[0], 1)).score in (0, 1)


def test_a_budget_counts_what_is_played_and_ends() -> None:
    budget = Budget("talat", steps=20)
    env = budget.vector(4)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for left in (16, 12, 8):
        env.step(env.sample(rng))
        assert budget.left == left
    waiting = env.sample(rng).copy()
    waiting[:2] = -1
    env.step(waiting)
    assert budget.left == 6
    with pytest.raises(BudgetSpent):
        budget.spend(7)
    env.close()


def test_the_alphazero_example_learns_and_plays() -> None:
    example = runpy.run_path(str(Path(__file__).parents[3] / "examples" / "alphazero.py"))
    start = game_named("talat").new(2, **example["SMALL"])
    example["train"].__globals__.update(GAMES=2, SIMULATIONS=3, BATCHES=1)
    before = example["train"](start, 0, seed=1)
    net = example["train"](start, 1, seed=1)
    assert before.steps == 0
    assert net.steps == 1
    assert any((one != other).any() for one, other in zip(before.weights, net.weights, strict=True))
    budget = Budget("talat", steps=50)
    choose = example["learn"](budget, 1)
    assert budget.left < 2  # two games at a time
    position = game_named("talat").new(2)
    assert choose(position, 0) in position.legal_moves


def test_intervals() -> None:
    match, learning = Task("talat", "match", 4, "greedy"), Task("talat", "learning", 3, "random")
    assert estimate(match, [1, 0, 1, 0]).value == 0.5
    assert estimate(learning, [0.5]).low == 0
    wide = estimate(learning, [0.4, 0.5, 0.6])
    assert (wide.value, round(wide.high - wide.value, 3)) == (0.5, 0.248)


def test_the_command_resumes_and_writes_a_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results"
    command = ["benchmark", "waiter", "--game", "talat", "--jobs", "1", "--lang", "en", "--out", str(out)]
    assert main([*command, "--parts", "1"]) == 0
    lines = (out / "waiter.jsonl").read_text().splitlines()
    assert main([*command, "--parts", "2"]) == 0
    assert (out / "waiter.jsonl").read_text().splitlines()[: len(lines)] == lines
    table = capsys.readouterr().out
    assert "| talat decisions |" in table
    found = json.loads((out / "waiter.json").read_text())
    assert found["format"] == "atoll-benchmark/1"
    assert found["complete"] is False
    assert {task["done"] for task in found["tasks"].values()} == {2}
    assert found["machine"]["units_per_second"] > 1000
    assert set(found["opponents"]) == {task.name for task in Entry("waiter").tasks() if task.opponent}


def test_a_result_keeps_the_games_of_earlier_runs(tmp_path: Path) -> None:
    command = ["benchmark", "random", "--parts", "1", "--jobs", "1", "--out", str(tmp_path)]
    for game in ("talat", "titicaca"):
        assert main([*command, "--game", game]) == 0
    found = json.loads((tmp_path / "random.json").read_text())
    assert {name.partition(" ")[0] for name in found["tasks"]} == {"talat", "titicaca"}


def test_opponents_that_play_otherwise_than_in_the_baselines_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {task.name for task in tasks() if task.opponent} <= set(published())
    earlier = {task.name: fingerprint(task.game, task.opponent) for task in tasks(["talat"]) if task.opponent}
    monkeypatch.setattr(benchmark, "published", lambda: earlier | {"talat match greedy": "another"})
    command = ["benchmark", "waiter", "--game", "talat", "--parts", "1", "--jobs", "1", "--lang", "en"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    (message,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("These opponents")]
    assert message.endswith(": talat match greedy")
    assert json.loads((tmp_path / "waiter.json").read_text())["changed"] == ["talat match greedy"]


def test_learners_learn_within_their_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "first_move.py").write_text(LEARNER)
    monkeypatch.syspath_prepend(str(tmp_path))
    command = [
        "benchmark",
        "--learn",
        "first_move:learn",
        "--game",
        "titicaca",
        "--jobs",
        "1",
        "--lang",
        "en",
    ]
    assert main([*command, "--parts", "1", "--out", str(tmp_path / "out")]) == 0
    assert "| titicaca learning greedy |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Name at least one bot"),
        (["genius"], "genius"),
        (["random", "--game", "chess"], "chess"),
        (["--learn", "nowhere:learn"], "nowhere"),
    ],
)
def test_wrong_requests(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["benchmark", *arguments, "--out", str(tmp_path), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_lines_and_results_that_are_something_else() -> None:
    one = Scored("talat decisions", 3, 1.0, 0.5)
    assert Scored.from_json(one.to_json()) == one
    with pytest.raises(ResearchError):
        Scored.from_json({"task": 3})
    assert result(Entry("random"), [], ["talat"])["tasks"] == {}
