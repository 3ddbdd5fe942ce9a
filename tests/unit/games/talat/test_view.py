"""What viewers and people get: the view, and sentences for every event and refusal."""

from __future__ import annotations

import json
from random import Random

import pytest

from atoll.core import SPECTATOR
from atoll.games.talat.rules import Position
from atoll.games.talat.view import view_data
from atoll.messages import LANGUAGES, say
from unit.games.talat.boards import position


def test_everybody_sees_everything() -> None:
    case = position(
        ". . . . .  . . . B13 .  . . . . .  . A23 . . .  . . . . .", captured={"A": "B14"}, frozen=("CA",)
    )
    data = view_data(case, SPECTATOR)
    assert [view_data(case, seat) for seat in range(3)] == [data] * 3
    assert json.loads(json.dumps(data)) == data
    assert data["boards"]["AB"] == {"frozen": False, "towers": {"b2": "A23", "d4": "B13"}}  # type: ignore[index, call-overload]
    assert data["boards"]["CA"]["frozen"] is True  # type: ignore[index, call-overload]
    assert data["phase"] == "move"
    assert data["turn"] == 0
    assert data["captured"] == [["B14"], [], []]
    assert data["points"] == [{"captures": 5, "lines": 0}, *[{"captures": 0, "lines": 0}] * 2]
    assert data["plays"] == [{"AB": "A", "CA": "A"}, {"AB": "B", "BC": "B"}, {"BC": "C", "CA": "C"}]


def test_the_view_of_two_players_tells_of_the_zihin() -> None:
    data = view_data(Position(2), 0)
    assert data["zihin"] == data["putting"] == "C"
    assert data["plays"] == [{"AB": "A", "BC": "C", "CA": "A"}, {"AB": "B", "BC": "B", "CA": "C"}]
    assert data["hands"]["C"] == ["13", "14", "16", "23", "24", "26", "33", "34", "36"]  # type: ignore[index, call-overload]


@pytest.mark.parametrize("players", [2, 3])
def test_every_event_and_refusal_can_be_said(players: int) -> None:
    """Play with all sorts of moves tried; every sentence must come out, in every language."""
    rng = Random(players)
    reference = Position(players)
    keys = set()
    squares = [f"{column}{row}" for column in "abcde" for row in range(1, 6)]
    while reference.turn is not None:
        seat = reference.turn
        board = rng.choice(["AB", "BC", "CA"])
        tries = [
            f"put {rng.choice([13, 24, 36])} {board} {rng.choice(squares)}",
            f"move {board} {rng.choice(squares)} {rng.choice(squares)}",
            f"capture {board} {rng.choice(squares)} {rng.choice(squares)}",
        ]
        facts = [refusal for move in tries for refusal in reference.explain(move, seat)]
        captures = [move for move in reference.legal_moves_for(seat) if move.startswith("capture")]
        facts += reference.play(rng.choice(captures or reference.legal_moves_for(seat)), seat)
        for fact in facts:
            keys.add(fact.key)
            for lang in LANGUAGES:
                assert say(fact.key, fact.values, lang, ["Ann", "Ben", "Cy"])
    assert {"talat-put", "talat-moved", "talat-captured", "talat-all-stand", "talat-over"} <= keys
    assert {"A-PUT-1", "A-MOV-1", "A-MOV-2", "A-CAP-1", "A-FRZ-2"} - keys <= {"A-FRZ-2"}
