"""The engine against the literal rules, and what it does beyond them: playouts, copies, resampling."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from atoll.core import CHANCE, NotationError, Record, SetupError
from atoll.core.engine import OVER
from atoll.core.perft import perft
from atoll.games.hexes import hex_text
from atoll.games.taluva.engine import Engine
from atoll.games.taluva.rules import Cell, Island, Phase, Placement, Position
from covering_arrays import covering_array
from prove.taluva import (
    COMBINATIONS,
    STEERING,
    TALUVA,
    Choice,
    Options,
    agree,
    agree_on,
    both_ways,
    laying,
    line,
    prefer,
    spiral,
    uniform,
    walk,
)

ALL_MODULES: Options = {"ships": True, "doubles": True, "zone": "beginner"}
CHUNKS = 24


def begun(players: int = 2, seed: int | None = 1, **options: object) -> Engine:
    """Start a game; without a seed nothing of its set-up is known."""
    checked = TALUVA.options(options, players)  # type: ignore[arg-type]
    setup = {} if seed is None else TALUVA.deal(players, checked, Random(seed))
    reference = TALUVA.reference(players, checked, setup)
    assert isinstance(reference, Position)
    return Engine(reference)


def play_on(engine: Engine, decisions: int, seed: int = 1) -> None:
    """Make so many random moves, fewer if the game ends before."""
    rng = Random(seed)
    while decisions and engine.to_move() != OVER:
        if engine.to_move() == -1:
            engine.resolve(rng.choice(engine.chance())[0])
            continue
        engine.play(engine.to_move(), rng.choice(engine.legal(engine.to_move())))
        decisions -= 1


# --- the same as rules -----------------------------------------------------------------------------------


def test_there_are_all_combinations() -> None:
    assert len(COMBINATIONS) == 640
    assert len({(players, frozenset(options.items())) for players, options in COMBINATIONS}) == 640


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"ranking": True, "ships": True}),
        (4, {"teams": True, "ships": True, "doubles": True, "zone": "expert"}),
        (2, {"doubles": True, "zone": "intermediate-long", "all_tiles": True}),
        (5, {"zone": "intermediate-round"}),
    ],
)
def test_plays_as_the_rules_do(players: int, options: Options) -> None:
    assert agree(players, options, 1)["games"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_plays_as_the_rules_do_whichever_three_options_meet(chunk: int) -> None:
    """Prove plays every combination, 200 times."""
    some = covering_array([{"players": players, **options} for players, options in COMBINATIONS], together=3)
    for combination in list(some)[chunk::CHUNKS]:
        agree_on(combination, [0])


@pytest.mark.parametrize(
    ("steering", "players", "options", "place"),
    [
        ("burying", 2, {"all_tiles": True}, "ended by last-standing"),
        ("winning", 2, {"all_tiles": True}, "ended by early"),
        ("spending", 3, {"all_tiles": True, "ranking": True}, "taluva-eliminated-place"),
        ("lagoons", 3, {"ships": True, "zone": "expert"}, "taluva-ship"),
        ("flat", 2, {"zone": "expert", "doubles": True}, "ended by no-room"),
    ],
)
def test_agrees_in_rare_places(steering: str, players: int, options: Options, place: str) -> None:
    assert any(agree(players, options, seed, steering)[place] for seed in range(4))


@pytest.mark.parametrize(("level", "steering"), [(3, "high"), (7, "winning"), (15, "erupting")])
def test_agrees_on_the_highest_levels(level: int, steering: str) -> None:
    """Six volcanoes pass their fields round, level after level (docs/taluva-height.md)."""
    island = Island()
    for height in range(level):
        for number, volcano in enumerate([(0, 0), (2, 0), (4, -2), (4, -4), (2, -4), (0, -2)]):
            placement = Placement(volcano, (number + height % 2) % 6)
            island = island.lay("V" + "JCSRL"[number % 5] + "JCSRL"[height % 5], placement)
    seen = agree(3, {"ships": True, "doubles": True}, level, steering, island)
    assert seen["level"] > level


@pytest.mark.slow
@pytest.mark.parametrize("steering", [name for name in STEERING if name not in {"uniform", "line", "spiral"}])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"all_tiles": True}),
        (3, {"ships": True, "doubles": True, "ranking": True}),
        (4, {"ships": True, "doubles": True, "zone": "expert", "teams": True}),
    ],
)
def test_agrees_in_many_rare_places(steering: str, players: int, options: Options) -> None:
    """Prove goes there in every combination of options."""
    agree(players, options, 0, steering)


# --- no edge ---------------------------------------------------------------------------------------------


def _laid(place: Choice) -> Choice:
    """Draw as long as there is a stack, so that the double tiles come last; found a hut a turn."""
    return laying(place, prefer("draw", "take", "hut"))


@pytest.mark.slow
@pytest.mark.parametrize(("axis", "back"), [(0, False), (1, True), (2, False)])
def test_a_line_of_sixty_tiles_and_five_doubles_has_room(axis: int, back: bool) -> None:
    seen = agree(5, {"doubles": True}, axis, _laid(line(axis, back)))
    assert seen["tiles"] == 65
    assert max(seen["widest"], seen["highest"]) >= 128
    assert seen["ended by tiles"]


@pytest.mark.slow
@pytest.mark.parametrize("axis", range(3))
def test_a_line_that_grows_at_both_ends_has_room(axis: int) -> None:
    seen = agree(5, {"doubles": True, "ships": True}, axis, _laid(both_ways(axis)))
    assert max(seen["widest"], seen["highest"]) >= 120


@pytest.mark.slow
def test_a_spiral_has_room() -> None:
    seen = agree(5, {"doubles": True, "ships": True}, 0, _laid(spiral))
    assert min(seen["widest"], seen["highest"]) > 64


@pytest.mark.slow
@pytest.mark.parametrize("axis", range(3))
def test_a_game_may_walk_away(axis: int) -> None:
    seen = agree(5, {"ships": True}, axis, laying(walk(axis), uniform))
    assert max(seen["widest"], seen["highest"]) > 100


def test_a_wide_window_is_left_as_it_was_found() -> None:
    """Copies from wide to narrow and back, in one engine."""
    narrow, wide = begun(5, doubles=True), begun(5, doubles=True)
    play_on(narrow, 30)
    for _ in range(300):
        seat = wide.to_move()
        if seat == OVER:
            break
        legal = wide.legal(seat)
        wide.play(seat, max(legal, key=lambda action: wide.text(action).startswith("tile") * action))
    reference = wide.reference()
    assert max(q for q, _ in reference.island.cells) - min(q for q, _ in reference.island.cells) > 64
    work = narrow.copy()
    for each in (wide, narrow, wide, narrow):
        there = each.copy()
        assert there.reference() == each.reference()
        work = there.copy()
        work.playout(1)
        assert each.reference() == there.reference()


def test_an_island_that_no_game_makes_is_refused() -> None:
    reference = begun().reference()
    reference.island = Island({(0, 0): Cell(1, "V", 0, 0, False), (200, 0): Cell(1, "V", 0, 0, False)})
    with pytest.raises(SetupError, match=hex_text((200, 0))):
        Engine(reference)


# --- counts of moves -------------------------------------------------------------------------------------

PERFT = json.loads((Path(__file__).parents[3] / "data" / "taluva-perft.json").read_text())


@pytest.mark.parametrize("row", PERFT)
def test_counts_what_the_rules_count(row: dict[str, object]) -> None:
    counts = [count for _, count in perft(Record.from_json(row["record"]), 2)]
    assert counts == row["counts"]


# --- moves as numbers ------------------------------------------------------------------------------------


def test_an_action_names_the_same_move_everywhere() -> None:
    engine = begun(3, ships=True, doubles=True)
    names: dict[int, str] = {}
    for _ in range(100):
        if engine.to_move() == OVER:
            break
        for action in engine.legal(engine.to_move()):
            assert names.setdefault(action, engine.text(action)) == engine.text(action)
            assert engine.action(engine.text(action)) == action
        play_on(engine, 1)


@pytest.mark.parametrize("move", ["draw", "take VV", "tile 0,0 0", "hut -3,4", "tower 1,2", "temple 0,-1"])
def test_reads_and_writes_moves(move: str) -> None:
    engine = begun()
    assert engine.text(engine.action(move)) == move


def test_a_hex_that_no_game_reaches_is_no_action() -> None:
    assert begun().action("hut 300,0") == -1


def test_refuses_what_is_no_move() -> None:
    with pytest.raises(NotationError):
        begun().action("hut")


@pytest.mark.parametrize("options", [{}, ALL_MODULES])
def test_never_writes_more_actions_than_it_says(options: Options) -> None:
    engine = begun(4, **options)
    while engine.to_move() != OVER:
        assert 0 < len(engine.legal(engine.to_move())) <= engine.max_actions
        play_on(engine, 1)


# --- copies, playouts, chance ----------------------------------------------------------------------------


class Twin:
    """The engine's generator, in Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, number: int) -> int:
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & mask
        return ((z ^ (z >> 31)) >> 32) * number >> 32


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"ships": True}), (4, ALL_MODULES), (5, {"doubles": True, "ranking": True})],
)
def test_a_playout_draws_from_the_list_of_legal_moves(players: int, options: Options) -> None:
    for seed in range(5):
        engine = begun(players, seed, **options)
        listed = engine.copy()
        rng = Twin(seed)
        moves = engine.playout(seed)
        for _ in range(moves):
            legal = listed.legal(listed.to_move())
            listed.play(listed.to_move(), legal[rng.below(len(legal))])
        assert listed.to_move() == OVER
        assert listed.reference() == engine.reference()


