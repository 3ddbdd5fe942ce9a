"""``atoll tournament``: a round robin from a file, on all cores; an interrupted tournament resumes.

The results are written beside FILE.toml: FILE.jsonl (a line per game), FILE.records.jsonl (their records),
FILE.md (the table) and FILE.svg and FILE.png (the plot).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.parallel import ParallelArguments, open_workers, progress_bar
from atoll.cli.records import read_text
from atoll.cli.translate import Translator

if TYPE_CHECKING:
    from atoll.research.tournament import PlayedPairing, Standing, Tournament

COLUMNS = ("rank", "bot", "rating", "first", "games")


class Arguments(ParallelArguments):
    """The arguments of ``atoll tournament``."""

    file: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the tournament's file."""
    parser.positional("file", "cli-meta-file", "tournament-help-file")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play the tournament, or what is left of it, then print and draw the standings."""
    from atoll.research.tournament import PlayedPairing, Tournament  # noqa: PLC0415 - a part of atoll[research]

    if arguments.file is None:
        raise UsageError("tournament-file")
    tournament = Tournament.read(read_text(arguments.file))
    path = Path(arguments.file).with_suffix(".jsonl")
    ledger = Ledger(path, tournament.to_json())
    played: list[PlayedPairing] = []
    try:
        played += map(PlayedPairing.from_json, ledger.read())
        _play(tournament, ledger, played, arguments, translate)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    finally:
        if played:
            _report(tournament, played, path, translate)


def _play(
    tournament: Tournament,
    ledger: Ledger,
    played: list[PlayedPairing],
    arguments: ParallelArguments,
    translate: Translator,
) -> None:
    done = {one.pairing for one in played}
    pairings = list(tournament.pairings())
    left = [pairing for pairing in pairings if pairing not in done]
    if not left:
        return
    with ledger, progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(
            translate("cli-match-playing"), total=len(pairings), completed=len(pairings) - len(left)
        )
        for _, one in workers.map_unordered(tournament.play, left):
            assert one.record is not None
            ledger.add(one.to_json(), one.record)
            played.append(one)
            progress.advance(task)


def _report(
    tournament: Tournament, played: Sequence[PlayedPairing], path: Path, translate: Translator
) -> None:
    from atoll.research.tournament import draw_plots, standings  # noqa: PLC0415

    found = standings(tournament, played)
    table = _table(found, translate)
    Console(width=200, soft_wrap=True).print(table, highlight=False, markup=False)
    try:
        path.with_suffix(".md").write_text(table + "\n", encoding="utf-8")
        title = translate("tournament-title", game=tournament.game, players=tournament.players)
        files = [path, path.with_suffix(".md"), *draw_plots(found, title, path)]
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    kept = translate("tournament-kept", files=", ".join(map(str, files)))
    Console(soft_wrap=True).print(kept, highlight=False, markup=False)


def _table(found: Sequence[Standing], translate: Translator) -> str:
    """Return the standings as a Markdown table."""
    lines = [
        "| " + " | ".join(translate(f"tournament-{column}") for column in COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
    ]
    for rank, each in enumerate(found, start=1):
        rating, first = each.rating, each.first
        row = [
            str(rank),
            f"`{each.bot}`",
            f"{rating.mean:.0f} ± {1.96 * rating.spread:.0f}",
            f"{first.rate:.0%} ({first.low:.0%} … {first.high:.0%})",
            str(first.games),
        ]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)
