"""Output for other programs: one JSON object per line."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping

from atoll.core import Json


def print_json(line: Mapping[str, Json]) -> None:
    """Print one JSON object on a line of its own."""
    sys.stdout.write(json.dumps(line) + "\n")
