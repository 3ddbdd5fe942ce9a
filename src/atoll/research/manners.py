"""How a bot behaves, apart from how strong it is: what a person notices who plays against it.

Games of a bot against itself are played with fixed seeds, so the same bot always shows the same manners.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Final

from atoll.ai import Bot, player
from atoll.core.position import Position
from atoll.core.registry import game
from atoll.core.types import Move, Seat

LEAST_STOCK: Final = 5
"""Bids count from this stock on: with less, everything is a large share."""

SAFE_CAPTURE: Final = "talat-idea-capture-safe"


@dataclass
class Manners:
    """What was counted in the games of a bot against itself."""

    games: int = 0
    eruptions: int = 0
    """Taluva: tiles on land."""
    towers: int = 0
    """Taluva: towers built."""
    hanging: int = 0
    """Talat: decisions with a capture that nobody could have answered."""
    left: int = 0
    """Talat: those in which the bot captured nothing."""
    bids: tuple[float, ...] = ()
    """Titicaca: bids as shares of the stock."""

    @property
    def mean_bid(self) -> float:
        """The mean share of the stock that was bid."""
        return fmean(self.bids) if self.bids else 0.0

    @property
    def high_bids(self) -> float:
        """How many of the bids were more than half of the stock, from 0 to 1."""
        return fmean(bid > 0.5 for bid in self.bids) if self.bids else 0.0

    @property
    def left_hanging(self) -> float:
        """How many of the free captures were left, from 0 to 1."""
        return self.left / self.hanging if self.hanging else 0.0

    def summary(self, name: str) -> str:
        """Return a line about a game by name."""
        if name == "taluva":
            eruptions, towers = self.eruptions / self.games, self.towers / self.games
            return f"{eruptions:.1f} eruptions and {towers:.1f} towers per game"
        if name == "titicaca":
            return f"bids {self.mean_bid:.0%} of the stock, {self.high_bids:.0%} of bids more than half of it"
        return f"{self.left_hanging:.0%} of {self.hanging} free captures left"


def manners(name: str, bot: str, games: int, seed: int = 0) -> Manners:
    """Play games of a bot against itself, with the game's usual number of players, and count."""
    found = Manners(games)
    rules = game(name)
    for number in range(seed, seed + games):
        position = rules.new(rules.usual_players, seed=number)
        bots = [player(bot, 100 * number + seat) for seat in range(position.players)]
        while not position.is_over:
            _decide(position, bots, found)
    return found


def _decide(position: Position, bots: list[Bot], found: Manners) -> None:
    seat = position.active_seats[0]
    move = bots[seat].choose(position, seat)
    verb = move.split()[0]
    if verb == "bid":
        stock = max(int(bid.split()[1]) for bid in position.legal_moves_for(seat))
        if stock >= LEAST_STOCK:
            found.bids += (int(move.split()[1]) / stock,)
    elif verb in {"move", "capture"} and _can_capture_freely(position, seat):
        found.hanging += 1
        found.left += verb != "capture"
    events = position.play_with_events(move, seat)
    found.eruptions += any(event.key == "taluva-eruption" for event in events)
    found.towers += verb == "tower"


def _can_capture_freely(position: Position, seat: Seat) -> bool:
    captures = [move for move in position.legal_moves_for(seat) if move.startswith("capture")]
    return bool(captures) and any(_is_free(position, seat, move) for move in captures)


def _is_free(position: Position, seat: Seat, move: Move) -> bool:
    reasons = (idea(move) for idea in position.game.ideas(position, seat))
    return any(reason is not None and reason.key == SAFE_CAPTURE for reason in reasons)
