"""The command line's arguments, and help texts in the language of whoever asks.

argparse does the reading. Its own sentences are English only, so every one that a person could meet is ours:
values are checked by functions of this module, and what argparse finds wrong is told in our words.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NoReturn

from atoll.cli import admin, keeping, serving
from atoll.cli.speech import Speaker, UsageError
from atoll.core import Json
from atoll.messages import LANGUAGES, language

if TYPE_CHECKING:
    from argparse import _ArgumentGroup as _Group


@dataclass(frozen=True)
class Wish:
    """What the arguments say. Each command takes of it what concerns it."""

    command: str
    game: str | None = None
    players: int | None = None
    seats: Sequence[str] = ()
    options: dict[str, Json] = field(default_factory=dict)
    seed: int | None = None
    games: int | None = None
    record: str | None = None
    depth: int | None = None
    country: str | None = None
    save: str | None = None
    topic: str | None = None
    rulings: bool = False
    jobs: int | None = None
    ray: bool = False
    sprt: tuple[float, float] | None = None
    verify: bool = False
    json: bool = False
    simulations: int | None = None
    lan: bool = False
    open: bool = False
    config: str | None = None
    settings: dict[str, str] = field(default_factory=dict)


def wanted_language(arguments: Sequence[str]) -> str:
    """Find the language before anything else is read, so that errors are told in it."""
    wish = None
    for argument, following in itertools.pairwise([*arguments, ""]):
        if argument == "--lang":
            wish = following
        elif argument.startswith("--lang="):
            wish = argument.partition("=")[2]
    return language(wish if wish in LANGUAGES else None)


def read_arguments(arguments: Sequence[str], speaker: Speaker) -> Wish | None:
    """Read the arguments; None if help was asked for and has been printed. Raises UsageError."""
    if not arguments:
        arguments = ["--help"]
    parser = _parser(speaker)
    try:
        found, unknown = parser.parse_known_args(admin.with_ids(arguments))
    except _Shown:
        return None
    except argparse.ArgumentError as error:
        raise _usage_error(error, arguments) from error
    values = {name: value for name, value in vars(found).items() if name != "lang"}
    if "seats" in values:  # argparse leaves names over that stand after an option
        values["seats"] += [argument for argument in unknown if not argument.startswith("-")]
        unknown = [argument for argument in unknown if argument.startswith("-")]
    if unknown:
        raise UsageError("cli-argument-unknown", argument=unknown[0])
    if found.command is None:
        raise UsageError("cli-command-missing", commands=", ".join(COMMANDS))
    values["options"] = dict(values.get("options") or [])
    settings = {name: values.pop(name) for name in list(values) if name.startswith(serving.DESTINATION)}
    values["settings"] = {
        name.removeprefix(serving.DESTINATION): value for name, value in settings.items() if value is not None
    }
    return Wish(**values)


# --- the commands -------------------------------------------------------------------------------------


def _parser(say: Speaker) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="atoll",
        usage=say("cli-usage"),
        description=say("cli-about"),
        epilog=say("cli-examples"),
        speaker=say,
    )
    commands = parser.add_subparsers(dest="command", title=say("cli-commands"))
    for name, command in COMMANDS.items():
        sub = commands.add_parser(
            name,
            prog=f"atoll {name}",
            help=say(command.help),
            description=say(command.about),
            epilog=say(command.examples),
            speaker=say,
        )
        if command.fill is not None:
            command.fill(sub.add_argument_group(say("cli-arguments")), say)
        _common(sub, say)
    _common(parser, say)
    return parser


def _play(given: _Group, say: Speaker) -> None:
    _game(given, say)
    given.add_argument("seats", nargs="*", metavar=say("cli-meta-seat"), help=say("cli-help-seats"))
    _players(given, say)
    _option(given, say)
    _seed(given, say, "cli-help-seed-play")
    _country(given, say)
    given.add_argument("--resume", dest="record", metavar=say("cli-meta-file"), help=say("cli-help-resume"))
    given.add_argument("--save", metavar=say("cli-meta-file"), help=say("cli-help-save"))


def _rules(given: _Group, say: Speaker) -> None:
    given.add_argument("topic", nargs="?", metavar=say("cli-meta-topic"), help=say("cli-help-topic"))
    given.add_argument("--rulings", action="store_true", help=say("cli-help-rulings"))


def _trace(given: _Group, say: Speaker) -> None:
    _game(given, say)
    _players(given, say)
    _seed(given, say)
    _option(given, say)
    given.add_argument("--games", type=_whole("--games", 1), metavar="K", help=say("cli-help-games"))
    _country(given, say)
    given.add_argument("--record", metavar=say("cli-meta-file"), help=say("cli-help-record-trace"))


def _replay(given: _Group, say: Speaker) -> None:
    given.add_argument("record", nargs="?", metavar=say("cli-meta-file"), help=say("cli-help-record"))
    given.add_argument("--verify", action="store_true", help=say("cli-help-verify"))


def _perft(given: _Group, say: Speaker) -> None:
    given.add_argument("--record", metavar=say("cli-meta-file"), help=say("cli-help-record"))
    given.add_argument("--depth", type=_whole("--depth", 1), metavar="N", help=say("cli-help-depth"))


def _analyse(given: _Group, say: Speaker) -> None:
    given.add_argument("record", nargs="?", metavar=say("cli-meta-file"), help=say("cli-help-record-one"))
    given.add_argument(
        "--simulations", type=_whole("--simulations", 1), metavar="N", help=say("cli-help-simulations")
    )
    _seed(given, say, "cli-help-seed-analyse")
    given.add_argument("--json", action="store_true", help=say("cli-help-json"))
    given.add_argument("--out", dest="save", metavar=say("cli-meta-folder"), help=say("cli-help-out"))
    _crowd(given, say)


def _puzzles(given: _Group, say: Speaker) -> None:
    _game(given, say)
    _players(given, say)
    _option(given, say)
    _games(given, say, "cli-help-puzzles-games")
    _seed(given, say)
    given.add_argument("--file", dest="save", metavar=say("cli-meta-file"), help=say("cli-help-puzzles-file"))
    _crowd(given, say)


def _match(given: _Group, say: Speaker) -> None:
    given.add_argument("seats", nargs="*", metavar=say("cli-meta-bot"), help=say("cli-help-bots"))
    given.add_argument("--game", metavar=say("cli-meta-game"), help=say("cli-help-match-game"))
    _games(given, say, "cli-help-match-games")
    _seed(given, say)
    _option(given, say)
    given.add_argument("--file", dest="save", metavar=say("cli-meta-file"), help=say("cli-help-match-file"))
    given.add_argument("--sprt", type=_bounds, metavar=say("match-meta-sprt"), help=say("match-help-sprt"))
    _crowd(given, say)


def _tournament(given: _Group, say: Speaker) -> None:
    given.add_argument("record", nargs="?", metavar=say("cli-meta-file"), help=say("tournament-help-file"))
    _crowd(given, say)


def _fit(given: _Group, say: Speaker) -> None:
    _game(given, say)
    given.add_argument("seats", nargs="*", metavar=say("cli-meta-bot"), help=say("fit-help-bot"))
    _players(given, say)
    _games(given, say, "fit-help-games")
    _seed(given, say)
    _option(given, say)
    given.add_argument("--file", dest="record", metavar=say("cli-meta-file"), help=say("cli-help-match-file"))
    given.add_argument("--out", dest="save", metavar=say("cli-meta-file"), help=say("fit-help-out"))
    _crowd(given, say)


def _calibrate(given: _Group, say: Speaker) -> None:
    _game(given, say)
    _players(given, say, "calibrate-help-players")
    _games(given, say, "calibrate-help-games")
    _seed(given, say)
    given.add_argument("--out", dest="save", metavar=say("cli-meta-folder"), help=say("calibrate-help-out"))
    _crowd(given, say)


def _selfplay(given: _Group, say: Speaker) -> None:
    given.add_argument("seats", nargs="*", metavar=say("cli-meta-bot"), help=say("cli-help-bots"))
    given.add_argument("--game", metavar=say("cli-meta-game"), help=say("cli-help-match-game"))
    _games(given, say, "cli-help-match-games")
    _seed(given, say)
    _option(given, say)
    given.add_argument("--out", dest="save", metavar=say("cli-meta-folder"), help=say("cli-help-out"))
    _crowd(given, say)


def _study(given: _Group, say: Speaker) -> None:
    _game(given, say)
    given.add_argument("seats", nargs="*", metavar=say("cli-meta-bot"), help=say("cli-help-study-bot"))
    _players(given, say)
    _games(given, say, "cli-help-study-games")
    _seed(given, say)
    _option(given, say)
    given.add_argument("--out", dest="save", metavar=say("cli-meta-folder"), help=say("cli-help-out"))
    _crowd(given, say)


def _game(given: _Group, say: Speaker) -> None:
    given.add_argument("game", nargs="?", metavar=say("cli-meta-game"), help=say("cli-help-game"))


def _players(given: _Group, say: Speaker, text: str = "cli-help-players") -> None:
    given.add_argument("--players", type=_whole("--players", 1), metavar="N", help=say(text))


def _games(given: _Group, say: Speaker, text: str) -> None:
    given.add_argument("--games", type=_whole("--games", 1), metavar="N", help=say(text))


def _seed(given: _Group, say: Speaker, text: str = "cli-help-seed") -> None:
    given.add_argument("--seed", type=_whole("--seed"), metavar="S", help=say(text))


@dataclass(frozen=True)
class _Command:
    """A sub-command: how its arguments are declared, and the keys of its texts."""

    fill: Callable[[_Group, Speaker], None] | None
    help: str
    about: str
    examples: str


COMMANDS: Final = {
    "play": _Command(_play, "cli-play-help", "cli-play-about", "cli-play-examples"),
    "games": _Command(None, "cli-games-help", "cli-games-about", "cli-games-examples"),
    "rules": _Command(_rules, "cli-rules-help", "cli-rules-about", "cli-rules-examples"),
    "match": _Command(_match, "cli-match-help", "cli-match-about", "cli-match-examples"),
    "tournament": _Command(_tournament, "tournament-help", "tournament-about", "tournament-examples"),
    "fit": _Command(_fit, "fit-help", "fit-about", "fit-examples"),
    "calibrate": _Command(_calibrate, "calibrate-help", "calibrate-about", "calibrate-examples"),
    "trace": _Command(_trace, "cli-trace-help", "cli-trace-about", "cli-trace-examples"),
    "replay": _Command(_replay, "cli-replay-help", "cli-replay-about", "cli-replay-examples"),
    "perft": _Command(_perft, "cli-perft-help", "cli-perft-about", "cli-perft-examples"),
    "analyse": _Command(_analyse, "cli-analyse-help", "cli-analyse-about", "cli-analyse-examples"),
    "puzzles": _Command(_puzzles, "cli-puzzles-help", "cli-puzzles-about", "cli-puzzles-examples"),
    "selfplay": _Command(_selfplay, "cli-selfplay-help", "cli-selfplay-about", "cli-selfplay-examples"),
    "study": _Command(_study, "cli-study-help", "cli-study-about", "cli-study-examples"),
    "serve": _Command(serving.fill, "cli-serve-help", "cli-serve-about", "cli-serve-examples"),
    "admin": _Command(admin.fill, "admin-help", "admin-about", "admin-examples"),
    "backup": _Command(keeping.fill, "backup-help", "backup-about", "backup-examples"),
    "restore": _Command(keeping.fill, "restore-help", "restore-about", "restore-examples"),
}


def _option(group: _Group, say: Speaker) -> None:
    group.add_argument(
        "--option",
        dest="options",
        action="append",
        type=_named_value,
        metavar=say("cli-meta-option"),
        help=say("cli-help-option"),
    )


def _country(group: _Group, say: Speaker) -> None:
    group.add_argument("--country", metavar=say("cli-meta-file"), help=say("cli-help-country"))


def _crowd(group: _Group, say: Speaker) -> None:
    group.add_argument("--jobs", type=_whole("--jobs", 1), metavar="N", help=say("cli-help-jobs"))
    group.add_argument("--ray", action="store_true", help=say("crowd-help-ray"))


def _common(parser: argparse.ArgumentParser, say: Speaker) -> None:
    group = parser.add_argument_group(say("cli-always"))
    group.add_argument(
        "--lang",
        type=_language,
        default=argparse.SUPPRESS,
        metavar="|".join(LANGUAGES),
        help=say("cli-help-lang"),
    )
    group.add_argument(
        "-h", "--help", action=_Help, nargs=0, default=argparse.SUPPRESS, help=say("cli-help-help")
    )


# --- values -------------------------------------------------------------------------------------------


def _whole(option: str, least: int | None = None) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError as error:
            raise UsageError("cli-argument-number", option=option, value=text) from error
        if least is not None and number < least:
            raise UsageError("cli-argument-least", option=option, value=text, least=least)
        return number

    return read


def _bounds(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(":"))
    except ValueError as error:
        raise UsageError("match-sprt-form", value=text) from error
    if not low < high:
        raise UsageError("match-sprt-form", value=text)
    return low, high


def _named_value(text: str) -> tuple[str, Json]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise UsageError("cli-argument-option", value=text)
    return name, {"true": True, "false": False}.get(value, value)


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise UsageError("cli-argument-language", value=text, languages=", ".join(LANGUAGES))
    return text


# --- argparse, taught our manners ---------------------------------------------------------------------


class _Shown(Exception):  # noqa: N818 - no error
    """Help has been printed, and nothing else is to be done."""


class _Help(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        sys.stdout.write(parser.format_help())
        raise _Shown


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with our own word for "usage"; examples stay as they are laid out."""

    def __init__(self, prog: str, word: str) -> None:
        super().__init__(prog)
        self._word = word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._word}: " if prefix is None else prefix)

    def _format_action(self, action: argparse.Action) -> str:
        text = super()._format_action(action)
        if action.nargs == argparse.PARSER:  # the commands need no line above them that says COMMAND
            return "".join(line[2:] for line in text.splitlines(keepends=True)[1:])
        return text


class _Parser(argparse.ArgumentParser):
    def __init__(
        self, prog: str, description: str, epilog: str, speaker: Speaker, usage: str | None = None
    ) -> None:
        word = speaker("cli-usage-word")
        super().__init__(
            prog=prog,
            usage=usage,
            description=description,
            epilog=epilog,
            formatter_class=lambda prog: _Formatter(prog, word),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )

    def error(self, message: str) -> NoReturn:
        """Whatever argparse still says by itself (nothing that our arguments lead to) stays one line."""
        raise UsageError("cli-argument-problem", problem=message)


def _usage_error(error: argparse.ArgumentError, arguments: Sequence[str]) -> UsageError:
    name = error.argument_name or ""
    if name.startswith("-"):
        return UsageError("cli-argument-value", option=name)
    words = [argument for argument in arguments if argument not in {"--lang", *LANGUAGES}]
    return UsageError("cli-command-unknown", command=words[0], commands=", ".join(COMMANDS))
