"""``make strength``: play the matches behind the claims in docs/ai.md and print the table.

The last row counts what ``python -m prove.endings`` found.

Each claim is a match with a number of games that was fixed before the first of them. Results are stored in
results/matches; called again, the tool plays what is missing. With ``--write`` it replaces the table on the
page. Seconds are CPU seconds, so a busy machine does not matter. Claims about the bots before need a built
checkout of that commit (``--before FOLDER``) and are otherwise only shown.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import other_build

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame, score, standings
from atoll.ai.statistics import Elo, Share
from atoll.cli.matches import format_elo
from atoll.cli.parallel import open_workers, progress_bar

FOLDER = Path(__file__).parents[1] / "results" / "matches"
ENDINGS = FOLDER.with_name("endings") / "talat.jsonl"
ENDINGS_GAMES = 60
PAGE = Path(__file__).parents[1] / "docs" / "ai.md"
MARK = "<!-- strength -->\n\n"
BEFORE = "1cf7e1c770"
"""The commit before the bots learned to block, calculate and bid."""
GAMES = ("taluva", "talat", "titicaca")
PARTNERS = {
    "taluva": ("digger", "racer"),
    "talat": ("trader", "waiter"),
    "titicaca": ("hoarder", "overbidder", "chainer"),
}


@dataclass(frozen=True)
class Claim:
    """What a match should show of its first bot.

    It should be stronger by ``elo`` with the lower end above ``above``, come first in a ``share`` of the
    games, or else come first more often than by chance, beyond doubt.
    """

    name: str
    slug: str
    match: Match
    elo: float | None = None
    above: float = 0.0
    share: float | None = None
    other: str | None = None
    """The build that the opponents are of, if it is not this one."""

    def ledger(self) -> Ledger:
        """Return the file of results."""
        build = {} if self.other is None else {"other": self.other}
        path = FOLDER / f"{self.match.game}-{self.slug}.jsonl"
        return Ledger(path, {**self.match.to_json(), **build}, records=False)

    def played(self) -> list[PlayedGame]:
        """Return the stored games, as far as they belong to the match."""
        games = map(PlayedGame.from_json, self.ledger().read())
        return [one for one in games if one.number < self.match.games]

    def wanted(self) -> str:
        """Return what is claimed."""
        if self.elo is not None:
            return f"{self.elo:+.0f} (above {self.above:+.0f})"
        return "above chance" if self.share is None else f"{self.share:.0%}"

    def holds(self, first: Share, elo: Elo) -> bool:
        """Whether the games show what is claimed."""
        if self.elo is not None:
            return elo.value >= self.elo and elo.low > self.above
        if self.share is not None:
            return first.rate >= self.share
        return first.low > 1 / len(self.match.bots)

    def row(self, played: list[PlayedGame]) -> str:
        """Return the table's row. A claim is open until all its games are played."""
        first = standings(self.match, played)[0]
        elo = Elo.of([score(self.match, one, 0) for one in played])
        share = f"{first.rate:.0%} ({first.low:.0%} … {first.high:.0%})"
        shown = "yes" if self.holds(first, elo) else "no"
        cells = (
            self.match.game.capitalize(),
            self.name,
            f"{len(played)} of {self.match.games}",
            share if self.elo is None else f"{format_elo(elo)} Elo",
            self.wanted(),
            shown if len(played) == self.match.games else f"{shown}, so far",
        )
        return "| " + " | ".join(cells) + " |"


