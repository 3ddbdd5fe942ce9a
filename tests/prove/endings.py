"""Two-player Talat near its end: the bot plays as a plain search of everything says it should.

``python -m prove endings`` (with tests/ on the path). Every part is a game of level 8 against itself, from a
seed fixed before the first was played. Its positions 8 to 14 moves before the end are solved by a search that
shares nothing with the bot's but the engine; then the bot thinks two seconds about each.

``python -m prove.endings`` counts errors instead of stopping at the first, in results/endings/talat.jsonl.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Position, game
from atoll.core.engine import OVER, Engine
from prove.proof import RULES, Proof

SEED = 2026
GAMES = 45
BACK = range(8, 15)
"""How many moves before the end."""
LIMIT = 300_000
"""Positions that take the plain search longer are left out."""

RESULTS = Path(__file__).parents[2] / "results" / "endings" / "talat.jsonl"

VALUES = {(1, 2): 1, (1, 1): 0, (2, 1): -1}


class TooLongError(Exception):
    """The plain search would take too long."""


class PlainSolver:
    """Minimax with nothing but cut-offs and a dictionary of bounds. Values are seat 0's: 1, 0 or -1."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.left = limit
        self.known: dict[bytes, tuple[int, int]] = {}

    def value(self, engine: Engine, low: int = -1, high: int = 1) -> int:
        """Return the value of a position if it is between low and high, else a bound on that side."""
        seat = engine.to_move()
        if seat == OVER:
            return VALUES[engine.places()]
        key = engine.key()
        least, most = self.known.get(key, (-1, 1))
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        self.left -= 1
        if self.left < 0:
            raise TooLongError
        # Captures first: they end games sooner.
        actions = sorted(engine.legal(seat), key=lambda action: -(action % 2))
        sign = 1 if seat == 0 else -1
        best = -2
        floor = low if seat == 0 else -high
        ceiling = high if seat == 0 else -low
        for action in actions:
            after = engine.copy()
            after.apply(seat, action)
            found = sign * (
                self.value(after, max(best, floor), ceiling)
                if seat == 0
                else self.value(after, -ceiling, -max(best, floor))
            )
            best = max(best, found)
            if best >= ceiling:
                break
        value = sign * best
        if value >= high:
            self.known[key] = (max(least, value), most)
        elif value <= low:
            self.known[key] = (least, min(most, value))
        else:
            self.known[key] = (value, value)
        return value


def exact(position: Position, limit: int = LIMIT) -> dict[str, int] | None:
    """Return the value of each move to the seat that makes it; None if the plain search takes too long."""
    seat = position.to_move
    assert isinstance(seat, int)
    solver = PlainSolver(limit)
    found = {}
    try:
        for move in position.legal_moves_for(seat):
            after = position.engine.copy()
            after.apply(seat, after.action(move))
            found[move] = solver.value(after) * (1 if seat == 0 else -1)
    except TooLongError:
        return None
    return found


def late_positions(bot: str, seed: int) -> Iterator[Position]:
    """Play a game of a bot against itself; yield its positions near the end."""
    talat = game("talat")
    record = play_game(talat.new(players=2), [player(bot, seed=2 * seed + seat) for seat in (0, 1)])
    position = talat.new(players=2)
    last = len(record.moves)
    for ply, move in enumerate(record.moves):
        if last - ply in BACK:
            yield position.copy()
        position.play(move)


def judge(chunk: int, bot: str = "mcts:seconds=2,cpu=yes") -> dict[str, Any]:
    """Compare the bot with the plain search on the positions of one game; errors are told in full."""
    found: dict[str, Any] = {"game": chunk, "solved": 0, "decisive": 0, "left out": 0, "errors": []}
    for position in late_positions("level-8", SEED + chunk):
        values = exact(position)
        if values is None:
            found["left out"] += 1
            continue
        seat = position.to_move
        assert isinstance(seat, int)
        move = player(bot, seed=chunk).choose(position, seat)
        found["solved"] += 1
        found["decisive"] += len(set(values.values())) > 1
        if values[move] < max(values.values()):
            found["errors"].append([position.game.picture(position), move, values])
    return found


def endings(chunk: int) -> Mapping[str, int]:
    """Check the positions of one game."""
    found = judge(chunk)
    for picture, move, values in found["errors"]:
        raise AssertionError(f"game {chunk}: {move} in {picture}, where {values}")
    return {name: found[name] for name in ("solved", "decisive", "left out")}


def main() -> None:
    """Judge the games that are missing, one line each."""
    RESULTS.parent.mkdir(exist_ok=True)
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    done = {json.loads(line)["game"] for line in lines}
    for chunk in range(GAMES):
        if chunk not in done:
            found = judge(chunk)
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")


PROOFS = [Proof("talat-endings", GAMES, partial(endings), (*RULES, "src/atoll/ai"))]

if __name__ == "__main__":
    main()
