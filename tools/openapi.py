"""Write the server's OpenAPI document for the web client, whose types are generated from it."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from generated_files import write_or_check

from atoll.server.app import make_app
from atoll.server.settings import Settings

OUT = Path(__file__).parents[1] / "web" / "src" / "protocol" / "openapi.json"


def text() -> str:
    """Return the document."""
    with tempfile.TemporaryDirectory() as data:
        return json.dumps(make_app(Settings(data=Path(data))).openapi(), indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(OUT, text()))
