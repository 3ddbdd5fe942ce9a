"""Find the decisions of ``atoll benchmark``: positions of played games whose best moves exact solvers know.

    python tools/decisions.py            # writes src/atoll/research/decisions/GAME.jsonl

Games are played by greedy, with a random move now and then. Of each game one decision is kept, the earliest
that can be solved, if at most every third legal move is best (in Titicaca's small games, every second).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from atoll.ai import player
from atoll.core.game import Game
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.registry import game as game_named
from atoll.core.types import Move, Seat
from atoll.games.hexes import hex_text
from atoll.games.titicaca.material import slots
from atoll.research.benchmark import Decision
from atoll.research.exact import Solver
from atoll.research.extra import ResearchError
from atoll.research.sealed import SealedSolver

FOLDER = Path(__file__).parents[1] / "src" / "atoll" / "research" / "decisions"
NUMBER = 60
BLUNDERS = 0.3
"""How often the games' players move at random."""
POSITIONS = 2_000
"""How many positions a solver may look at for a move."""
STACKS = ("JC", "CJ", "JS", "SC")
"""Taluva's small games: three or four of one of these tiles."""


def starts(game: Game, rng: Random) -> Position:
    """Return the start of a game that can be solved towards its end."""
    if game.name == "talat":
        return game.new(2)
    if game.name == "taluva":
        return game.new(2, seed=1, stack="+".join([rng.choice(STACKS)] * rng.choice((3, 4))))
    places = [hex_text(place) for slot in slots(2)[:3] for place in slot]
    lakes = rng.sample(("1", "2", "5", "6", "10", "14"), 2)
    shown = [*lakes, *(rng.choice("FMS") for _ in range(rng.choice((2, 3))))]
    country = dict(zip(rng.sample(places, len(shown)), shown, strict=True))
    options = game.options({"weapons": rng.choice("234")}, 2)
    return game.start(2, options, {"country": country, "arrow": rng.randrange(2)})


def best_moves(position: Position, seat: Seat) -> list[Move]:
    """Return a seat's best moves. Raise ResearchError if they cannot be found in time."""
    engine = position.engine
    if position.game.name == "titicaca":
        worth = {
            engine.text(action): value
            for action, value in SealedSolver(POSITIONS).values(engine, seat).items()
        }
    else:
        solver, sign = Solver(POSITIONS), 1 if seat == 0 else -1
        worth = {}
        for action in engine.legal(seat):
            after = engine.copy()
            after.apply(seat, action)
            worth[engine.text(action)] = sign * solver.value(after)  # type: ignore[assignment]
    return [move for move, value in worth.items() if value == max(worth.values())]


def decisions(game: Game, part: Callable[[int], float]) -> Iterator[Decision]:
    """Yield decisions of one game after the other."""
    seed = 0
    while True:
        seed += 1
        rng = Random(f"{game.name}/{seed}")
        try:
            at = starts(game, rng)
        except ValueError:
            continue  # a country that cannot be
        bots = [player("greedy", seed=seed) for _ in range(2)]
        played: list[Position] = []
        while at.active_seats:
            played.append(at.copy())
            for seat in at.active_seats:
                blunder = rng.random() < BLUNDERS
                move = rng.choice(at.legal_moves_for(seat)) if blunder else bots[seat].choose(at, seat)
                at.play(move, seat)
        found = None
        for position in reversed(played):
            seat = rng.choice(position.active_seats)
            legal = position.legal_moves_for(seat)
            if len(legal) == 1:
                continue
            try:
                best = best_moves(position, seat)
            except ResearchError:
                break
            if len(best) <= part(len(legal)):
                found = Decision(Record.of(position), seat, frozenset(best))
        if found:
            yield found


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name in ("talat", "taluva", "titicaca"):
        part = 2 if name == "titicaca" else 3
        found = decisions(game_named(name), lambda legal, part=part: legal / part)  # type: ignore[misc]
        lines = []
        for _ in range(NUMBER):
            lines.append(json.dumps(next(found).to_json(), ensure_ascii=False))
            print(f"{name}: {len(lines)} of {NUMBER}", flush=True)
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
