"""Generated files in the repository: write them, or compare them with ``--check``."""

from __future__ import annotations

import sys
from pathlib import Path


def write_or_check(out: Path, text: str) -> int:
    """Write the file, or with ``--check`` compare it; return the exit code."""
    if sys.argv[1:] != ["--check"]:
        out.write_text(text, encoding="utf-8")
        return 0
    if out.is_file() and out.read_text(encoding="utf-8") == text:
        return 0
    print(f"{out.name} is not up to date: run python tools/{Path(sys.argv[0]).name}")
    return 1
