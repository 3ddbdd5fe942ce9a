"""Small games are solved exactly; the rules and the engine agree on them, and search is tested by them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from atoll.ai import player
from atoll.core import OptionsError, SetupError
from atoll.core import game as game_named
from atoll.core.engine import OVER, Engine
from atoll.core.position import Position
from atoll.games.talat.material import BOARDS, KINDS, Square
from atoll.games.talat.rules import Board
from atoll.games.talat.rules import Position as Talat
from atoll.games.taluva.rules import Position as Taluva
from atoll.research.exact import Solver, worst_result
from atoll.research.extra import ResearchError

SMALL = [
    ("talat", {"towers": "13+23"}),
    ("talat", {"towers": "13+26+36"}),
    ("talat", {"towers": "13+23", "board": "3x3"}),
    ("talat", {"towers": "13+14+24+26+33+36", "board": "3x3"}),
    ("taluva", {"stack": "JC+JC+JC"}),
    ("taluva", {"stack": "JC+SR+LJ+RC"}),
    ("taluva", {"stack": "JC>SR>LJ>RC"}),
    ("titicaca", {"weapons": "3"}),
    ("titicaca", {"weapons": "3", "temples": "both"}),
]


OPEN_STACKS = [("JC>SR", 0), ("JC>CJ>SR", 1), ("SR>JC>CJ", 1), ("LJ>RC>SR", 1)]


@pytest.mark.parametrize(("name", "options"), SMALL)
@pytest.mark.parametrize("players", [2, 3])
def test_rules_and_engine_agree_on_small_games(name: str, options: dict, players: int) -> None:
    game = game_named(name)
    for seed in range(5):
        rng = Random(seed)
        at = game.new(players, seed, **options)
        engine, reference = at.engine, at.engine.reference()
        assert reference.options == at.options == game.options(at.options.to_json(players), players)
        while engine.to_move() != OVER:
            seat = engine.to_move()
            legal = [engine.text(action) for action in engine.legal(seat)]
            assert sorted(legal) == sorted(reference.legal_moves_for(seat))
            move = rng.choice(legal)
            reference.play(move, seat)
            engine.play(seat, engine.action(move))
            assert engine.reference() == reference
            again = engine.copy()
            again.resample(seat, rng.getrandbits(32))
            assert at.game._view(again.reference(), seat) == at.game._view(reference, seat)
        assert engine.result() == reference.result


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_no_form_offers_small_games(name: str, options: dict) -> None:
    game = game_named(name)
    assert not {choice.name for choice in game.options_class.choices()} & options.keys()
    assert all(not chosen.keys() & options.keys() for chosen in game.combinations(2))
    assert game.options({}, 2).to_json(2) == {}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("talat", {"towers": "13"}),
        ("talat", {"towers": "23+13"}),
        ("talat", {"towers": "13+17"}),
        ("talat", {"towers": 3}),
        ("talat", {"towers": "13+23", "board": "4x4"}),
        ("talat", {"board": "3x3"}),
        ("talat", {"towers": "13+14+16+23+24+26+33", "board": "3x3"}),
        ("taluva", {"stack": "LL+LL"}),
        ("taluva", {"stack": "VV"}),
        ("taluva", {"stack": "JC+"}),
        ("taluva", {"stack": "JC>"}),
        ("taluva", {"stack": "JC>SR+LJ"}),
        ("taluva", {"stack": True}),
        ("titicaca", {"weapons": "0"}),
        ("titicaca", {"weapons": "21"}),
        ("titicaca", {"weapons": "many"}),
        ("titicaca", {"weapons": 3}),
    ],
)
def test_small_games_that_cannot_be_are_refused(name: str, options: dict) -> None:
    with pytest.raises(OptionsError):
        game_named(name).options(options, 2)


@pytest.mark.parametrize("board", ["", "3x3"])
def test_talat_with_two_towers_each_is_a_tie(board: str) -> None:
    for kinds in combinations(KINDS, 2):
        start = game_named("talat").new(2, towers="+".join(map(str, kinds)), board=board)
        assert Solver().value(start.engine) == 0, kinds


def test_an_open_stack_comes_in_its_order_for_everybody() -> None:
    game = game_named("taluva")
    options = game.options({"stack": "JC>SR>LJ"}, 2)
    for seed in range(5):
        start = game.new(2, seed, stack="JC>SR>LJ")
        reference = start.reference
        assert isinstance(reference, Taluva)
        assert reference.deck == reference.determinize(0, Random(seed)).deck == ("JC", "SR", "LJ")
        guessed = start.engine.copy()
        guessed.determinize(0, seed)
        assert guessed.key() == start.engine.key() == game.start(2, options, {}).engine.key()
    with pytest.raises(SetupError, match="another order"):
        game.start(2, options, {"deck": ["SR"]})


@pytest.mark.parametrize(("stack", "value"), OPEN_STACKS)
def test_taluva_with_an_open_stack_has_these_values(stack: str, value: int) -> None:
    assert Solver().value(game_named("taluva").new(2, stack=stack).engine) == value


def mirrored(reference: Talat, boards: tuple[str, ...]) -> Talat:
    """Return a position with some boards' left and right exchanged."""
    other = reference.copy()
    for name in boards:
        other.boards[name] = Board(
            {Square(4 - square.column, square.row): tower for square, tower in reference.boards[name].items()}
        )
    return other


