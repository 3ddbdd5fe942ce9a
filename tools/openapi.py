"""Write the server's OpenAPI document for the web client, whose types are generated from it."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from atoll.server.app import make_app
from atoll.server.settings import Settings

OUT = Path(__file__).parents[1] / "web" / "src" / "protocol" / "openapi.json"


def text() -> str:
    """Make the document."""
    with tempfile.TemporaryDirectory() as data:
        return json.dumps(make_app(Settings(data=Path(data))).openapi(), indent=1, sort_keys=True) + "\n"


def main() -> int:
    """Write the document; with ``--check``, tell whether it is as it would be written."""
    if sys.argv[1:] == ["--check"]:
        if OUT.read_text(encoding="utf-8") == text():
            return 0
        print("web/src/protocol/openapi.json is not up to date: run python tools/openapi.py")
        return 1
    OUT.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
