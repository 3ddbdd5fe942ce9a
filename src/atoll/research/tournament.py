"""Round robins of many bots, for any number of players per game, with ratings.

A tournament is a TOML file::

    game = "talat"
    players = 3                     # by default the fewest that the game allows
    bots = ["greedy", "flat:simulations=500", "mcts:simulations=500", "level-3"]
    rounds = 10                     # set-ups per combination of bots (default: 10)
    seed = 1
    [options]                       # of the game

Every combination of bots that fills the seats plays the same set-ups, each in every rotation. Ratings follow
the Plackett-Luce model (``atoll.ratings``). Bots and rounds may be added to the file later: games played
before still count.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from atoll.ai.match import Match
from atoll.ai.players import player
from atoll.ai.statistics import Share
from atoll.core.facts import Json
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.ratings import Rating, rate
from atoll.research.extra import ResearchError, require

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = [
    "Pairing",
    "PlayedPairing",
    "Standing",
    "Tournament",
    "draw_plots",
    "play_pairing",
    "save_figure",
    "standings",
]

FORMAT: Final = "atoll-tournament/1"
KEYS: Final = {"game": str, "players": int, "bots": list, "rounds": int, "seed": int, "options": dict}

Pairing: TypeAlias = tuple[int, tuple[str, ...]]
"""A game to play: the number of its set-up, and the bot on each seat."""


@dataclass(frozen=True)
class PlayedPairing:
    """A game that was played: which one, and each seat's place."""

    pairing: Pairing
    places: tuple[int, ...]
    record: Record | None = field(default=None, compare=False)

    def to_json(self) -> dict[str, Json]:
        """Return the game's line in the tournament's file."""
        number, bots = self.pairing
        return {"set-up": number, "bots": list(bots), "places": list(self.places)}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> PlayedPairing:
        """Read what ``to_json`` wrote. Raise ResearchError if it is anything else."""
        match data:
            case {"set-up": int(number), "bots": [*bots], "places": [*places]} if len(bots) == len(places):
                return cls((number, tuple(map(str, bots))), tuple(int(str(place)) for place in places))
        raise ResearchError("tournament-line", line=str(dict(data))[:80])


@dataclass(frozen=True)
class Tournament:
    """Which bots play which game, and how often."""

    game: str
    players: int
    bots: tuple[str, ...]
    rounds: int = 10
    seed: int = 1
    options: Mapping[str, Json] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game_named(self.game).options(self.options, self.players)
        for bot in self.bots:
            player(bot)
        if len(set(self.bots)) < len(self.bots):
            duplicate = next(bot for bot in self.bots if self.bots.count(bot) > 1)
            raise ResearchError("tournament-twice", bot=duplicate)
        if len(self.bots) < self.players:
            raise ResearchError("tournament-bots", count=len(self.bots), players=self.players)
        if self.rounds < 1:
            raise ResearchError("tournament-rounds")

    @classmethod
    def read(cls, text: str) -> Tournament:
        """Read a tournament's file. Raise ResearchError, SetupError or BotError if it is wrong."""
        try:
            data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ResearchError("tournament-toml", problem=str(error)) from error
        for key, value in data.items():
            if key not in KEYS:
                raise ResearchError("tournament-key", word=key, keys=", ".join(KEYS))
            if not isinstance(value, KEYS[key]) or isinstance(value, bool):
                raise ResearchError("tournament-value", word=key, value=str(value))
        for key in ("game", "bots"):
            if key not in data:
                raise ResearchError("tournament-lacks", word=key)
        data["bots"] = tuple(map(str, data["bots"]))
        data.setdefault("players", game_named(data["game"]).seats[0])
        return cls(**data)

    def to_json(self) -> dict[str, Json]:
        """Return the first line of the file. Without bots and rounds: more may be added later."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
        }

    def pairings(self) -> Iterator[Pairing]:
        """Yield every game: all combinations in every rotation, then the same with the next set-up."""
        for number in range(self.rounds):
            for bots in combinations(self.bots, self.players):
                for turn in range(self.players):
                    yield number, bots[turn:] + bots[:turn]

    def play(self, pairing: Pairing) -> PlayedPairing:
        """Play a game. It depends on nothing but the tournament and the pairing."""
        return play_pairing(self.game, pairing, self.seed, self.options)


def play_pairing(game: str, pairing: Pairing, seed: int, options: Mapping[str, Json]) -> PlayedPairing:
    """Play a game. It depends on the arguments alone; its set-up does not depend on who plays."""
    number, bots = pairing
    match = Match(game, bots, len(bots) * (number + 1), seed, options)
    played = match.play(len(bots) * number)
    return PlayedPairing(pairing, played.places, played.record)


@dataclass(frozen=True)
class Standing:
    """A bot's rating, how often it came first, and its score against each other bot."""

    bot: str
    rating: Rating
    first: Share
    against: Mapping[str, float]