def test_a_copy_is_independent() -> None:
    engine = begun(4, **ALL_MODULES)
    play_on(engine, 40)
    before = engine.reference()
    other = engine.copy()
    other.playout(1)
    assert other.to_move() == OVER
    assert engine.reference() == before
    assert engine.copy().reference() == before


def test_resampling_keeps_what_was_seen_and_forgets_the_rest() -> None:
    engine = begun(2, 1, doubles=True)
    play_on(engine, 13)
    known = engine.reference()
    decks = set()
    for seed in range(50):
        other = engine.copy()
        other.resample(0, seed)
        reference = other.reference()
        assert reference.deck[: reference.drawn] == known.deck[: known.drawn]
        assert len(reference.deck) == 24
        assert not Counter(reference.deck) - Counter(reference.options.box())
        assert (reference.island, reference.hand, reference.doubles) == (
            known.island,
            known.hand,
            known.doubles,
        )
        decks.add(reference.deck)
    assert len(decks) == 50
    # Tiles that are out of the game by the real set-up come too: nobody knows which they are.
    assert any(Counter(deck) - Counter(known.deck) for deck in decks)


def test_resampling_never_looks_at_the_real_stack() -> None:
    one = begun(2, 1)
    play_on(one, 10)
    reference = one.reference()
    other_reference = one.reference()
    other_reference.deck = reference.deck[: reference.drawn] + tuple(
        reversed(reference.deck[reference.drawn :])
    )
    other = Engine(other_reference)
    one.resample(0, 7)
    other.resample(0, 7)
    assert one.reference() == other.reference()


def test_resampling_leaves_no_chance() -> None:
    engine = begun(3, None, doubles=True)
    assert engine.to_move() == -1
    assert engine.reference().phase is Phase.DEAL
    engine.resample(1, 3)
    reference = engine.reference()
    assert len(reference.doubles) == 3
    assert len(reference.deck) == 36
    assert reference.to_move is not CHANCE
    assert engine.playout(1) > 60


def test_every_tile_of_the_box_is_resampled_alike() -> None:
    engine = begun(2, None)
    found: Counter[str] = Counter()
    for seed in range(4000):
        other = engine.copy()
        other.resample(0, seed)
        found[other.reference().deck[0]] += 1
    for tile, number in engine.reference().options.box().items():
        share = number / 48
        assert abs(found[tile] - 4000 * share) < 6 * (4000 * share) ** 0.5, tile
