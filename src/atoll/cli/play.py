"""``atoll play``: a table in the terminal, for any mix of people and bots.

It sets the table: which game, who sits where, a new game or one that was saved. ``shell`` plays it.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from random import Random

from rich.table import Table
from rich.text import Text

from atoll.cli.arguments import Wish
from atoll.cli.country import dealer
from atoll.cli.records import STANDARD_INPUT, read_record
from atoll.cli.screens import screen_of
from atoll.cli.seats import DEFAULT_BOT, seat_players
from atoll.cli.shell import Shell
from atoll.cli.speech import Speaker, UsageError
from atoll.cli.terminal import Terminal
from atoll.core import (
    Game,
    RecordError,
    game_names,
)
from atoll.core import game as find_game
from atoll.core.record import Playthrough, begin


def play(wish: Wish, speaker: Speaker, terminal: Terminal | None = None) -> None:
    """Set the table as the arguments wish, or as the person answers, and play."""
    terminal = terminal or Terminal()
    rng = Random(wish.seed)
    try:
        shell = (_begin if wish.record is None else _resume)(wish, speaker, terminal, rng)
    except (EOFError, KeyboardInterrupt):  # left before there was a game
        terminal.show("")
        return
    shell.run()


def _begin(wish: Wish, speaker: Speaker, terminal: Terminal, rng: Random) -> Shell:
    game = find_game(wish.game) if wish.game is not None else _choose_game(speaker, terminal)
    screen = screen_of(game.name)
    wishes = list(wish.seats)
    players = wish.players or len(wishes) or screen.usual_players or game.seats[0]
    if len(wishes) == 1 and wish.players is None:
        players = screen.usual_players or game.seats[0]
    options = game.options(wish.options, players)
    deal = dealer(wish, game, players, options)
    if not wishes:
        wishes = _ask_seats(players, speaker, terminal)
    sitters = seat_players(wishes, players, rng, speaker)
    playthrough = Playthrough(game.start(players, options, deal(rng)))
    path = _new_file(wish.save)
    return Shell(playthrough, sitters, speaker, screen, terminal, rng=rng, path=path)


def _resume(wish: Wish, speaker: Speaker, terminal: Terminal, rng: Random) -> Shell:
    assert wish.record is not None
    if wish.record == STANDARD_INPUT:
        raise UsageError("cli-resume-file")
    if wish.players is not None or wish.options or wish.country is not None:
        raise UsageError("cli-resume-decided")
    record = read_record(wish.record)
    if record.view is not None:
        raise RecordError("record-redacted")
    wishes = list(wish.seats)
    if wish.game is not None and wish.game != record.game:
        wishes.insert(0, wish.game)  # the record names the game, so the first name is a player's
    playthrough = begin(record)
    screen = screen_of(record.game)
    if not wishes:
        wishes = _ask_seats(record.players, speaker, terminal)
    sitters = seat_players(wishes, record.players, rng, speaker)
    path = Path(wish.record) if wish.save is None else _new_file(wish.save)
    shell = Shell(playthrough, sitters, speaker, screen, terminal, rng=rng, path=path)
    shell.follow(record)
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


def _choose_game(speaker: Speaker, terminal: Terminal) -> Game:
    names = game_names()
    if not terminal.interactive:
        raise UsageError("cli-play-what", names=", ".join(names))
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, name in enumerate(names, start=1):
        table.add_row(f" {number}", Text(name.capitalize(), "bold"), speaker("cli-game-about", game=name))
    terminal.show(Text(speaker("cli-welcome"), "bold"), "", table, "")
    while True:
        answer = terminal.question(speaker("cli-which-game")).lower()
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return find_game(names[int(answer) - 1])
        if answer in names:
            return find_game(answer)


def _ask_seats(players: int, speaker: Speaker, terminal: Terminal) -> list[str]:
    guest = speaker("cli-guest")
    if not terminal.interactive:
        return [guest]
    bots = " ".join([DEFAULT_BOT] * (players - 1))
    answer = terminal.question(speaker("cli-who", players=players, usual=f"{guest} {bots}"))
    try:
        return shlex.split(answer) or [guest]
    except ValueError:  # an apostrophe in a name is no quotation
        return answer.split()
