"""Bots of your own, named ``module:name``: a function, or a class, in any module that Python can import.

A function takes a position and a seat and returns a move. If it takes a third argument, that is a
``random.Random`` with the game's seed. A class is made anew for each game, with ``seed=`` if it takes that,
and has such a function as its method ``choose``; a subclass of ``Bot`` is used as it is.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from atoll.ai.bot import Bot, BotError, History
from atoll.core.position import Position
from atoll.core.types import Move, Seat


def is_custom(name: str) -> bool:
    """Whether a bot's name can be ``module:name``, as opposed to a bot with settings."""
    module, colon, rest = name.partition(":")
    attribute = rest.partition(",")[0]
    parts = [*module.split("."), *attribute.split(".")]
    return bool(colon) and all(part.isidentifier() for part in parts)


def custom_bot(name: str, seed: int | None, settings: Mapping[str, object]) -> Bot:
    """Return the bot that ``module:name`` names; settings become arguments of a class.

    Modules in the working directory are found too. Raise BotError if there is no such bot.
    """
    found = load_custom(name)
    if not isinstance(found, type):
        if settings:
            raise BotError("bot-no-settings", bot=name, setting=next(iter(settings)))
        return CustomBot(name, found, seed)
    arguments = dict(settings)
    if "seed" in _parameters(found):
        arguments["seed"] = seed
    try:
        made = found(**arguments)
    except TypeError as error:
        raise BotError("bot-not-made", name=name, problem=str(error)) from error
    if isinstance(made, Bot):
        return made
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise BotError("bot-no-choose", name=name)
    return CustomBot(name, choose, seed)


class CustomBot(Bot):
    """A bot that asks a function. The function gets a position without others' secrets."""

    def __init__(self, name: str, function: Callable[..., Any], seed: int | None = None) -> None:
        super().__init__(seed)
        self.name = name
        self._function = function
        self._takes_random = len(_parameters(function)) > 2

    def choose(self, position: Position, seat: Seat, history: History | None = None) -> Move:
        """Return the function's move. Raise BotError if it is not legal."""
        del history
        if seat not in position.active_seats:
            raise BotError("bot-not-asked", seat=seat)
        seen = position.resample(seat, self.random)
        more = (self.random,) if self._takes_random else ()
        move = self._function(seen, seat, *more)
        if move not in position.legal_moves_for(seat):
            raise BotError("bot-illegal", name=self.name, move=str(move)[:80])
        return str(move)


def load_custom(name: str) -> Any:
    """Return the function or class that ``module:name`` names. Raise BotError if there is none."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # the command line is not started by ``python -m`` everywhere
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise BotError("bot-not-found", name=name, problem=str(error)) from error
    if not callable(found):
        raise BotError("bot-no-choose", name=name)
    return found


def _parameters(function: Callable[..., Any]) -> list[str]:
    """Return the names of a function's or class's parameters; none if they cannot be told."""
    try:
        return list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return []
