"""Pearls, a tiny example game: it has everything the contract speaks of and nothing else.

A shuffled row of pearls, worth 1 to 3, is turned up one by one (chance). Everybody seals a bid of shells
(simultaneous); the highest pays and takes the pearl, the lowest seat among equals. The taker slips it into
the left or the right pocket unseen (hidden). When the row is empty, most points win: the pearls' worth, and
one more for each pearl in the fuller pocket.

Moves: ``bid 2``, ``pocket L``, ``pocket R``; to others ``bid ?``, ``pocket ?``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import Self

from atoll.core import (
    Descriptor,
    Event,
    Game,
    Json,
    Move,
    NotationError,
    Options,
    Refusal,
    Result,
    Seat,
    SetupError,
    Viewer,
    registry,
)
from atoll.core.engine import CHANCE, OVER, Engine
from atoll.core.position import Position
from atoll.core.reference import ReferencePosition
from atoll.core.result import places_by

BOX = (1, 1, 2, 2, 3, 3)
SHELLS = 3


@dataclass(frozen=True)
class PearlOptions(Options):
    rich: bool = False


@dataclass(eq=True)
class Pearls(ReferencePosition):
    players: int
    options: PearlOptions
    row: tuple[int, ...] = ()
    taken: int = 0
    shells: tuple[int, ...] = ()
    bids: dict[Seat, int | None] = field(default_factory=dict)
    taker: Seat | None = None
    pockets: tuple[tuple[Seat, int, str | None], ...] = ()  # who took which pearl into which pocket

    def __hash__(self) -> int:
        return hash((self.players, self.options, self.row, self.taken, self.shells, self.taker, self.pockets))

    def length(self) -> int:
        return 6 if self.options.rich else 4

    @property
    def at_chance(self) -> bool:
        return self.taken < self.length() and self.taken >= len(self.row) and self.taker is None

    @property
    def active_seats(self) -> tuple[Seat, ...]:
        if self.taken >= self.length() or self.at_chance:
            return ()
        if self.taker is not None:
            return (self.taker,)
        return tuple(seat for seat in range(self.players) if seat not in self.bids)

    def _legal_moves(self, seat: Seat) -> Sequence[Move]:
        if self.taker is not None:
            return ["pocket L", "pocket R"]
        return [f"bid {n}" for n in range(self.shells[seat] + 1)]

    def check_notation(self, move: Move) -> None:
        if not re.fullmatch(r"bid (0|[1-9][0-9]?)|pocket [LR]", move):
            raise NotationError("no-outcome", outcome=move)

    def _violations(self, move: Move, seat: Seat) -> Sequence[Refusal]:
        return [] if move in self._legal_moves(seat) else [Refusal("P-1", {"move": move})]

    def _apply(self, move: Move, seat: Seat) -> Sequence[Event]:
        kind, what = move.split()
        if kind == "pocket":
            self._pocket(seat, what)
            return [Event("pearls-pocket", {"seat": seat}, private={seat: {"pocket": what}})]
        self.bids[seat] = int(what)
        events = [Event("pearls-bid", {"seat": seat}, private={seat: {"bid": int(what)}})]
        if len(self.bids) == self.players:
            bids = [self.bids[s] or 0 for s in range(self.players)]
            self.taker = bids.index(max(bids))
            self.shells = tuple(n - (max(bids) if s == self.taker else 0) for s, n in enumerate(self.shells))
            self.bids = {}
            events.append(Event("pearls-shown", {"bids": bids, "seat": self.taker}))
        return events

    def play_unseen(self, move: Move, seat: Seat) -> tuple[Event, ...]:
        if move == "bid ?" and self.taker is None and seat in self.active_seats:
            self.bids[seat] = None
        elif move == "pocket ?" and seat == self.taker:
            self._pocket(seat, None)
        else:
            raise NotationError("move-not-hidden", move=move)
        return ()

    def _pocket(self, seat: Seat, what: str | None) -> None:
        self.pockets += ((seat, self.row[self.taken], what),)
        self.taken += 1
        self.taker = None

    def _chance_outcomes(self) -> Sequence[tuple[str, Fraction]]:
        left = Counter(BOX) - Counter(self.row)
        return [(str(worth), Fraction(n, left.total())) for worth, n in left.items()]

    def _apply_chance(self, outcome: str) -> Sequence[Event]:
        self.row += (int(outcome),)
        return [Event("pearls-turned", {"worth": int(outcome)})]

    def setup(self) -> dict[str, Json]:
        return {"row": list(self.row)}

    def points(self, seat: Seat) -> int:
        own = [(worth, pocket) for s, worth, pocket in self.pockets if s == seat]
        return sum(worth for worth, _ in own) + max(Counter(p for _, p in own).values(), default=0)

    @property
    def result(self) -> Result:
        over = self.taken >= self.length()
        scores = tuple(self.points(s) if over else 0 for s in range(self.players))
        return Result(over, "empty" if over else None, places_by(scores) if over else None, scores)

    def determinize(self, seat: Seat, rng: Random) -> Self:
        other = self.copy()
        shown = self.row[: self.taken + 1]
        left = list((Counter(BOX) - Counter(shown)).elements())
        rng.shuffle(left)
        other.row = shown + tuple(left[: self.length() - len(shown)])
        other.bids = {s: b for s, b in self.bids.items() if s == seat}
        over = self.taken >= self.length()
        other.pockets = tuple(
            (s, w, p if over or s == seat else rng.choice("LR")) for s, w, p in self.pockets
        )
        return other

    def copy(self) -> Self:
        return replace(self, bids=dict(self.bids))


class PearlEngine(Engine):
    """An engine in plain Python: slow, but it shows which methods Python calls."""

    def __init__(self, reference: Pearls) -> None:
        self.position = reference.copy()

    def to_move(self) -> int:
        mover = self.position.to_move
        return OVER if mover is None else mover if isinstance(mover, int) else CHANCE

    def active_seats(self) -> int:
        return sum(1 << seat for seat in self.position.active_seats)

    def legal(self, seat: int) -> list[int]:
        return [self.action(move) for move in self.position.legal_moves_for(seat)]

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise ValueError(f"action {action} is not legal for seat {seat}")
        self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        self.position._apply(self.text(action), seat)

    def chance(self) -> list[tuple[int, int]]:
        return [(int(o), int(p * 60)) for o, p in self.position.outcomes()]

    def resolve(self, outcome: int) -> None:
        self.position._apply_chance(str(outcome))

    def determinize(self, seat: int, seed: int) -> None:
        self.position = self.position.determinize(seat, Random(seed))

    def resample(self, seat: int, seed: int) -> None:
        self.position = self.position.resample(seat, Random(seed))

    def copy(self) -> Self:
        return type(self)(self.position)

    def reference(self) -> ReferencePosition:
        return self.position.copy()

    def key(self) -> bytes:
        position = self.position
        bids = sorted(position.bids.items())
        return repr(
            (position.row, position.taken, position.shells, bids, position.taker, position.pockets)
        ).encode()

    def action(self, move: str) -> int:
        self.position.check_notation(move)
        kind, what = move.split()
        return int(what) if kind == "bid" else 100 + "LR".index(what)

    def text(self, action: int) -> str:
        return f"bid {action}" if action < 100 else f"pocket {'LR'[action - 100]}"

    def outcome_text(self, outcome: int) -> str:
        return str(outcome)

    def result(self) -> Result:
        return self.position.result


class PearlsGame(Game):
    name = "pearls"
    seats = range(2, 4)
    options_class = PearlOptions
    descriptor = Descriptor(title="Pearls", usual_players=3, rule_prefix="P", hidden_information=True)
    position_class: type[Pearls] = Pearls
    engine_class: type[PearlEngine] = PearlEngine

    def deal(self, players: int, options: Options, rng: Random) -> dict[str, Json]:
        row = list(BOX)
        rng.shuffle(row)
        assert isinstance(options, PearlOptions)
        return {"row": row[: 6 if options.rich else 4]}

    def reference(self, players: int, options: Options, setup: object) -> ReferencePosition:
        assert isinstance(options, PearlOptions)
        assert isinstance(setup, dict)
        row = setup.get("row", [])
        if Counter(row) - Counter(BOX) or set(setup) - {"row"}:
            raise SetupError("no-outcome", outcome=str(setup))
        return self.position_class(players, options, row=tuple(row), shells=(SHELLS,) * players)

    def engine(self, reference: ReferencePosition) -> Engine:
        assert isinstance(reference, Pearls)
        return self.engine_class(reference)

    def _view(self, reference: ReferencePosition, viewer: Viewer) -> dict[str, Json]:
        assert isinstance(reference, Pearls)
        over = reference.result.over
        return {
            "row": list(reference.row[: reference.taken + 1]),
            "shells": list(reference.shells),
            "sealed": sorted(reference.bids),
            "bid": reference.bids.get(viewer) if isinstance(viewer, int) else None,
            "taker": reference.taker,
            "pockets": [[s, w, p if over or s == viewer else "?"] for s, w, p in reference.pockets],
        }

    def redact(
        self, position: Position, moves: Sequence[tuple[Seat, Move]], viewer: Viewer
    ) -> tuple[dict[str, Json], list[Move]]:
        here = position.reference
        assert isinstance(here, Pearls)
        sealed = len(moves) - len(here.bids)
        hidden = [
            seat != viewer and (move.startswith("pocket") or (move.startswith("bid") and at >= sealed))
            for at, (seat, move) in enumerate(moves)
        ]
        seen = [f"{m.split()[0]} ?" if h else m for (_, m), h in zip(moves, hidden, strict=True)]
        return {"row": list(here.row[: here.taken + 1])}, seen


PEARLS = PearlsGame()


def forget_games() -> None:
    """Let the registry look again for what is announced."""
    registry.game.cache_clear()
    registry.game_names.cache_clear()
