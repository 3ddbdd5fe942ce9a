"""The example game fulfils the contract; games that break it in one way each are caught."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Self

import pytest

from atoll.core import AtollError, Event, Json, Move, Options, Refusal, Result, Seat, Viewer
from atoll.core.engine import Engine
from atoll.core.reference import ReferencePosition
from contract.pearls import PEARLS, PearlEngine, Pearls, PearlsGame, forget_games
from contract.suite import CHECKS, Case


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Records find games by name: announce the example, and whatever broken twin a test puts in its place."""
    known = importlib.metadata.entry_points

    class Point:
        name = "pearls"

        def load(self) -> object:
            return CURRENT[0]

    monkeypatch.setattr("atoll.core.registry.entry_points", lambda group: [*known(group=group), Point()])
    CURRENT[0] = PEARLS
    forget_games()
    yield
    forget_games()


CURRENT: list[PearlsGame] = [PEARLS]


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("rich", [False, True])
def test_the_example_fulfils_the_contract(name: str, players: int, rich: bool) -> None:
    for seed in range(5):
        CHECKS[name](Case(PEARLS, players, {"rich": rich} if rich else {}, seed))


# --- broken twins: each breaks one promise, and the check named beside it must notice ----------------------


@dataclass(eq=True)
class UnsortedMoves(Pearls):
    __hash__ = Pearls.__hash__

    def legal_moves_for(self, seat: Seat) -> Sequence[Move]:
        return list(reversed(super().legal_moves_for(seat)))


class ReversedEngine(PearlEngine):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[1:]


@dataclass(eq=True)
class SharedBids(Pearls):
    __hash__ = Pearls.__hash__

    def copy(self) -> Self:
        other = super().copy()
        other.bids = self.bids
        return other


class LeakyView(PearlsGame):
    def _view(self, reference: ReferencePosition, viewer: Viewer) -> dict[str, Json]:
        assert isinstance(reference, Pearls)
        return {**super()._view(reference, viewer), "row": list(reference.row)}


class LeakyPockets(PearlsGame):
    def _view(self, reference: ReferencePosition, viewer: Viewer) -> dict[str, Json]:
        assert isinstance(reference, Pearls)
        return {**super()._view(reference, viewer), "pockets": [list(p) for p in reference.pockets]}


class SaysAllSeeTheSame(PearlsGame):
    same_view_for_all = True


class WrongPicture(PearlsGame):
    def _parse(self, picture: str) -> ReferencePosition:
        return self.reference(3, self.options({}, 3), {"row": [1, 1, 2, 2]})


class OtherStartAgain(PearlsGame):
    """Undo loads the start into the engine again: here with more shells each time."""

    loads = 0

    def engine(self, reference: ReferencePosition) -> Engine:
        engine = super().engine(reference)
        assert isinstance(engine, PearlEngine)
        self.loads += 1
        engine.position.shells = tuple(number + self.loads for number in engine.position.shells)
        return engine


@dataclass(eq=True)
class SilentRefusal(Pearls):
    __hash__ = Pearls.__hash__

    def explain(self, move: Move, seat: Seat) -> tuple[Refusal, ...]:
        self.check_notation(move)
        return ()


@dataclass(eq=True)
class TakesAnything(Pearls):
    __hash__ = Pearls.__hash__

    def check_notation(self, move: Move) -> None:
        if move == "":
            super().check_notation(move)


@dataclass(eq=True)
class LastBidderWins(Pearls):
    __hash__ = Pearls.__hash__

    def _apply(self, move: Move, seat: Seat) -> Sequence[Event]:
        last = len(self.bids) == self.players - 1 and move.startswith("bid")
        events = super()._apply(move, seat)
        if last:
            self.taker = seat
        return events


@dataclass(eq=True)
class UnfairChance(Pearls):
    __hash__ = Pearls.__hash__

    def _chance_outcomes(self) -> list[tuple[str, object]]:  # type: ignore[override]
        return [(outcome, p / 2) for outcome, p in super()._chance_outcomes()]


@dataclass(eq=True)
class GappyPlaces(Pearls):
    __hash__ = Pearls.__hash__

    @property
    def result(self) -> Result:
        result = super().result
        if result.places:
            return Result(True, "empty", tuple(place + 1 for place in result.places), result.scores)
        return result


@dataclass(eq=True)
class ForgetsSetup(Pearls):
    __hash__ = Pearls.__hash__

    def setup(self) -> dict[str, Json]:
        return {"row": list(self.row[: self.taken + 1])}


class UnseededDeal(PearlsGame):
    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        return super().deal(players, options, Random())


class AnyOption(PearlsGame):
    def options(self, chosen: object, players: int) -> Options:
        return super().options({}, players)


