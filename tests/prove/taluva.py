"""Taluva's two readings, ``rules`` and ``engine``, play side by side and are compared at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random

from atoll.core import CHANCE, Json, Move, Seat, game
from atoll.games.hexes import Hex
from atoll.games.taluva.engine import Engine
from atoll.games.taluva.notation import Build, Lay, read_move
from atoll.games.taluva.options import ZONES
from atoll.games.taluva.rules import Island, Phase, Position
from prove.proof import Proof

TALUVA = game("taluva")

Options = Mapping[str, Json]


def combinations() -> Iterator[tuple[int, Options]]:
    """Yield every combination of player counts and options that can be asked for (T-MOD-1)."""
    for players in TALUVA.seats:
        for number in range(2**4 * 3 * len(ZONES)):
            rest, zone = divmod(number, len(ZONES))
            rest, variant = divmod(rest, 3)
            options: dict[str, Json] = {
                name: True
                for bit, name in enumerate(("all_tiles", "ships", "doubles", "fifth"))
                if rest >> bit & 1
            }
            if (variant == 2 and players != 4) or ("fifth" in options and players == 5):
                continue
            if variant:
                options[("ranking", "teams")[variant - 1]] = True
            if zone:
                options["zone"] = ZONES[zone]
            yield players, options


COMBINATIONS = tuple(combinations())

# --- how the random players choose ----------------------------------------------------------------------

Choice = Callable[[Position, Seat, list[Move], Random], Move]
"""Picks one of a seat's legal moves."""


