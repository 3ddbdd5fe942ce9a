"""Compare the hand-written stubs of the compiled modules with the modules themselves."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def compiled_modules() -> list[str]:
    """Read the one list of compiled modules, in setup.py."""
    block = re.search(r"^COMPILED = \[(.*?)^\]", (ROOT / "setup.py").read_text(), re.M | re.S)
    assert block, "setup.py has no COMPILED list"
    return re.findall(r'"([\w.]+)"', block[1])


def main() -> int:
    """Run mypy's stubtest over each of them."""
    modules = compiled_modules()
    command = [
        sys.executable,
        "-m",
        "mypy.stubtest",
        "--ignore-disjoint-bases",
        "--ignore-unused-allowlist",
        *modules,
    ]
    allow = ROOT / "tools" / "stubtest-allow.txt"
    return subprocess.run([*command, "--allowlist", str(allow)], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
