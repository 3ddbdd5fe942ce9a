"""How far apart the levels are: each level against the one below it, for each number of players.

A sequential test ends a step as soon as it is clear whether the higher level is stronger; a minimum number of
games keeps the error bars small. With more than two players, one bot of the higher level plays against bots
of the lower. Anchors tie the ladder to something that does not move with it: each level's score against the
sparring partners. As in a tournament, a game depends on nothing but the calibration and its pairing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from math import hypot, isfinite
from pathlib import Path
from typing import ClassVar, Final

from atoll.ai.ledger import Ledger
from atoll.ai.levels import LEVELS, levels
from atoll.ai.statistics import Elo, Share, Sprt, Verdict
from atoll.core.facts import Json
from atoll.core.net_file import PACKAGED, NetFile
from atoll.core.registry import game as game_named
from atoll.research.extra import require
from atoll.research.tournament import Pairing, PlayedPairing, play_pairing, save_figure

__all__ = ["Anchors", "Calibration", "Ladder", "Step", "draw_plot", "steps", "weights_checksum"]

FORMAT: Final = "atoll-levels/1"
ANCHORS_FORMAT: Final = "atoll-anchors/1"
TEST: Final = Sprt(0, 100)
NO_STRENGTH: Final = "tempers.txt"
"""The file of weights that levels are measured without."""


def weights_checksum(game: str, players: int) -> str:
    """Return a checksum of the weights in a game's folder: with other weights the levels are other bots.

    A network (``learnt.net`` without weights of moves) counts only for the players that it is about.
    """
    folder = files(type(game_named(game)).__module__)
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith((".txt", ".net")))
    whole = sha256()
    for name in names:
        data = folder.joinpath(name).read_bytes()
        if name != NO_STRENGTH and not (name == PACKAGED and _judges_others(NetFile.loads(data), players)):
            whole.update(data)
    return whole.hexdigest()[:12]


def _judges_others(net: NetFile, players: int) -> bool:
    """Whether weights are a network that judges games of another number of players."""
    return not net.policy and net.about.get("players", players) != players


@dataclass(frozen=True)
class Step:
    """From one level to the next: the Elo difference, the test's verdict, and the number of games."""

    upper: int
    elo: Elo
    verdict: Verdict
    games: int


class Ladder(ABC):
    """Games that measure the levels of a game, and what their file is about."""

    format: ClassVar[str]
    game: str
    players: int
    seed: int

    @property
    @abstractmethod
    def file(self) -> str:
        """The name of the file of its games."""

    @abstractmethod
    def missing_pairings(self, played: Mapping[Pairing, PlayedPairing]) -> Iterator[Pairing]:
        """Yield the games that are missing. ``played`` may grow meanwhile."""

    def to_json(self) -> dict[str, Json]:
        """Return the first line of the file. It holds levels and weights: games of others do not count."""
        return {
            "format": self.format,
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "levels": [
                [level.simulations, level.temperature, level.knowledge] for level in levels(self.game)
            ],
            "weights": weights_checksum(self.game, self.players),
        }

    def still_counts(self, former: Mapping[str, Json], line: Mapping[str, Json]) -> bool:
        """Whether a game of a file with another first line was played by bots that are the same today."""
        today = self.to_json()
        if {**former, "levels": None} != {**today, "levels": None}:
            return False
        before, now = former["levels"], today["levels"]
        assert isinstance(before, list)
        assert isinstance(now, list)
        numbers = [number for bot in PlayedPairing.from_json(line).pairing[1] if (number := _number(bot))]
        return all(before[number - 1] == now[number - 1] for number in numbers)

    def stored(self, path: Path) -> list[PlayedPairing]:
        """Return the games of a file, also if they were played by the levels of another time."""
        if not path.exists():
            return []
        ledger = Ledger(path, Ledger.header_of(path), records=False)
        return list(map(PlayedPairing.from_json, ledger.read()))

    def play(self, pairing: Pairing) -> PlayedPairing:
        """Play a game."""
        return play_pairing(self.game, pairing, self.seed, {})


def _number(bot: str) -> int:
    """Return which level a bot is; 0 if it is a sparring partner."""
    return int(bot.removeprefix("level-")) if bot.startswith("level-") else 0


@dataclass(frozen=True)
class Calibration(Ladder):
    """The levels of a game for a number of players, up to ``top``.

    Each step takes ``min_games`` to ``max_games`` games.
    """

    game: str
    players: int
    min_games: int = 16
    max_games: int = 200
    seed: int = 1
    top: int = LEVELS

    format = FORMAT

    @property
    def file(self) -> str:
        """The name of the file of its games."""
        return f"{self.game}-{self.players}.jsonl"

    def bots(self, upper: int) -> tuple[str, ...]:
        """Return who plays a step, in the first rotation."""
        return (f"level-{upper}", *[f"level-{upper - 1}"] * (self.players - 1))

    def missing_pairings(self, played: Mapping[Pairing, PlayedPairing]) -> Iterator[Pairing]:
        """Yield the games that are missing, step by step, the fastest levels first.

        ``played`` may grow meanwhile: it is read again before each set-up.
        """
        for upper in range(2, self.top + 1):
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


@dataclass(frozen=True)
class Anchors(Ladder):
    """Each level up to ``top`` against each sparring partner of the game, two players.

    The top level takes so much longer than all others that it plays fewer games.
    """

    game: str
    games: int = 20
    games_of_last: int = 8
    seed: int = 1
    top: int = LEVELS

    format = ANCHORS_FORMAT
    players = 2

    @property
    def file(self) -> str:
        """The name of the file of its games."""
        return f"{self.game}-anchors.jsonl"

    @property
    def partners(self) -> tuple[str, ...]:
        """The sparring partners of the game."""
        return tuple(game_named(self.game).sparring_partners())

    def missing_pairings(self, played: Mapping[Pairing, PlayedPairing]) -> Iterator[Pairing]:
        """Yield the games that are missing, the fastest levels first, each set-up from both seats."""
        for level in range(1, self.top + 1):
            games = min(self.games, self.games_of_last) if level == LEVELS else self.games
            for partner in self.partners:
                bots = f"level-{level}", partner
                for number in range(games):
                    pairing = number // 2, bots if number % 2 == 0 else bots[::-1]
                    if pairing not in played:
                        yield pairing

    def share(self, level: int, partner: str, played: Iterable[PlayedPairing]) -> Share:
        """Return how often a level won against a partner; shared wins count as halves."""
        wins, games, name = 0.0, 0, f"level-{level}"
        for one in played:
            names = one.pairing[1]
            if set(names) == {name, partner}:
                games += 1
                wins += (one.places[names.index(name)] == 1) / one.places.count(1)
        return Share.of(wins, games)


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
