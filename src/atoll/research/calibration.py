"""How far apart the levels are: every level against the one below it, for every number of players.

A sequential test ends a step as soon as it is beyond doubt that the higher level is stronger (or that it is
not); some more games may be wanted for the error bars. With more than two at the table one of the higher
level plays against others of the lower. Every game follows from the calibration and its pairing alone, as in
a tournament.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot, isfinite
from pathlib import Path
from typing import Final

from atoll.ai.levels import LEVELS, levels
from atoll.ai.statistics import Elo, Sprt, Verdict
from atoll.core.facts import Json
from atoll.research.extra import need
from atoll.research.tournament import Pairing, Played, play_pairing, save_figure

__all__ = ["Calibration", "Step", "draw_plot", "steps"]

FORMAT: Final = "atoll-levels/1"
TEST: Final = Sprt(0, 100)


@dataclass(frozen=True)
class Step:
    """From a level to the next: the Elo difference, what the test says, and from how many games."""

    upper: int
    elo: Elo
    verdict: Verdict
    games: int


@dataclass(frozen=True)
class Calibration:
    """A game for a number of players, of whose levels the distances are measured.

    Of every step at least ``least`` games are played, and at most ``most``.
    """

    game: str
    players: int
    least: int = 16
    most: int = 200
    seed: int = 1

    def to_json(self) -> dict[str, Json]:
        """Give what its file is about: games of other levels do not count."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "levels": [
                [level.simulations, level.temperature, level.knowledge] for level in levels(self.game)
            ],
        }

    def bots(self, upper: int) -> tuple[str, ...]:
        """Name who plays at a step, as the first rotation sits."""
        return (f"level-{upper}", *[f"level-{upper - 1}"] * (self.players - 1))

    def play(self, pairing: Pairing) -> Played:
        """Play a game."""
        return play_pairing(self.game, pairing, self.seed, {})

    def wanted(self, played: Mapping[Pairing, Played]) -> Iterator[Pairing]:
        """Give the games that are lacking, step after step, the quickest first.

        ``played`` is looked at anew before each set-up.
        """
        for upper in range(2, LEVELS + 1):
            bots = self.bots(upper)
            for number in range(-(-self.most // self.players)):
                step = self.step(upper, played.values())
                if step.verdict is not Verdict.OPEN and step.games >= self.least:
                    break
                for turn in range(self.players):
                    pairing = number, bots[turn:] + bots[:turn]
                    if pairing not in played:
                        yield pairing

    def step(self, upper: int, played: Iterable[Played]) -> Step:
        """Sum up one step, as far as set-ups were played in every rotation."""
        name, bots = f"level-{upper}", self.bots(upper)
        scores: dict[int, list[float]] = {}
        for one in played:
            number, names = one.pairing
            if sorted(names) == sorted(bots):
                own = one.places[names.index(name)]
                others = [place for seat, place in enumerate(one.places) if names[seat] != name]
                score = sum((own < other) + (own == other) / 2 for other in others) / len(others)
                scores.setdefault(number, []).append(score)
        whole = [scores[number] for number in sorted(scores) if len(scores[number]) == self.players]
        verdict, _ = TEST.decide([sum(unit) / len(unit) for unit in whole])
        flat = [score for unit in whole for score in unit]
        return Step(upper, Elo.of(flat), verdict, len(flat))


def steps(calibration: Calibration, played: Sequence[Played]) -> list[Step]:
    """Sum up every step."""
    return [calibration.step(upper, played) for upper in range(2, LEVELS + 1)]


def draw_plot(found: Mapping[int, Sequence[Step]], title: str, path: Path) -> list[Path]:
    """Draw the ladder for each number of players: Elo above level 1, errors added up. Give the files.

    A step that was never lost has no upper end; it is drawn by its lower one.
    """
    need("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(7, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    for shift, (players, ladder) in enumerate(found.items()):
        heights, errors = [0.0], [0.0]
        for step in ladder:
            if not step.games:
                break  # from here on nothing is known
            # Who won or lost every game is an unknown way above or below: the nearest that is known is drawn.
            low, high = step.elo.low, step.elo.high
            sure = isfinite(low) and isfinite(high)
            height = step.elo.value if sure else low if isfinite(low) else high if isfinite(high) else 0.0
            half = (high - low) / 2 if sure else 0.0
            heights.append(heights[-1] + height)
            errors.append(hypot(errors[-1], half))
        at = [1 + number + 0.06 * (shift - (len(found) - 1) / 2) for number in range(len(heights))]
        axes.errorbar(at, heights, yerr=errors, fmt="o-", capsize=3, label=f"{players} players")
    axes.set_xlabel("level")
    axes.set_ylabel("Elo above level 1 (95 % confidence)")
    axes.set_title(title)
    axes.grid(alpha=0.3)
    axes.legend()
    return save_figure(figure, path)
