"""The engine against the literal rules, and what it does beyond them: playouts, copies, resampling."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from atoll.core import SetupError
from atoll.core.engine import CHANCE, OVER
from atoll.games.titicaca.engine import Engine
from atoll.games.titicaca.rules import Position, Step
from prove.titicaca import (
    CHOICES,
    SETUPS,
    TITICACA,
    agree,
    agree_on_many,
    agree_on_rare,
    compare,
    odd_country,
    odd_setup,
)

PLAYERS = [2, 3, 4, 5]


def begun(players: int, seed: int = 1, setup: str = "dealt") -> Engine:
    reference = TITICACA.reference(
        players, TITICACA.options({}, players), SETUPS[setup](players, Random(seed))
    )
    assert isinstance(reference, Position)
    return Engine(reference)


def play_until(engine: Engine, rng: Random, step: Step, bids: int = 3) -> bool:
    """Play random moves, bids from 0 to ``bids``, until a step comes; tell whether it did."""
    while engine.to_move() != OVER:
        if engine.reference().step is step:
            return True
        seat = engine.to_move()
        legal = engine.legal(seat)
        engine.play(seat, rng.choice(legal[: bids + 1] if engine.reference().step is Step.BIDDING else legal))
    return False


# --- the same as rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, *(pytest.param(more, marks=pytest.mark.slow) for more in (4, 5))])
def test_plays_as_the_rules_do(players: int) -> None:
    assert agree_on_many(players, 0, 10)["games"] == 10


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(1, 3))
@pytest.mark.parametrize("players", PLAYERS)
def test_plays_as_the_rules_do_50_times(players: int, chunk: int) -> None:
    """Prove plays 5,000 with each number of players."""
    agree_on_many(players, chunk, 25)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("bids", CHOICES)
def test_agrees_in_rare_places(bids: str, setup: str) -> None:
    agree(2 + len(bids + setup) % 4, 1, bids, setup)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_agrees_in_many_rare_places(players: int) -> None:
    """Prove plays 5,000 with each number of players."""
    agree_on_rare(players, 1, 30)


@pytest.mark.parametrize(
    ("players", "bids", "setup", "places"),
    [
        (4, "idle", "dealt", ["ended by no-bids", "titicaca-no-bids", "titicaca-extra-round"]),
        (3, "spendthrift", "dealt", ["ended by weapons"]),
        (2, "thrifty", "dealt", ["ended by full", "titicaca-extra-round", "titicaca-temple-shown"]),
        (4, "thrifty", "without scoring lakes", ["titicaca-skipped", "titicaca-scoring"]),
        (5, "together", "few terrains", ["tie of 2", "tie of 3"]),
        (3, "uniform", "known in part", ["chance", "titicaca-slot"]),
    ],
)
def test_the_rare_places_are_reached(players: int, bids: str, setup: str, places: list[str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        seen += agree(players, seed, bids, setup)
    assert {place: seen[place] > 0 for place in places} == dict.fromkeys(places, True)


def test_loads_every_position_and_gives_it_back() -> None:
    engine, rng = begun(4), Random(7)
    while engine.to_move() != OVER:
        compare(engine.reference(), Engine(engine.reference()))
        seat = engine.to_move()
        engine.play(seat, rng.choice(engine.legal(seat)))
    compare(engine.reference(), Engine(engine.reference()))


# --- actions ---------------------------------------------------------------------------------------------


def test_an_action_that_is_not_legal_is_refused() -> None:
    engine = begun(3)
    with pytest.raises(ValueError, match="not legal"):
        engine.play(0, engine.action("bid 21"))
    with pytest.raises(ValueError, match="not legal"):
        engine.play(0, engine.action("join -"))


@pytest.mark.parametrize(
    "move", ["village 90,0", "join 90,0", "merge 0,0 90,0", "merge -90,0 0,0", "temple 90,0 1", "bid 99999"]
)
def test_a_move_that_names_no_hex_of_the_country_has_no_action(move: str) -> None:
    assert begun(4).action(move) == -1


def test_an_action_that_names_no_hex_has_no_text() -> None:
    engine = begun(4)
    last = engine.action("village 4,-1")
    with pytest.raises(ValueError, match="names hex"):
        engine.text(last + 40)


@pytest.mark.parametrize("hexes", [2, 48, 64, 65, 128])
def test_every_hex_has_actions_of_its_own(hexes: int) -> None:
    country = odd_country(Random(hexes), hexes, [1])
    reference = TITICACA.reference(2, TITICACA.options({}, 2), odd_setup(2, Random(1), country))
    assert isinstance(reference, Position)
    engine = Engine(reference)
    places = sorted(country)
    moves = [
        *(f"bid {weapons}" for weapons in range(200)),
        *(f"village {q},{r}" for q, r in places),
        "join -",
        *(f"join {q},{r}" for q, r in places),
        "temple -",
        *(f"temple {q},{r} {value}" for q, r in places for value in (1, 2)),
        "merge -",
        *(f"merge {a},{b} {c},{d}" for i, (a, b) in enumerate(places) for c, d in places[i + 1 :]),
    ]
    actions = [engine.action(move) for move in moves]
    assert len(set(actions)) == len(moves)
    assert [engine.text(action) for action in actions] == moves


# --- playouts --------------------------------------------------------------------------------------------


class Generator:
    """The engine's random numbers (splitmix64), for picking from lists as a playout picks without them."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return ((z ^ z >> 31) >> 32) * n >> 32


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_playout_picks_from_the_legal_moves(players: int, setup: str) -> None:
    for seed in range(10):
        start = begun(players, seed, setup)
        fast, listed, rng = start.copy(), start.copy(), Generator(seed)
        decisions = 0
        while (mover := listed.to_move()) != OVER:
            if mover == CHANCE:
                outcomes = listed.chance()
                listed.resolve(outcomes[rng.below(len(outcomes))][0])
                continue
            legal = listed.legal(mover)
            listed.play(mover, legal[rng.below(len(legal))])
            decisions += 1
        assert fast.playout(seed) == decisions
        assert fast.reference() == listed.reference()
        assert fast.result() == listed.result()


