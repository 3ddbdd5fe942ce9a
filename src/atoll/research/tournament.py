"""Round robins among many bots, for any number of players at a table, and what they show.

A tournament is a TOML file::

    game = "talat"
    players = 3                     # the fewest that the game takes, if not given
    bots = ["greedy", "flat:simulations=500", "mcts:simulations=500", "level-3"]
    rounds = 10                     # set-ups for every combination of bots (10)
    seed = 1
    [options]                       # of the game

Every combination of as many bots as there are seats meets over the same set-ups, each played in every
rotation. Ratings are Plackett-Luce's (``atoll.ratings``). Bots and rounds may be added to the file later: the
games that were played still count.
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
from atoll.research.extra import ResearchError, need

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = [
    "Pairing",
    "Played",
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
"""A game to be played: the number of its set-up, and the bot on each seat."""


@dataclass(frozen=True)
class Played:
    """A game that was played: which one, and each seat's place."""

    pairing: Pairing
    places: tuple[int, ...]
    record: Record | None = field(default=None, compare=False)

    def to_json(self) -> dict[str, Json]:
        """Give the line that the tournament's file has for the game."""
        number, bots = self.pairing
        return {"set-up": number, "bots": list(bots), "places": list(self.places)}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Played:
        """Read what ``to_json`` wrote. Raises ResearchError for anything else."""
        match data:
            case {"set-up": int(number), "bots": [*bots], "places": [*places]} if len(bots) == len(places):
                return cls((number, tuple(map(str, bots))), tuple(int(str(place)) for place in places))
        raise ResearchError("tournament-line", line=str(dict(data))[:80])


@dataclass(frozen=True)
class Tournament:
    """Who plays what how often."""

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
            twice = next(bot for bot in self.bots if self.bots.count(bot) > 1)
            raise ResearchError("tournament-twice", bot=twice)
        if len(self.bots) < self.players:
            raise ResearchError("tournament-bots", count=len(self.bots), players=self.players)
        if self.rounds < 1:
            raise ResearchError("tournament-rounds")

    @classmethod
    def read(cls, text: str) -> Tournament:
        """Read a tournament's file. Raises ResearchError, SetupError or BotError, which say what is wrong."""
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
        """Give what the tournament is, without bots and rounds: there may be more of them later."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
        }

    def pairings(self) -> Iterator[Pairing]:
        """Give every game: all combinations once in every rotation, then again with the next set-up."""
        for number in range(self.rounds):
            for bots in combinations(self.bots, self.players):
                for turn in range(self.players):
                    yield number, bots[turn:] + bots[:turn]

    def play(self, pairing: Pairing) -> Played:
        """Play a game, which follows from the tournament and the pairing alone."""
        return play_pairing(self.game, pairing, self.seed, self.options)


def play_pairing(game: str, pairing: Pairing, seed: int, options: Mapping[str, Json]) -> Played:
    """Play a game, which follows from all this alone; the set-up from its number, whoever plays."""
    number, bots = pairing
    match = Match(game, bots, len(bots) * (number + 1), seed, options)
    played = match.play(len(bots) * number)
    return Played(pairing, played.places, played.record)


@dataclass(frozen=True)
class Standing:
    """How a bot stands: its rating, how often it came first, and its score against each other bot."""

    bot: str
    rating: Rating
    first: Share
    against: Mapping[str, float]


def standings(tournament: Tournament, played: Iterable[Played]) -> list[Standing]:
    """Sum a tournament up, the best first.

    Ratings are learnt in the order of the pairings, whatever the order of play was.
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
    """Draw the ratings with their error bars, and who beats whom; as SVG and as PNG. Give the files."""
    need("matplotlib")
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
    """Write a figure as SVG and as PNG; give the files."""
    from matplotlib import rc_context  # noqa: PLC0415

    files = [path.with_suffix(".svg"), path.with_suffix(".png")]
    with rc_context({"svg.hashsalt": "atoll"}):  # the same picture, the same file
        figure.savefig(files[0], metadata={"Date": None})
    figure.savefig(files[1], dpi=110)
    return files
