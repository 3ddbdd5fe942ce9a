"""``atoll study``: statistics of a game and of each of its options, as a table, as data and as plots."""

from __future__ import annotations

import json
from collections.abc import Sequence
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
    seen = _play(wanted, wish, speaker)
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


def _play(wanted: Sequence[Variant], wish: Wish, speaker: Speaker) -> list[list[Seen]]:
    """Play the games of each variant, some at a time on each core, and give them in order."""
    games = wish.games or GAMES
    parts = [
        (variant, range(first, min(games, first + AT_ONCE)))
        for variant in wanted
        for first in range(0, games, AT_ONCE)
    ]
    found: dict[tuple[Variant, range], list[Seen]] = {}
    with bar() as progress, crowd(wish) as workers:
        task = progress.add_task(speaker("cli-match-playing"), total=games * len(wanted))
        for part, seen in workers.each(_play_some, parts):
            found[part] = seen
            progress.advance(task, len(seen))
    return [[one for part in parts if part[0] == variant for one in found[part]] for variant in wanted]


def _play_some(part: tuple[Variant, range]) -> list[Seen]:
    variant, numbers = part
    return variant.play_some(numbers)


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
