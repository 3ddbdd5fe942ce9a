"""Who sits where: people by name, bots by kind and level.

A seat is written as a name, ``Anna``, or as a bot, ``@random`` or ``@kind:level``. New kinds of bots enter
through ``KINDS``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from atoll.cli.speech import Speaker, UsageError
from atoll.core import Game, Move, Position, Seat

LONGEST_NAME: Final = 20
BOT: Final = "@"
DEFAULT_BOT: Final = "@random"


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, position: Position, seat: Seat) -> Move:
        """Give a legal move of a seat that is asked. The position is the bot's own copy.

        It holds what the seat may not know: a fair bot looks at ``position.resample(seat, rng)`` only.
        """


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how to make one, its levels (none: only one strength), whether it gives hints."""

    make: Callable[[Game, int | None, Random], Bot]
    levels: range = range(0)
    advises: bool = False


class RandomBot:
    """Makes any legal move, each as likely as the others."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, position: Position, seat: Seat) -> Move:
        """Give any legal move."""
        return self._rng.choice(list(position.legal(seat)))


KINDS: Final[dict[str, Kind]] = {"random": Kind(lambda _game, _level, rng: RandomBot(rng))}
"""The kinds of bots by name, weakest first."""


@dataclass(frozen=True)
class Sitter:
    """Whoever has a seat: a person, or a bot."""

    name: str
    written: str
    bot: Bot | None = None


def seat_players(
    wishes: Sequence[str], players: int, game: Game, rng: Random, speaker: Speaker
) -> list[Sitter]:
    """Seat everybody in the order given; random bots take the seats that are left.

    Raises UsageError for a name that will not do, for a bot that does not exist, and for too many.
    """
    if len(wishes) > players:
        raise UsageError("cli-seats-many", count=len(wishes), players=players)
    written = [*wishes, *[DEFAULT_BOT] * (players - len(wishes))]
    kinds = Counter(wish for wish in written if wish.startswith(BOT))
    sitters: list[Sitter] = []
    for wish in written:
        if wish.startswith(BOT):
            number = 1 + sum(sitter.written == wish for sitter in sitters)
            name = _bot_name(wish, number if kinds[wish] > 1 else 0, speaker)
            sitters.append(Sitter(name, wish, _bot(wish, game, rng)))
        else:
            sitters.append(Sitter(_person(wish), wish))
    for name, count in Counter(sitter.name for sitter in sitters).items():
        if count > 1:
            raise UsageError("cli-seat-twice", name=name)
    return sitters


def adviser(game: Game, rng: Random) -> Bot | None:
    """Give the strongest bot that gives hints, if there is one."""
    for kind in reversed(KINDS.values()):
        if kind.advises:
            return kind.make(game, kind.levels[-1] if kind.levels else None, rng)
    return None


def _person(name: str) -> str:
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        raise UsageError("cli-seat-name", name=name, most=LONGEST_NAME)
    return clean


def _bot(wish: str, game: Game, rng: Random) -> Bot:
    name, _, level = wish.removeprefix(BOT).partition(":")
    kind = KINDS.get(name)
    if kind is None:
        raise UsageError("cli-bot-unknown", name=name, names=[f"{BOT}{known}" for known in KINDS])
    if not level:
        return kind.make(game, kind.levels[len(kind.levels) // 2] if kind.levels else None, rng)
    if not level.isdecimal() or int(level) not in kind.levels:
        if not kind.levels:
            raise UsageError("cli-bot-no-levels", name=name)
        raise UsageError("cli-bot-level", name=name, least=kind.levels[0], most=kind.levels[-1])
    return kind.make(game, int(level), rng)


def _bot_name(wish: str, number: int, speaker: Speaker) -> str:
    name, _, level = wish.removeprefix(BOT).partition(":")
    base = speaker("cli-bot-name", bot=name) + (f" {level}" if level else "")
    return f"{base} {number}" if number else base
