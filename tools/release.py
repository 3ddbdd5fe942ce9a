"""Check that a version is ready to be released: ``python tools/release.py [--tag v1.2.3]``.

The version stands in ``src/atoll/__init__.py`` and nowhere else. The changelog must have a dated section for
it, with the newest version first, and a tag must be its name.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECTION = re.compile(r"^## (?:\[?(?P<version>\d+\.\d+\.\d+)\]? - (?P<date>\d{4}-\d{2}-\d{2})|Unreleased)$")
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
"""The headings that Keep a Changelog knows."""


def version() -> str:
    """Return the version, read without importing the package: nothing may be compiled yet."""
    found = re.search(r'^__version__ = "([^"]+)"$', (ROOT / "src/atoll/__init__.py").read_text(), re.M)
    assert found, "src/atoll/__init__.py has no version"
    return found[1]


def problems(changelog: str, current: str, tag: str | None) -> list[str]:
    """Return what stands in the way of a release."""
    found: list[str] = []
    versions: list[tuple[str, str]] = []
    for line in changelog.splitlines():
        if line.startswith("## "):
            section = SECTION.match(line)
            if section is None:
                found.append(f"no section of a changelog: {line}")
            elif section["version"]:
                versions.append((section["version"], section["date"]))
            elif versions:
                found.append("Unreleased stands below a version")
        elif line.startswith("### ") and line[4:] not in KINDS:
            found.append(f"no kind of change: {line[4:]}")
    if versions != sorted(versions, key=lambda each: [*map(int, each[0].split("."))], reverse=True):
        found.append("the newest version does not stand first")
    if current not in dict(versions):
        found.append(f"CHANGELOG.md has no dated section for {current}")
    if tag is not None and tag != f"v{current}":
        found.append(f"the tag {tag} is not v{current}")
    return found


def main() -> None:
    """Print what is missing, and fail if anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", help="the tag that is released")
    found = problems((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version(), parser.parse_args().tag)
    if found:
        sys.exit("\n".join(found))
    print(f"atoll {version()} is ready")


if __name__ == "__main__":
    main()
