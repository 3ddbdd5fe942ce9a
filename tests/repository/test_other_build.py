"""tools/other_build.py: a process that plays seats of a game for another build."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from atoll.ai.match import Match

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "other_build.py"


def test_the_process_says_what_it_runs_and_plays_its_seat() -> None:
    match = Match("talat", ("greedy", "greedy"), 1)
    asked = [
        {"hello": True},
        {
            "game": "talat",
            "players": 2,
            "options": {},
            "setup": match.deal(0),
            "bots": [[1, ["greedy", 1]]],
        },
    ]
    position = match.start(0)
    first = str(position.legal_moves[0])
    asked.append({"choose": 1, "moves": [[0, first]]})
    done = subprocess.run(
        [sys.executable, str(TOOL), "--serve"],
        input="".join(json.dumps(question) + "\n" for question in asked),
        capture_output=True,
        text=True,
        check=True,
    )
    hello, started, chosen = map(json.loads, done.stdout.splitlines())
    assert ROOT in Path(hello["package"]).parents
    assert started == {}
    position.play(first)
    assert chosen["move"] in position.legal_moves