# --- copies ----------------------------------------------------------------------------------------------


def test_a_copy_is_independent() -> None:
    engine = begun(4)
    before = engine.reference()
    other = engine.copy()
    assert other.reference() == before
    other.playout(1)
    assert engine.reference() == before
    assert other.reference() != before


def test_becomes_another_position_of_another_country() -> None:
    engine, other = begun(4, 1, "any shape"), begun(4, 2)
    engine.become(other)
    assert engine.reference() == other.reference()
    engine.playout(3)
    other.playout(3)
    assert engine.reference() == other.reference()
    with pytest.raises(TypeError):
        engine.become(begun(3))


def test_a_copy_of_a_country_in_part_is_independent() -> None:
    engine = begun(3, 5, "known in part")
    before = engine.reference()
    assert before.step is Step.DRAWING
    drawn = engine.copy()
    drawn.resample(0, 1)
    again = drawn.copy()
    assert again.reference() == drawn.reference()
    assert len(again.reference().country) == 44
    assert engine.reference() == before
    assert engine.copy().reference() == before


# --- resampling ------------------------------------------------------------------------------------------


def split(reference: Position, seat: int) -> tuple[int, ...]:
    """A seat's temples: the values on the board, by hex, then those in hand."""
    return (
        *(
            reference.temples[place]
            for place in sorted(reference.temples)
            if reference.villages[place] == seat
        ),
        *reference.hands[seat],
    )


def test_resampling_redraws_temples_that_nobody_has_seen() -> None:
    seen: dict[str, Counter[tuple[int, ...]]] = {"own": Counter(), "known": Counter(), "hidden": Counter()}
    for seed in range(30):
        engine, rng = begun(4, seed), Random(seed)
        while play_until(engine, rng, Step.VILLAGE):
            reference = engine.reference()
            viewer = rng.randrange(4)
            other = engine.copy()
            other.resample(viewer, rng.getrandbits(64))
            for seat in range(4):
                was, now = split(reference, seat), split(other.reference(), seat)
                assert sorted(now) == [1, 2]
                kind = "own" if seat == viewer else "known" if seat in reference.known else "hidden"
                if len(reference.hands[seat]) < 2:
                    seen[kind][(*was, *now)] += 1
            compare(other.reference(), other)
            moved = other.reference()
            moved.temples, moved.hands = reference.temples, reference.hands
            assert moved == reference, "nothing else changes"
            seat = engine.to_move()
            engine.play(seat, rng.choice(engine.legal(seat)))
    assert {*seen["own"], *seen["known"]} == {(1, 2, 1, 2), (2, 1, 2, 1)}
    kept = seen["hidden"][1, 2, 1, 2] + seen["hidden"][2, 1, 2, 1]
    assert 0.4 < kept / seen["hidden"].total() < 0.6


