"""The documentation site for tests: built once for the sources as they are, whichever process asks first."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITES = ROOT / "build" / "test-sites"
SOURCES = ("docs", "src", "tools", "mkdocs.yml", "README.md", "CHANGELOG.md", "constraints.txt")
TEXTS = {".md", ".py", ".pyi", ".ftl", ".toml", ".yml", ".txt", ".css", ".svg", ".json", ".jsonl"}


def built_site() -> Path:
    """Return the folder of the site; build it if nobody has since the sources changed."""
    SITES.mkdir(parents=True, exist_ok=True)
    place = SITES / _digest()
    with (SITES / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.exists():
            for old in SITES.glob("*/"):
                shutil.rmtree(old)
            fresh = SITES / "unfinished"
            command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(fresh)]
            quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
            done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            assert "not included in the" not in done.stderr, f"a page is missing in mkdocs.yml: {done.stderr}"
            fresh.rename(place)
    return place


def _digest() -> str:
    found = hashlib.sha256()
    for name in SOURCES:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.suffix in TEXTS and "static" not in path.parts:
                found.update(str(path.relative_to(ROOT)).encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
