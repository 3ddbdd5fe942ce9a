"""A benchmark that others can enter: fixed tasks, seeds and budgets, and scores with intervals.

Three kinds of tasks, all for two players:

- *decisions*: positions whose best moves are known exactly; the score is how often one of them is chosen;
- *matches* against frozen opponents, from fixed set-ups in both seatings; the score is that of the games;
- *learning*: a learner gets a fixed number of steps, then plays games; the score is that of the games.

An entrant is a bot by its name, or a learner: a function ``module:name`` that takes a ``Budget`` and a seed
and returns a function of a position and a seat, as ``atoll.ai.custom`` describes it. Every task consists of
parts that depend on nothing but the entrant and their number, so that they can be done in any order, in any
process, and an interrupted run resumes.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, Literal, TypeAlias

from atoll import __version__
from atoll.ai import player
from atoll.ai.custom import CustomBot, load_custom
from atoll.ai.match import Match, PlayedGame, play_game, score
from atoll.core.facts import Json
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.core.types import Move, Seat
from atoll.research.extra import ResearchError
from atoll.research.study import Estimate
from atoll.research.vector import VectorEnv
from atoll.research.yardstick import units_per_second

__all__ = [
    "FORMAT",
    "Budget",
    "BudgetSpent",
    "Decision",
    "Entry",
    "Part",
    "Scored",
    "Task",
    "decisions",
    "estimate",
    "fingerprint",
    "published",
    "result",
    "tasks",
]

FORMAT: Final = "atoll-benchmark/1"
GAMES: Final = ("talat", "taluva", "titicaca")
SEED: Final = 27
MATCH_GAMES: Final = 40
"""Games of a match: 20 set-ups, each in both seatings."""
PLAIN: Final = "mcts:knowledge=no,simulations=1000"
"""A tree search by the rules alone: no evaluation that is improved later changes it."""
SEARCHERS: Final = (PLAIN, "mcts:simulations=100", "mcts:simulations=1000")
RECOGNISED_BY: Final = 40
"""Moves by which an opponent is recognised."""
LEARNING_STEPS: Final = 200_000
LEARNING_OPPONENTS: Final = ("random", "greedy")
LEARNING_SEEDS: Final = 3
LEARNING_GAMES: Final = 40
"""Games of each learned player against each opponent."""
STUDENT: Final = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776}
"""Standard errors to each side of a 95 % interval, for so many seeds (Student's distribution)."""

Kind: TypeAlias = Literal["decisions", "match", "learning"]
Part: TypeAlias = "tuple[Task, int]"
"""A part of a task, by its number."""
Chooser: TypeAlias = Callable[..., Move]
Learner: TypeAlias = "Callable[[Budget, int], Chooser]"


@dataclass(frozen=True)
class Task:
    """What is to be done. ``opponent`` is empty where there is none."""

    game: str
    kind: Kind
    parts: int
    opponent: str = ""

    @property
    def name(self) -> str:
        """The task's name in results: ``talat decisions``, ``talat match greedy``."""
        return " ".join(filter(None, (self.game, self.kind, self.opponent)))


def tasks(games: Iterable[str] = GAMES, *, learning: bool = False) -> list[Task]:
    """Return the tasks of these games: for learners, or for bots."""
    found: list[Task] = []
    for name in games:
        if name not in GAMES:
            raise ResearchError("benchmark-game", name=name, names=", ".join(GAMES))
        if learning:
            found += [Task(name, "learning", LEARNING_SEEDS, each) for each in LEARNING_OPPONENTS]
            continue
        found.append(Task(name, "decisions", len(decisions(name))))
        opponents = ("random", "greedy", *game_named(name).sparring_partners(), *SEARCHERS)
        found += [Task(name, "match", MATCH_GAMES, opponent) for opponent in opponents]
    return found


# --- decisions -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """A position in which a seat has to decide, its best moves, and how the position arose.

    A sealed bid is best if it is worth most against a perfect opponent's mix of bids.
    """

    record: Record
    seat: Seat
    best: frozenset[Move]

    def to_json(self) -> dict[str, Json]:
        """Return the line of a file of decisions."""
        return {"record": self.record.to_json(), "seat": self.seat, "best": sorted(self.best)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Decision:
        """Read what ``to_json`` wrote."""
        return cls(Record.from_json(data["record"]), int(data["seat"]), frozenset(data["best"]))


@cache
def decisions(game: str) -> tuple[Decision, ...]:
    """Return a game's decisions, from the package's data."""
    text = (files("atoll.research") / "decisions" / f"{game}.jsonl").read_text(encoding="utf-8")
    return tuple(Decision.from_json(json.loads(line)) for line in text.splitlines())


# --- learning --------------------------------------------------------------------------------------------


class BudgetSpent(Exception):  # noqa: N818 - the end of learning, not an error
    """All steps of a budget are used up."""


class Budget:
    """The steps that a learner may take in a game for two: each decision in a game counts as one.

    ``vector`` makes environments that count by themselves. A learner that copies positions and plays moves in
    them, as a search does, counts those by ``spend``.
    """

    def __init__(self, game: str, steps: int = LEARNING_STEPS) -> None:
        self.game = game
        self.players = 2
        self.steps = steps
        self.left = steps

    def spend(self, steps: int) -> None:
        """Take steps from the budget. Raise BudgetSpent if there are not so many left."""
        if steps > self.left:
            raise BudgetSpent
        self.left -= steps

    def vector(self, num_envs: int, **settings: Any) -> VectorEnv:
        """Return a vector environment whose steps are counted: one per game that moves."""
        budget = self

        class Counted(VectorEnv):
            def step(self, actions: Any) -> Any:
                budget.spend(int((actions >= 0).sum()))
                return super().step(actions)

        return Counted(self.game, num_envs, self.players, **settings)


# --- entrants --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scored:
    """A part that was done: its task's name, its number, its score from 0 to 1, and its CPU seconds."""

    task: str
    number: int
    score: float
    seconds: float

    def to_json(self) -> dict[str, Json]:
        """Return the line of the results' file."""
        return {"task": self.task, "number": self.number, "score": self.score, "seconds": self.seconds}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Scored:
        """Read what ``to_json`` wrote. Raise ResearchError if it is anything else."""
        match data:
            case {"task": str(task), "number": int(number), "score": float() | int() as found}:
                return cls(task, number, float(found), float(str(data.get("seconds", 0))))
        raise ResearchError("benchmark-line", line=str(dict(data))[:80])


@dataclass(frozen=True)
class Entry:
    """An entrant: a bot by its name, or a learner ``module:name``."""

    name: str
    learning: bool = False

    def __post_init__(self) -> None:
        if self.learning:
            load_custom(self.name)
        else:
            player(self.name)

    def to_json(self) -> dict[str, Json]:
        """Return the first line of the results' file."""
        return {"format": FORMAT, "entrant": self.name, "learning": self.learning, "atoll": __version__}

    def tasks(self, games: Iterable[str] = GAMES) -> list[Task]:
        """Return the tasks of these games that the entrant can take, a sparring partner's those of its game.

        A sparring partner does not play itself.
        """
        found = tasks(games, learning=self.learning)
        own = next((name for name in GAMES if self.name in game_named(name).sparring_partners()), None)
        return [task for task in found if own in (None, task.game) and task.opponent != self.name]

    def do(self, part: Part) -> Scored:
        """Do a part of a task."""
        task, number = part
        begin = process_time()
        found = {"decisions": self._decide, "match": self._play, "learning": self._learn}[task.kind](
            task, number
        )
        return Scored(task.name, number, found, round(process_time() - begin, 3))

    def _decide(self, task: Task, number: int) -> float:
        decision = decisions(task.game)[number]
        move = player(self.name, seed=_seed(task, number)).choose(decision.record.position(), decision.seat)
        return float(move in decision.best)

    def _play(self, task: Task, number: int) -> float:
        match = Match(task.game, (self.name, task.opponent), MATCH_GAMES, SEED)
        return score(match, match.play(number), 0)

    def _learn(self, task: Task, number: int) -> float:
        """Learn with a seed, then play; the score is the mean of the games."""
        chooser = _learned(self.name, task.game, number)
        match = Match(task.game, ("random", task.opponent), LEARNING_GAMES, SEED)
        scores = []
        for each in range(LEARNING_GAMES):
            seats, seeds = match.seats(each), match.bot_seeds(each)
            bots = [
                player(task.opponent, seed=seed) if bot else CustomBot(self.name, chooser, seed)
                for bot, seed in zip(seats, seeds, strict=True)
            ]
            record = play_game(match.start(each), bots)
            assert record.result is not None
            assert record.result.places is not None
            scores.append(score(match, PlayedGame(each, seats, record.result.places), 0))
        return fmean(scores)


@cache
def _learned(name: str, game: str, seed: int) -> Chooser:
    """Return what a learner has learned, once per process for all opponents."""
    learner: Learner = load_custom(name)
    return learner(Budget(game), seed)


def _seed(task: Task, number: int) -> int:
    return int.from_bytes(sha256(f"{SEED}/{task.name}/{number}".encode()).digest()[:8], "big")


# --- results ---------------------------------------------------------------------------------------------


def estimate(task: Task, scores: Sequence[float]) -> Estimate:
    """Return the mean of the scores with a 95 % interval.

    Wilson's for decisions and games; for learning Student's, over the seeds: what differs between them
    matters most.
    """
    if task.kind != "learning":
        return Estimate.rate(sum(scores), len(scores))
    mean = fmean(scores)
    if len(scores) == 1:
        return Estimate(mean, 0.0, 1.0)
    half = STUDENT[len(scores)] * stdev(scores) / sqrt(len(scores))
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


def result(entry: Entry, scored: Iterable[Scored], games: Iterable[str] = GAMES) -> dict[str, Json]:
    """Return the result as JSON: scores with intervals, versions, and what the machine is.

    ``changed`` names the tasks whose opponents no longer play as they did for the published baselines.
    """
    by_task: dict[str, dict[int, Scored]] = {}
    for one in scored:
        by_task.setdefault(one.task, {})[one.number] = one
    wanted = entry.tasks(games)
    found: dict[str, Json] = {}
    for task in wanted:
        done = by_task.get(task.name, {})
        if done:
            each = estimate(task, [one.score for one in done.values()])
            found[task.name] = {
                **{name: round(float(str(value)), 4) for name, value in each.to_json().items()},
                "done": len(done),
                "parts": task.parts,
                "cpu_seconds": round(sum(one.seconds for one in done.values()), 2),
            }
    opponents = {task.name: fingerprint(task.game, task.opponent) for task in wanted if task.opponent}
    return {
        **entry.to_json(),
        "complete": all(len(by_task.get(task.name, {})) == task.parts for task in wanted),
        "seed": SEED,
        "tasks": found,
        "opponents": opponents,
        "changed": [name for name, found in opponents.items() if found != published().get(name)],
        "python": platform.python_version(),
        "machine": {
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "units_per_second": round(units_per_second()[0]),
        },
    }


@cache
def published() -> dict[str, str]:
    """Return the fingerprints of the opponents in the published baselines, by task."""
    text = (files("atoll.research") / "opponents.json").read_text(encoding="utf-8")
    return {str(name): str(found) for name, found in json.loads(text).items()}


@cache
def fingerprint(game: str, opponent: str) -> str:
    """Return what tells whether an opponent plays as it did for another result: a hash of its first moves."""
    position = Match(game, (opponent, opponent), 1, SEED).start(0)
    bots = [player(opponent, seed=SEED + seat) for seat in range(2)]
    moves: list[Move] = []
    while len(moves) < RECOGNISED_BY and position.active_seats:
        seats = position.active_seats
        decided = [(seat, bots[seat].choose(position, seat)) for seat in seats]
        for seat, move in decided:
            position.play(move, seat)
            moves.append(move)
    return sha256(json.dumps(moves).encode()).hexdigest()[:12]
