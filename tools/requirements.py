"""Print what Atoll requires with some of its extras, a line each, as pip reads it: for the Makefile.

``python tools/requirements.py server dev``
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def requirements(extras: Iterable[str]) -> list[str]:
    """Return the requirements in pyproject.toml: the package's own, then those of these extras."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    found: dict[str, None] = dict.fromkeys(project["dependencies"])
    waiting, seen = list(extras), set()
    while waiting:
        extra = waiting.pop(0)
        if extra in seen:
            continue
        seen.add(extra)
        for each in project["optional-dependencies"][extra]:
            own = re.fullmatch(rf"{project['name']}\[([\w,-]+)\]", each)
            if own is None:
                found[each] = None
            else:
                waiting += own[1].split(",")
    return list(found)


if __name__ == "__main__":
    print(*requirements(sys.argv[1:]), sep="\n")