def standings(tournament: Tournament, played: Iterable[PlayedPairing]) -> list[Standing]:
    """Return the standings, best bot first.

    Ratings are updated in the order of the pairings, whatever order the games were played in.
    """
    by_pairing = {one.pairing: one.places for one in played}
    ratings = dict.fromkeys(tournament.bots, Rating())
    wins = dict.fromkeys(tournament.bots, 0.0)
    games = dict.fromkeys(tournament.bots, 0)
    ahead: dict[tuple[str, str], list[float]] = {}
    for pairing in tournament.pairings():
        places = by_pairing.get(pairing)
        if places is None:
            continue
        bots = pairing[1]
        after = rate([ratings[bot] for bot in bots], places)
        ratings.update(zip(bots, after, strict=True))
        for bot, place in zip(bots, places, strict=True):
            games[bot] += 1
            wins[bot] += (place == 1) / places.count(1)
            for other, theirs in zip(bots, places, strict=True):
                if other != bot:
                    ahead.setdefault((bot, other), []).append((place < theirs) + (place == theirs) / 2)
    found = [
        Standing(
            bot,
            ratings[bot],
            Share.of(wins[bot], games[bot]),
            {o: sum(ahead[bot, o]) / len(ahead[bot, o]) for o in tournament.bots if (bot, o) in ahead},
        )
        for bot in tournament.bots
    ]
    return sorted(found, key=lambda standing: -standing.rating.mean)


def draw_plots(found: Sequence[Standing], title: str, path: Path) -> list[Path]:
    """Draw the ratings with error bars, and who beats whom, as SVG and PNG; return the files."""
    require("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415

    names = [standing.bot for standing in found]
    rows = range(len(found))
    figure = Figure(figsize=(11, 1.6 + 0.4 * len(found)), layout="constrained")
    FigureCanvasAgg(figure)
    ratings, table = figure.subplots(1, 2, sharey=True)
    ratings.errorbar(
        [standing.rating.mean for standing in found],
        rows,
        xerr=[1.96 * standing.rating.spread for standing in found],
        fmt="o",
        capsize=3,
    )
    ratings.set_yticks(rows, names)
    ratings.set_xlabel("rating (95 % confidence)")
    ratings.grid(axis="x", alpha=0.3)
    scores = [[standing.against.get(other, float("nan")) for other in names] for standing in found]
    table.imshow(scores, vmin=0, vmax=1, cmap="RdYlGn", aspect="auto")
    for row in rows:
        for column in rows:
            if row != column and scores[row][column] == scores[row][column]:
                table.text(column, row, f"{scores[row][column]:.0%}", ha="center", va="center", fontsize=8)
    table.set_xticks(rows, names, rotation=30, ha="right", fontsize=8)
    table.set_title("how often ahead of", fontsize=10)
    figure.suptitle(title)
    return save_figure(figure, path)


def save_figure(figure: Figure, path: Path) -> list[Path]:
    """Write a figure as SVG and PNG; return the files."""
    from matplotlib import rc_context  # noqa: PLC0415

    files = [path.with_suffix(".svg"), path.with_suffix(".png")]
    with rc_context({"svg.hashsalt": "atoll"}):  # the same figure gives the same file
        figure.savefig(files[0], metadata={"Date": None})
    figure.savefig(files[1], dpi=110)
    return files
