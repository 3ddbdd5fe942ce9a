"""tools/tune.py: many changes tried at once are told apart, and games are kept."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "tune.py"


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_change_is_worth_is_found_again(players: int) -> None:
    effects = runpy.run_path(str(TOOL))["effects"]
    true = [200.0, 0.0, -100.0]
    dice = Random(1)
    games = []
    for _ in range(4000):
        drawn = [[dice.randrange(2) for _ in true] for _ in range(players)]
        strengths = [sum(elo * bit for elo, bit in zip(true, bits, strict=True)) for bits in drawn]
        games.append({"drawn": drawn, "places": places_by_strength(strengths, dice)})
    *found, begin = effects(games)
    assert [elo for elo, _ in found] == pytest.approx(true, abs=30)
    assert all(3 < error < 15 for _, error in found)
    assert begin[0] == pytest.approx(0, abs=30)


def places_by_strength(strengths: list[float], dice: Random) -> list[int]:
    """Draw the places one after another, so that of any two the first is ahead as its Elo says."""
    places = [0] * len(strengths)
    left = list(range(len(strengths)))
    for place in range(1, len(strengths) + 1):
        one = dice.choices(left, [10 ** (strengths[bot] / 400) for bot in left])[0]
        left.remove(one)
        places[one] = place
    return places


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
