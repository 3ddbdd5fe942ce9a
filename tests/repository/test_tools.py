"""The tools and benchmarks can be imported: nothing they use has been renamed without them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted([*(ROOT / "tools").glob("*.py"), *(ROOT / "benchmarks").rglob("*.py")])
OPTIONAL = {"others_pgx"}
"""They need an extra that the tests do not install."""
IMPORT_ALL = (
    "import runpy, sys\nfor path in sys.argv[1:]: print(path); runpy.run_path(path, run_name='imported')"
)


def test_every_script_imports_what_exists() -> None:
    paths = [str(path) for path in SCRIPTS if path.stem not in OPTIONAL]
    folders = [ROOT / "tools", ROOT / "benchmarks", ROOT / "tests"]
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *paths],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == paths
