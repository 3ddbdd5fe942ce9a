"""The rulebooks in the terminal: finding rules and laying them out."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from atoll.cli.errors import UsageError
from atoll.cli.translate import Translator
from atoll.messages.rulebook import Rule, Rulebook, rulebook, rulebooks


def all_rulebooks(lang: str) -> list[Rulebook]:
    """Return the rulebooks of all games in a language."""
    return [rulebook(name, lang) for name in rulebooks(lang)]


def find_rules(topic: str | None, books: Sequence[Rulebook]) -> list[Rule]:
    """Return the rules about a topic: a game's name, a rule's id or the beginning of ids; all if it is None.

    Raise UsageError if there are none.
    """
    if topic is None:
        return [rule for book in books for rule in book.rules]
    for book in books:
        if book.game == topic.lower():
            return list(book.rules)
    found = [rule for book in books for rule in book.beginning(topic)]
    if found:
        return found
    ids = [rule.id for book in books for rule in book.rules]
    similar = difflib.get_close_matches(topic.upper(), ids, n=3)
    if similar:
        raise UsageError("cli-rule-like", topic=topic, ids=similar)
    raise UsageError("cli-rule-unknown", topic=topic, games=[book.game for book in books])


def layout_rule(rule: Rule, translate: Translator, *, only_rulings: bool = False) -> Group:
    """Return the layout of one rule: its id, its text, its rulings."""
    texts = [] if only_rulings and rule.rulings else [Markdown(rule.text)]
    rulings = [Markdown(f"**{translate('cli-ruling')}** {ruling}") for ruling in rule.rulings]
    return Group(Text(rule.id, "bold"), *(indented(text, below=1) for text in (*texts, *rulings)))


def indented(part: RenderableType, below: int = 0) -> Padding:
    """Return a part indented, followed by a number of empty lines."""
    return Padding(part, (0, 0, below, 4))


def print_pages(*parts: RenderableType) -> None:
    """Print without the trailing blanks with which Rich fills its lines: the output may go into a file."""
    console = Console(highlight=False)
    with console.capture() as captured:
        for part in parts:
            console.print(part, markup=False)
    for line in captured.get().splitlines():
        sys.stdout.write(line.rstrip() + "\n")