def test_fields_and_regions_to_choose_from_follow_from_the_order_of_play() -> None:
    """A search lists them once, for all bids that lead to an order and all temples that nobody has seen."""
    compared = Counter[Step]()
    for seed in range(10):
        rng = Random(seed)
        one = begun(3, seed)
        other = one.copy()
        for _ in range(4):
            ranks = rng.sample(range(1, 4), 3)
            for seat, rank in enumerate(ranks):
                one.play(seat, one.action(f"bid {rank}"))
                other.play(seat, other.action(f"bid {rank + 1}"))
            while (step := one.reference().step) is not Step.BIDDING:
                seat = one.to_move()
                assert other.to_move() == seat
                assert other.reference().step is step
                if step is not Step.TEMPLE:
                    assert one.legal(seat) == other.legal(seat)
                    compared[step] += 1
                action = rng.choice(sorted({*one.legal(seat)} & {*other.legal(seat)}))
                one.play(seat, action)
                other.play(seat, action)
                other.resample(seat, rng.getrandbits(64))
    assert min(compared[step] for step in (Step.VILLAGE, Step.JOIN, Step.MERGE)) > 10


def test_resampling_draws_the_bids_of_others_uniformly() -> None:
    engine = begun(4)
    engine.play(1, engine.action("bid 5"))
    engine.play(3, engine.action("bid 6"))
    drawn = Counter[int]()
    for seed in range(2100):
        other = engine.copy()
        other.resample(3, seed)
        bids = other.reference().bids
        assert set(bids) == {1, 3}
        assert bids[3] == 6
        assert other.active_seats() == 0b0101
        drawn[bids[1]] += 1
    assert set(drawn) == set(range(21))
    assert 60 < min(drawn.values()) <= max(drawn.values()) < 150


def test_a_search_forgets_the_bids_of_others() -> None:
    engine = begun(4)
    engine.play(1, engine.action("bid 5"))
    engine.play(3, engine.action("bid 6"))
    asked = engine.copy()
    asked.determinize(0, 1)
    assert asked.reference().bids == {}
    bidder = engine.copy()
    bidder.determinize(3, 1)
    assert bidder.reference().bids == {3: 6}
    assert bidder.active_seats() == 0b0111
    assert bidder.to_move() == 0


def test_bids_that_all_have_seen_stay() -> None:
    engine = begun(3)
    for seat in range(3):
        engine.play(seat, engine.action(f"bid {seat + 1}"))
    other = engine.copy()
    other.resample(0, 1)
    assert other.reference() == engine.reference()


@pytest.mark.parametrize("players", PLAYERS)
def test_resampling_draws_the_rest_of_the_set_up(players: int) -> None:
    reference = TITICACA.reference(players, TITICACA.options({}, players), {})
    assert isinstance(reference, Position)
    arrows, first = Counter[int | None](), Counter[str]()
    for seed in range(200):
        engine = Engine(reference)
        engine.resample(0, seed)
        drawn = engine.reference()
        again = TITICACA.reference(players, TITICACA.options({}, players), drawn.setup())
        assert drawn == again, "as if it had been dealt so"
        arrows[drawn.first_arrow] += 1
        first[drawn.country[0, -1]] += 1
    assert set(arrows) == set(range(players))
    assert set("FMSPG") <= set(first)


# --- what cannot be loaded -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "unseen",
    [
        {"bids": {0: -1}},
        {"hands": [(1, 2), (0,), (1, 2)]},
        {"hands": [(1, 2), (0, 0), (1, 2)]},
        {"temples": {(0, 0): 0}},
    ],
)
def test_a_position_with_unseen_temples_or_bids_is_not_loaded(unseen: dict[str, object]) -> None:
    reference = begun(3).reference()
    for name, value in unseen.items():
        setattr(reference, name, value)
    with pytest.raises(ValueError, match="resample"):
        Engine(reference)


def test_a_stock_beyond_measure_is_not_loaded() -> None:
    reference = begun(3).reference()
    reference.stocks[1] = 1001
    with pytest.raises(ValueError, match="1000 weapon points"):
        Engine(reference)


def test_a_country_of_more_than_128_hexes_is_not_loaded() -> None:
    country = odd_country(Random(1), 129, [1])
    with pytest.raises(SetupError):
        TITICACA.reference(2, TITICACA.options({}, 2), odd_setup(2, Random(1), country))
    reference = begun(2).reference()
    reference.country = country
    with pytest.raises(ValueError, match="129 hexes"):
        Engine(reference)
