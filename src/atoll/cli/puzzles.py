"""``atoll puzzles``: look for puzzles in games between bots; called again it goes on where it stood."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from atoll.cli.crowd import bar, crowd
from atoll.cli.speech import Speaker, UsageError
from atoll.core import game, game_names
from atoll.learn.finding import Source
from atoll.learn.puzzle import HARDEST, Puzzle, puzzles, read_lines, write_line

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish

GAMES = 20
"""How many are searched if the arguments do not say."""


def make_puzzles(wish: Wish, speaker: Speaker) -> None:
    """Search games and add what is found to the file; without a file, say what comes with Atoll."""
    if wish.game is None and wish.save is None:
        _tell({name: list(puzzles(name)) for name in game_names()}, speaker)
        return
    if wish.game is None:
        raise UsageError("research-study-game", names=", ".join(game_names()))
    if wish.save is None:
        _tell({wish.game: list(puzzles(game(wish.game).name))}, speaker)
        return
    players = wish.players or game(wish.game).seats[0]
    game(wish.game).options(wish.options, players)
    source = Source(wish.game, players, wish.options, 1 if wish.seed is None else wish.seed)
    path = Path(wish.save)
    try:
        found = read_lines(path.read_text(encoding="utf-8")) if path.exists() else {}
        _search(source, wish, path, found, speaker)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    _tell({wish.game: [each for some in found.values() for each in some]}, speaker)


def _search(source: Source, wish: Wish, path: Path, found: dict[str, list[Puzzle]], speaker: Speaker) -> None:
    games = wish.games or GAMES
    missing = [number for number in range(games) if source.name(number) not in found]
    if path.exists() and missing:
        _mend(path)
    with bar() as progress, crowd(wish) as workers:
        task = progress.add_task(
            speaker("cli-puzzles-searching"), total=games, completed=games - len(missing)
        )
        for number, some in workers.each(source.search, missing):
            found[source.name(number)] = some
            with path.open("a", encoding="utf-8") as file:
                file.write(write_line(source.name(number), some))
            progress.advance(task)


def _mend(path: Path) -> None:
    """Take away a last line that an interruption cut off."""
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")


def _tell(found: dict[str, list[Puzzle]], say: Speaker) -> None:
    table = Table(title=say("cli-puzzles-title"), title_justify="left")
    table.add_column(say("cli-puzzles-game"))
    for difficulty in range(1, HARDEST + 1):
        table.add_column(say("cli-puzzles-difficulty", difficulty=difficulty), justify="right")
    table.add_column(say("cli-puzzles-all"), justify="right")
    for name, some in found.items():
        counts = Counter(each.difficulty for each in some)
        cells = [str(counts[difficulty]) for difficulty in range(1, HARDEST + 1)]
        table.add_row(name, *cells, str(len(some)))
    Console(highlight=False).print(table)
