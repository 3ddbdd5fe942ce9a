"""The parsers of the command line, with help and errors in the user's language.

argparse does the parsing. Its own sentences are English only, so every one that a user could meet is
replaced: values are checked by functions of this module, and argparse's errors are told in our words.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn

from atoll import __version__
from atoll.cli.commands import GROUPS, Command, commands
from atoll.cli.errors import UsageError
from atoll.cli.translate import Translator
from atoll.core import Json
from atoll.messages import LANGUAGES, language

_ID: Final = re.compile("-[A-Za-z0-9_-]{21}")
"""An id that begins with a dash. It is an argument, not an option."""


class HelpShown(Exception):  # noqa: N818 - not an error
    """Help or the version has been printed, and there is nothing else to do."""


def requested_language(arguments: Sequence[str]) -> str:
    """Return the language of the output, found before the arguments are parsed: errors are told in it too."""
    requested = None
    for argument, following in itertools.pairwise([*arguments, ""]):
        if argument == "--lang":
            requested = following
        elif argument.startswith("--lang="):
            requested = argument.partition("=")[2]
    return language(requested if requested in LANGUAGES else None)


def command_name(arguments: Sequence[str], translate: Translator) -> tuple[str, Sequence[str]]:
    """Return the command's name and the arguments after it.

    Raise HelpShown if the arguments before it ask for help, UsageError if there is no such command.
    """
    arguments = arguments or ["--help"]
    start = 0
    while start < len(arguments) and arguments[start].startswith("-"):
        start += 2 if arguments[start] == "--lang" else 1
    parse_all(_MainParser(translate), arguments[:start])
    names = ", ".join(commands())
    if start >= len(arguments):
        raise UsageError("cli-command-missing", commands=names)
    if arguments[start] not in commands():
        raise UsageError("cli-command-unknown", command=arguments[start], commands=names)
    return arguments[start], arguments[start + 1 :]


def parse_arguments(
    name: str, command: Command, arguments: Sequence[str], translate: Translator
) -> Namespace:
    """Parse a command's arguments. Raise HelpShown if they ask for help, UsageError if they are wrong."""
    parser = CommandParser(name, translate)
    command.add_arguments(parser)
    parser.add_common()
    return command.Arguments(**parse_all(parser, arguments))


def parse_all(parser: _Parser, arguments: Sequence[str]) -> dict[str, Any]:
    """Return the values of all arguments by name. Raise HelpShown or UsageError."""
    # argparse takes nothing with a space in it for an option.
    protected = [f" {argument}" if _ID.fullmatch(argument) else argument for argument in arguments]
    try:
        found, unknown = parser.parse_known_args(protected)
    except argparse.ArgumentError as error:
        raise UsageError("cli-argument-value", option=error.argument_name or "") from error
    values = {name: _unprotected(value) for name, value in vars(found).items() if name != "lang"}
    if parser.repeated is not None:  # argparse does not accept more of them after an option
        values[parser.repeated] += [_unprotected(value) for value in unknown if not value.startswith("-")]
        unknown = [value for value in unknown if value.startswith("-")]
    if unknown:
        raise UsageError("cli-argument-unknown", argument=_unprotected(unknown[0]))
    return values


def _unprotected(value: Any) -> Any:
    if isinstance(value, list):
        return [_unprotected(each) for each in value]
    if isinstance(value, str) and value.startswith(" ") and _ID.fullmatch(value[1:]):
        return value[1:]
    return value


# --- values -------------------------------------------------------------------------------------------


def whole_number(option: str, least: int | None = None) -> Callable[[str], int]:
    """Return the converter of an option's value to a whole number. It raises UsageError."""

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError as error:
            raise UsageError("cli-argument-number", option=option, value=text) from error
        if least is not None and number < least:
            raise UsageError("cli-argument-least", option=option, value=text, least=least)
        return number

    return convert


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise UsageError("cli-argument-language", value=text, languages=", ".join(LANGUAGES))
    return text


