"""``atoll match``: bots against bots, on all cores, as long as it takes; interrupted, it goes on later.

Every finished game is a line of a file. Called again with the same bots and file, the command plays only the
games that the file lacks. With a sequential test it ends as soon as that has decided.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, Played, score, set_ups, standings
from atoll.ai.statistics import Elo, Sprt, Verdict
from atoll.cli.arguments import Wish
from atoll.cli.crowd import bar, crowd
from atoll.cli.speech import Speaker, UsageError
from atoll.core import game_names

GAMES = 100
"""How many are played if the arguments do not say."""
MOST_GAMES = 4000
"""How many a sequential test may take if the arguments do not say."""


def play_match(wish: Wish, speaker: Speaker) -> None:
    """Play the match that the arguments wish, or what is left of it, and say how it stands."""
    match = wanted_match(wish, MOST_GAMES if wish.sprt else GAMES)
    test = Sprt(*wish.sprt) if wish.sprt else None
    ledger = Ledger(Path(wish.save or _file_name(match)), match.to_json())
    played: list[Played] = []
    try:
        played += [one for one in map(Played.from_json, ledger.read()) if one.number < match.games]
        _play(match, test, played, ledger, wish)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-save-failed", file=str(ledger.path), problem=str(error)) from error
    finally:
        # An interruption loses no game: how it stands is told before it takes its way.
        if played:
            _show(match, test, played, ledger.path, speaker)


def wanted_match(wish: Wish, games: int) -> Match:
    """Give the match that the arguments describe, so many games unless they say how many."""
    if wish.game is None:
        raise UsageError("cli-match-game", names=", ".join(game_names()))
    if len(wish.seats) < 2:
        raise UsageError("cli-match-bots")
    seed = 1 if wish.seed is None else wish.seed
    return Match(wish.game, tuple(wish.seats), wish.games or games, seed, wish.options)


def _play(match: Match, test: Sprt | None, played: list[Played], ledger: Ledger, wish: Wish) -> None:
    done = {one.number for one in played}
    left = (number for number in range(match.games) if number not in done)
    if len(done) == match.games or _decided(match, test, played):
        return
    with ledger, bar() as shown, crowd(wish) as workers:
        task = shown.add_task(_short(match, test, played), total=match.games, completed=len(played))
        for _, one in workers.each(match.play, left):
            assert one.record is not None
            ledger.add(one.to_json(), one.record)
            played.append(one)
            shown.update(task, completed=len(played), description=_short(match, test, played))
            if _decided(match, test, played):
                return


def _decided(match: Match, test: Sprt | None, played: Sequence[Played]) -> bool:
    return test is not None and test.decide(set_ups(match, played))[0] is not Verdict.OPEN


def _file_name(match: Match) -> str:
    bots = "-".join(re.sub(r"[^a-z0-9.]+", "_", bot) for bot in match.bots)
    return f"match-{match.game}-{bots}.jsonl"


def _short(match: Match, test: Sprt | None, played: Sequence[Played]) -> str:
    shares = zip(match.bots, standings(match, played), strict=True)
    told = "  ".join(f"{bot} {share.rate:.0%}" for bot, share in shares)
    return f"{told}  LLR {test.ratio(set_ups(match, played)):+.2f}" if test else told


def _show(match: Match, test: Sprt | None, played: Sequence[Played], path: Path, speaker: Speaker) -> None:
    table = Table()
    for key in ("cli-match-bot", "cli-match-won", "cli-match-rate", "cli-match-interval", "match-elo"):
        table.add_column(speaker(key), justify="left" if key == "cli-match-bot" else "right")
    for number, (bot, share) in enumerate(zip(match.bots, standings(match, played), strict=True)):
        table.add_row(
            bot,
            f"{share.wins:g}/{share.games}",
            f"{share.rate:.1%}",
            f"{share.low:.1%} … {share.high:.1%}",
            tell_elo(Elo.of([score(match, one, number) for one in played])),
        )
    console = Console()
    console.print(table)
    if test is not None:
        units = set_ups(match, played)
        verdict, took = test.decide(units)
        sentence = speaker(
            "match-verdict",
            verdict=verdict.value,
            bot=match.bots[0],
            low=f"{test.low:g}",
            high=f"{test.high:g}",
            games=took * len(match.bots),
            ratio=f"{test.ratio(units[:took]):+.2f}",
            bound=f"{test.bound:.2f}",
        )
        console.print(sentence, highlight=False, markup=False)
    console.print(speaker("cli-match-kept", file=str(path)), highlight=False)


def tell_elo(elo: Elo) -> str:
    """Write an Elo difference with its interval."""
    return f"{elo.value:+.0f} ({elo.low:+.0f} … {elo.high:+.0f})".replace("inf", "∞")
