"""Seats: people by name, bots by kind and level."""

from __future__ import annotations

from random import Random

import pytest

from atoll.ai import LEVELS, BotError, LevelBot, RandomBot
from atoll.cli.errors import UsageError
from atoll.cli.seats import Participant, hint_bot, seat_players
from atoll.cli.translate import Translator


def seat(names: list[str], players: int = 3, lang: str = "en") -> list[Participant]:
    return seat_players(names, players, Random(1), Translator(lang))


def test_bots_take_the_seats_that_are_left_and_are_told_apart() -> None:
    assert [sitter.name for sitter in seat(["Anna"])] == ["Anna", "Hermit Crab", "Hermit Crab 2"]
    assert [sitter.name for sitter in seat(["@4", "@level-4"], 2)] == ["Pelican", "Pelican 2"]
    assert [sitter.name for sitter in seat(["@random", " Anna  B. ", "Ben"])] == ["Random", "Anna B.", "Ben"]
    assert seat(["@adaptive-2", "Anna"], 2)[0].name == "Gecko", "which it plays like"
    assert seat(["Anna"], 2, "de")[1].name != seat(["Anna"], 2, "en")[1].name


def test_bots_are_made_by_kind_and_level() -> None:
    two, named, chance = (sitter.bot for sitter in seat(["@2", "@level-4", "@random"]))
    assert isinstance(two, LevelBot)
    assert isinstance(named, LevelBot)
    assert (two.level, named.level) == (2, 4)
    assert isinstance(chance, RandomBot)
    assert seat(["@mcts:simulations=10"])[0].name == "Mcts"
    assert [sitter.name for sitter in seat(["@net", "@blocker"], 2)] == ["Net", "Blocker"]
    assert seat(["Anna"])[0].bot is None


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["A", "B", "C", "D"], "4 names for 3 seats"),
        (["Anna", "Anna"], "Two players are called “Anna”"),
        (["Random", "Anna", "@random"], "Two players are called “Random”"),
        ([""], "can’t be a name"),
        (["x" * 21], "can’t be a name"),
        (["\x1b[2J"], "can’t be a name"),
    ],
)
def test_names_that_will_not_do(names: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        seat(names)


@pytest.mark.parametrize("name", ["@deepblue", "@", "@0", "@9", "@random:3", "@mcts:seconds=soon"])
def test_bots_that_do_not_exist(name: str) -> None:
    with pytest.raises(BotError):
        seat([name])


def test_the_strongest_level_gives_the_hints() -> None:
    bot = hint_bot(Random(1))
    assert isinstance(bot, LevelBot)
    assert bot.level == LEVELS
