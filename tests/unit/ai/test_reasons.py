"""Reasons: only what tells a move from others, from what the seat can know, in three languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from atoll.ai import player
from atoll.ai.reasons import COMMON, LINE, MOST, Explanation, expected_line, explain, reasons
from atoll.core import Position, game, game_names
from atoll.core.ideas import Reason
from atoll.messages.catalogue import LANGUAGES, say

NAMES = ["Ada", "Gecko", "Pelican", "Bea", "Tern"]
COORDINATES = re.compile(r"-?\d+,\s?-?\d+")


def moments(name: str, share: float = 0.06) -> list[tuple[Position, int, str]]:
    """Return some decisions of games between quick bots, one per number of players."""
    rng = Random(24)
    found = []
    for players in game(name).seats:
        position = game(name).new(players, seed=players)
        bot = player("greedy", players)
        while not position.is_over:
            seat = position.active_seats[0]
            move = bot.choose(position, seat)
            if rng.random() < share and len(position.legal_moves_for(seat)) > 1:
                found.append((position.copy(), seat, move))
            position.play(move, seat)
    return found


@pytest.mark.parametrize("name", game_names())
def test_reasons_rest_on_what_the_seat_can_know(name: str) -> None:
    rng = Random(1)
    explained = 0
    for position, seat, move in moments(name):
        found = reasons(position, seat, move)
        explained += bool(found)
        assert reasons(position.resample(seat, rng), seat, move) == found
        assert len(found) <= MOST
    assert explained


@pytest.mark.parametrize("name", game_names())
def test_a_reason_is_true_of_few_alternatives(name: str) -> None:
    for position, seat, move in moments(name, 0.03):
        ideas = position.game.ideas(position, seat)
        others = [other for other in position.legal_moves_for(seat) if other != move]
        for reason in reasons(position, seat, move):
            (idea,) = [one for one in ideas if (found := one(move)) and found.key == reason.key]
            alike = [other for other in others if (same := idea(other)) and same.extent >= reason.extent]
            assert len(alike) * COMMON < len(others)


@pytest.mark.parametrize("name", game_names())
def test_reasons_are_told_in_words_and_light_places(name: str) -> None:
    for position, seat, _ in moments(name, 0.03):
        shown = set(re.findall(r"-?\d+,-?\d+|[A-C]{2}(?= )|[a-e][1-5]", str(position.view(seat).data)))
        for idea in position.game.ideas(position, seat):
            for move in position.legal_moves_for(seat)[:40]:
                reason = idea(move)
                if reason is None:
                    continue
                for lang in LANGUAGES:
                    text = say(reason.key, reason.values, lang, NAMES)
                    assert text.endswith(".")
                    assert not COORDINATES.search(text)
                assert all(isinstance(part, str) for part in reason.parts)
    assert shown


def test_a_move_without_a_reason_is_told_by_what_follows() -> None:
    position = game("talat").new(3)
    explained = explain(position, 0, "put 23 AB b1")
    assert explained.reasons == ()
    assert [move.seat for move in explained.line] == [1, 2]
    assert all(move.facts for move in explained.line)
    assert explain(position, 0, "put 23 AB b1") == explained


def test_a_line_ends_where_something_is_drawn_or_hidden() -> None:
    taluva = game("taluva").new(2, seed=1)
    laid = expected_line(taluva, 0, "tile 0,0 0")
    assert [(move.seat, move.move.split()[0]) for move in laid] == [(0, "hut")]
    titicaca = game("titicaca").new(2, seed=1)
    assert expected_line(titicaca, 0, "bid 1") == ()
    assert len(expected_line(game("talat").new(2), 0, "put 13 BC a5")) == LINE


@pytest.mark.parametrize("name", game_names())
def test_a_line_tells_only_what_holds_whatever_is_drawn_or_hidden(name: str) -> None:
    rng = Random(6)
    told = 0
    for position, seat, move in moments(name, 0.03):
        line = expected_line(position, seat, move)
        for _ in range(12):
            sample, played = position.determinize(seat, rng), [(seat, move)]
            played += [(step.seat, step.move) for step in line]
            events = [sample.play_with_events(text, mover) for mover, text in played]
            for step, happened in zip(line, events[1:], strict=True):
                seen = [event.seen_by(seat) for event in happened]
                assert [fact for fact in step.facts if fact not in seen] == []
                told += len(step.facts)
    assert told


@pytest.mark.parametrize(("players", "tiles_left"), [(2, 22), (4, 2)])
def test_a_line_names_no_tile_that_is_still_to_be_drawn(players: int, tiles_left: int) -> None:
    position = game("taluva").new(players, seed=1)
    bot = player("greedy", 1)
    moves = 0
    while not position.is_over:
        seat = position.active_seats[0]
        move = bot.choose(position, seat)
        if position.view(seat).data["stack"] >= tiles_left and move.startswith("tile"):
            line = expected_line(position, seat, move)
            assert {fact.key for step in line for fact in step.facts}.isdisjoint({"taluva-drawn"})
            moves += 1
        position.play(move, seat)
    assert moves


def test_an_explanation_as_data() -> None:
    explained = Explanation((Reason("talat-idea-threat", {}, ("AB c3",)),))
    assert explained.to_json() == {
        "reasons": [{"key": "talat-idea-threat", "values": {}, "parts": ["AB c3"]}],
        "line": [],
    }
