"""``make bench``: run every benchmark of this folder, print a table, write build/bench.json.

A benchmark is a module with ``figures(units: float) -> dict[str, float]``. It receives the speed of this
machine in units of calibrate.c per second, asserts that its results are correct, and names the unit in each
figure. ``python benchmarks/run.py talat taluva`` runs those two and keeps the other figures.
"""

from __future__ import annotations

import importlib
import json
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
ALL = ("startup", "talat", "taluva", "titicaca", "position", "ai", "research", "load", "web")


def calibrate() -> float:
    """Build and run calibrate.c; return units per second."""
    flags = ["-O3"] + (["-mpopcnt"] if platform.machine().lower() in {"x86_64", "amd64"} else [])
    with tempfile.TemporaryDirectory() as place:
        program = Path(place) / "calibrate"
        subprocess.run(["cc", *flags, str(HERE / "calibrate.c"), "-o", str(program)], check=True)
        output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    found = re.match(r"(\d+) units/s", output)
    assert found, output
    return float(found[1])


def main(names: list[str]) -> None:
    """Run the benchmarks, print the table, write the file."""
    unknown = set(names) - set(ALL)
    if unknown:
        sys.exit(f"no benchmark called {', '.join(sorted(unknown))}; there are: {', '.join(ALL)}")
    sys.path.insert(0, str(HERE))
    out = ROOT / "build" / "bench.json"
    figures: dict[str, float] = json.loads(out.read_text()) if names and out.is_file() else {}
    print("measuring this machine …", flush=True)
    units = calibrate()
    figures["machine_units_per_second"] = units
    for name in names or ALL:
        print(f"measuring {name} …", flush=True)
        figures.update(importlib.import_module(name).figures(units))
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(figures, indent=2) + "\n")
    width = max(map(len, figures))
    print()
    for name, value in figures.items():
        print(
            f"  {name:<{width}}  {value:>14,.4g}"
            if abs(value) < 1000
            else f"  {name:<{width}}  {value:>14,.0f}"
        )
    print(f"\nwritten to {out.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
