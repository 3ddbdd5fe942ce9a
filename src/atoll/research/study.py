"""Statistics of a game, from many games between bots: the questions that a designer asks.

How long is a game, and how many choices does a decision offer? Does the first seat have an advantage? How do
games end, how far apart are the scores, and is there a single winner? For the base game and for each option
on its own, with 95 % confidence intervals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from atoll.ai import player
from atoll.ai.statistics import Z95, wilson
from atoll.core import Json, OptionsError
from atoll.core.registry import game as game_named
from atoll.core.types import Move, Seat
from atoll.research.extra import require

__all__ = ["Estimate", "Findings", "GameSummary", "Variant", "draw_plots", "summarize", "variants"]


@dataclass(frozen=True)
class Variant:
    """What is studied: a game with its number of players and options, and the bot on all seats."""

    game: str
    players: int
    options: tuple[tuple[str, Json], ...] = ()
    bot: str = "random"
    seed: int = 1

    @property
    def name(self) -> str:
        """The options as on the command line; empty for the base game."""
        return ", ".join(f"{name}={str(value).lower()}" for name, value in self.options)

    def play(self, number: int) -> GameSummary:
        """Play one game. It depends on nothing but the variant and the number."""
        game = game_named(self.game)
        options = game.options(dict(self.options), self.players)
        rng = Random(f"{self.game}/{self.seed}/{number}")
        position = game.start(self.players, options, game.deal(self.players, options, rng))
        bots = [player(self.bot, seed=rng.getrandbits(63)) for _ in range(self.players)]
        moves: list[tuple[Seat, Move]] = []
        choices = 0
        while seats := sorted(position.active_seats):
            choices += sum(len(position.engine.legal(seat)) for seat in seats)
            decided = [(seat, bots[seat].choose(position, seat, moves)) for seat in seats]
            for seat, move in decided:
                position.play(move, seat)
            moves += decided
        result = position.result
        assert result.places is not None
        assert result.reason is not None
        scores = tuple(sum(score) if isinstance(score, tuple) else score for score in result.scores)
        return GameSummary(len(moves), choices, result.places, result.reason, scores)

    def play_some(self, numbers: Sequence[int]) -> list[GameSummary]:
        """Play several games in this process."""
        return [self.play(number) for number in numbers]


@dataclass(frozen=True)
class GameSummary:
    """What is kept of a game. A score is the points; in Taluva, the number of pieces placed."""

    moves: int
    choices: int
    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Estimate:
    """A mean or a rate with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @classmethod
    def mean(cls, values: Sequence[float]) -> Estimate:
        """Return the mean, with the normal approximation."""
        value = fmean(values)
        half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(value, value - half, value + half)

    @classmethod
    def rate(cls, hits: float, games: int) -> Estimate:
        """Return a rate, with Wilson's interval."""
        return cls(hits / games, *wilson(hits, games))

    def to_json(self) -> dict[str, Json]:
        """Return the estimate as JSON."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Findings:
    """What the games of a variant show."""

    variant: Variant
    games: int
    length: Estimate
    """Decisions per game."""
    branching: Estimate
    """Legal moves per decision, averaged over a game."""
    wins: tuple[Estimate, ...]
    """How often each seat wins; a shared win counts in part. Without an advantage each is 1 / players."""
    endings: dict[str, Estimate]
    """How often games end for each reason, the most frequent first."""
    spread: Estimate
    """The best score of a game minus the worst."""
    decisive: Estimate
    """How often one seat wins alone."""
    lengths: tuple[int, ...]

    def to_json(self) -> dict[str, Json]:
        """Return the findings as JSON."""
        return {
            "game": self.variant.game,
            "players": self.variant.players,
            "options": dict(self.variant.options),
            "bot": self.variant.bot,
            "seed": self.variant.seed,
            "games": self.games,
            "length": self.length.to_json(),
            "branching": self.branching.to_json(),
            "wins": [seat.to_json() for seat in self.wins],
            "endings": {reason: share.to_json() for reason, share in self.endings.items()},
            "spread": self.spread.to_json(),
            "decisive": self.decisive.to_json(),
        }


def summarize(variant: Variant, played: Sequence[GameSummary]) -> Findings:
    """Return the statistics of a variant's games."""
    games = len(played)
    wins = [0.0] * variant.players
    for one in played:
        first = [seat for seat, place in enumerate(one.places) if place == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
    return Findings(
        variant=variant,
        games=games,
        length=Estimate.mean([one.moves for one in played]),
        branching=Estimate.mean([one.choices / one.moves for one in played]),
        wins=tuple(Estimate.rate(won, games) for won in wins),
        endings={
            reason: Estimate.rate(times, games)
            for reason, times in Counter(one.reason for one in played).most_common()
        },
        spread=Estimate.mean([max(one.scores) - min(one.scores) for one in played]),
        decisive=Estimate.rate(sum(one.places.count(1) == 1 for one in played), games),
        lengths=tuple(one.moves for one in played),
    )


def variants(game: str, players: int, bot: str = "random", seed: int = 1) -> Iterator[Variant]:
    """Yield the base game and each option on its own, as far as it allows the number of players.

    Raise SetupError if the game does not.
    """
    found = game_named(game)
    found.options({}, players)
    player(bot)
    yield Variant(game, players, (), bot, seed)
    for choice in found.options_class.choices():
        for value in choice.values:
            if value == choice.default:
                continue
            try:
                options = found.options({choice.name: value}, players)
            except OptionsError:
                continue
            if options != found.options({}, players):
                yield Variant(game, players, ((choice.name, value),), bot, seed)


def draw_plots(findings: Sequence[Findings], folder: Path) -> list[Path]:
    """Draw the lengths and the wins per seat of each variant; return the files."""
    require("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415

    names = [each.variant.name or each.variant.game for each in findings]
    height = 1.5 + 0.45 * len(findings)
    lengths = Figure(figsize=(8, height), layout="constrained")
    FigureCanvasAgg(lengths)
    axes = lengths.subplots()
    axes.boxplot(
        [each.lengths for each in findings], orientation="horizontal", tick_labels=names, whis=(5, 95)
    )
    axes.set_xlabel("decisions per game (box: half of the games, whiskers: 90 %)")
    axes.invert_yaxis()
    wins = Figure(figsize=(8, height), layout="constrained")
    FigureCanvasAgg(wins)
    axes = wins.subplots()
    players = findings[0].variant.players
    for seat in range(players):
        shares = [each.wins[seat] for each in findings]
        axes.errorbar(
            [share.value for share in shares],
            [number + 0.12 * (seat - (players - 1) / 2) for number in range(len(findings))],
            xerr=[[s.value - s.low for s in shares], [s.high - s.value for s in shares]],
            fmt="o",
            label=f"seat {seat}",
        )
    axes.axvline(1 / players, color="grey", linewidth=0.8)
    axes.set_yticks(range(len(findings)), names)
    axes.set_xlabel("share of games won (95 % confidence)")
    axes.invert_yaxis()
    axes.legend()
    files = [folder / "length.png", folder / "wins.png"]
    for figure, path in zip((lengths, wins), files, strict=True):
        figure.savefig(path, dpi=100)
    return files
