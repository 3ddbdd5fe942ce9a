"""``atoll tournament``: a round robin from a file, on all cores; interrupted, it goes on later.

Beside FILE.toml stand FILE.jsonl (a line for every game), FILE.records.jsonl (their records), FILE.md (the
table) and FILE.svg and FILE.png (the plot).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.ledger import Ledger
from atoll.cli.crowd import bar, crowd
from atoll.cli.records import read_text
from atoll.cli.speech import Speaker, UsageError

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish
    from atoll.research.tournament import Played, Standing, Tournament

COLUMNS = ("rank", "bot", "rating", "first", "games")


def play_tournament(wish: Wish, speaker: Speaker) -> None:
    """Play what the file asks for, or what is left of it, and tell and draw how it stands."""
    from atoll.research.tournament import Played, Tournament  # noqa: PLC0415 - a part of atoll[research]

    if wish.record is None:
        raise UsageError("tournament-file")
    tournament = Tournament.read(read_text(wish.record))
    path = Path(wish.record).with_suffix(".jsonl")
    ledger = Ledger(path, tournament.to_json())
    played: list[Played] = []
    try:
        played += map(Played.from_json, ledger.read())
        _play(tournament, ledger, played, wish, speaker)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    finally:
        if played:
            _tell(tournament, played, path, speaker)


def _play(tournament: Tournament, ledger: Ledger, played: list[Played], wish: Wish, speaker: Speaker) -> None:
    done = {one.pairing for one in played}
    wanted = list(tournament.pairings())
    left = [pairing for pairing in wanted if pairing not in done]
    if not left:
        return
    with ledger, bar() as shown, crowd(wish) as workers:
        task = shown.add_task(
            speaker("cli-match-playing"), total=len(wanted), completed=len(wanted) - len(left)
        )
        for _, one in workers.each(tournament.play, left):
            assert one.record is not None
            ledger.add(one.to_json(), one.record)
            played.append(one)
            shown.advance(task)


def _tell(tournament: Tournament, played: Sequence[Played], path: Path, speaker: Speaker) -> None:
    from atoll.research.tournament import draw_plots, standings  # noqa: PLC0415

    found = standings(tournament, played)
    table = _table(found, speaker)
    Console(width=200, soft_wrap=True).print(table, highlight=False, markup=False)
    try:
        path.with_suffix(".md").write_text(table + "\n", encoding="utf-8")
        title = speaker("tournament-title", game=tournament.game, players=tournament.players)
        files = [path, path.with_suffix(".md"), *draw_plots(found, title, path)]
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    kept = speaker("tournament-kept", files=", ".join(map(str, files)))
    Console(soft_wrap=True).print(kept, highlight=False, markup=False)


def _table(found: Sequence[Standing], say: Speaker) -> str:
    """Write the standings as a Markdown table."""
    lines = [
        "| " + " | ".join(say(f"tournament-{column}") for column in COLUMNS) + " |",
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
