"""``atoll study``: statistics of a game and of each of its options, as a table, as data and as plots."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from concurrent.futures import as_completed
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.cli.crowd import bar, crowd
from atoll.cli.speech import Speaker, UsageError
from atoll.core import game, game_names

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish
    from atoll.research.study import Estimate, Findings, Seen, Variant

GAMES = 200
"""How many of each variant are played if the arguments do not say."""
AT_ONCE = 10
COLUMNS = ("variant", "games", "length", "branching", "first", "decisive", "spread", "endings")


def study_game(wish: Wish, speaker: Speaker) -> None:
    """Play the games, print the table, write the files."""
    from atoll.research.study import Variant, draw_plots, find, variants  # noqa: PLC0415 - of atoll[research]

    if wish.game is None:
        raise UsageError("research-study-game", names=", ".join(game_names()))
    if len(wish.seats) > 1:
        raise UsageError("research-study-bot")
    players = wish.players or game(wish.game).seats[0]
    bot, seed = wish.seats[0] if wish.seats else "random", 1 if wish.seed is None else wish.seed
    wanted = list(variants(wish.game, players, bot, seed))
    if wish.options:
        game(wish.game).options(wish.options, players)
        wanted = [Variant(wish.game, players, tuple(wish.options.items()), bot, seed)]
    seen = _play(wanted, wish.games or GAMES, wish.jobs or os.cpu_count() or 1, speaker)
    findings = [find(variant, games) for variant, games in zip(wanted, seen, strict=True)]
    table = _table(findings, speaker)
    Console(width=200, soft_wrap=True).print(table, highlight=False, markup=False)
    if wish.save:
        folder = Path(wish.save)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            data = json.dumps([each.to_json() for each in findings], indent=2)
            (folder / "study.json").write_text(data + "\n", encoding="utf-8")
            (folder / "study.md").write_text(table + "\n", encoding="utf-8")
            draw_plots(findings, folder)
        except OSError as error:
            raise UsageError("cli-save-failed", file=str(folder), problem=str(error)) from error


def _play(wanted: Sequence[Variant], games: int, jobs: int, speaker: Speaker) -> list[list[Seen]]:
    """Play so many games of each variant, some at a time on each core, and give them in order."""
    parts = [
        (number, range(first, min(games, first + AT_ONCE)))
        for number in range(len(wanted))
        for first in range(0, games, AT_ONCE)
    ]
    found: dict[tuple[int, int], list[Seen]] = {}
    with bar() as progress:
        task = progress.add_task(speaker("cli-match-playing"), total=games * len(wanted))
        if jobs == 1:
            for number, numbers in parts:
                found[number, numbers.start] = wanted[number].play_some(numbers)
                progress.advance(task, len(numbers))
        else:
            with crowd(jobs) as pool:
                running = {pool.submit(wanted[n].play_some, numbers): (n, numbers) for n, numbers in parts}
                for future in as_completed(running):
                    number, numbers = running[future]
                    found[number, numbers.start] = future.result()
                    progress.advance(task, len(numbers))
    return [
        [one for part in sorted(found) if part[0] == number for one in found[part]]
        for number in range(len(wanted))
    ]


def _table(findings: Sequence[Findings], say: Speaker) -> str:
    """Write the findings as a Markdown table."""
    lines = [
        "| " + " | ".join(say(f"research-study-{column}") for column in COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
    ]
    for each in findings:
        row = [
            each.variant.name or say("research-study-base"),
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