class _StoreGameOption(argparse.Action):
    """Collects the game's options, each written NAME=VALUE, in a dictionary."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: Namespace, values: Any, option: str | None = None
    ) -> None:
        del parser, option
        name, equals, value = values.partition("=")
        if not name or not equals:
            raise UsageError("cli-argument-option", value=values)
        options: dict[str, Json] = dict(getattr(namespace, self.dest))
        options[name] = {"true": True, "false": False}.get(value, value)
        setattr(namespace, self.dest, options)


# --- parsers ------------------------------------------------------------------------------------------


class _ShowHelp(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        sys.stdout.write(parser.format_help())
        raise HelpShown


class _ShowVersion(argparse.Action):
    def __call__(self, *_: object) -> NoReturn:
        sys.stdout.write(f"atoll {__version__}\n")
        raise HelpShown


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with a translated word for "usage" and with examples as they are laid out."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self._usage_word = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word}: " if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are UsageErrors."""

    repeated: str | None = None
    """The name of the positional argument that may be repeated."""

    def __init__(
        self, prog: str, translate: Translator, description: str, epilog: str, usage: str | None = None
    ) -> None:
        usage_word = translate("cli-usage-word")
        super().__init__(
            prog=prog,
            usage=usage,
            description=description,
            epilog=epilog,
            formatter_class=lambda prog: _Formatter(prog, usage_word),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.translate = translate

    def add_common(self) -> argparse._ArgumentGroup:
        """Declare what every command takes, ``--lang`` and ``--help``, and return their group."""
        group = self.add_argument_group(self.translate("cli-always"))
        group.add_argument(
            "--lang", type=_language, metavar="|".join(LANGUAGES), help=self.translate("cli-help-lang")
        )
        group.add_argument(
            "-h",
            "--help",
            action=_ShowHelp,
            nargs=0,
            default=argparse.SUPPRESS,
            help=self.translate("cli-help-help"),
        )
        return group

    def error(self, message: str) -> NoReturn:
        """Report argparse's own errors in one line."""
        raise UsageError("cli-argument-problem", problem=message)


class _MainParser(_Parser):
    """What stands before the command, and the help that lists all commands."""

    def __init__(self, translate: Translator) -> None:
        super().__init__(
            "atoll",
            translate,
            translate("cli-about"),
            translate("cli-examples"),
            usage=translate("cli-usage"),
        )
        self.add_common().add_argument(
            "--version",
            action=_ShowVersion,
            nargs=0,
            default=argparse.SUPPRESS,
            help=translate("cli-help-version"),
        )

    def format_help(self) -> str:
        """Return the help: the commands by group, then what argparse knows of."""
        formatter = self._get_formatter()
        for group in GROUPS:
            formatter.start_section(self.translate(f"command-group-{group}"))
            for name in (name for name, of in commands().items() if of == group):
                about = self.translate(f"command-help-{name}")
                formatter.add_argument(argparse.Action([], dest=name, metavar=name, help=about))
            formatter.end_section()
        before, heading, after = super().format_help().partition(f"{self.translate('cli-always')}:")
        return f"{before}{formatter.format_help()}\n{heading}{after}"


class CommandParser(_Parser):
    """The parser of one command. Help texts and placeholders are given by their keys.

    Positional arguments may be left out as far as the parser is concerned: the command itself tells best what
    it lacks.
    """

    def __init__(self, name: str, translate: Translator) -> None:
        super().__init__(
            f"atoll {name}",
            translate,
            translate(f"command-about-{name}"),
            translate(f"command-examples-{name}"),
        )
        self.group = self.add_argument_group(translate("cli-arguments"))

    def positional(self, name: str, placeholder: str, about: str) -> None:
        """Declare a positional argument."""
        self.group.add_argument(
            name, nargs="?", metavar=self.translate(placeholder), help=self.translate(about)
        )

    def repeated_positional(self, name: str, placeholder: str, about: str) -> None:
        """Declare the positional argument that may be repeated; options may stand in between."""
        self.repeated = name
        self.group.add_argument(
            name, nargs="*", metavar=self.translate(placeholder), help=self.translate(about)
        )

    def option(self, name: str, placeholder: str, about: str, convert: Callable[[str], object] = str) -> None:
        """Declare an option with a value."""
        self.group.add_argument(
            name, type=convert, metavar=self.translate(placeholder), help=self.translate(about)
        )

    def flag(self, name: str, about: str) -> None:
        """Declare an option without a value."""
        self.group.add_argument(name, action="store_true", help=self.translate(about))

    def number(self, name: str, about: str, placeholder: str = "N", least: int | None = 1) -> None:
        """Declare an option whose value is a whole number."""
        self.group.add_argument(
            name, type=whole_number(name, least), metavar=placeholder, help=self.translate(about)
        )

    # What several commands take is declared the same way for all.

    def game(self) -> None:
        """Declare the game as a positional argument, ``game``."""
        self.positional("game", "cli-meta-game", "cli-help-game")

    def players(self, about: str = "cli-help-players") -> None:
        """Declare ``--players``."""
        self.number("--players", about)

    def seed(self, about: str = "cli-help-seed") -> None:
        """Declare ``--seed``."""
        self.number("--seed", about, "S", None)

    def game_options(self) -> None:
        """Declare ``--option NAME=VALUE``, which may be repeated and becomes the dictionary ``options``."""
        self.group.add_argument(
            "--option",
            dest="options",
            action=_StoreGameOption,
            default={},
            metavar=self.translate("cli-meta-option"),
            help=self.translate("cli-help-option"),
        )

    def country(self) -> None:
        """Declare ``--country``."""
        self.option("--country", "cli-meta-file", "cli-help-country")

    def parallel(self) -> None:
        """Declare ``--jobs`` and ``--ray``: see ``atoll.cli.parallel``."""
        self.number("--jobs", "cli-help-jobs")
        self.flag("--ray", "parallel-help-ray")
