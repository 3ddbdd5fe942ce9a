from __future__ import annotations

import pickle

import pytest

from atoll.core import AtollError, Event, Fact, IllegalMove, NotationError, OptionsError, Refusal, SetupError
from atoll.core.result import places_by


def test_an_events_form_for_a_seat_holds_what_that_seat_may_know() -> None:
    event = Event("bid", {"seat": 1}, private={1: {"bid": 5}})
    assert event.seen_by(1) == Event("bid", {"seat": 1, "bid": 5})
    assert event.seen_by(0) == event.seen_by(None) == Event("bid", {"seat": 1})


def test_a_fact_is_json() -> None:
    assert Fact("key", {"n": 1}).to_json() == {"key": "key", "values": {"n": 1}}


@pytest.mark.parametrize("kind", [NotationError, SetupError, OptionsError])
def test_an_error_speaks_english_and_keeps_its_key(kind: type[AtollError]) -> None:
    error = kind("no-hex", text="nowhere")
    assert error.fact == Fact("no-hex", {"text": "nowhere"})
    assert "nowhere" in str(error)
    assert isinstance(error, ValueError)


def test_an_illegal_move_tells_every_rule_it_breaks() -> None:
    error = IllegalMove("hut 0,0", [Refusal("game-over"), Refusal("not-your-turn", {"seat": 1})])
    assert str(error) == "“hut 0,0” isn’t a legal move here. The game is over. It isn’t the turn of seat 1."


def test_errors_cross_process_borders() -> None:
    error = IllegalMove("hut 0,0", [Refusal("game-over")])
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalMove
    assert again.refusals == error.refusals
    assert str(again) == str(error)


def test_the_kinds_of_error_are_not_mixed() -> None:
    assert not issubclass(NotationError, IllegalMove | SetupError)
    assert not issubclass(IllegalMove, SetupError)


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ([5], (1,)),
        ([3, 5, 4], (3, 1, 2)),
        ([7, 9, 7, 1], (2, 1, 2, 4)),
        ([0, 0], (1, 1)),
        ([(1, 2), (1, 3)], (2, 1)),
    ],
)
def test_places_are_as_in_sports(points: list[object], places: tuple[int, ...]) -> None:
    assert places_by(points) == places
