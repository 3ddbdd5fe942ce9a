"""``atoll games`` and ``atoll rules``: what there is to play, and how."""

from __future__ import annotations

import difflib
import sys

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule as HeadRule
from rich.text import Text

from atoll.cli.arguments import Wish
from atoll.cli.speech import Speaker, UsageError
from atoll.core import Choice, Json, game, game_names
from atoll.messages.rulebook import Rule, Rulebook, rulebook, rulebooks


def show_games(wish: Wish, speaker: Speaker) -> None:
    """List the games with their numbers of players and their options."""
    del wish
    parts: list[RenderableType] = []
    for name in game_names():
        played = game(name)
        least, most = played.seats[0], played.seats[-1]
        players = speaker("cli-game-players", least=least, most=most)
        parts += [
            Text.assemble((name, "bold"), "  ", players),
            _indented(speaker("cli-game-about", game=name)),
        ]
        parts += [_indented(_option(choice, speaker)) for choice in played.options_class.choices()]
        parts.append("")
    _print(*parts, speaker("cli-games-next"))


def show_rules(wish: Wish, speaker: Speaker) -> None:
    """Show a rule, a group of rules, all rules of a game, or the rulings."""
    books = [rulebook(name, speaker.lang) for name in rulebooks(speaker.lang)]
    if wish.topic is None and not wish.rulings:
        counts = [Text.assemble((book.game, "bold"), "  ", _count(book, speaker)) for book in books]
        _print(*counts, speaker("cli-rules-next"))
        return
    rules = _about(wish.topic, books)
    if wish.rulings:
        rules = [rule for rule in rules if rule.rulings]
        if not rules:
            raise UsageError("cli-rulings-none", topic=wish.topic)
    parts: list[RenderableType] = []
    section = None
    for rule in rules:
        if len(rules) > 1 and (rule.game, rule.section) != section:
            section = (rule.game, rule.section)
            heading = Text(f"{_title(books, rule.game)}: {rule.section}", "bold")
            parts += [HeadRule(heading, align="left"), ""]
        parts.append(show_rule(rule, speaker, only_rulings=wish.rulings))
    _print(*parts)


def show_rule(rule: Rule, speaker: Speaker, *, only_rulings: bool = False) -> Group:
    """Lay out one rule: its id, its text, its rulings."""
    parts = [Text(rule.id, "bold")]
    texts = [] if only_rulings and rule.rulings else [Markdown(rule.text)]
    rulings = [Markdown(f"**{speaker('cli-ruling')}** {ruling}") for ruling in rule.rulings]
    return Group(*parts, *(_indented(text, below=1) for text in (*texts, *rulings)))


def find_rules(topic: str, speaker: Speaker) -> list[Rule]:
    """Give the rules that an id, the beginning of ids or a game's name means. Raises UsageError."""
    return _about(topic, [rulebook(name, speaker.lang) for name in rulebooks(speaker.lang)])


def _about(topic: str | None, books: list[Rulebook]) -> list[Rule]:
    """Give the rules that a topic names: all, a game's, those of a group of ids, or one."""
    if topic is None:
        return [rule for book in books for rule in book.rules]
    for book in books:
        if book.game == topic.lower():
            return list(book.rules)
    found = [rule for book in books for rule in book.beginning(topic)]
    if found:
        return found
    ids = [rule.id for book in books for rule in book.rules]
    close = difflib.get_close_matches(topic.upper(), ids, n=3)
    if close:
        raise UsageError("cli-rule-like", topic=topic, ids=close)
    raise UsageError("cli-rule-unknown", topic=topic, games=[book.game for book in books])


def _title(books: list[Rulebook], name: str) -> str:
    return next(book.title for book in books if book.game == name)


def _count(book: Rulebook, speaker: Speaker) -> str:
    rulings = sum(len(rule.rulings) for rule in book.rules)
    return speaker("cli-rules-count", rules=len(book.rules), rulings=rulings)


def _option(choice: Choice, speaker: Speaker) -> Text:
    shown = ", ".join(_value(value) for value in choice.values)
    about = speaker("cli-option-about", option=choice.name)
    return Text.assemble(
        (choice.name, "bold"), f" = {shown} ", (f"({_value(choice.default)})", "dim"), f"  {about}"
    )


def _value(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _indented(part: RenderableType, below: int = 0) -> Padding:
    return Padding(part, (0, 0, below, 4))


def _print(*parts: RenderableType) -> None:
    """Print without the blanks with which rich fills its lines: the output may go into a file."""
    console = Console(highlight=False)
    with console.capture() as captured:
        for part in parts:
            console.print(part, markup=False)
    for line in captured.get().splitlines():
        sys.stdout.write(line.rstrip() + "\n")
