"""Who sits where: people by name, bots by kind and level.

A seat is written as a name, ``Anna``, or as a bot: ``@3`` is a bot of level 3, ``@random``,
``@mcts:seconds=0.5`` and ``@module:function`` are bots that ``atoll.ai.player`` knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from atoll.ai import LEVELS, Bot, player
from atoll.ai.custom import is_custom
from atoll.cli.errors import UsageError
from atoll.cli.translate import Translator
from atoll.table.people import ADAPTIVE

LONGEST_NAME: Final = 20
BOT: Final = "@"
DEFAULT_BOT: Final = "@1"


@dataclass(frozen=True)
class Participant:
    """A person or a bot at the table, and how the seat was written."""

    name: str
    written: str
    bot: Bot | None = None


def seat_players(seats: Sequence[str], players: int, rng: Random, translate: Translator) -> list[Participant]:
    """Return who sits where, in the order of ``seats``; easy bots take the seats that are left.

    Raise UsageError if a name is not usable or there are too many, BotError if there is no such bot.
    """
    if len(seats) > players:
        raise UsageError("cli-seats-many", count=len(seats), players=players)
    written = [*seats, *[DEFAULT_BOT] * (players - len(seats))]
    participants: list[Participant] = []
    bots: Counter[str] = Counter()
    for seat in written:
        if seat.startswith(BOT):
            bot = player(_kind(seat), rng.getrandbits(32))
            name = _bot_name(seat, translate)
            bots[name] += 1
            participants.append(Participant(f"{name} {bots[name]}" if bots[name] > 1 else name, seat, bot))
        else:
            participants.append(Participant(_person(seat), seat))
    for name, count in Counter(participant.name for participant in participants).items():
        if count > 1:
            raise UsageError("cli-seat-twice", name=name)
    return participants


def hint_bot(rng: Random) -> Bot:
    """Return the bot that gives hints: the strongest."""
    return player(f"level-{LEVELS}", rng.getrandbits(32))


def _person(name: str) -> str:
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        raise UsageError("cli-seat-name", name=name, most=LONGEST_NAME)
    return clean


def _kind(seat: str) -> str:
    kind = seat.removeprefix(BOT)
    return f"level-{kind}" if kind.isdecimal() else kind


def _bot_name(seat: str, translate: Translator) -> str:
    kind = _kind(seat)
    if is_custom(kind):
        return kind.partition(":")[2].partition(",")[0]
    level = kind.partition(":")[0].replace(f"{ADAPTIVE}-", "level-")
    # Players for research, sparring partners among them, have no other name than what is typed.
    name = translate(f"bot-{level}") if level.startswith("level-") else level
    return name[0].upper() + name[1:]
