"""``atoll selfplay``: games between bots as a dataset, on all cores; an interrupted run resumes."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import requested_match
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import Json

DEFAULT_GAMES = 100


class Arguments(ParallelArguments):
    """The arguments of ``atoll selfplay``."""

    bots: list[str]
    game: str | None
    games: int | None
    seed: int | None
    options: dict[str, Json]
    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the bots, the game, how many games, and the folder."""
    parser.repeated_positional("bots", "cli-meta-bot", "cli-help-bots")
    parser.option("--game", "cli-meta-game", "cli-help-match-game")
    parser.number("--games", "cli-help-match-games")
    parser.seed()
    parser.game_options()
    parser.option("--out", "cli-meta-folder", "cli-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play the dataset's games, or what is left of them."""
    from atoll.research.dataset import SelfPlay  # noqa: PLC0415 - a part of atoll[research]

    games = arguments.games or DEFAULT_GAMES
    match = requested_match(arguments.game, arguments.bots, games, arguments.seed, arguments.options)
    work = SelfPlay(match, Path(arguments.out or f"selfplay-{match.game}"))
    try:
        work.begin()
        left = work.missing_parts()
        done = match.games - sum(len(work.numbers(part)) for part in left)
        with progress_bar() as progress:
            task = progress.add_task(translate("cli-match-playing"), total=match.games, completed=done)
            with open_workers(arguments.jobs, ray=arguments.ray) as workers:
                for part, played in workers.map_unordered(work.play, left):
                    work.write(part, played)
                    progress.advance(task, len(work.numbers(part)))
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(work.folder), problem=str(error)) from error
    Console().print(translate("research-dataset-kept", folder=str(work.folder)), highlight=False)
