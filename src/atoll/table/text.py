"""Text that people enter."""

from __future__ import annotations

import unicodedata


def clean_text(text: str) -> str:
    """Return a text as one readable line: no control, format or private characters, single spaces."""
    spaced = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(spaced.split())