def uniform(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Any move."""
    return rng.choice(moves)


def hexes_of(position: Position, move: Move) -> tuple[Hex, ...]:
    """Return the hexes that a placement covers."""
    typed = read_move(move)
    assert isinstance(typed, Lay)
    assert position.hand is not None
    return typed.placement.hexes(position.hand)


def level(position: Position, move: Move) -> int:
    """Return the level that a placement covers; 0 is the bare table."""
    cell = position.island.cells.get(hexes_of(position, move)[0])
    return 0 if cell is None else cell.level


def best(moves: Sequence[Move], worth: Callable[[Move], float], rng: Random) -> Move:
    """Return one of the moves that are worth most."""
    worths = [worth(move) for move in moves]
    return rng.choice([move for move, found in zip(moves, worths, strict=True) if found == max(worths)])


def prefer(*words: str) -> Choice:
    """Prefer moves that begin with one of these words, the first one most."""

    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        for word in words:
            some = [move for move in moves if move.startswith(word)]
            if some:
                return rng.choice(some)
        return rng.choice(moves)

    return choose


def laying(place: Choice, other: Choice) -> Choice:
    """Lay tiles in one way and do all else in another."""

    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        return (place if position.phase is Phase.PLACE else other)(position, seat, moves, rng)

    return choose


def _mostly(choice: Choice, share: float = 0.8) -> Choice:
    """Let any move come now and then."""

    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        return (choice if rng.random() < share else uniform)(position, seat, moves, rng)

    return choose


def _high(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    return best(moves, lambda move: level(position, move), rng)


def _aside(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Build as far as may be from the highest hex, so that nothing stops it growing."""
    levels = {place: cell.level for place, cell in position.island.cells.items()}
    q, r = max(levels, key=levels.__getitem__, default=(0, 0))

    def worth(move: Move) -> float:
        typed = read_move(move)
        if not isinstance(typed, Build):
            return 0
        dq, dr = typed.place[0] - q, typed.place[1] - r
        return max(abs(dq), abs(dr), abs(dq + dr))

    return best(moves, worth, rng)


def _flat(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    return best(moves, lambda move: -level(position, move), rng)


def _erupt(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    return best(moves, lambda move: min(level(position, move), 1), rng)


def _bury(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Cover as many buildings as may be."""
    return best(
        moves, lambda move: sum(h in position.island.buildings for h in hexes_of(position, move)), rng
    )


def _enclose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Look at a few placements and make as much lagoon as may be, in few tiles."""

    def worth(move: Move) -> float:
        typed = read_move(move)
        assert isinstance(typed, Lay)
        assert position.hand is not None
        after = position.island.lay(position.hand, typed.placement)
        return 3 * len(after.lagoons) + sum(map(len, after.lagoons.values())) - 0.1 * len(after.coast)

    return best(rng.sample(moves, min(12, len(moves))), worth, rng)


AXES: tuple[Hex, ...] = ((1, 0), (0, 1), (1, -1))
"""The three ways in which rows of hexes run; each is followed both ways."""


def _along(position: Position, move: Move, axis: Hex) -> int:
    """Tell how far a placement reaches along an axis."""
    return max(q * axis[0] + r * axis[1] for q, r in hexes_of(position, move))


def line(axis: int, back: bool = False) -> Choice:
    """Lay all tiles in one line, as long as can be."""
    dq, dr = AXES[axis]
    way = (-dq, -dr) if back else (dq, dr)

    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        return best(moves, lambda move: _along(position, move, way), rng)

    return choose


def both_ways(axis: int) -> Choice:
    """Lay tiles at either end of a line in turn."""
    ends = line(axis), line(axis, back=True)

    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        return ends[rng.random() < 0.5](position, seat, moves, rng)

    return choose


def walk(axis: int) -> Choice:
    """Walk away in one direction, by any placement near the front."""

    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        front = sorted(moves, key=lambda move: _along(position, move, AXES[axis]))[-12:]
        return rng.choice(front)

    return choose


def spiral(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Wind the island round its beginning: lay by the last tile, and turn after ever more tiles."""
    cells = position.island.cells
    number = position.drawn + sum(position.takes)
    turn, arm = 0, 2
    while number > arm:
        number -= arm
        turn += 1
        arm += turn % 2
    ways: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    way = ways[turn % 6]
    far = [move for move in moves if not any(h in cells for h in hexes_of(position, move))] or moves
    return best(far, lambda move: _along(position, move, way), rng)


STEERING: Mapping[str, Choice] = {
    "uniform": uniform,
    "high": laying(_high, _aside),
    "erupting": laying(_mostly(_erupt), uniform),
    "burying": laying(_mostly(_bury), prefer("expand")),
    "flat": laying(_mostly(_flat, 0.95), uniform),
    "lagoons": laying(_enclose, _mostly(prefer("ship", "expand"))),
    "winning": laying(_mostly(_erupt, 0.5), prefer("temple", "tower", "ship", "expand")),
    "spending": laying(_mostly(_bury, 0.5), prefer("expand", "hut")),
    "drawing": prefer("draw"),
    "taking": prefer("take"),
    "line": laying(line(0), prefer("draw", "hut")),
    "walk": laying(walk(1), uniform),
    "spiral": laying(spiral, prefer("draw", "hut")),
}
"""Ways to choose, by name; all but the first lead into rare places."""


# --- the comparison ---------------------------------------------------------------------------------------


def compare(reference: Position, engine: Engine) -> list[Move]:
    """Assert that both readings are in the same position; return the legal moves."""
    mover = reference.to_move
    assert engine.to_move() == (-1 if mover is CHANCE else -2 if mover is None else mover)
    assert engine.reference() == reference, (engine.reference(), reference)
    assert engine.result() == reference.result, (engine.result(), reference.result)
    if mover is CHANCE:
        weights = dict(engine.chance())
        total = sum(weights.values())
        found = sorted((engine.outcome_text(outcome), weight) for outcome, weight in weights.items())
        assert found == [(text, total * share) for text, share in reference.outcomes()]
        return []
    if mover is None:
        assert engine.places() == reference.places
        return []
    assert engine.active_seats() == 1 << mover
    actions = engine.legal(mover)
    texts = [engine.text(action) for action in actions]
    legal = list(reference.legal_moves_for(mover))
    assert sorted(texts) == legal, (sorted(set(texts) ^ set(legal)), len(texts), len(legal))
    assert [engine.action(text) for text in texts[:3]] == actions[:3]
    return legal


def agree(
    players: int,
    options: Options,
    seed: int,
    steering: str | Choice = "uniform",
    island: Island | None = None,
) -> Counter[str]:
    """Play one random game by both readings; AssertionError names the game and the moves where they differ.

    In a third of the games chance decides what a set-up would have; now and then the engine is loaded anew
    from ``rules``, or goes on as a copy. An ``island`` may lie there from the beginning. Gives counts of
    what came about.
    """
    name = steering if isinstance(steering, str) else "given"
    choose = STEERING[steering] if isinstance(steering, str) else steering
    rng = Random(f"{players} {sorted(options.items())} {seed} {name}")
    checked = TALUVA.options(options, players)
    reference = TALUVA.reference(
        players, checked, TALUVA.deal(players, checked, rng) if rng.random() < 0.7 else {}
    )
    assert isinstance(reference, Position)
    if island is not None:
        reference.island = island
    engine = Engine(reference)
    moves: list[str] = []
    seen: Counter[str] = Counter(games=1)
    try:
        legal = compare(reference, engine)
        while (mover := reference.to_move) is not None:
            if mover is CHANCE:
                outcome = rng.choice([text for text, _ in reference.outcomes()])
                moves.append(outcome)
                engine.resolve({engine.outcome_text(known): known for known, _ in engine.chance()}[outcome])
                reference.resolve(outcome)
            else:
                move = choose(reference, mover, legal, rng)
                moves.append(f"{mover}: {move}")
                action = engine.action(move)
                assert action in engine.legal(mover)
                engine.play(mover, action)
                for event in reference._apply(move, mover):
                    seen[event.key] += 1
                seen["decisions"] += 1
            legal = compare(reference, engine)
            if rng.random() < 0.02:
                engine = Engine(reference)
            elif rng.random() < 0.02:
                other = engine.copy()
                engine.playout(rng.getrandbits(60))
                engine.resample(0, 1)
                engine = other
    except AssertionError as error:
        raise AssertionError(
            f"agree({players}, {options}, {seed}, {name!r}) after {moves}: {error}"
        ) from error
    seen[f"ended by {reference.reason}"] += 1
    cells = reference.island.cells
    seen["tiles"] = reference.drawn + sum(reference.takes)
    seen["level"] = max(cell.level for cell in cells.values())
    seen["widest"] = max(q for q, _ in cells) - min(q for q, _ in cells) + 1
    seen["highest"] = max(r for _, r in cells) - min(r for _, r in cells) + 1
    return seen


def agree_on(combination: int, seeds: Sequence[int], steered: bool = False) -> Counter[str]:
    """Compare games of one combination; if steered, by each way to choose in turn."""
    players, options = COMBINATIONS[combination]
    ways = [name for name in STEERING if name != "uniform"] if steered else ["uniform"]
    seen: Counter[str] = Counter()
    for seed in seeds:
        found = agree(players, options, seed, ways[(seed + combination) % len(ways)])
        for measure in ("level", "widest", "highest"):
            found.pop(measure)
        seen += found
    return seen


def _chunk(games: int, steered: bool, parts: int, chunk: int) -> Counter[str]:
    combination, part = divmod(chunk, parts)
    return agree_on(combination, range(part * games, (part + 1) * games), steered)


def prove(games: int, chunk_size: int = 20) -> list[Proof]:
    """Return the proofs: so many games of each combination, and a tenth as many steered into rare places."""
    parts = -(-games // chunk_size)
    rare = max(1, games // 10 // chunk_size)
    return [
        Proof("taluva-games", len(COMBINATIONS) * parts, partial(_chunk, chunk_size, False, parts)),
        Proof("taluva-rare", len(COMBINATIONS) * rare, partial(_chunk, chunk_size, True, rare)),
    ]


PROOFS = prove(200)
