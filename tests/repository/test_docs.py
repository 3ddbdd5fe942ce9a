"""The docs keep step with the code."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "results").rglob("*.md")]


@pytest.mark.parametrize("tool", ["rulings", "openapi", "benchmark_page"])
def test_what_a_tool_writes_is_up_to_date(tool: str) -> None:
    command = [sys.executable, f"tools/{tool}.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_module_begins_with_a_sentence() -> None:
    """The list of modules is made of these sentences."""
    command = [sys.executable, "tools/module_list.py"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(listed) > 700
    assert [line for line in listed if not re.fullmatch(r"[\w./-]+: \S.*[.:?]", line)] == []


@pytest.mark.parametrize("page", sorted(PAGES), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_page_of_the_protocol_names_every_address() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    described = json.loads((ROOT / "web/src/protocol/openapi.json").read_text(encoding="utf-8"))
    for path in described["paths"]:
        short = re.escape(path.removeprefix("/api/v1").rstrip("/"))
        pattern = re.sub(r"\\\{\w+\\\}", "[A-Z]+", short)
        assert re.search(rf"(?<![\w/])(?:/api/v1)?{pattern}(?![\w/])", page), (
            f"{path} is not in docs/protocol.md"
        )
