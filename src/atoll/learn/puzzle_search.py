"""Find puzzles: bots play, and each of their decisions is examined for having only one good move.

1. A quick search of each decision that a single seat makes must prefer one move by far. 2. Longer searches of
several depths, with several seeds, must all choose this move. 3. The move and its strongest rivals are
compared in the same samples of what is hidden. It must be better than
   each of them by ``MIN_LEAD``, with the whole 95 % interval above half of that.

The difficulty of a puzzle is what it takes to find the move: a glance, a closer look, or a search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Final

from atoll.ai import Advice, player
from atoll.ai.analysis import SEARCHES, difference, try_moves
from atoll.ai.reasons import reasons
from atoll.core.facts import Json
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.core.types import SPECTATOR, Move, Seat
from atoll.learn.puzzle import Puzzle

MIN_LEAD: Final = 0.2
"""How much better the solution must be than any other move."""

QUICK_SIMULATIONS: Final = 600
"""Simulations of the quick search."""

AGREEING_SIMULATIONS: Final = (1000, 3000, 9000)
"""Simulations of the searches that must agree."""

SEARCHES_PER_DEPTH: Final = 2
"""Searches per depth."""

EASY_MARGIN: Final = 0.1
"""A move that looks better than any other by this much, without search, is easy to find."""

DIFFICULTY_SIMULATIONS: Final = (100, 400)
"""Simulations that suffice for difficulties 3 and 4, if the move does not look best."""

MAX_RIVALS: Final = 6
RIVAL_SIMULATIONS: Final = 400
"""Simulations after each rival in each sample of what is hidden."""

MIN_LEGAL_MOVES: Final = 5
"""The fewest legal moves of a puzzle."""

MAX_PUZZLES_PER_GAME: Final = 2
"""The most puzzles taken from one game."""

BOTS: Final = ("level-3", "level-2", "level-4", "level-1", "level-3")
"""The bots, one per seat: of unequal strength, so that there are mistakes to punish."""


@dataclass(frozen=True)
class PuzzleSource:
    """Games between bots to find puzzles in; a game depends on nothing but this and its number."""

    game: str
    players: int
    options: Mapping[str, Json] = field(default_factory=dict)
    seed: int = 1

    def name(self, number: int) -> str:
        """Return the name of a game, as in a file of puzzles."""
        options = "".join(f" {name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game} {self.players}{options} seed {self.seed} game {number}"

    def search(self, number: int) -> list[Puzzle]:
        """Play a game and return its best puzzles: the hardest first, then the clearest."""
        rng = Random(self.name(number))
        played = game_named(self.game)
        options = played.options(self.options, self.players)
        setup = played.deal(self.players, options, rng)
        position = played.start(self.players, options, setup)
        bots = [player(name, seed=rng.getrandbits(62)) for name in BOTS[: self.players]]
        rng.shuffle(bots)
        found = []
        while isinstance(seat := position.to_move, int):
            if len(position.active_seats) == 1 and not position.pending:
                puzzle = find_puzzle(position, seat, rng.getrandbits(62))
                if puzzle is not None:
                    found.append(puzzle)
            position.play(bots[seat].choose(position, seat), seat)
        found.sort(key=lambda each: (-each.difficulty, -each.lead))
        return found[:MAX_PUZZLES_PER_GAME]


def find_puzzle(position: Position, seat: Seat, seed: int) -> Puzzle | None:
    """Return the puzzle that a moment of a game makes, or None."""
    rng = Random(seed)
    if len(position.legal_moves_for(seat)) < MIN_LEGAL_MOVES:
        return None
    quick = _search(position, seat, QUICK_SIMULATIONS, rng)
    move = quick.move
    if not _stands_out(quick) or _is_hidden(position, seat, move):
        return None
    deep = quick
    for depth in AGREEING_SIMULATIONS:
        for _ in range(SEARCHES_PER_DEPTH):
            deep = _search(position, seat, depth, rng)
            if deep.move != move:
                return None
    rivals = [one.move for one in deep.candidates if one.move != move][:MAX_RIVALS]
    samples = [position.copy() for _ in range(SEARCHES)]
    worth = try_moves(samples, seat, [move, *rivals], RIVAL_SIMULATIONS, rng)
    leads = [difference(worth[move], worth[rival], seat) for rival in rivals]
    lead = min(found for found, _ in leads)
    if lead < MIN_LEAD or any(found - error < MIN_LEAD / 2 for found, error in leads):
        return None
    record = Record.of(position, seat)
    value = fmean(values[seat] for values in worth[move])
    ideas = tuple(reason.key for reason in reasons(position, seat, move))
    return Puzzle(record, seat, move, value, lead, _difficulty(position, seat, move, rng), ideas)


def _search(position: Position, seat: Seat, simulations: int, rng: Random) -> Advice:
    bot = player("mcts", simulations=simulations, memory=64, search="tree", seed=rng.getrandbits(62))
    return bot.think(position, seat)


def _stands_out(advice: Advice) -> bool:
    best, *others = advice.candidates
    tried = [one.value for one in others if one.visits > 1]
    return best.visits * 2 > advice.simulations and bool(tried) and best.value - max(tried) > MIN_LEAD / 2


def _is_hidden(position: Position, seat: Seat, move: Move) -> bool:
    """Whether the others would not see the move: then the best move depends on what they expect."""
    after = position.copy()
    after.play(move, seat)
    if after.to_move is None:
        return False
    _, seen = position.game.redact(after, [*position.history, (seat, move)], SPECTATOR)
    return seen[-1] != move


def _difficulty(position: Position, seat: Seat, move: Move, rng: Random) -> int:
    """Return what it takes to find the move: it looks best by far (1), it looks best (2), or a search."""
    best, second, *_ = player("greedy", seed=rng.getrandbits(62)).think(position, seat).candidates
    if best.move == move:
        return 1 if best.value - second.value >= EASY_MARGIN else 2
    for level, simulations in enumerate(DIFFICULTY_SIMULATIONS, start=3):
        if all(_search(position, seat, simulations, rng).move == move for _ in range(SEARCHES_PER_DEPTH)):
            return level
    return len(DIFFICULTY_SIMULATIONS) + 3
