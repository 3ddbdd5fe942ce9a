"""tools/tune.py: many changes tried at once are told apart, and games are kept."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from atoll.ai.statistics import score_of

TOOL = Path(__file__).parents[2] / "tools" / "tune.py"


def test_what_a_change_is_worth_is_found_again() -> None:
    effects = runpy.run_path(str(TOOL))["effects"]
    true = [200.0, 0.0, -100.0]
    dice = Random(1)
    games = []
    for _ in range(4000):
        drawn = [[dice.randrange(2) for _ in true] for _ in range(2)]
        lead = sum(elo * (mine - other) for elo, mine, other in zip(true, *drawn, strict=True))
        games.append({"drawn": drawn, "score": float(dice.random() < score_of(lead))})
    *found, begin = effects(games)
    assert [elo for elo, _ in found] == pytest.approx(true, abs=30)
    assert all(5 < error < 15 for _, error in found)
    assert begin[0] == pytest.approx(0, abs=30)


@pytest.mark.slow
def test_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "tried.jsonl"

    def tune(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(TOOL), "talat", *words, "--jobs", "1", "--file", str(file)]
        return subprocess.run([*command, "--seconds", "0.0005"], capture_output=True, text=True, check=False)

    assert tune("margin=0,0.6", "row-2=0.8,1.1", "--games", "1").returncode == 0
    first = file.read_text().splitlines()
    done = tune("margin=0,0.6", "row-2=0.8,1.1", "--games", "2")
    lines = file.read_text().splitlines()
    assert lines[:2] == first
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1]
    assert done.stdout.startswith("2 games")
    assert "row-2" in done.stdout
    for wrong, reason in (("margin=0", "margin=0,0.25"), ("nosuch=0,1", "no setting “nosuch”")):
        refused = tune(wrong)
        assert refused.returncode != 0
        assert reason in refused.stderr
        assert "Traceback" not in refused.stderr
    assert file.read_text().splitlines() == lines
