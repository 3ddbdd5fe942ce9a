"""What the players of a game remember: every decision, and which of them are still somebody's secret.

A ``Recall`` is never changed, so copies of a state share it, and what happened later is added to a new one.
So an information state costs little more than the decisions made since the last look.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Self

from atoll.core.engine import CHANCE, Engine
from atoll.games.titicaca.rules import Position as Titicaca
from atoll.research.decoding import empty_observation, split
from atoll.research.encoding import Encoding
from atoll.research.extra import require

require("numpy")

import numpy as np  # noqa: E402 - after the check that says how to install it

__all__ = ["Decision", "Recall"]


class Decision:
    """A decision as everybody may know it: ``text`` and ``number`` are what its maker knows."""

    __slots__ = ("group", "mover", "number", "points", "public_number", "public_text", "text")

    def __init__(
        self, mover: int, text: str, number: int, public: tuple[str, int], group: int | None
    ) -> None:
        self.mover = mover
        self.text = text
        self.number = number
        """The dense index, or the outcome of chance, plus 1."""
        self.public_text, self.public_number = public
        self.group = group
        """Which secret it belongs to: a round's bids, or temples that lie face down together; or None."""
        self.points: tuple[int, ...] = ()
        """Each seat's points after it."""


class Recall:
    """The decisions of a game so far."""

    def __init__(self, start: Engine, encoding: Encoding, *, secrets: bool) -> None:
        self.decisions: tuple[Decision, ...] = ()
        self.secret: tuple[tuple[int, Decision], ...] = ()
        """Those that only their makers know, each with its place among the decisions."""
        self.rows = np.zeros((0, 3 + encoding.players), dtype=np.float32)
        """In games with secrets, decisions as numbers: who (1 chance, 2 and more the seats), the number, 0,
        each seat's points."""
        self._engine = start
        self._encoding = encoding
        self._secrets = secrets
        self._row = empty_observation(encoding)
        self._seats = split(encoding, self._row)["seats"] if secrets else None
        self._open: frozenset[int] = frozenset()
        """The groups whose secret is kept."""
        self._temples: dict[int, int] = {}
        """The last group of each seat's temples."""
        self._bids: int | None = None
        """The group of the bids that are not open yet."""
        self._groups = 0

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def is_secret(self, decision: Decision) -> bool:
        """Whether only its maker knows a decision."""
        return decision.group is not None and decision.group in self._open

    def after(self, history: list[int]) -> Recall:
        """Return what is remembered after a history, of which this may be a part."""
        known = len(self.decisions)
        if known == len(history):
            return self
        other = copy(self)
        other._engine = self._engine.copy()
        other._temples = dict(self._temples)
        fresh = [other._add(action) for action in history[known:]]
        other.decisions = (*self.decisions, *fresh)
        if self._secrets:
            kept = (*self.secret, *enumerate(fresh, start=known))
            other.secret = tuple((at, each) for at, each in kept if other.is_secret(each))
            none = (0,) * self._encoding.players
            rows = [(2 + max(each.mover, -1), each.number, 0, *(each.points or none)) for each in fresh]
            other.rows = np.concatenate([self.rows, np.array(rows, dtype=np.float32)])
        return other

    def _add(self, action: int) -> Decision:
        engine = self._engine
        mover = engine.to_move()
        if mover == CHANCE:
            text = engine.outcome_text(action)
            engine.resolve(action)
            return Decision(mover, text, action + 1, (text, action + 1), None)
        engine_action = self._encoding.action(engine, action)
        text = engine.text(engine_action)
        if not self._secrets:
            engine.apply(mover, engine_action)
            return Decision(mover, text, action + 1, (text, action + 1), None)
        return self._add_of_titicaca(mover, text, action, engine_action)

    def _add_of_titicaca(self, mover: int, text: str, action: int, engine_action: int) -> Decision:
        """Follow bids until all are in, and face-down temples until they are shown (C-SET-4)."""
        engine = self._engine
        seats = self._look()
        public, group = (text, action + 1), None
        word, *rest = text.split()
        if word == "bid":
            if self._bids is None:
                self._bids = self._new_group()
            public, group = ("bid ?", 0), self._bids
        elif word == "temple" and len(rest) == 2:
            if seats[mover, 5] == 2:
                self._temples.pop(mover, None)
            if not seats[mover, 8]:
                group = self._temples[mover] = self._temples.get(mover, self._groups)
                if group == self._groups:
                    self._new_group()
                lower = self._encoding.index(engine, engine.action(f"temple {rest[0]} 1"))
                public = (f"temple {rest[0]} ?", lower + 1)
        hands = seats[:, 5].copy()
        earlier = engine.copy()
        engine.apply(mover, engine_action)
        seats = self._look()
        revealed = {self._temples[seat] for seat in self._temples if seats[seat, 8]}
        kept = {seat for seat, secret in self._temples.items() if secret in self._open - revealed}
        if (
            kept and (seats[:, 5] > hands).any()
        ):  # a scoring returned temples: some may have been shown before
            revealed |= {self._temples[seat] for seat in _shown_by(earlier, mover, text) & kept}
        if self._bids is not None and not seats[:, 3].any():
            revealed.add(self._bids)
            self._bids = None
        self._open -= revealed
        made = Decision(mover, text, action + 1, public, group)
        made.points = tuple(int(points) for points in seats[:, 1])
        return made

    def _new_group(self) -> int:
        self._open |= {self._groups}
        self._groups += 1
        return self._groups - 1

    def _look(self) -> Any:
        """Return the section of the seats."""
        self._encoding.observe(self._engine, 0, self._row)
        return self._seats


def _shown_by(engine: Engine, mover: int, move: str) -> set[int]:
    """Return the seats whose temples a move makes everybody see."""
    position = engine.reference()
    assert isinstance(position, Titicaca)
    events = position.play(move, mover)
    return {int(str(event.values["seat"])) for event in events if event.key == "titicaca-temple-shown"}
