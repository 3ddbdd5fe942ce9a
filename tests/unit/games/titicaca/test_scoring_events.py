"""Every point of a scoring is reported: the parts that the events name add up to what is scored."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.core import Event
from atoll.games.titicaca import GAME
from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules.scoring import final_scoring, lake_scoring
from atoll.messages import LANGUAGES, catalogue

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
SHOWN = Path(__file__).parents[3] / "data" / "cases" / "titicaca-scorings.jsonl"
"""Scorings of random games; the browser's tests make shows of them and add them up."""
PARTS = ("titicaca-points-weapons", "titicaca-points-villages", "titicaca-category")


def random_events(players: int, seed: int, most: int) -> list[Event]:
    """Play a random game and return what happened; low bids (at most ``most``) leave weapons in stock."""
    rng = Random(seed)
    options = GAME.options({}, players)
    position = GAME.reference(players, options, GAME.deal(players, options, rng))
    events: list[Event] = []
    while isinstance(seat := position.to_move, int):
        legal = position.legal_moves_for(seat)
        events += position.play(rng.choice(legal[: most + 1] if legal[0] == "bid 0" else legal), seat)
    return events


def scorings(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Cut a game's events into its scorings, each from its heading to the last that is reported of it."""
    starts = [index for index, event in enumerate(events) if event.key == "titicaca-scoring"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield list(events[start:end])


def check_sums(scoring: Sequence[Event], scores: list[int]) -> None:
    """Add up the parts of one scoring by seat, and compare them with the points that are reported."""
    reported = [0] * len(scores)
    for event in scoring:
        values: Mapping[str, Any] = event.values
        if event.key in PARTS:
            for seat in values["seats"] if "seats" in values else [values["seat"]]:
                reported[seat] += values["points"]
        if event.key == "titicaca-points-villages":
            assert values["points"] == values["villages"] + 3 * values["chain"]
    totals = [event.values for event in scoring if event.key == "titicaca-points"]
    assert [values["points"] for values in totals] == reported
    for seat, points in enumerate(reported):
        scores[seat] += points
    assert [values["score"] for values in totals] == scores


@settings(max_examples=25)
@given(players=st.integers(2, 5), seed=st.integers(0, 10_000), most=st.integers(1, 20))
def test_the_parts_of_every_scoring_add_up(players: int, seed: int, most: int) -> None:
    scores = [0] * players
    lakes = []
    for scoring in scorings(random_events(players, seed, most)):
        check_sums(scoring, scores)
        lakes.append(scoring[0].values["lake"])
    assert lakes[-1] == 0, "the final scoring is among them"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_kinds_of_parts_occur(players: int) -> None:
    parts = {
        (scoring[0].values["lake"], event.key)
        for seed in range(4)
        for scoring in scorings(random_events(players, seed, 2))
        for event in scoring
    }
    for lake in (5, 10, 0):
        assert (lake, "titicaca-points-weapons") in parts
        assert (lake, "titicaca-category") in parts
        assert ((lake, "titicaca-points-villages") in parts) == (lake == 0), "else they are new weapons"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_name_the_points(lang: str) -> None:
    say = catalogue(lang).say
    for event in random_events(3, 1, 2):
        if event.key in PARTS:
            sentence = say(event.key, event.values, NAMES)
            assert str(event.values["points"]) in re.findall(r"\d+", sentence)


def test_nothing_is_said_of_a_part_without_points() -> None:
    events = [*lake_scoring(read_position("round 5\nstocks 0 4\n5       F1"), 5)]
    assert [event.values for event in events if event.key == "titicaca-points-weapons"] == [
        {"seat": 1, "points": 4}
    ]
    events = [*final_scoring(read_position("round 16\nstocks 0 4\n5       F1"))]
    assert [event.values for event in events if event.key == "titicaca-points-villages"] == [
        {"seat": 1, "villages": 1, "chain": 1, "points": 4}
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scorings_stored_before_their_parts_were_told_are_still_told(lang: str) -> None:
    values = {"seat": 0, "points": 13, "score": 13}
    assert "13" in catalogue(lang).say("titicaca-points", values, NAMES)


def scoring_moves(players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Play a random game and yield the moves that led to a scoring, with the scores before and after."""
    rng = Random(seed)
    options = GAME.options({}, players)
    position = GAME.reference(players, options, GAME.deal(players, options, rng))
    while isinstance(seat := position.to_move, int):
        legal = position.legal_moves_for(seat)
        before = list(position.scores)
        events = position.play(rng.choice(legal[:4] if legal[0] == "bid 0" else legal), seat)
        if any(event.key == "titicaca-scoring" for event in events):
            yield {
                "facts": [{"key": event.key, "values": event.values} for event in events],
                "before": before,
                "after": list(position.scores),
                "stocks": list(position.stocks),
            }


def test_the_scorings_that_the_browser_adds_up_are_those_of_the_rules() -> None:
    lines = [json.dumps(move) for players in (2, 3, 4, 5) for move in scoring_moves(players, 10 + players)]
    assert [json.loads(line) for line in lines] == [
        json.loads(line) for line in SHOWN.read_text(encoding="utf-8").splitlines()
    ]


def test_the_order_names_the_arrow_and_the_fields() -> None:
    orders = [event.values for event in random_events(4, 3, 3) if event.key == "titicaca-order"]
    assert orders
    for values in orders:
        seats: Any = values["seats"]
        assert values["arrow"] in range(4)
        assert len(seats) <= int(str(values["fields"]))
