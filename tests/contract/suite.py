"""The contract, as checks that any game can be put through.

``CHECKS`` maps names to functions of a ``Case``: a game, a number of players, options and a seed. Each plays
through a random game and raises AssertionError with a plain reason where the game breaks its word.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator, Mapping
from copy import copy, deepcopy
from dataclasses import dataclass, field
from random import Random

from atoll.core import (
    CHANCE,
    SPECTATOR,
    Game,
    IllegalMove,
    Json,
    NotationError,
    OptionsError,
    Position,
    Record,
    SetupError,
    Viewer,
)
from atoll.core.position import RulesPosition
from atoll.core.reference import ReferencePosition

GARBAGE = (
    "",
    " ",
    "nonsense",
    "bid",
    "bid -1",
    "tile 0,0",
    "\x00",
    "put 36 AB a1 ",
    "1,0",
    "🗿",
    "bid 01",
    "bid ?",
)


@dataclass(frozen=True)
class Case:
    """One game to look at."""

    game: Game
    players: int
    options: Mapping[str, Json] = field(default_factory=dict)
    seed: int = 0
    every: int = 1  # dear checks look at every so many positions only

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.game.name}-{self.players}{'-' + chosen if chosen else ''}"

    def reference(self, *, setup: Mapping[str, Json] | None = None) -> ReferencePosition:
        options = self.game.options(self.options, self.players)
        return self.game.reference(self.players, options, self.dealt() if setup is None else setup)

    def start(self, *, literal: bool = False, setup: Mapping[str, Json] | None = None) -> Position:
        reference = self.reference(setup=setup)
        return RulesPosition(self.game, reference) if literal else Position(self.game, reference)

    def dealt(self) -> dict[str, Json]:
        options = self.game.options(self.options, self.players)
        return self.game.deal(self.players, options, Random(self.seed))

    def viewers(self) -> list[Viewer]:
        return [*range(self.players), SPECTATOR]


Check = Callable[[Case], None]
CHECKS: dict[str, Check] = {}


def check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


def random_game(case: Case, *, literal: bool = False, partial: bool = False) -> Iterator[Position]:
    """Play random moves; return the position before each decision and once at the end."""
    rng = Random(case.seed)
    position = case.start(literal=literal, setup={} if partial else None)
    while (seat := position.to_move) is not None:
        if seat is CHANCE:
            outcomes = position.outcomes()
            weights = [float(probability) for _, probability in outcomes]
            position.resolve(rng.choices([outcome for outcome, _ in outcomes], weights)[0])
            continue
        yield position
        active = rng.choice(position.active_seats)
        position.play(rng.choice(position.legal_moves_for(active)), active)
    yield position


def sampled(case: Case, positions: Iterator[Position]) -> Iterator[Position]:
    """Every so many of them, beginning at a random one, and the last."""
    start = Random(case.seed + 1).randrange(case.every)
    for number, position in enumerate(positions):
        if number % case.every == start or position.is_over:
            yield position


@check
def options_are_checked(case: Case) -> None:
    game = case.game
    for players in (game.seats[0] - 1, game.seats[-1] + 1):
        _must_raise(SetupError, f"{players} players are accepted", game.options, {}, players)
    _must_raise(OptionsError, "an unknown option is accepted", game.options, {"no-such": True}, case.players)
    for choice in game.options_class.choices():
        _must_raise(OptionsError, "a wrong value", game.options, {choice.name: "nonsense"}, case.players)
        assert choice.default in choice.values
    options = game.options(case.options, case.players)
    given = options.to_json(case.players)
    assert game.options(given, case.players) == options, "options do not survive being written down"
    json.dumps(given)


@check
def deals_are_fair_copies(case: Case) -> None:
    setup = case.dealt()
    assert setup == case.dealt(), "the same seed deals differently"
    assert json.loads(json.dumps(setup)) == setup, "a set-up must be plain JSON"
    for position in (case.start(literal=True), case.start()):
        assert position.to_move is not CHANCE, "a full set-up leaves a chance node"
        assert position.setup() == setup, "the position's set-up is not the one it was dealt"
        assert list(position.setup()) == list(setup), "the order of the set-up's parts changed"
    options = case.game.options(case.options, case.players)
    _must_raise(
        SetupError,
        "a nonsense set-up is accepted",
        case.game.reference,
        case.players,
        options,
        {"nonsense": 1},
    )


@check
def movers_and_legal_moves_agree(case: Case) -> None:
    others: set[str] = set()
    for position in sampled(case, random_game(case)):
        active, mover = position.active_seats, position.to_move
        assert mover == min(active, default=None), "to_move is not the lowest active seat"
        for seat in range(case.players):
            legal = list(position.legal_moves_for(seat))
            assert legal == sorted(set(legal)), "legal moves are not sorted or not unique"
            assert bool(legal) == (seat in active), "an active seat has no move, or another one has some"
            for move in legal:
                assert position.is_legal(move, seat), f"{move} is listed but not legal"
                assert position.explain(move, seat) == (), f"{move} is legal but explained"
            for move in sorted(others - set(legal))[:20]:
                assert not position.is_legal(move, seat), f"{move} is legal but not listed"
                refusals = position.explain(move, seat)
                assert refusals, f"{move} is refused without a reason"
                assert all(refusal.key for refusal in refusals)
                if not active:
                    assert [r.key for r in refusals] == ["game-over"]
                elif seat not in active:
                    assert [r.key for r in refusals] == ["not-your-turn"]
            others.update(Random(len(others)).sample(legal, min(4, len(legal))))


@check
def refused_moves_change_nothing(case: Case) -> None:
    others: set[str] = set()
    for position in sampled(case, random_game(case)):
        seat = position.to_move
        before = position.copy()
        for text in GARBAGE:
            for act in (position.play, position.is_legal, position.explain):
                _must_raise(NotationError, f"{text!r} is taken for a move", act, text, 0)
        for s in range(case.players):
            for move in sorted(others - set(position.legal_moves_for(s)))[:5]:
                _must_raise(IllegalMove, f"{move} is played though illegal", position.play, move, s)
        assert position == before, "a refused move changed the position"
        if isinstance(seat, int):
            others.update(position.legal_moves_for(seat)[:5])


@check
def copies_are_independent_values(case: Case) -> None:
    for literal in (True, False):
        kept: list[tuple[Position, Position]] = []
        for position in sampled(case, random_game(case, literal=literal)):
            copy = position.copy()
            assert copy == position, "a copy differs"
            assert hash(copy) == hash(position), "equal positions have different hashes"
            again = pickle.loads(pickle.dumps(position))
            assert again == position, "a pickled position differs"
            assert again.moves == position.moves, "a pickled position has another history"
            assert deepcopy(position) == position, "a deep copy differs"
            kept.append((copy, again))
        for copy, again in kept:
            assert copy == again, "playing on changed a copy"
        assert len(kept) < 2 or kept[0][0] != kept[-1][0], "all positions are equal"


@check
def records_replay(case: Case) -> None:
    for literal in (False, True):
        for position in sampled(case, random_game(case)):
            record = Record.of(position)
            read = Record.loads(record.dumps())
            assert read == record, "a record does not survive being written down"
            again = read.position(literal=literal)
            assert again.result == position.result
            if not position.pending:
                assert again == position, "a replayed record leads elsewhere"
                assert again.history == position.history, "a replayed record has another history"


@check
def undo_leads_back(case: Case) -> None:
    for literal in (False, True):
        kept: list[Position] = []
        position = case.start(literal=literal)
        for position in random_game(case, literal=literal):
            kept.append(position.copy())
        for before in reversed(kept[:-1]):
            undone = position.undo()
            while position.to_move is CHANCE:
                undone = position.undo()
            assert position == before, f"{undone} is not undone"
            assert position.history == before.history, "undo leaves another history"
            assert position.pending == before.pending, "undo leaves other pending decisions"
            if len(position.moves) < len(kept) - 4:
                break  # the first few say it all, and going back replays the game
        _must_raise(IndexError, "there is something to undo at the start", case.start().undo)


@check
def positions_describe_themselves(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        assert case.game.name in repr(position), "repr does not name the game"
        assert "\n" not in repr(position), "repr takes more than a line"
        assert (position._repr_svg_() is None) == (type(case.game).svg is Game.svg), (
            "a notebook shows nothing"
        )
        if type(case.game)._parse is Game._parse:
            continue  # a game without pictures
        again = case.game.parse(str(position))
        assert again == position, "a picture shows another position"
        assert str(again) == str(position), "a picture is not drawn again as it was read"


@check
def keys_tell_positions_apart(case: Case) -> None:
    """Two positions are equal exactly if their reference positions are, whatever led to them."""
    known: dict[Position, ReferencePosition] = {}
    for seed in (case.seed, case.seed + 1):
        other = Case(case.game, case.players, case.options, seed, case.every)
        for position in sampled(other, random_game(other)):
            reference = known.setdefault(position.copy(), position.reference.copy())
            assert reference == position.reference, "two positions have the same key"
            loaded = Position(case.game, position.reference)
            assert loaded == position, "a key depends on what led to the position"
            assert hash(loaded) == hash(position), "equal positions have different hashes"
    assert len(set(known.values())) == len(known), "one position has two keys"


@check
def a_seat_is_needed_only_where_several_decide(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        if len(position.active_seats) == 1:
            here, there = position.copy(), position.copy()
            here.play(position.legal_moves[0])
            there.play(position.legal_moves[0], position.active_seats[0])
            assert here == there, "a move without a seat leads elsewhere"
            assert here.history == there.history
        elif position.active_seats:
            for act in (position.play, position.play_with_events, position.is_legal, position.explain):
                _must_raise(ValueError, "it is not clear who plays", act, position.legal_moves[0])
        else:
            _must_raise(IllegalMove, "a game that is over goes on", position.play, position.moves[-1])


@check
def simultaneous_decisions_are_listed_by_seat(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        if position.pending or len(position.active_seats) < 2:
            continue
        together = position.copy()
        for seat in reversed(position.active_seats):
            assert together.moves == position.moves, "a decision is listed before all are in"
            together.play(together.legal_moves_for(seat)[0], seat)
        listed = [seat for seat, _ in together.history[len(position.history) :]]
        assert listed == list(position.active_seats), "decisions are not listed in seat order"
        assert not together.pending


@check
def engine_and_reference_agree(case: Case) -> None:
    for partial in (False, True):
        position = case.start(setup={} if partial else None)
        expected = case.start(literal=True, setup={} if partial else None)
        rng = Random(case.seed)
        while True:
            assert position.to_move == expected.to_move, "engine and rules name different movers"
            assert position.active_seats == expected.active_seats, "engine and rules have other active seats"
            assert position.engine.reference() == expected.reference, "engine and rules differ"
            assert position.reference == expected.reference, "the reference is not in step"
            assert position == expected, "equal positions have different keys"
            assert position.result == expected.result, "engine and rules see different results"
            mover = expected.to_move
            if mover is None:
                break
            if mover is CHANCE:
                assert position.outcomes() == expected.outcomes(), "engine and rules weigh chance differently"
                outcome = rng.choice([outcome for outcome, _ in expected.outcomes()])
                events = position.resolve_with_events(outcome)
                assert events == expected.resolve_with_events(outcome), (
                    "engine and rules report different events"
                )
                continue
            for seat in expected.active_seats:
                allowed = position.legal_moves_for(seat)
                assert allowed == expected.legal_moves_for(seat), "engine and rules allow different moves"
            seat = rng.choice(expected.active_seats)
            move = rng.choice(expected.legal_moves_for(seat))
            number = position.engine.action(move)
            assert position.engine.text(number) == move, f"{move} is read and written differently"
            events = position.play_with_events(move, seat)
            assert events == expected.play_with_events(move, seat), "engine and rules report different events"


@check
def chance_is_complete(case: Case) -> None:
    for literal in (True, False):
        game = None
        position = case.start(literal=literal, setup={})
        rng = Random(case.seed)
        while (mover := position.to_move) is not None:
            if mover is CHANCE:
                outcomes = position.outcomes()
                assert outcomes, "a chance node without outcomes"
                assert sum(p for _, p in outcomes) == 1, "probabilities do not sum to 1"
                assert [o for o, _ in outcomes] == sorted({o for o, _ in outcomes})
                assert all(p > 0 for _, p in outcomes)
                assert position.active_seats == ()
                _must_raise(NotationError, "a nonsense outcome is accepted", position.resolve, "nonsense")
                position.resolve(rng.choice(outcomes)[0])
            else:
                assert position.outcomes() == []
                game = game or position.copy()
                position.play(rng.choice(list(position.legal_moves_for(mover))), mover)
        setup = position.setup()
        whole = case.start(literal=literal, setup=setup)
        assert whole.to_move is not CHANCE, "a set-up drawn by chance is not full at the end"


@check
def simultaneous_decisions_commute(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        active = position.active_seats
        if len(active) < 2:
            continue
        rng = Random(len(position.moves))
        moves = {seat: rng.choice(position.legal_moves_for(seat)) for seat in active}
        _must_raise(ValueError, "nobody said who plays", position.play, moves[active[0]])
        there, back = position.copy(), position.copy()
        for seat in active:
            there.play(moves[seat], seat)
        for seat in reversed(active):
            back.play(moves[seat], seat)
        assert there == back, "the order of simultaneous decisions matters"
        assert there.moves == back.moves, "the order of simultaneous decisions shows"


@check
def views_show_what_a_seat_may_know(case: Case) -> None:
    rng = Random(case.seed)
    for position in sampled(case, random_game(case)):
        views = {viewer: position.view(viewer) for viewer in case.viewers()}
        for viewer, view in views.items():
            assert json.loads(json.dumps(view.data)) == view.data, "a view must be plain JSON"
            assert view.viewer == viewer
            assert view.hash() == position.copy().view(viewer).hash()
            if case.game.same_view_for_all:
                assert view.data == views[SPECTATOR].data, "not everybody sees the same"
        for seat in range(case.players):
            other = position.resample(seat, rng)
            assert other.to_move is not CHANCE, "a resampled position leaves chance open"
            assert other.legal_moves_for(seat) == position.legal_moves_for(seat), (
                "resampling changed the seat's moves"
            )
            assert other.active_seats == position.active_seats, "resampling changed who is active"
            for viewer in (seat, SPECTATOR):
                assert other.view(viewer).data == views[viewer].data, f"resampling changed what {viewer} sees"
            searched = position.determinize(seat, rng)
            assert searched.to_move is not CHANCE, "a determinized position leaves chance open"
            assert set(searched.active_seats) == {*position.active_seats, *position.pending} - (
                {seat} - {*position.active_seats}
            ), "a determinized position lets others keep their sealed decisions"
            before, after = _without_sealed(views[seat].data), _without_sealed(searched.view(seat).data)
            assert after == before, f"determinizing changed what {seat} sees"


@check
def engines_copy_and_pickle(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        engine = position.engine
        for other in (copy(engine), deepcopy(engine), pickle.loads(pickle.dumps(engine))):
            assert other is not engine
            assert other.key() == engine.key(), "a copied engine is in another position"
            for seat in range(case.players):
                assert other.legal(seat) == engine.legal(seat), "a copied engine allows other moves"


@check
def redacted_records_replay_to_the_view(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        if position.pending and min(position.active_seats) < max(position.pending):
            continue  # bids out of seat order are not in a record yet
        for viewer in case.viewers():
            record = Record.loads(Record.of(position, viewer).dumps())
            assert (record.view is None) == position.result.over
            again = record.position()
            if record.view is not None:
                seen = position.view(viewer).data
                assert again.view(viewer).data == seen, "the redacted record shows something else"


@check
def events_keep_secrets(case: Case) -> None:
    rng = Random(case.seed)
    position = case.start()
    while (mover := position.to_move) is not None:
        assert isinstance(mover, int)
        seat = rng.choice(sorted(position.active_seats))
        move = rng.choice(list(position.legal_moves_for(seat)))
        for event in position.play_with_events(move, seat):
            json.dumps(event.to_json())
            for viewer in range(case.players):
                seen = event.seen_by(viewer)
                assert not seen.private, "an event's form for a seat still holds private values"
                assert seen.values == {**event.values, **event.private.get(viewer, {})}
            assert event.seen_by(None).values == event.values


@check
def results_are_places(case: Case) -> None:
    for position in sampled(case, random_game(case)):
        result = position.result
        assert result.over == position.is_over
        assert len(result.scores) == case.players
        if not result.over:
            assert result.places is None
            assert result.reason is None
            continue
        assert result.reason
        assert result.places is not None
        assert len(result.places) == case.players
        for place in result.places:
            assert place == 1 + sum(other < place for other in result.places), (
                f"{result.places} are no places"
            )


def _without_sealed(view: Mapping[str, Json]) -> dict[str, Json]:
    """Leave out what a determinized position may change: who has sealed a decision, and who is asked."""
    return {key: value for key, value in view.items() if key not in {"waiting", "sealed"}}


def _must_raise(kind: type[Exception], otherwise: str, act: Callable[..., object], *values: object) -> None:
    try:
        act(*values)
    except kind:
        return
    except Exception as error:
        raise AssertionError(f"{otherwise} (and ends in {error!r})") from error
    raise AssertionError(otherwise)
