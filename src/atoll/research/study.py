"""Statistics of a game: the questions that a designer asks, answered by many games of bots.

How long is it, and how many choices has a decision? Does the first seat have an advantage? How does it end,
how far apart are the scores, and is there one winner? For the base game and for each option by itself, with
95 % confidence intervals.
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
from atoll.core.position import Move, Seat
from atoll.core.registry import game as game_named
from atoll.research.extra import need

__all__ = ["Estimate", "Findings", "Seen", "Variant", "draw_plots", "find", "variants"]


@dataclass(frozen=True)
class Variant:
    """What is studied: a game, its number of players, options, and the bot that plays all seats."""

    game: str
    players: int
    options: tuple[tuple[str, Json], ...] = ()
    bot: str = "random"
    seed: int = 1

    @property
    def name(self) -> str:
        """The options as the command line writes them; empty for the base game."""
        return ", ".join(f"{name}={str(value).lower()}" for name, value in self.options)

    def play(self, number: int) -> Seen:
        """Play one game, which follows from the variant and its number alone."""
        game = game_named(self.game)
        options = game.options(dict(self.options), self.players)
        dice = Random(f"{self.game}/{self.seed}/{number}")
        at = game.start(self.players, options, game.deal(self.players, options, dice))
        bots = [player(self.bot, seed=dice.getrandbits(63)) for _ in range(self.players)]
        moves: list[tuple[Seat, Move]] = []
        choices = 0
        while asked := sorted(at.waiting()):
            choices += sum(len(at.engine.legal(seat)) for seat in asked)
            decided = [(seat, bots[seat].choose(at, seat, moves)) for seat in asked]
            for seat, move in decided:
                at.apply(seat, move)
            moves += decided
        result = at.result()
        assert result.places is not None
        assert result.reason is not None
        scores = tuple(sum(score) if isinstance(score, tuple) else score for score in result.scores)
        return Seen(len(moves), choices, result.places, result.reason, scores)

    def play_some(self, numbers: Sequence[int]) -> list[Seen]:
        """Play several games, in one process."""
        return [self.play(number) for number in numbers]


@dataclass(frozen=True)
class Seen:
    """What is kept of a game. A score is the points, in Taluva the number of pieces put."""

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
    def of(cls, values: Sequence[float]) -> Estimate:
        """Give the mean, by the normal approximation."""
        mean = fmean(values)
        half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(mean, mean - half, mean + half)

    @classmethod
    def rate(cls, hits: float, games: int) -> Estimate:
        """Give a rate, by Wilson's interval."""
        return cls(hits / games, *wilson(hits, games))

    def to_json(self) -> dict[str, Json]:
        """Give it as data."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Findings:
    """What the games of a variant show."""

    variant: Variant
    games: int
    length: Estimate
    """Decisions of a game."""
    branching: Estimate
    """Legal moves of a decision, over the decisions of a game."""
    wins: tuple[Estimate, ...]
    """How often each seat wins; shared wins count in part. Without an advantage all are 1 / players."""
    endings: dict[str, Estimate]
    """How often the game ends for each reason, the most frequent first."""
    spread: Estimate
    """From the best to the worst score of a game."""
    decisive: Estimate
    """How often one seat wins alone."""
    lengths: tuple[int, ...]

    def to_json(self) -> dict[str, Json]:
        """Give the findings as data."""
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


def find(variant: Variant, seen: Sequence[Seen]) -> Findings:
    """Sum games up."""
    games = len(seen)
    wins = [0.0] * variant.players
    for one in seen:
        first = [seat for seat, place in enumerate(one.places) if place == 1]
        for seat in first:
            wins[seat] += 1 / len(first)
    return Findings(
        variant=variant,
        games=games,
        length=Estimate.of([one.moves for one in seen]),
        branching=Estimate.of([one.choices / one.moves for one in seen]),
        wins=tuple(Estimate.rate(won, games) for won in wins),
        endings={
            reason: Estimate.rate(times, games)
            for reason, times in Counter(one.reason for one in seen).most_common()
        },
        spread=Estimate.of([max(one.scores) - min(one.scores) for one in seen]),
        decisive=Estimate.rate(sum(one.places.count(1) == 1 for one in seen), games),
        lengths=tuple(one.moves for one in seen),
    )


def variants(game: str, players: int, bot: str = "random", seed: int = 1) -> Iterator[Variant]:
    """Give the base game and each option by itself, as far as so many can play it. Raises SetupError."""
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
    """Draw the lengths and the seats' wins of each variant, side by side; give the files."""
    need("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415

    names = [each.variant.name or each.variant.game for each in findings]
    high = 1.5 + 0.45 * len(findings)
    lengths = Figure(figsize=(8, high), layout="constrained")
    FigureCanvasAgg(lengths)
    axes = lengths.subplots()
    axes.boxplot(
        [each.lengths for each in findings], orientation="horizontal", tick_labels=names, whis=(5, 95)
    )
    axes.set_xlabel("decisions of a game (box: half of the games, whiskers: 90 %)")
    axes.invert_yaxis()
    wins = Figure(figsize=(8, high), layout="constrained")
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
    axes.set_xlabel("part of the games won (95 % confidence)")
    axes.invert_yaxis()
    axes.legend()
    files = [folder / "length.png", folder / "wins.png"]
    for figure, path in zip((lengths, wins), files, strict=True):
        figure.savefig(path, dpi=100)
    return files
