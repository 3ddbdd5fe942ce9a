"""Seats: people by name, bots by kind and level."""

from __future__ import annotations

from random import Random

import pytest

from atoll.cli.seats import KINDS, Bot, Kind, RandomBot, Sitter, adviser, seat_players
from atoll.cli.speech import Speaker, UsageError
from atoll.core import Game, Move, Position, Seat, game

TALAT = game("talat")


def seat(wishes: list[str], players: int = 3, lang: str = "en") -> list[Sitter]:
    return seat_players(wishes, players, TALAT, Random(1), Speaker(lang))


class LastMove:
    """A bot with levels for these tests: makes the last legal move."""

    def __init__(self, level: int | None) -> None:
        self.level = level

    def choose(self, position: Position, seat: Seat) -> Move:
        return position.legal(seat)[-1]


def make_last(_game: Game, level: int | None, _rng: Random) -> Bot:
    return LastMove(level)


@pytest.fixture
def levelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "last", Kind(make_last, range(1, 6), advises=True))


def test_bots_take_the_seats_that_are_left_and_are_told_apart() -> None:
    assert [sitter.name for sitter in seat(["Anna"])] == ["Anna", "Random 1", "Random 2"]
    assert [sitter.name for sitter in seat(["@random", " Anna  B. ", "Ben"])] == ["Random", "Anna B.", "Ben"]
    assert [sitter.name for sitter in seat(["Anna"], 2, "fr")] == ["Anna", "Hasard"]


def test_a_random_bot_makes_every_legal_move_sooner_or_later() -> None:
    position = TALAT.new(3)
    bot = RandomBot(Random(1))
    assert {bot.choose(position, 0) for _ in range(2000)} == set(position.legal(0))


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        (["A", "B", "C", "D"], "4 names for 3 seats"),
        (["Anna", "Anna"], "Two players are called “Anna”"),
        (["Random", "Anna", "@random"], "Two players are called “Random”"),
        ([""], "will not do as a name"),
        (["x" * 21], "will not do as a name"),
        (["\x1b[2J"], "will not do as a name"),
        (["@deepblue"], "no bot “deepblue”. There are: @random"),
        (["@random:3"], "has no levels"),
        (["@"], "no bot “”"),
    ],
)
def test_seats_that_will_not_do(wishes: list[str], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        seat(wishes)


@pytest.mark.usefixtures("levelled")
def test_a_bot_has_its_level_or_the_middle_one() -> None:
    levels = [
        sitter.bot.level
        for sitter in seat(["@last", "@last:5", "@last:1"])
        if isinstance(sitter.bot, LastMove)
    ]
    assert levels == [3, 5, 1]
    for wrong in ("@last:0", "@last:6", "@last:x", "@last:-1"):
        with pytest.raises(UsageError, match="levels 1 to 5"):
            seat([wrong])


@pytest.mark.usefixtures("levelled")
def test_the_strongest_bot_that_advises_gives_the_hints() -> None:
    bot = adviser(TALAT, Random(1))
    assert isinstance(bot, LastMove)
    assert bot.level == 5
