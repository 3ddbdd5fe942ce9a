"""How far apart the levels are: each level against the one below it, for each number of players.

A sequential test ends a step as soon as it is clear whether the higher level is stronger; a minimum number of
games keeps the error bars small. With more than two players, one bot of the higher level plays against bots
of the lower. As in a tournament, a game depends on nothing but the calibration and its pairing.
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
from atoll.research.extra import require
from atoll.research.tournament import Pairing, PlayedPairing, play_pairing, save_figure

__all__ = ["Calibration", "Step", "draw_plot", "steps"]

FORMAT: Final = "atoll-levels/1"
TEST: Final = Sprt(0, 100)


@dataclass(frozen=True)
class Step:
    """From one level to the next: the Elo difference, the test's verdict, and the number of games."""

    upper: int
    elo: Elo
    verdict: Verdict
    games: int


@dataclass(frozen=True)
class Calibration:
    """The levels of a game for a number of players; each step takes ``min_games`` to ``max_games`` games."""

    game: str
    players: int
    min_games: int = 16
    max_games: int = 200
    seed: int = 1

    def to_json(self) -> dict[str, Json]:
        """Return the first line of the file. It holds the levels: games of other levels do not count."""
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
        """Return who plays a step, in the first rotation."""
        return (f"level-{upper}", *[f"level-{upper - 1}"] * (self.players - 1))

    def play(self, pairing: Pairing) -> PlayedPairing:
        """Play a game."""
        return play_pairing(self.game, pairing, self.seed, {})

    def missing_pairings(self, played: Mapping[Pairing, PlayedPairing]) -> Iterator[Pairing]:
        """Yield the games that are missing, step by step, the fastest levels first.

        ``played`` may grow meanwhile: it is read again before each set-up.
        """
        for upper in range(2, LEVELS + 1):
            bots = self.bots(upper)
            for number in range(-(-self.max_games // self.players)):
                step = self.step(upper, played.values())
                if step.verdict is not Verdict.OPEN and step.games >= self.min_games:
                    break
                for turn in range(self.players):
                    pairing = number, bots[turn:] + bots[:turn]
                    if pairing not in played:
                        yield pairing

    def step(self, upper: int, played: Iterable[PlayedPairing]) -> Step:
        """Return the result of one step, from the set-ups that were played in every rotation."""
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


def steps(calibration: Calibration, played: Sequence[PlayedPairing]) -> list[Step]:
    """Return the results of all steps."""
    return [calibration.step(upper, played) for upper in range(2, LEVELS + 1)]


def draw_plot(found: Mapping[int, Sequence[Step]], title: str, path: Path) -> list[Path]:
    """Draw the Elo above level 1 for each number of players, with accumulated errors; return the files.

    The interval of a step without a loss has no upper end; the step is drawn at its lower end.
    """
    require("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(7, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    for shift, (players, ladder) in enumerate(found.items()):
        heights, errors = [0.0], [0.0]
        for step in ladder:
            if not step.games:
                break  # nothing is known from here on
            # With only wins or only losses the difference is infinite: the end that is known is drawn.
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
