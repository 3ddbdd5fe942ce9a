"""``make strength``: play the matches behind the claims in docs/ai.md and print the table.

Each claim is a match of `atoll match`, stored in results/matches. Called again, or for more games, it
resumes. Seconds are CPU seconds, so a busy machine does not matter.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame, score, standings
from atoll.ai.statistics import Elo
from atoll.cli.matches import format_elo
from atoll.cli.parallel import open_workers, progress_bar
from atoll.core import game as find_game

FOLDER = Path(__file__).parents[1] / "results" / "matches"
GAMES = ("taluva", "talat", "titicaca")
BEFORE = {game: f"terms=results/matches/before-{game}.txt" for game in GAMES}
BEFORE["taluva"] += ",horizon=-1,urgency=0,margin=0"
BEFORE["talat"] += ",exploration=0.5,bias=0,ripe=2,margin=0"
BEFORE["titicaca"] += ",horizon=0"
"""Settings that restore the search as it was before these measurements."""


@dataclass(frozen=True)
class Figure:
    """A claim: a lower bound for the first bot, as a share of wins or as an Elo difference."""

    name: str
    match: Match
    share: float | None = None
    elo: float | None = None

    def row(self, played: list[PlayedGame]) -> str:
        """Return the table's row."""
        first = standings(self.match, played)[0]
        elo = Elo.of([score(self.match, one, 0) for one in played])
        if self.share is not None:
            claimed, met = f"{self.share:.0%}", first.low >= self.share
        else:
            assert self.elo is not None
            claimed, met = f"{self.elo:+.0f} Elo", elo.low >= self.elo
        rate = f"{first.rate:.0%} ({first.low:.0%} … {first.high:.0%})"
        cells = (
            self.match.game,
            self.name,
            len(played),
            rate,
            format_elo(elo),
            claimed,
            "yes" if met else "no",
        )
        return "| " + " | ".join(map(str, cells)) + " |"


def figures(games: int, seconds: float) -> Iterator[Figure]:
    """Yield every claim."""

    def timed(bot: str, part: float = 1.0) -> str:
        return f"{bot}:seconds={seconds * part:g},cpu=yes"

    for game in GAMES:
        before = f"{timed('mcts')},{BEFORE[game]}"
        for name, other, share, elo in (
            ("against greedy", "greedy", 0.85, None),
            ("against flat at equal time", timed("flat"), 0.65, None),
            ("against mcts as it was", before, 0.60, None),
            ("against half the time", timed("mcts", 0.5), None, 30.0),
        ):
            yield Figure(name, Match(game, (timed("mcts"), other), games), share, elo)
        for partner in find_game(game).sparring_partners():
            share = 0.85 if partner == "blocker" else 0.90
            yield Figure(f"against {partner}", Match(game, (timed("mcts"), partner), games), share)


def play(figure: Figure, jobs: int | None, *, ray: bool) -> list[PlayedGame]:
    """Play the rest of a match; return all its games."""
    slug = figure.name.replace(" ", "-")
    seconds = figure.match.bots[0].partition("seconds=")[2].partition(",")[0]
    path = FOLDER / f"{figure.match.game}-{slug}-{seconds}s.jsonl"
    ledger = Ledger(path, figure.match.to_json(), records=False)
    played = list(map(PlayedGame.from_json, ledger.read()))
    done = {one.number for one in played}
    left = [number for number in range(figure.match.games) if number not in done]
    with ledger, progress_bar() as progress, open_workers(jobs, ray=ray) as workers:
        title = f"{figure.match.game} {figure.name}"
        task = progress.add_task(title, total=figure.match.games, completed=len(played))
        for _, one in workers.map_unordered(figure.match.play, left):
            ledger.add(one.to_json())
            played.append(one)
            progress.advance(task)
    return played


def main() -> None:
    """Play the matches and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--only", default="", help="only claims whose game and name contain this")
    arguments = parser.parse_args()
    chosen = [
        figure
        for figure in figures(arguments.games, arguments.seconds)
        if arguments.only in f"{figure.match.game} {figure.name}"
    ]
    rows = [figure.row(play(figure, arguments.jobs, ray=arguments.ray)) for figure in chosen]
    print("| game | match | games | first | Elo | claimed | met |\n|---|---|---|---|---|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
