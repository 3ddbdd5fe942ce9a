"""``atoll rules``: the rules of the games, and the rulings."""

from __future__ import annotations

from argparse import Namespace

from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.rulebooks import all_rulebooks, find_rules, layout_rule, print_pages
from atoll.cli.translate import Translator
from atoll.messages.rulebook import Rulebook


class Arguments(Namespace):
    """The arguments of ``atoll rules``."""

    topic: str | None
    rulings: bool


def add_arguments(parser: CommandParser) -> None:
    """Declare the topic, and whether only rulings are shown."""
    parser.positional("topic", "cli-meta-topic", "cli-help-topic")
    parser.flag("--rulings", "cli-help-rulings")


def run(arguments: Arguments, translate: Translator) -> None:
    """Show a rule, a group of rules, all rules of a game, or the rulings."""
    books = all_rulebooks(translate.lang)
    if arguments.topic is None and not arguments.rulings:
        counts = [Text.assemble((book.game, "bold"), "  ", _counts(book, translate)) for book in books]
        print_pages(*counts, translate("cli-rules-next"))
        return
    rules = find_rules(arguments.topic, books)
    if arguments.rulings:
        rules = [rule for rule in rules if rule.rulings]
        if not rules:
            raise UsageError("cli-rulings-none", topic=arguments.topic)
    titles = {book.game: book.title for book in books}
    parts: list[RenderableType] = []
    section = None
    for rule in rules:
        if len(rules) > 1 and (rule.game, rule.section) != section:
            section = (rule.game, rule.section)
            heading = Text(f"{titles[rule.game]}: {rule.section}", "bold")
            parts += [Line(heading, align="left"), ""]
        parts.append(layout_rule(rule, translate, only_rulings=arguments.rulings))
    print_pages(*parts)


def _counts(book: Rulebook, translate: Translator) -> str:
    rulings = sum(len(rule.rulings) for rule in book.rules)
    return translate("cli-rules-count", rules=len(book.rules), rulings=rulings)
