"""Who sits where: people by name, bots by kind and level.

A seat is written as a name, ``Anna``, or as a bot: ``@3`` is a bot of level 3, ``@random`` and
``@mcts:seconds=0.5`` are those that ``atoll.ai.player`` knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from atoll.ai import LEVELS, Bot, player
from atoll.cli.speech import Speaker, UsageError

LONGEST_NAME: Final = 20
BOT: Final = "@"
DEFAULT_BOT: Final = "@1"


@dataclass(frozen=True)
class Sitter:
    """Whoever has a seat: a person, or a bot."""

    name: str
    written: str
    bot: Bot | None = None


def seat_players(wishes: Sequence[str], players: int, rng: Random, speaker: Speaker) -> list[Sitter]:
    """Seat everybody in the order given; easy bots take the seats that are left.

    Raises UsageError for a name that will not do and for too many, BotError for a bot that does not exist.
    """
    if len(wishes) > players:
        raise UsageError("cli-seats-many", count=len(wishes), players=players)
    written = [*wishes, *[DEFAULT_BOT] * (players - len(wishes))]
    kinds = Counter(wish for wish in written if wish.startswith(BOT))
    sitters: list[Sitter] = []
    for wish in written:
        if wish.startswith(BOT):
            bot = player(_kind(wish), rng.getrandbits(32))
            number = 1 + sum(sitter.written == wish for sitter in sitters)
            name = _bot_name(wish, speaker)
            sitters.append(Sitter(f"{name} {number}" if kinds[wish] > 1 else name, wish, bot))
        else:
            sitters.append(Sitter(_person(wish), wish))
    for name, count in Counter(sitter.name for sitter in sitters).items():
        if count > 1:
            raise UsageError("cli-seat-twice", name=name)
    return sitters


def adviser(rng: Random) -> Bot:
    """Give the bot that gives hints: the strongest."""
    return player(f"level-{LEVELS}", rng.getrandbits(32))


def _person(name: str) -> str:
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        raise UsageError("cli-seat-name", name=name, most=LONGEST_NAME)
    return clean


def _kind(wish: str) -> str:
    kind = wish.removeprefix(BOT)
    return f"level-{kind}" if kind.isdecimal() else kind


def _bot_name(wish: str, speaker: Speaker) -> str:
    name = speaker(f"bot-{_kind(wish).partition(':')[0]}")
    return name[0].upper() + name[1:]
