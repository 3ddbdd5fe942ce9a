"""How long Atoll takes to start: the CPU time of ``import atoll`` and ``atoll --help`` in a new process.

Aims: 60 and 150 ms. Python's own start is part of both, and stands beside them.
"""

from __future__ import annotations

import resource
import subprocess
import sys

RUNS = 15
STARTS = {
    "python": ["-c", "pass"],
    "import_atoll": ["-c", "import atoll"],
    "atoll_help": ["-m", "atoll", "--help"],
}


def cpu_seconds(arguments: list[str]) -> float:
    """Return the CPU time of one call of this Python, of user and system together."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([sys.executable, *arguments], stdout=subprocess.PIPE, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert bool(done.stdout) == ("--help" in arguments)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def figures(units: float) -> dict[str, float]:
    """Measure each start as the best of several, in milliseconds and in units."""
    found: dict[str, float] = {}
    best = {name: min(cpu_seconds(arguments) for _ in range(RUNS)) for name, arguments in STARTS.items()}
    for name, seconds in best.items():
        found[f"startup_{name}_milliseconds"] = seconds * 1000
        found[f"startup_{name}_units"] = seconds * units
    return found
