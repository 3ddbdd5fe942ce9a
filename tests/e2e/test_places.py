"""Moves are announced by their places in words, without coordinates, at tables of every game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from atoll.core import Record
from atoll.core import game as game_named
from e2e.conftest import Visitor
from e2e.driver import Player, wait_until
from e2e.tables import branched, quick_table

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
COORDINATES = re.compile(r"-?\d+,\s?-?\d+")

CHOICES = ".acts [data-move], .picker option, #move-list option, [data-hex][role=button]"
WORDS = "all => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"


def offered(page: Page) -> list[str]:
    """Return the words of everything that can be chosen now."""
    words: list[str] = page.locator(CHOICES).evaluate_all(WORDS)
    return words


def before_a_village(bid: int) -> Record:
    """Return a game of Titicaca in which the first seat has won the first bid.

    Every test has its own bid: a game that is still played at one table cannot be branched at another.
    """
    position = game_named("titicaca").new(2, seed=1)
    position.play(f"bid {bid}", 0)
    position.play("bid 1", 1)
    return Record.of(position)


@pytest.mark.parametrize(
    ("game", "lang", "expected"),
    [
        ("taluva", "en", "facing (north|south)"),
        ("taluva", "de", "zeigt nach"),
        ("titicaca", "en", "Village: .* lakes? "),
        ("titicaca", "fr", "Village\\s: .* lacs? "),
    ],
)
def test_what_can_be_chosen_is_called_by_its_place(visit: Visit, game: str, lang: str, expected: str) -> None:
    visitor = visit(lang=lang)
    if game == "taluva":
        table = quick_table(visitor, game, 2, options={"ships": True})
    else:  # a low bid may win no village in a whole game
        begun = before_a_village({"en": 2, "fr": 3}[lang])
        table = branched(visitor, begun, len(begun.moves))
    page = visitor.go(f"/t/{table}")
    player = Player(page, "mouse")

    def announced() -> bool:
        return any(re.search(expected, words) for words in offered(page))

    while not announced():
        player.play_until(lambda: player.over() or (player.asked() and page.locator(CHOICES).count() > 0))
        # The names come in an answer of their own, shortly after the moves.
        wait_until(page, lambda: not any(COORDINATES.search(words) for words in offered(page)))
        if announced():
            break
        assert not player.over(), "the game ended without such a place"
        player.try_to_decide()
