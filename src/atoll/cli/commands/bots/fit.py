"""``atoll fit``: let bots play, and fit the weights of a game's evaluation to the results."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import OneBotArguments, add_one_bot_arguments
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import Record, game, game_names
from atoll.core.weights import write_weights

if TYPE_CHECKING:
    from atoll.research.fitting import Fit

DEFAULT_GAMES = 400
DEFAULT_BOT = "mcts:simulations=200"


class Arguments(OneBotArguments):
    """The arguments of ``atoll fit``."""

    file: str | None
    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, the bot that plays it, and the files."""
    add_one_bot_arguments(parser, "fit-help-bot", "fit-help-games")
    parser.option("--file", "cli-meta-file", "cli-help-match-file")
    parser.option("--out", "cli-meta-file", "fit-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play the games that are missing, fit, and write the weights to a file or to standard output."""
    from atoll.research.fitting import fit, sample_positions  # noqa: PLC0415 - a part of atoll[research]

    name = arguments.game
    if name is None:
        raise UsageError("fit-game", names=", ".join(game_names()))
    players = arguments.players or game(name).seats[0]
    bot = arguments.bot(DEFAULT_BOT)
    games, seed = arguments.games or DEFAULT_GAMES, arguments.chosen_seed()
    match = Match(name, (bot,) * players, games, seed, arguments.options)
    ledger = Ledger(Path(arguments.file or f"fit-{name}-{players}.jsonl"), match.to_json())
    try:
        records = _play(match, ledger, arguments, translate)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(ledger.path), problem=str(error)) from error
    samples = [one for number, record in records.items() for one in sample_positions(match, number, record)]
    console = Console(stderr=True)
    found: Fit | None = None
    for step, found in enumerate(fit(game(name).evaluator(), samples)):
        progress = translate(
            "fit-step", step=step, learnt=f"{found.training_error:.5f}", rest=f"{found.held_out_error:.5f}"
        )
        console.print(progress, highlight=False)
    assert found is not None
    remark = f"Learnt from {len(samples)} positions of {len(records)} games of {bot}, {players} players."
    text = write_weights(found.weights, remark)
    if arguments.out is None:
        sys.stdout.write(text)
        return
    try:
        Path(arguments.out).write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError("cli-save-failed", file=arguments.out, problem=str(error)) from error


def _play(
    match: Match, ledger: Ledger, arguments: ParallelArguments, translate: Translator
) -> dict[int, Record]:
    """Return the games' records by number: those that the file has, and those played now."""
    numbers = [PlayedGame.from_json(line).number for line in ledger.read()]
    lines = ledger.records.read_text(encoding="utf-8").splitlines() if ledger.records.exists() else []
    if len(lines) < len(numbers):
        raise UsageError("fit-records", file=str(ledger.records))
    records = {number: Record.loads(line) for number, line in zip(numbers, lines, strict=False)}
    left = [number for number in range(match.games) if number not in records]
    with ledger, progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(translate("cli-match-playing"), total=match.games, completed=len(records))
        for number, one in workers.map_unordered(match.play, left):
            assert one.record is not None
            ledger.add(one.to_json(), one.record)
            records[number] = one.record
            progress.advance(task)
    return {number: records[number] for number in sorted(records) if number < match.games}
