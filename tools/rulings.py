"""Write docs/rulings.md: every ruling of every game, from the rules that players read."""

from __future__ import annotations

import sys
from pathlib import Path

from atoll.core import game_names
from atoll.messages.rulebook import rulebook

OUT = Path(__file__).parents[1] / "docs" / "rulings.md"
HEAD = """\
# Rulings

Where a rulebook is silent, or contradicts itself, somebody has to decide. These are our decisions, rule by
rule. `atoll rules --rulings` shows them in English, French and German. (`python tools/rulings.py` makes this
page from the rules' own texts.)
"""


def text() -> str:
    """Make the page."""
    parts = [HEAD]
    for name in game_names():
        book = rulebook(name, "en")
        parts.append(f"\n## {book.title}\n")
        parts += [
            f"- **{rule.id}** ({rule.section}): {' '.join(ruling.split())}"
            for rule in book.rules
            for ruling in rule.rulings
        ]
    return "\n".join(parts) + "\n"


def main() -> int:
    """Write the page; with ``--check``, tell whether it is as it would be written."""
    if sys.argv[1:] == ["--check"]:
        if OUT.read_text(encoding="utf-8") == text():
            return 0
        print("docs/rulings.md is not up to date: run python tools/rulings.py")
        return 1
    OUT.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
