"""Write docs/rulings.md: every ruling of every game, from the rules for players."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import fill

from generated_files import write_or_check

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
    """Return the page."""
    parts = [HEAD]
    for name in game_names():
        book = rulebook(name, "en")
        parts.append(f"\n## {book.title}\n")
        parts += [
            fill(
                f"- **{rule.id}** ({rule.section}): {' '.join(ruling.split())}",
                width=120,
                subsequent_indent="  ",
                break_long_words=False,
                break_on_hyphens=False,
            )
            for rule in book.rules
            for ruling in rule.rulings
        ]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(OUT, text()))
