"""How a language sets its signs: French ones stand off the word and never begin or end a line alone."""

from __future__ import annotations

import re
from typing import Final

_BEFORE: Final = re.compile(r" (?=[:;?!»%])")
_AFTER: Final = re.compile(r"(?<=«) ")
_APOSTROPHE: Final = re.compile(r"(?<=[^\W\d_])'(?=[^\W_]|«)")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def typeset(text: str, lang: str) -> str:
    """Return a text with its language's spaces and apostrophes.

    ``french`` in web/src/app/messages.ts does the same to sentences.
    """
    if lang != "fr":
        return text
    text = _AFTER.sub(NO_BREAK, _BEFORE.sub(NO_BREAK, text))
    return _APOSTROPHE.sub("\N{RIGHT SINGLE QUOTATION MARK}", text)
