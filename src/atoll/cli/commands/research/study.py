"""``atoll study``: statistics of a game and of each of its options, as a table, as data and as plots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.cli.arguments import CommandParser
from atoll.cli.errors import UsageError
from atoll.cli.matches import OneBotArguments, add_one_bot_arguments
from atoll.cli.parallel import open_workers, progress_bar
from atoll.cli.translate import Translator
from atoll.core import game, game_names

if TYPE_CHECKING:
    from atoll.research.study import Estimate, Findings, GameSummary, Variant

DEFAULT_GAMES = 200
"""Games per variant."""
GAMES_PER_TASK = 10
COLUMNS = ("variant", "games", "length", "branching", "first", "decisive", "spread", "endings")


class Arguments(OneBotArguments):
    """The arguments of ``atoll study``."""

    out: str | None


def add_arguments(parser: CommandParser) -> None:
    """Declare the game, the bot that plays it, and the folder."""
    add_one_bot_arguments(parser, "cli-help-study-bot", "cli-help-study-games")
    parser.option("--out", "cli-meta-folder", "cli-help-out")
    parser.parallel()


def run(arguments: Arguments, translate: Translator) -> None:
    """Play the games, print the table, write the files."""
    from atoll.research.study import Variant, draw_plots, summarize, variants  # noqa: PLC0415 - of atoll[research]

    name = arguments.game
    if name is None:
        raise UsageError("research-study-game", names=", ".join(game_names()))
    bot, seed = arguments.bot("random"), arguments.chosen_seed()
    players = arguments.players or game(name).seats[0]
    chosen = list(variants(name, players, bot, seed))
    if arguments.options:
        game(name).options(arguments.options, players)
        chosen = [Variant(name, players, tuple(arguments.options.items()), bot, seed)]
    played = _play(chosen, arguments, translate)
    findings = [summarize(variant, games) for variant, games in zip(chosen, played, strict=True)]
    table = _table(findings, translate)
    Console(width=200, soft_wrap=True).print(table, highlight=False, markup=False)
    if arguments.out:
        folder = Path(arguments.out)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            data = json.dumps([each.to_json() for each in findings], indent=2)
            (folder / "study.json").write_text(data + "\n", encoding="utf-8")
            (folder / "study.md").write_text(table + "\n", encoding="utf-8")
            draw_plots(findings, folder)
        except OSError as error:
            raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error


def _play(chosen: Sequence[Variant], arguments: Arguments, translate: Translator) -> list[list[GameSummary]]:
    """Play the games of each variant, some at a time on each core; return them in order."""
    games = arguments.games or DEFAULT_GAMES
    parts = [
        (variant, range(first, min(games, first + GAMES_PER_TASK)))
        for variant in chosen
        for first in range(0, games, GAMES_PER_TASK)
    ]
    found: dict[tuple[Variant, range], list[GameSummary]] = {}
    with progress_bar() as progress, open_workers(arguments.jobs, ray=arguments.ray) as workers:
        task = progress.add_task(translate("cli-match-playing"), total=games * len(chosen))
        for part, seen in workers.map_unordered(_play_some, parts):
            found[part] = seen
            progress.advance(task, len(seen))
    return [[one for part in parts if part[0] == variant for one in found[part]] for variant in chosen]


def _play_some(part: tuple[Variant, range]) -> list[GameSummary]:
    variant, numbers = part
    return variant.play_some(numbers)


def _table(findings: Sequence[Findings], translate: Translator) -> str:
    """Return the findings as a Markdown table."""
    lines = [
        "| " + " | ".join(translate(f"research-study-{column}") for column in COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
    ]
    for each in findings:
        row = [
            each.variant.name or translate("research-study-base"),
            str(each.games),
            _number(each.length),
            _number(each.branching),
            _percent(each.wins[0]),
            _percent(each.decisive),
            _number(each.spread),
            ", ".join(f"{reason} {share.value:.0%}" for reason, share in each.endings.items()),
        ]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def _number(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ± {estimate.high - estimate.value:.1f}"


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.0%} ({estimate.low:.0%} … {estimate.high:.0%})"
