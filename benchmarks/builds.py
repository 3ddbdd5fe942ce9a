"""Compare the speed of two builds: ``python benchmarks/builds.py OTHER [benchmark ...]``.

OTHER is another checkout of this project in which ``make build`` has run. Both measure the same benchmarks,
each with its own interpreter, and take turns, so that a busy moment meets both. The table has the medians of
nine runs and how fast this build is beside the other: 1 is the same, more is faster.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
RUNS = 9
ENGINES_AND_SEARCH = ("talat", "taluva", "titicaca", "ai")
MEASURE = """
import importlib, json, sys
sys.path.insert(0, "benchmarks")
found = {}
for name in sys.argv[1:]:
    found.update(importlib.import_module(name).figures(1))
print(json.dumps(found))
"""
RATES = ("_per_second",)
TIMES = ("_nanoseconds", "_microseconds_per_move", "_microseconds_per_decision", "_nanoseconds_per_decision")


def measure(checkout: Path, names: list[str]) -> dict[str, float]:
    """Run the benchmarks of a checkout once, with its own interpreter."""
    python = checkout / ".venv" / "bin" / "python"
    if not python.exists():
        sys.exit(f"{checkout} has no {python.relative_to(checkout)}: run make build there first")
    command = [str(python), "-c", MEASURE, *names]
    run = subprocess.run(command, cwd=checkout, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def main(other: Path, names: list[str]) -> None:
    """Measure both builds in turns and print the table."""
    mine: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for number in range(RUNS):
        print(f"run {number + 1} of {RUNS} …", file=sys.stderr, flush=True)
        for checkout, figures in ((other, theirs), (ROOT, mine)):
            for name, value in measure(checkout, names).items():
                figures.setdefault(name, []).append(value)
    print(f"{'':<52}{'other':>12}{'this':>12}{'ratio':>8}")
    for name in sorted(mine.keys() & theirs.keys()):
        if not name.endswith(RATES + TIMES):
            continue
        before, after = median(theirs[name]), median(mine[name])
        ratio = after / before if name.endswith(RATES) else before / after
        print(f"{name:<52}{before:>12,.5g}{after:>12,.5g}{ratio:>8.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve(), sys.argv[2:] or list(ENGINES_AND_SEARCH))
