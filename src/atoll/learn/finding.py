"""Finds puzzles: bots play, and every decision is looked at until one is found that has only one answer.

1. A quick search looks at each decision that a seat makes alone; it must prefer one move by far.
2. Longer searches of several depths, with several seeds, must all choose that move.
3. The move and its strongest rivals are tried in the same guesses of what is hidden. It must be better than
   each of them by ``LEAD``, and the whole 95 % interval of that must be above half of it.

How hard a puzzle is follows from what it takes to find the move: a look, a closer look, or a search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Final

from atoll.ai import Advice, player
from atoll.ai.analysis import SEARCHES, difference, try_moves
from atoll.core.facts import Json
from atoll.core.fast import FastPosition
from atoll.core.position import SPECTATOR, Move, Seat
from atoll.core.record import Playthrough
from atoll.core.registry import game as game_named
from atoll.learn.puzzle import Puzzle

LEAD: Final = 0.2
"""By how much the solution must be better than any other move."""

GLANCE: Final = 600
"""Simulations of the quick search."""

DEPTHS: Final = (1000, 3000, 9000)
"""Simulations of the searches that must agree."""

SEEDS: Final = 2
"""How many searches there are of each depth."""

MARGIN: Final = 0.1
"""A move that looks better at first sight than any other by so much is easy to find."""

STEPS: Final = (100, 400)
"""Simulations that are enough for difficulties 3 and 4, where the move does not look best."""

RIVALS: Final = 6
TRYING: Final = 400
"""Simulations after each rival in each guess."""

CHOICES: Final = 5
"""A puzzle has so many legal moves at least."""

FROM_ONE_GAME: Final = 2
"""The most puzzles that are taken from one game."""

PLAYERS: Final = ("level-3", "level-2", "level-4", "level-1", "level-3")
"""Who plays, a seat each: unequal, so that there are mistakes to punish."""


@dataclass(frozen=True)
class Source:
    """Games between bots in which puzzles are looked for; each follows from this and its number alone."""

    game: str
    players: int
    options: Mapping[str, Json] = field(default_factory=dict)
    seed: int = 1

    def name(self, number: int) -> str:
        """Name one of the games, as a file of puzzles does."""
        options = "".join(f" {name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game} {self.players}{options} seed {self.seed} game {number}"

    def search(self, number: int) -> list[Puzzle]:
        """Play one of the games and give the puzzles in it, at most a few: the hardest, then the clearest."""
        rng = Random(self.name(number))
        played = game_named(self.game)
        options = played.options(self.options, self.players)
        setup = played.deal(self.players, options, rng)
        playthrough = Playthrough(played.start(self.players, options, setup))
        bots = [player(name, seed=rng.getrandbits(62)) for name in PLAYERS[: self.players]]
        rng.shuffle(bots)
        found = []
        while isinstance(seat := playthrough.position.to_move(), int):
            position = playthrough.position
            assert isinstance(position, FastPosition)
            if len(position.waiting()) == 1 and not playthrough.pending:
                puzzle = look(playthrough, seat, rng.getrandbits(62))
                if puzzle is not None:
                    found.append(puzzle)
            playthrough.play(seat, bots[seat].choose(position, seat))
        found.sort(key=lambda each: (-each.difficulty, -each.lead))
        return found[:FROM_ONE_GAME]


def look(playthrough: Playthrough, seat: Seat, seed: int) -> Puzzle | None:
    """Give the puzzle that a moment of a game is, if it is one."""
    position = playthrough.position
    assert isinstance(position, FastPosition)
    rng = Random(seed)
    if len(position.legal(seat)) < CHOICES:
        return None
    quick = _search(position, seat, GLANCE, rng)
    move = quick.move
    if not _stands_out(quick) or _is_hidden(playthrough, seat, move):
        return None
    deep = quick
    for depth in DEPTHS:
        for _ in range(SEEDS):
            deep = _search(position, seat, depth, rng)
            if deep.move != move:
                return None
    rivals = [one.move for one in deep.candidates if one.move != move][:RIVALS]
    guesses = [position.copy() for _ in range(SEARCHES)]
    worth = try_moves(guesses, seat, [move, *rivals], TRYING, rng)
    leads = [difference(worth[move], worth[rival], seat) for rival in rivals]
    lead = min(found for found, _ in leads)
    if lead < LEAD or any(found - error < LEAD / 2 for found, error in leads):
        return None
    record = playthrough.record(seat)
    value = fmean(values[seat] for values in worth[move])
    return Puzzle(record, seat, move, value, lead, _difficulty(position, seat, move, rng))


def _search(position: FastPosition, seat: Seat, simulations: int, rng: Random) -> Advice:
    return player("mcts", simulations=simulations, memory=64, seed=rng.getrandbits(62)).think(position, seat)


def _stands_out(advice: Advice) -> bool:
    best, *others = advice.candidates
    tried = [one.value for one in others if one.visits > 1]
    return best.visits * 2 > advice.simulations and bool(tried) and best.value - max(tried) > LEAD / 2


def _is_hidden(playthrough: Playthrough, seat: Seat, move: Move) -> bool:
    """Tell whether others would not see the move: what is best then depends on what they expect."""
    position = playthrough.position
    after = position.copy()
    after.play(seat, move)
    if after.to_move() is None:
        return False
    _, seen = position.game.redact(after, [*playthrough.moves, (seat, move)], SPECTATOR)
    return seen[-1] != move


def _difficulty(position: FastPosition, seat: Seat, move: Move, rng: Random) -> int:
    """Say what it takes to find the move: it looks best by far (1), or best (2), or a search finds it."""
    best, second, *_ = player("greedy", seed=rng.getrandbits(62)).think(position, seat).candidates
    if best.move == move:
        return 1 if best.value - second.value >= MARGIN else 2
    for level, simulations in enumerate(STEPS, start=3):
        if all(_search(position, seat, simulations, rng).move == move for _ in range(SEEDS)):
            return level
    return len(STEPS) + 3
