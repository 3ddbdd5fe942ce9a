"""``atoll match``: bots against bots, on all cores; an interrupted match resumes.

Every finished game is a line of a file. Called again with the same bots and file, the command plays only the
games that the file lacks. A sequential test ends the match as soon as it has a verdict.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame, score, setup_scores, standings
from atoll.ai.statistics import Elo, Sprt, Verdict
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import format_elo, requested_match
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import Json

DEFAULT_GAMES = 100
DEFAULT_GAMES_OF_A_TEST = 4000
"""The most games that a sequential test takes unless told otherwise."""


class Arguments(ParallelArguments):
    """The arguments of ``atoll match``."""

    bots: list[str]
    game: str | None
    games: int | None
    seed: int | None
    options: dict[str, Json]
    file: str | None
    sprt: tuple[float, float] | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the bots, the game, and how long they play."""
    parser.repeated_positional("bots", "cli-meta-bot", "cli-help-bots")
    parser.option("--game", "cli-meta-game", "cli-help-match-game")
    parser.number("--games", "cli-help-match-games")
    parser.seed()
    parser.game_options()
    parser.option("--file", "cli-meta-file", "cli-help-match-file")
    parser.option("--sprt", "match-meta-sprt", "match-help-sprt", _elo_bounds)
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play the match, or what is left of it, and print the standings."""
    games = arguments.games or (DEFAULT_GAMES_OF_A_TEST if arguments.sprt else DEFAULT_GAMES)
    match = requested_match(arguments.game, arguments.bots, games, arguments.seed, arguments.options)
    test = Sprt(*arguments.sprt) if arguments.sprt else None
    ledger = _ledger(match, Path(arguments.file or _file_name(match)))
    played: list[PlayedGame] = []
    try:
        played += [one for one in map(PlayedGame.from_json, ledger.read()) if one.number < match.games]
        _play(match, test, played, ledger, arguments)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(ledger.path), problem=str(error)) from error
    finally:
        # An interrupted match shows its standings too.
        if played:
            _print_standings(match, test, played, ledger.path, translate)


def _ledger(match: Match, path: Path) -> Ledger:
    """Return the match's file: its first line has the weights, unless the file is from before it did."""
    header = match.to_json()
    try:
        known = Ledger.header_of(path) if path.exists() else {}
        weights = match.weights()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    if weights and (not known or "weights" in known):
        header["weights"] = weights
    return Ledger(path, header)


def _elo_bounds(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(":"))
    except ValueError as error:
        raise UsageError("match-sprt-form", value=text) from error
    if not low < high:
        raise UsageError("match-sprt-form", value=text)
    return low, high


def _play(
    match: Match, test: Sprt | None, played: list[PlayedGame], ledger: Ledger, arguments: ParallelArguments
) -> None:
    done = {one.number for one in played}
    left = (number for number in range(match.games) if number not in done)
    if len(done) == match.games or _decided(match, test, played):
        return
    with ledger, progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(_summary(match, test, played), total=match.games, completed=len(played))
        for _, one in workers.map_unordered(match.play, left):
            assert one.record is not None
            ledger.add(one.to_json(), one.record)
            played.append(one)
            progress.update(task, completed=len(played), description=_summary(match, test, played))
            if _decided(match, test, played):
                return


def _decided(match: Match, test: Sprt | None, played: Sequence[PlayedGame]) -> bool:
    return test is not None and test.decide(setup_scores(match, played))[0] is not Verdict.OPEN


def _file_name(match: Match) -> str:
    bots = "-".join(re.sub(r"[^A-Za-z0-9.]+", "_", bot) for bot in match.bots)
    return f"match-{match.game}-{bots}.jsonl"


def _summary(match: Match, test: Sprt | None, played: Sequence[PlayedGame]) -> str:
    shares = zip(match.bots, standings(match, played), strict=True)
    rates = "  ".join(f"{bot} {share.rate:.0%}" for bot, share in shares)
    return f"{rates}  LLR {test.ratio(setup_scores(match, played)):+.2f}" if test else rates


def _print_standings(
    match: Match, test: Sprt | None, played: Sequence[PlayedGame], path: Path, translate: Translator
) -> None:
    table = Table()
    for key in ("cli-match-bot", "cli-match-won", "cli-match-rate", "cli-match-interval", "match-elo"):
        table.add_column(translate(key), justify="left" if key == "cli-match-bot" else "right")
    for number, (bot, share) in enumerate(zip(match.bots, standings(match, played), strict=True)):
        table.add_row(
            bot,
            f"{share.wins:g}/{share.games}",
            f"{share.rate:.1%}",
            f"{share.low:.1%} … {share.high:.1%}",
            format_elo(Elo.of([score(match, one, number) for one in played])),
        )
    console = Console()
    console.print(table)
    if test is not None:
        units = setup_scores(match, played)
        verdict, used = test.decide(units)
        sentence = translate(
            "match-verdict",
            verdict=verdict.value,
            bot=match.bots[0],
            low=f"{test.low:g}",
            high=f"{test.high:g}",
            games=used * len(match.bots),
            ratio=f"{test.ratio(units[:used]):+.2f}",
            bound=f"{test.bound:.2f}",
        )
        console.print(sentence, highlight=False, markup=False)
    console.print(translate("cli-match-kept", file=str(path)), highlight=False)
