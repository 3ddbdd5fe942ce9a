"""The contract, as checks that any game can be put through.

``CHECKS`` maps names to functions of a ``Case``: a game, a number of players, options and a seed. Each plays
through a random game and raises AssertionError with a plain reason where the game breaks its word.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator, Mapping
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
    replay,
)
from atoll.core.fast import FastPosition
from atoll.core.law import Law
from atoll.core.record import Playthrough

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
        wishes = ",".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.game.name}-{self.players}{'-' + wishes if wishes else ''}"

    def law(self, *, setup: Mapping[str, Json] | None = None) -> Law:
        options = self.game.options(self.options, self.players)
        return self.game.law(self.players, options, self.dealt() if setup is None else setup)

    def fast(self, *, setup: Mapping[str, Json] | None = None) -> FastPosition:
        options = self.game.options(self.options, self.players)
        return self.game.start(self.players, options, self.dealt() if setup is None else setup)

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


def random_game(case: Case, *, literal: bool = False, partial: bool = False) -> Iterator[Playthrough]:
    """Play random moves; give the game before each decision and once at the end."""
    rng = Random(case.seed)
    setup: Mapping[str, Json] | None = {} if partial else None
    game = Playthrough(case.law(setup=setup) if literal else case.fast(setup=setup))
    while (seat := game.position.to_move()) is not None:
        if seat is CHANCE:
            outcomes = game.position.outcomes()
            weights = [float(probability) for _, probability in outcomes]
            game.position.resolve(rng.choices([outcome for outcome, _ in outcomes], weights)[0])
            continue
        yield game
        asked = rng.choice(sorted(game.position.waiting()))
        game.play(asked, rng.choice(list(game.position.legal(asked))))
    yield game


def sampled(case: Case, games: Iterator[Playthrough]) -> Iterator[Playthrough]:
    """Every so many of them, beginning at a random one, and the last."""
    start = Random(case.seed + 1).randrange(case.every)
    for number, game in enumerate(games):
        if number % case.every == start or game.position.to_move() is None:
            yield game


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
    given = options.given(case.players)
    assert game.options(given, case.players) == options, "options do not survive being written down"
    json.dumps(given)


@check
def deals_are_fair_copies(case: Case) -> None:
    setup = case.dealt()
    assert setup == case.dealt(), "the same seed deals differently"
    assert json.loads(json.dumps(setup)) == setup, "a set-up must be plain JSON"
    for position in (case.law(), case.fast()):
        assert position.to_move() is not CHANCE, "a full set-up leaves a chance node"
        assert position.setup() == setup, "the position's set-up is not the one it was dealt"
        assert list(position.setup()) == list(setup), "the order of the set-up's parts changed"
    options = case.game.options(case.options, case.players)
    _must_raise(
        SetupError, "a nonsense set-up is accepted", case.game.law, case.players, options, {"nonsense": 1}
    )


@check
def movers_and_legal_moves_agree(case: Case) -> None:
    others: set[str] = set()
    for game in sampled(case, random_game(case)):
        position = game.position
        waiting, mover = position.waiting(), position.to_move()
        assert mover == min(waiting, default=None), "to_move is not the lowest seat that is asked"
        for seat in range(case.players):
            legal = list(position.legal(seat))
            assert legal == sorted(set(legal)), "legal moves are not sorted or not unique"
            assert bool(legal) == (seat in waiting), (
                "a seat that is asked has no move, or one that is not has some"
            )
            for move in legal:
                assert position.is_legal(seat, move), f"{move} is listed but not legal"
                assert position.explain(seat, move) == (), f"{move} is legal but explained"
            for move in sorted(others - set(legal))[:20]:
                assert not position.is_legal(seat, move), f"{move} is legal but not listed"
                refusals = position.explain(seat, move)
                assert refusals, f"{move} is refused without a reason"
                assert all(refusal.key for refusal in refusals)
                if not waiting:
                    assert [r.key for r in refusals] == ["game-over"]
                elif seat not in waiting:
                    assert [r.key for r in refusals] == ["not-your-turn"]
            others.update(Random(len(others)).sample(legal, min(4, len(legal))))


@check
def refused_moves_change_nothing(case: Case) -> None:
    others: set[str] = set()
    for game in sampled(case, random_game(case)):
        position = game.position
        seat = position.to_move()
        before = position.copy()
        for text in GARBAGE:
            for act in (position.play, position.is_legal, position.explain):
                _must_raise(NotationError, f"{text!r} is taken for a move", act, 0, text)
        for s in range(case.players):
            for move in sorted(others - set(position.legal(s)))[:5]:
                _must_raise(IllegalMove, f"{move} is played though illegal", position.play, s, move)
        assert position == before, "a refused move changed the position"
        if isinstance(seat, int):
            others.update(position.legal(seat)[:5])


@check
def copies_are_independent_values(case: Case) -> None:
    for literal in (True, False):
        kept: list[tuple[Position, Position]] = []
        for game in sampled(case, random_game(case, literal=literal)):
            position = game.position
            copy = position.copy()
            assert copy == position, "a copy differs"
            assert hash(copy) == hash(position), "equal positions have different hashes"
            again = pickle.loads(pickle.dumps(position))
            assert again == position, "a pickled position differs"
            kept.append((copy, again))
        for copy, again in kept:
            assert copy == again, "playing on changed a copy"
        assert len(kept) < 2 or kept[0][0] != kept[-1][0], "all positions are equal"


@check
def records_replay(case: Case) -> None:
    for literal in (False, True):
        for game in sampled(case, random_game(case)):
            record = game.record()
            read = Record.loads(record.dumps())
            assert read == record, "a record does not survive being written down"
            again = replay(read, literal=literal)
            assert again.position.result() == game.position.result()
            if not game.pending:
                position = again.position
                end = game.position.law() if literal else game.position  # type: ignore[attr-defined]
                assert position == end, "a replayed record leads elsewhere"


@check
def engine_and_law_agree(case: Case) -> None:
    for partial in (False, True):
        engine = case.fast(setup={} if partial else None)
        law = case.law(setup={} if partial else None)
        rng = Random(case.seed)
        while True:
            assert engine.to_move() == law.to_move(), "engine and law ask different movers"
            assert engine.waiting() == law.waiting(), "engine and law wait for different seats"
            assert engine.law() == law, "engine and law stand at different positions"
            assert engine.result() == law.result(), "engine and law see different results"
            mover = law.to_move()
            if mover is None:
                break
            if mover is CHANCE:
                assert engine.outcomes() == law.outcomes(), "engine and law weigh chance differently"
                outcome = rng.choice([outcome for outcome, _ in law.outcomes()])
                assert engine.resolve(outcome) == law.resolve(outcome)
                continue
            for seat in law.waiting():
                assert list(engine.legal(seat)) == list(law.legal(seat)), (
                    "engine and law allow different moves"
                )
            seat = rng.choice(sorted(law.waiting()))
            move = rng.choice(list(law.legal(seat)))
            number = engine.engine.action(move)
            assert engine.engine.text(number) == move, f"{move} is read and written differently"
            assert engine.play(seat, move) == law.play(seat, move), "engine and law tell different events"


@check
def chance_is_complete(case: Case) -> None:
    for literal in (True, False):
        game = None
        position = case.law(setup={}) if literal else case.fast(setup={})
        rng = Random(case.seed)
        while (mover := position.to_move()) is not None:
            if mover is CHANCE:
                outcomes = position.outcomes()
                assert outcomes, "a chance node without outcomes"
                assert sum(p for _, p in outcomes) == 1, "probabilities do not sum to 1"
                assert [o for o, _ in outcomes] == sorted({o for o, _ in outcomes})
                assert all(p > 0 for _, p in outcomes)
                assert position.waiting() == frozenset()
                _must_raise(NotationError, "a nonsense outcome is accepted", position.resolve, "nonsense")
                position.resolve(rng.choice(outcomes)[0])
            else:
                assert position.outcomes() == []
                game = game or position.copy()
                position.play(mover, rng.choice(list(position.legal(mover))))
        setup = position.setup()
        whole = case.law(setup=setup) if literal else case.fast(setup=setup)
        assert whole.to_move() is not CHANCE, "a set-up drawn by chance is not full at the end"


@check
def simultaneous_decisions_commute(case: Case) -> None:
    for game in sampled(case, random_game(case)):
        asked = sorted(game.position.waiting())
        if len(asked) < 2:
            continue
        rng = Random(len(game.moves))
        moves = {seat: rng.choice(list(game.position.legal(seat))) for seat in asked}
        there, back = game.position.copy(), game.position.copy()
        for seat in asked:
            there.play(seat, moves[seat])
        for seat in reversed(asked):
            back.play(seat, moves[seat])
        assert there == back, "the order of simultaneous decisions matters"


@check
def views_show_what_a_seat_may_know(case: Case) -> None:
    rng = Random(case.seed)
    for game in sampled(case, random_game(case)):
        position = game.position
        views = {viewer: position.view(viewer) for viewer in case.viewers()}
        for viewer, view in views.items():
            assert json.loads(json.dumps(view.data)) == view.data, "a view must be plain JSON"
            assert view.viewer == viewer
            assert view.hash() == position.copy().view(viewer).hash()
            if position.law().alike:
                assert view.data == views[SPECTATOR].data, "not everybody sees the same"
        for seat in range(case.players):
            other = position.resample(seat, rng)
            assert other.to_move() is not CHANCE, "a resampled position leaves chance open"
            assert other.legal(seat) == position.legal(seat), "resampling changed the seat's moves"
            for viewer in (seat, SPECTATOR):
                before, after = _without_sealed(views[viewer].data), _without_sealed(other.view(viewer).data)
                assert after == before, f"resampling changed what {viewer} sees"


@check
def redacted_records_replay_to_the_view(case: Case) -> None:
    for game in sampled(case, random_game(case)):
        if game.pending and min(game.position.waiting()) < max(game.pending):
            continue  # bids out of seat order are not in a record yet
        for viewer in case.viewers():
            record = Record.loads(game.record(viewer).dumps())
            assert (record.view is None) == game.position.result().over
            again = replay(record).position
            if record.view is not None:
                assert again.view(viewer).data == game.position.view(viewer).data, (
                    "the redacted record shows else"
                )


@check
def events_keep_secrets(case: Case) -> None:
    rng = Random(case.seed)
    position = case.fast()
    while (mover := position.to_move()) is not None:
        assert isinstance(mover, int)
        seat = rng.choice(sorted(position.waiting()))
        move = rng.choice(list(position.legal(seat)))
        for event in position.play(seat, move):
            json.dumps(event.to_json())
            for viewer in range(case.players):
                seen = event.seen_by(viewer)
                assert not seen.private, "an event's form for a seat still holds private values"
                assert seen.values == {**event.values, **event.private.get(viewer, {})}
            assert event.seen_by(None).values == event.values


@check
def results_are_places(case: Case) -> None:
    for game in sampled(case, random_game(case)):
        result = game.position.result()
        assert result.over == (game.position.to_move() is None)
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
    """Resampling withdraws others' sealed decisions: who has decided, and who is asked, may change."""
    return {key: value for key, value in view.items() if key not in {"waiting", "sealed"}}


def _must_raise(kind: type[Exception], otherwise: str, act: Callable[..., object], *values: object) -> None:
    try:
        act(*values)
    except kind:
        return
    except Exception as error:
        raise AssertionError(f"{otherwise} (and ends in {error!r})") from error
    raise AssertionError(otherwise)
