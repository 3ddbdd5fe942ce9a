"""``atoll puzzles``: look for puzzles in games between bots; called again, the search resumes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import DEFAULT_SEED
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import Json, game, game_names
from atoll.learn.puzzle import HARDEST, Puzzle, puzzles, read_lines, write_line
from atoll.learn.puzzle_search import PuzzleSource

DEFAULT_GAMES = 20


class Arguments(ParallelArguments):
    """The arguments of ``atoll puzzles``."""

    game: str | None
    players: int | None
    options: dict[str, Json]
    games: int | None
    seed: int | None
    file: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, how many games are searched, and the file."""
    parser.game()
    parser.players()
    parser.game_options()
    parser.number("--games", "cli-help-puzzles-games")
    parser.seed()
    parser.option("--file", "cli-meta-file", "cli-help-puzzles-file")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Search games and add what is found to the file; without a file, count Atoll's own puzzles."""
    name = arguments.game
    if name is None and arguments.file is None:
        _print_counts({each: list(puzzles(each)) for each in game_names()}, translate)
        return
    if name is None:
        raise UsageError("research-study-game", names=", ".join(game_names()))
    if arguments.file is None:
        _print_counts({name: list(puzzles(game(name).name))}, translate)
        return
    players = arguments.players or game(name).seats[0]
    game(name).options(arguments.options, players)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    source = PuzzleSource(name, players, arguments.options, seed)
    path = Path(arguments.file)
    try:
        found = read_lines(path.read_text(encoding="utf-8")) if path.exists() else {}
        _search(source, arguments, path, found, translate)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    _print_counts({name: [each for some in found.values() for each in some]}, translate)


def _search(
    source: PuzzleSource,
    arguments: Arguments,
    path: Path,
    found: dict[str, list[Puzzle]],
    translate: Translator,
) -> None:
    games = arguments.games or DEFAULT_GAMES
    missing = [number for number in range(games) if source.name(number) not in found]
    if path.exists() and missing:
        _repair(path)
    with progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(
            translate("cli-puzzles-searching"), total=games, completed=games - len(missing)
        )
        for number, some in workers.map_unordered(source.search, missing):
            found[source.name(number)] = some
            with path.open("a", encoding="utf-8") as file:
                file.write(write_line(source.name(number), some))
            progress.advance(task)


def _repair(path: Path) -> None:
    """Remove a last line that an interruption cut off."""
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")


def _print_counts(found: dict[str, list[Puzzle]], translate: Translator) -> None:
    table = Table(title=translate("cli-puzzles-title"), title_justify="left")
    table.add_column(translate("cli-puzzles-game"))
    for difficulty in range(1, HARDEST + 1):
        table.add_column(translate("cli-puzzles-difficulty", difficulty=difficulty), justify="right")
    table.add_column(translate("cli-puzzles-all"), justify="right")
    for name, some in found.items():
        counts = Counter(each.difficulty for each in some)
        cells = [str(counts[difficulty]) for difficulty in range(1, HARDEST + 1)]
        table.add_row(name, *cells, str(len(some)))
    Console(highlight=False).print(table)