def claims() -> Iterator[Claim]:
    """Yield every claim."""
    bot, quick = "mcts:seconds=0.2,cpu=yes", "mcts:seconds=0.05,cpu=yes"
    for game, games, elo in (("taluva", 60, 150.0), ("talat", 60, 200.0), ("titicaca", 40, 100.0)):
        match = Match(game, (bot, bot), games)
        yield Claim("against before", "against-before-0.2s", match, elo, elo / 2, other=BEFORE)
    quicker = Match("titicaca", (bot, bot), 60, 41)
    name, slug = "against before, quicker", "quicker-against-before-0.2s"
    yield Claim(name, slug, quicker, 100.0, 50.0, other=BEFORE)
    deep = Match("talat", (bot, bot), 60, 81)
    yield Claim("against before, deep", "deep-against-before-0.2s", deep, 200.0, 100.0, other=BEFORE)
    for game, slug, games, elo in (
        ("taluva", "threats-against-today-0.05s", 40, 150.0),
        ("talat", "against-before-0.05s", 40, 200.0),
        ("titicaca", "against-today-0.05s", 100, 100.0),
    ):
        match = Match(game, (quick, quick), games)
        yield Claim("against before, 0.05 s", slug, match, elo, elo / 2, other=BEFORE)
    blocked = Match("taluva", (bot, "blocker"), 24)
    yield Claim("against blocker", "threats-against-blocker-0.2s", blocked, share=0.85, other="9e59150a5c")
    seventh = Match("taluva", ("level-7", "blocker"), 40)
    yield Claim("level 7 against blocker", "level-7-against-blocker", seventh, share=0.70)
    for game, partners in PARTNERS.items():
        for partner in partners:
            match = Match(game, (bot, partner), 20 if partner == "overbidder" else 12)
            yield Claim(f"against {partner}", f"against-{partner}-0.2s", match, share=0.90)
    for players, games in ((3, 18), (4, 16)):
        for game in GAMES if players == 3 else ("taluva", "titicaca"):
            match = Match(game, (quick,) * players, 30 if (game, players) == ("taluva", 3) else games)
            name = f"one of {players}, 0.05 s"
            yield Claim(name, f"{players}-against-before-0.05s", match, other=BEFORE)
        quicker = Match("titicaca", (quick,) * players, 120, 39 + players)
        name, slug = f"one of {players}, 0.05 s, quicker", f"{players}-quicker-against-before-0.05s"
        yield Claim(name, slug, quicker, other=BEFORE)
    for game in GAMES:
        slug = "against-a-quarter-of-the-time-0.2s"
        yield Claim("against a quarter of the time", slug, Match(game, (bot, quick), 40), 80.0)
    deep = Match("talat", (bot, quick), 60, 82)
    yield Claim("against a quarter of the time, deep", f"deep-{slug}", deep, 80.0)


def table() -> str:
    """Return the table of the claims of which games are stored."""
    head = "| game | match | games | result | wanted | shown |\n|---|---|---|---|---|---|"
    rows = [claim.row(played) for claim in claims() if (played := claim.played())]
    return "\n".join([head, *rows, endings_row()])


def endings_row() -> str:
    """Return the row of Talat's solved endings."""
    games = [json.loads(line) for line in ENDINGS.read_text(encoding="utf-8").splitlines()]
    errors, solved = sum(len(one["errors"]) for one in games), sum(one["solved"] for one in games)
    shown = ("no" if errors else "yes") + (", so far" if len(games) < ENDINGS_GAMES else "")
    result = f"{errors} errors in {solved} positions"
    cells = ("Talat", "solved endings, 2 s", f"{len(games)} of {ENDINGS_GAMES}", result, "no error", shown)
    return "| " + " | ".join(cells) + " |"


def with_table(page: str, rows: str) -> str:
    """Return a page with another table behind its mark."""
    head, mark, rest = page.partition(MARK)
    if not mark:
        raise SystemExit(f"{PAGE.name} has no {MARK.strip()}")
    _, gap, rest = rest.partition("\n\n")
    return head + mark + rows + gap + rest


def play(claim: Claim, jobs: int | None, *, ray: bool) -> None:
    """Play the rest of a match between bots of this build."""
    done = {one.number for one in claim.played()}
    left = [number for number in range(claim.match.games) if number not in done]
    with claim.ledger() as ledger, progress_bar() as progress, open_workers(jobs, ray=ray) as workers:
        title = f"{claim.match.game} {claim.name}"
        task = progress.add_task(title, total=claim.match.games, completed=len(done))
        for _, one in workers.map_unordered(claim.match.play, left):
            ledger.add(one.to_json())
            progress.advance(task)


def play_against(claim: Claim, checkout: Path) -> None:
    """Play the rest of a match against the build of another checkout."""
    build = other_build.OtherBuild(checkout)
    if build.commit != claim.other:
        raise SystemExit(f"{checkout} is at {build.commit}, not at {claim.other}")
    done = {one.number for one in claim.played()}
    with claim.ledger() as ledger:
        for number in range(claim.match.games):
            if number not in done:
                ledger.add(other_build.play(claim.match, number, build).to_json())
    build.close()


def main() -> None:
    """Play the matches and print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path, metavar="FOLDER", help=f"a checkout of {BEFORE}")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--only", default="", help="only claims whose game and name contain this")
    parser.add_argument("--show", action="store_true", help="play nothing, print the table")
    parser.add_argument("--write", action="store_true", help="put the table into docs/ai.md too")
    arguments = parser.parse_args()
    for claim in claims():
        missing = len(claim.played()) < claim.match.games
        if arguments.show or not missing or arguments.only not in f"{claim.match.game} {claim.name}":
            continue
        if claim.other is None:
            play(claim, arguments.jobs, ray=arguments.ray)
        elif claim.other == BEFORE and arguments.before is not None:
            play_against(claim, arguments.before)
    rows = table()
    if arguments.write:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), rows), encoding="utf-8")
    print(rows)


if __name__ == "__main__":
    main()
