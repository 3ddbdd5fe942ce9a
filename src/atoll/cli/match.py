"""``atoll match``: bots against bots, on all cores, as long as it takes; interrupted, it goes on later.

Every finished game is a line of a file, with its record. Called again with the same bots and file, the
command plays only the games that the file lacks.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

from rich.console import Console
from rich.table import Table

from atoll.ai.match import Match, Played, Share, read_file, standings
from atoll.cli.arguments import Wish
from atoll.cli.crowd import bar, crowd
from atoll.cli.speech import Speaker, UsageError
from atoll.core import game_names

GAMES = 100
"""How many are played if the arguments do not say."""


def play_match(wish: Wish, speaker: Speaker) -> None:
    """Play the match that the arguments wish, or what is left of it, and say how it stands."""
    if wish.game is None:
        raise UsageError("cli-match-game", names=", ".join(game_names()))
    if len(wish.seats) < 2:
        raise UsageError("cli-match-bots")
    seed = 1 if wish.seed is None else wish.seed
    match = Match(wish.game, tuple(wish.seats), wish.games or GAMES, seed, wish.options)
    path = Path(wish.save or _file_name(match))
    try:
        played = [one for one in _begin(match, path) if one.number < match.games]
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(path), problem=str(error)) from error
    done = {one.number for one in played}
    left = [number for number in range(match.games) if number not in done]
    try:
        with path.open("a", encoding="utf-8") as file, bar() as shown:
            task = shown.add_task(speaker("cli-match-playing"), total=match.games, completed=len(played))
            for one in _play(match, left, wish.jobs or os.cpu_count() or 1):
                file.write(json.dumps(one.to_json()) + "\n")
                file.flush()
                played.append(one)
                shown.update(task, completed=len(played), description=_short(match, played))
    finally:
        # An interruption loses no game: how it stands is told before it takes its way.
        _show(match, standings(match, played), path, speaker)


def _file_name(match: Match) -> str:
    bots = "-".join(re.sub(r"[^a-z0-9.]+", "_", bot) for bot in match.bots)
    return f"match-{match.game}-{bots}.jsonl"


def _begin(match: Match, path: Path) -> list[Played]:
    """Give the games that the file holds; write its first line if there is no file.

    A last line without its end was cut off: it is taken out, so that what follows stands on its own line.
    """
    if not path.exists() or not path.stat().st_size:
        path.write_text(json.dumps(match.to_json()) + "\n", encoding="utf-8")
        return []
    played = list(read_file(match, path))
    text = path.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
        played = list(read_file(match, path))
    return played


def _play(match: Match, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """Play games in so many processes, and give each as soon as it is over."""
    if jobs == 1:
        yield from map(match.play, numbers)
        return
    waiting = iter(numbers)
    with crowd(jobs) as pool:
        running: set[Future[Played]] = set()
        while True:
            for number in waiting:
                running.add(pool.submit(match.play, number))
                if len(running) >= 2 * jobs:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def _short(match: Match, played: Sequence[Played]) -> str:
    return "  ".join(
        f"{bot} {share.rate:.0%}" for bot, share in zip(match.bots, standings(match, played), strict=True)
    )


def _show(match: Match, shares: Sequence[Share], path: Path, speaker: Speaker) -> None:
    table = Table()
    for key in ("cli-match-bot", "cli-match-won", "cli-match-rate", "cli-match-interval"):
        table.add_column(speaker(key), justify="left" if key == "cli-match-bot" else "right")
    for bot, share in zip(match.bots, shares, strict=True):
        table.add_row(
            bot, f"{share.wins:g}/{share.games}", f"{share.rate:.1%}", f"{share.low:.1%} … {share.high:.1%}"
        )
    console = Console()
    console.print(table)
    console.print(speaker("cli-match-kept", file=str(path)), highlight=False)
