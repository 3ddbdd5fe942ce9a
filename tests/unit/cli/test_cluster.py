"""On a Ray cluster, a real one on this machine, everything comes out as it does without."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from atoll.cli import main
from atoll.research.benchmark import Entry
from atoll.research.dataset import Dataset

TOURNAMENT = """\
game = "talat"
players = 2
bots = ["greedy", "random", "flat:simulations=4"]
rounds = 1
seed = 3
"""
ON_A_CLUSTER = """\
import sys
import ray
from atoll.cli import main
shutdown, ray.shutdown = ray.shutdown, lambda: None
for command in {commands!r}:
    if main([*command, "--ray"]):
        sys.exit(f"failed: {{command}}")
shutdown()
"""
"""The first command starts a cluster. It takes long to start one, so the others use the same."""


def commands(folder: Path) -> list[list[str]]:
    """What is done, all in one folder: a match, a tournament, a dataset, a study, a benchmark."""
    folder.mkdir()
    file = folder / "t.toml"
    file.write_text(TOURNAMENT)
    data, study = folder / "data", folder / "study"
    bots = ["greedy", "random"]
    return [
        ["match", *bots, "--game", "talat", "--games", "4", "--file", str(folder / "m.jsonl")],
        ["tournament", str(file)],
        ["selfplay", *bots, "--game", "talat", "--games", "4", "--out", str(data)],
        ["study", "talat", "random", "--players", "2", "--games", "4", "--out", str(study)],
        ["benchmark", "greedy", "--game", "talat", "--parts", "2", "--out", str(folder / "benchmark")],
    ]


def scores(folder: Path) -> dict[tuple[str, int], float]:
    """Return what a benchmark's parts scored; their CPU time differs from run to run."""
    _, *lines = map(json.loads, (folder / "greedy.jsonl").read_text().splitlines())
    return {(line["task"], line["number"]): line["score"] for line in lines}


@pytest.mark.slow
def test_a_cluster_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    here, there = tmp_path / "here", tmp_path / "there"
    for command in commands(here):
        assert main([*command, "--jobs", "1"]) == 0
    program = ON_A_CLUSTER.format(commands=commands(there))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for name in ("m.jsonl", "m.records.jsonl", "t.jsonl", "t.records.jsonl"):
        assert sorted((there / name).read_text().splitlines()) == sorted(
            (here / name).read_text().splitlines()
        )
    assert (there / "t.md").read_text() == (here / "t.md").read_text()
    one, other = Dataset(here / "data"), Dataset(there / "data")
    assert one.games.num_rows == 4
    assert one.games.equals(other.games)
    assert one.positions.equals(other.positions)
    assert len(scores(here / "benchmark")) == 2 * len(Entry("greedy").tasks(["talat"]))
    assert scores(here / "benchmark") == scores(there / "benchmark")
    assert (there / "study" / "study.json").read_text() == (here / "study" / "study.json").read_text()
