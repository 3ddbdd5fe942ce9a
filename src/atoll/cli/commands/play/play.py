"""``atoll play``: a table in the terminal, for any mix of people and bots.

It decides which game, who sits where, and whether a saved game is resumed. ``atoll.cli.shell`` plays it.
"""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path
from random import Random

from rich.table import Table
from rich.text import Text

from atoll.cli.arguments import CommandParser
from atoll.cli.country import dealer
from atoll.cli.errors import UsageError
from atoll.cli.records import STANDARD_INPUT, read_record
from atoll.cli.screens import screen_of
from atoll.cli.seats import DEFAULT_BOT, seat_players
from atoll.cli.shell import Shell
from atoll.cli.terminal import Terminal
from atoll.cli.translate import Translator
from atoll.core import Game, Json, RecordError, game_names
from atoll.core import game as find_game


class Arguments(Namespace):
    """The arguments of ``atoll play``."""

    game: str | None
    seats: list[str]
    players: int | None
    options: dict[str, Json]
    seed: int | None
    country: str | None
    resume: str | None
    save: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, who plays it, and the files of saved games."""
    parser.game()
    parser.repeated_positional("seats", "cli-meta-seat", "cli-help-seats")
    parser.players()
    parser.game_options()
    parser.seed("cli-help-seed-play")
    parser.country()
    parser.option("--resume", "cli-meta-file", "cli-help-resume")
    parser.option("--save", "cli-meta-file", "cli-help-save")


def run(arguments: Arguments, translate: Translator) -> None:
    """Start or resume a game as the arguments, or the answers of the user, say; then play it."""
    terminal = Terminal()
    rng = Random(arguments.seed)
    try:
        shell = (_start if arguments.resume is None else _resume)(arguments, translate, terminal, rng)
    except (EOFError, KeyboardInterrupt):  # the user left before there was a game
        terminal.show("")
        return
    shell.run()


def _start(arguments: Arguments, translate: Translator, terminal: Terminal, rng: Random) -> Shell:
    game = find_game(arguments.game) if arguments.game is not None else _choose_game(translate, terminal)
    screen = screen_of(game.name)
    seats = arguments.seats
    players = arguments.players or len(seats) or game.usual_players
    if len(seats) == 1 and arguments.players is None:
        players = game.usual_players
    options = game.options(arguments.options, players)
    deal = dealer(arguments.country, game, players, options)
    participants = seat_players(seats or _ask_seats(players, translate, terminal), players, rng, translate)
    position = game.start(players, options, deal(rng))
    path = _new_file(arguments.save)
    return Shell(position, participants, translate, screen, terminal, rng=rng, path=path)


def _resume(arguments: Arguments, translate: Translator, terminal: Terminal, rng: Random) -> Shell:
    assert arguments.resume is not None
    if arguments.resume == STANDARD_INPUT:
        raise UsageError("cli-resume-file")
    if arguments.players is not None or arguments.options or arguments.country is not None:
        raise UsageError("cli-resume-decided")
    record = read_record(arguments.resume)
    if record.view is not None:
        raise RecordError("record-redacted")
    seats = list(arguments.seats)
    if arguments.game is not None and arguments.game != record.game:
        seats.insert(0, arguments.game)  # the record names the game, so the first name is a player's
    position = record.start()
    screen = screen_of(record.game)
    participants = seat_players(
        seats or _ask_seats(record.players, translate, terminal), record.players, rng, translate
    )
    path = Path(arguments.resume) if arguments.save is None else _new_file(arguments.save)
    shell = Shell(position, participants, translate, screen, terminal, rng=rng, path=path)
    shell.replay(record)
    return shell


def _new_file(name: str | None) -> Path | None:
    if name is None:
        return None
    path = Path(name)
    try:
        path.lstat()
    except FileNotFoundError:
        if path.parent.is_dir():
            return path
        raise UsageError("cli-save-folder", folder=str(path.parent)) from None
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        raise UsageError("cli-save-failed", file=name, problem=str(error)) from error
    raise UsageError("cli-save-exists", file=name)


def _choose_game(translate: Translator, terminal: Terminal) -> Game:
    names = game_names()
    if not terminal.interactive:
        raise UsageError("cli-play-what", names=", ".join(names))
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(names, start=1):
        table.add_row(f" {number}", Text(name.capitalize(), "bold"), translate("cli-game-about", game=name))
    terminal.show(Text(translate("cli-welcome"), "bold"), "", table, "")
    while True:
        answer = terminal.question(translate("cli-which-game")).lower()
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return find_game(names[int(answer) - 1])
        if answer in names:
            return find_game(answer)


def _ask_seats(players: int, translate: Translator, terminal: Terminal) -> list[str]:
    guest = translate("cli-guest")
    if not terminal.interactive:
        return [guest]
    bots = " ".join([DEFAULT_BOT] * (players - 1))
    answer = terminal.question(translate("cli-who", players=players, usual=f"{guest} {bots}"))
    try:
        return shlex.split(answer) or [guest]
    except ValueError:  # an apostrophe in a name, not a quotation mark
        return answer.split()
