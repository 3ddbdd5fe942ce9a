"""Titicaca's two readings, ``rules`` and ``engine``, play side by side and are compared at every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from atoll.core import CHANCE, Event, Json, Move, Seat, game
from atoll.games.hexes import Hex, hex_text, neighbours
from atoll.games.titicaca import country as countries
from atoll.games.titicaca.engine import Engine
from atoll.games.titicaca.material import LAKES, TERRAINS
from atoll.games.titicaca.rules import Position, Step
from prove.proof import Proof

TITICACA = game("titicaca")

# --- how the random players choose ----------------------------------------------------------------------

Choice = Callable[[Position, Seat, list[Move], Random], Move]
"""Picks one of a seat's legal moves."""


def uniform(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Any move; stocks are soon spent, and many fields stay empty."""
    return rng.choice(moves)


def _bids(few: Callable[[int, Random], int]) -> Choice:
    def choose(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
        if position.step is Step.BIDDING:
            return f"bid {min(few(position.stocks[seat], rng), position.stocks[seat])}"
        return rng.choice(moves)

    return choose


thrifty = _bids(lambda stock, rng: rng.randint(0, 3))
"""Bids from 0 to 3: the country fills up."""

idle = _bids(lambda stock, rng: int(rng.random() < 0.05))
"""Hardly anybody bids."""

spendthrift = _bids(lambda stock, rng: stock)
"""All that there is: everybody is broke at once."""

equal = _bids(lambda stock, rng: 1)
"""All bid the same: the arrow decides, and everybody has equally many villages."""


def together(position: Position, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """All bid 1, and regions are made as large as may be: ties of many seats."""
    if position.step in (Step.JOIN, Step.MERGE):
        return rng.choice([move for move in moves if not move.endswith(" -")])
    return equal(position, seat, moves, rng)


CHOICES: Mapping[str, Choice] = {
    "uniform": uniform,
    "thrifty": thrifty,
    "idle": idle,
    "spendthrift": spendthrift,
    "equal": equal,
    "together": together,
}

# --- countries -------------------------------------------------------------------------------------------


def dealt(players: int, rng: Random) -> dict[str, Json]:
    """Deal from the box."""
    return TITICACA.deal(players, TITICACA.options({}, players), rng)


def odd_country(
    rng: Random, hexes: int, lakes: list[int], terrains: str = TERRAINS, islets: int = 0
) -> dict[Hex, str]:
    """Grow a country of any shape; ``islets`` lakes lie apart, with no field next to them."""
    places: list[Hex] = [(0, 0)]
    while len(places) < hexes - islets:
        place = rng.choice(neighbours(rng.choice(places)))
        if place not in places:
            places.append(place)
    rng.shuffle(places)
    far = max(q for q, _ in places) + 3
    apart = [(far + 2 * i, 0) for i in range(islets)]
    wet = dict(zip(apart + places, lakes, strict=False))
    country = {place: str(wet[place]) if place in wet else rng.choice(terrains) for place in places + apart}
    rows = list(country.items())
    rng.shuffle(rows)
    return dict(rows)


def odd_setup(players: int, rng: Random, country: Mapping[Hex, str]) -> dict[str, Json]:
    """Put a country and an arrow into a set-up."""
    return {
        "country": {hex_text(place): shown for place, shown in country.items()},
        "arrow": rng.randrange(players),
    }


def any_shape(players: int, rng: Random) -> dict[str, Json]:
    """A country of 2 to 128 hexes with any lakes."""
    hexes = rng.choice([2, 7, 30, 63, 64, 65, 100, 128])
    lakes = rng.sample(range(1, LAKES + 1), rng.randint(0, min(LAKES, hexes // 2)))
    return odd_setup(players, rng, odd_country(rng, hexes, lakes))


def without_scoring_lakes(players: int, rng: Random) -> dict[str, Json]:
    """Lakes 5 and 10 are missing, or lie apart: no round, but a scoring (C-SCO-1, C-END-5)."""
    others = [lake for lake in range(1, LAKES + 1) if lake not in (5, 10)]
    if rng.random() < 0.5:
        return odd_setup(players, rng, odd_country(rng, 40, others))
    return odd_setup(players, rng, odd_country(rng, 40, [5, 10, *others], islets=2))


def few_terrains(players: int, rng: Random) -> dict[str, Json]:
    """Two or three terrains and many lakes: ties."""
    lakes = list(range(1, LAKES + 1))
    return odd_setup(players, rng, odd_country(rng, 48, lakes, rng.choice(["FM", "FMS"])))


def known_in_part(players: int, rng: Random) -> dict[str, Json]:
    """Some slots of the country, perhaps all, and no arrow: chance decides the rest."""
    country = countries.draw(players, rng)
    slots = rng.randint(0, len(country) // 4)
    rows = [(hex_text(place), shown) for place, shown in country.items()]
    return {"country": dict(rows[: 4 * slots])} if slots or rng.random() < 0.5 else {}


SETUPS: Mapping[str, Callable[[int, Random], dict[str, Json]]] = {
    "dealt": dealt,
    "any shape": any_shape,
    "without scoring lakes": without_scoring_lakes,
    "few terrains": few_terrains,
    "known in part": known_in_part,
}

# --- the comparison --------------------------------------------------------------------------------------


def compare(reference: Position, engine: Engine) -> None:
    """Assert that both readings say the same of a position."""
    asked = reference.active_seats
    assert engine.active_seats() == sum(1 << seat for seat in asked)
    mover = reference.to_move
    assert engine.to_move() == (-1 if mover is CHANCE else -2 if mover is None else mover)
    for seat in range(reference.players):
        actions = engine.legal(seat)
        texts = [engine.text(action) for action in actions]
        assert sorted(texts) == reference.legal_moves_for(seat), (
            seat,
            sorted(texts),
            reference.legal_moves_for(seat),
        )
        assert [engine.action(text) for text in texts] == actions
    assert sorted(engine.outcome_text(outcome) for outcome, _ in engine.chance()) == [
        text for text, _ in reference.outcomes()
    ]
    assert engine.reference() == reference, (engine.reference(), reference)
    assert engine.result() == reference.result


def ties(event: Event) -> Counter[str]:
    """Count the ties of a scoring by the number of the tied."""
    scoring: Any = event.values["scoring"]
    return Counter(
        f"tie of {len(category['tie'])}"
        for region in scoring["regions"]
        for category in region["categories"]
        if category["tie"]
    )


def agree(players: int, seed: int, bids: str = "uniform", setup: str = "dealt") -> Counter[str]:
    """Play one random game by both readings; AssertionError names the game and the moves where they differ.

    Seats bid in any order, chance decides what the set-up leaves open, and now and then the engine is
    loaded anew from ``rules``. Gives counts of what came about: the reason of the end, extra rounds, ties.
    """
    rng = Random(f"{players} {seed} {bids} {setup}")
    choose = CHOICES[bids]
    reference = TITICACA.reference(players, TITICACA.options({}, players), SETUPS[setup](players, rng))
    assert isinstance(reference, Position)
    engine = Engine(reference)
    moves: list[str] = []
    seen: Counter[str] = Counter(games=1)
    try:
        compare(reference, engine)
        while (mover := reference.to_move) is not None:
            if mover is CHANCE:
                outcome = rng.choice([text for text, _ in reference.outcomes()])
                moves.append(outcome)
                number = {engine.outcome_text(known): known for known, _ in engine.chance()}[outcome]
                engine.resolve(number)
                events = reference.resolve(outcome)
                seen["chance"] += 1
            else:
                seat = rng.choice(sorted(reference.active_seats))
                move = choose(reference, seat, list(reference.legal_moves_for(seat)), rng)
                moves.append(f"{seat}: {move}")
                engine.play(seat, engine.action(move))
                events = reference.play(move, seat)
                seen["decisions"] += 1
            compare(reference, engine)
            if rng.random() < 0.02:
                engine = Engine(reference)
            for event in events:
                seen[event.key] += 1
                if event.key == "titicaca-scoring":
                    seen += ties(event)
        seen[f"ended by {reference.reason}"] += 1
    except AssertionError as error:
        raise AssertionError(
            f"agree({players}, {seed}, {bids!r}, {setup!r}) after {moves}: {error}"
        ) from error
    return seen


def agree_on_many(players: int, chunk: int, games: int) -> Counter[str]:
    """Compare games from the box, half of them with thrifty bids; chunk n always plays the same games."""
    seen: Counter[str] = Counter()
    for seed in range(chunk * games, (chunk + 1) * games):
        seen += agree(players, seed, "thrifty" if seed % 2 else "uniform")
    return seen


def agree_on_rare(players: int, chunk: int, games: int) -> Counter[str]:
    """Compare games steered into rare places: all kinds of bids on all kinds of countries in turn."""
    kinds = [(bids, setup) for setup in SETUPS for bids in CHOICES]
    seen: Counter[str] = Counter()
    for seed in range(chunk * games, (chunk + 1) * games):
        seen += agree(players, seed, *kinds[seed % len(kinds)])
    return seen


def _chunk(
    run: Callable[[int, int, int], Counter[str]], players: int, games: int, chunk: int
) -> Counter[str]:
    return run(players, chunk, games)


def prove(games: int, chunk_size: int = 50) -> list[Proof]:
    """Return the proofs: games of each number of players, from the box and steered into rare places."""
    return [
        Proof(
            f"titicaca-{kind}-{players}",
            -(-games // chunk_size),
            partial(_chunk, run, players, chunk_size),
        )
        for players in TITICACA.seats
        for kind, run in (("box", agree_on_many), ("rare", agree_on_rare))
    ]


PROOFS = prove(5000)