def test_mirrored_boards_share_a_canonical_key_and_nothing_else_does() -> None:
    rng = Random(1)
    start = game_named("talat").new(2, towers="13+23+36", board="3x3").engine
    met: dict[bytes, set[frozenset[Talat]]] = {}
    for _ in range(60):
        engine = start.copy()
        while engine.to_move() != OVER:
            engine.play(engine.to_move(), rng.choice(engine.legal(engine.to_move())))
            reference = engine.reference()
            assert isinstance(reference, Talat)
            images = frozenset(
                mirrored(reference, boards) for number in range(4) for boards in combinations(BOARDS, number)
            )
            assert {image_engine(image).canonical_key() for image in images} == {engine.canonical_key()}
            met.setdefault(engine.canonical_key(), set()).add(images)
    assert all(len(images) == 1 for images in met.values())


def image_engine(reference: Talat) -> Engine:
    return game_named("talat").engine(reference)


def plain_value(engine: Engine, known: dict[bytes, int]) -> int:
    """Minimax without any cut-off: what ``Solver`` has to find. Raise OverflowError if it takes too long."""
    if engine.to_move() == OVER:
        return {(1, 2): 1, (1, 1): 0, (2, 1): -1}[engine.places()]
    key = engine.key()
    if key not in known:
        if len(known) > 2000:
            raise OverflowError
        seat = engine.to_move()
        values = []
        for action in engine.legal(seat):
            after = engine.copy()
            after.play(seat, action)
            values.append(plain_value(after, known))
        known[key] = max(values) if seat == 0 else min(values)
    return known[key]


def late_positions(name: str, options: dict, before_end: int, seeds: range) -> list[Engine]:
    """Positions of random games so many decisions before the end."""
    found = []
    for seed in seeds:
        rng = Random(seed)
        engine = game_named(name).new(2, seed, **options).engine
        played = []
        while engine.to_move() != OVER:
            played.append(engine.copy())
            engine.play(engine.to_move(), rng.choice(engine.legal(engine.to_move())))
        found.append(played[max(0, len(played) - before_end)])
    return found


@pytest.mark.parametrize(
    ("name", "options", "before_end"),
    [
        ("talat", {"towers": "13+23+36"}, 4),
        ("talat", {"towers": "13+24+36", "board": "3x3"}, 6),
        ("taluva", {"stack": "JC+JC+JC"}, 2),
    ],
)
def test_cut_offs_change_no_value(name: str, options: dict, before_end: int) -> None:
    values = []
    for engine in late_positions(name, options, before_end, range(40)):
        try:
            values.append(plain_value(engine, {}))
        except OverflowError:
            continue
        assert Solver().value(engine) == values[-1]
    assert len(values) > 5
    assert set(values) != {0}


@pytest.mark.parametrize("board", ["", "3x3"])
def test_what_search_proves_is_true(board: str) -> None:
    game = game_named("talat")
    proven = 0
    for engine in late_positions("talat", {"towers": "13+23+36", "board": board}, 4, range(20)):
        known: dict[bytes, int] = {}
        try:
            plain_value(engine, known)
        except OverflowError:
            continue
        at = Position(game, engine.reference(), from_start=False)
        seat = engine.to_move()
        for bot in ("mcts:simulations=300", "alphabeta:nodes=3000"):
            for candidate in player(bot, seed=1).think(at, seat).candidates:
                after = engine.copy()
                after.play(seat, engine.action(candidate.move))
                value = plain_value(after, known) * (1 if seat == 0 else -1)
                assert candidate.low <= (value + 1) / 2 <= candidate.high
                proven += candidate.low == candidate.high
    assert proven > 10


def test_an_opponent_who_knows_the_bot_holds_it_to_the_value_or_less() -> None:
    for name, options in (("talat", {"towers": "13+23"}), ("taluva", {"stack": "JC+JC+JC"})):
        start = game_named(name).new(2, 1, **options)
        value = Solver().value(start.engine)
        for bot in ("random", "greedy"):
            assert worst_result(bot, start, 0) <= value
            assert worst_result(bot, start, 1) <= -value
    # A game in which greedy, moving second, loses though it need not.
    assert worst_result("greedy", game_named("talat").new(2, towers="13+23"), 1) == -1


def test_a_bot_that_draws_its_moves_gets_the_mean_and_never_more_than_the_value() -> None:
    start = game_named("taluva").new(2, 1, stack="JC+JC")
    sure, drawn = worst_result("random", start, 0), worst_result("random", start, 0, seeds=3)
    assert sure.denominator == 1
    assert -1 <= drawn <= Solver().value(start.engine)


def test_what_cannot_be_solved_is_refused() -> None:
    game = game_named("taluva")
    open_chance = game.start(2, game.options({"stack": "JC+SR"}, 2), {})
    with pytest.raises(ResearchError, match="Chance still"):
        Solver().value(open_chance.engine)
    with pytest.raises(ResearchError, match="Chance still"):
        worst_result("random", open_chance, 0)
    with pytest.raises(ResearchError, match="two-player games"):
        Solver().value(game_named("talat").new(3).engine)
    with pytest.raises(ResearchError, match="two-player games"):
        worst_result("random", game_named("talat").new(3), 0)
    with pytest.raises(ResearchError, match="100 positions"):
        Solver(limit=100).value(game_named("talat").new(2).engine)