class TellsBids(PearlsGame):
    def redact(self, position: object, moves: object, viewer: Viewer) -> tuple[dict[str, Json], list[Move]]:
        setup, _ = super().redact(position, moves, viewer)  # type: ignore[arg-type]
        return setup, [m.replace("R", "L") for _, m in moves]  # type: ignore[attr-defined]


class ChattyEngine(PearlEngine):
    def result(self) -> Result:
        result = super().result()
        return Result(result.over, result.reason, result.places, tuple(1 for _ in result.scores))


@dataclass(eq=True)
class BlabbingEvents(Pearls):
    __hash__ = Pearls.__hash__
    Telling: ClassVar[type[Event]]

    def _apply(self, move: Move, seat: Seat) -> Sequence[Event]:
        return [self.Telling(e.key, e.values, e.private) for e in super()._apply(move, seat)]


class _Telling(Event):
    def seen_by(self, viewer: int | None) -> Self:
        everything = {k: v for own in self.private.values() for k, v in own.items()}
        return type(self)(self.key, {**self.values, **everything})


BlabbingEvents.Telling = _Telling


class OneKey(PearlEngine):
    def key(self) -> bytes:
        return b"any"


class KeyOfItsOwn(PearlEngine):
    """A key that holds something left over: here, which object it is."""

    def key(self) -> bytes:
        return super().key() + str(id(self.position)).encode()


class WithdrawsBids(PearlEngine):
    """What is sealed is not drawn again: those who have bid are asked once more."""

    def resample(self, seat: int, seed: int) -> None:
        self.determinize(seat, seed)


class KeepsBids(PearlEngine):
    def determinize(self, seat: int, seed: int) -> None:
        self.resample(seat, seed)


class ForgetsBids(PearlEngine):
    """A pickled engine in which nobody has bid."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (replace(self.position, bids={}),)


class OneBidAtATime(PearlEngine):
    """Once somebody has bid, the others have to bid one after the other."""

    def active_seats(self) -> int:
        active = super().active_seats()
        return active & -active if self.position.bids else active


class AlwaysTheFirst(PearlEngine):
    def active_seats(self) -> int:
        active = super().active_seats()
        return active if active & (active - 1) or not active else 1


def twin(position: type[Pearls] = Pearls, engine: type[PearlEngine] = PearlEngine) -> PearlsGame:
    game = PearlsGame()
    game.position_class, game.engine_class = position, engine  # type: ignore[misc]
    return game


BROKEN: list[tuple[str, PearlsGame]] = [
    ("engine_and_reference_agree", twin(UnsortedMoves)),
    ("engine_and_reference_agree", twin(engine=ReversedEngine)),
    ("engine_and_reference_agree", twin(engine=ChattyEngine)),
    ("copies_are_independent_values", twin(SharedBids)),
    ("views_show_what_a_seat_may_know", LeakyView()),
    ("views_show_what_a_seat_may_know", LeakyPockets()),
    ("views_show_what_a_seat_may_know", SaysAllSeeTheSame()),
    ("views_show_what_a_seat_may_know", twin(engine=WithdrawsBids)),
    ("views_show_what_a_seat_may_know", twin(engine=KeepsBids)),
    ("engines_copy_and_pickle", twin(engine=ForgetsBids)),
    ("movers_and_legal_moves_agree", twin(SilentRefusal)),
    ("refused_moves_change_nothing", twin(TakesAnything)),
    ("simultaneous_decisions_commute", twin(LastBidderWins)),
    ("chance_is_complete", twin(UnfairChance)),
    ("results_are_places", twin(GappyPlaces)),
    ("deals_are_fair_copies", twin(ForgetsSetup)),
    ("records_replay", twin(ForgetsSetup)),
    ("deals_are_fair_copies", UnseededDeal()),
    ("options_are_checked", AnyOption()),
    ("redacted_records_replay_to_the_view", TellsBids()),
    ("events_keep_secrets", twin(BlabbingEvents)),
    ("positions_describe_themselves", WrongPicture()),
    ("undo_leads_back", OtherStartAgain()),
    ("keys_tell_positions_apart", twin(engine=OneKey)),
    ("keys_tell_positions_apart", twin(engine=KeyOfItsOwn)),
    ("simultaneous_decisions_are_listed_by_seat", twin(engine=OneBidAtATime)),
    ("a_seat_is_needed_only_where_several_decide", twin(engine=AlwaysTheFirst)),
]


@pytest.mark.parametrize(("name", "game"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_broken_twin_is_caught(name: str, game: PearlsGame) -> None:
    CURRENT[0] = game

    def check_often() -> None:
        for seed in range(20):
            CHECKS[name](Case(game, 3, {}, seed))

    with pytest.raises((AssertionError, AtollError)):
        check_often()


def test_every_check_catches_something() -> None:
    assert {name for name, _ in BROKEN} == set(CHECKS)
