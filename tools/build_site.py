"""Build the documentation site, a folder per version: ``make docs``.

``build/site/0.1.0`` is the site of this version; what other versions have built there stays.
``build/site/index.html`` leads to the newest and lists them all. Everything can be read without a server.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from release import version

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url={newest}/index.html">
<title>Atoll</title>
<h1>Atoll</h1>
<ul>
{links}
</ul>
</html>
"""


def versions(site: Path) -> list[str]:
    """Return the versions that a site has, newest first."""
    found = [path.name for path in site.glob("*/") if re.fullmatch(r"\d+\.\d+\.\d+", path.name)]
    return sorted(found, key=lambda name: [*map(int, name.split("."))], reverse=True)


def index(names: list[str]) -> str:
    """Return the page that leads to the newest version."""
    links = "\n".join(f'<li><a href="{name}/index.html">{name}</a></li>' for name in names)
    return PAGE.format(newest=names[0], links=links)


def main() -> None:
    """Build this version's folder, and the page above all folders."""
    place = SITE / version()
    for path in SITE.glob("*"):
        if path.is_file():
            path.unlink()
        elif path.name not in versions(SITE):
            shutil.rmtree(path)  # left by a time without folders
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(place)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    (SITE / "index.html").write_text(index(versions(SITE)), encoding="utf-8")
    print("built: open build/site/index.html")


if __name__ == "__main__":
    main()
