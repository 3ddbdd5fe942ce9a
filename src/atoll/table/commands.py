"""The commands of people at a table. The field ``do`` names the command in the protocol.

A command does not say who sends it: the server passes the actor along with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from atoll.table.people import Person

# --- before the game ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sit:
    """Take an open seat. ``nonce`` is a part in draws of version 1; sitting down again changes it.

    ``name`` is that of somebody else who plays the seat on the same device.
    """

    seat: int
    nonce: str = ""
    name: str = ""
    do: Literal["sit"] = "sit"


@dataclass(frozen=True)
class Leave:
    """Leave one's seat while the table is open."""

    seat: int
    do: Literal["leave"] = "leave"


@dataclass(frozen=True)
class Style:
    """Choose the colour and the shape of one's seat while the table is open; None leaves it to the table."""

    seat: int
    colour: int | None = None
    shape: int | None = None
    do: Literal["style"] = "style"


@dataclass(frozen=True)
class AddBot:
    """Put a bot on an open seat (the host)."""

    seat: int
    level: str
    do: Literal["add-bot"] = "add-bot"


@dataclass(frozen=True)
class Remove:
    """Free a seat while the table is open (the host)."""

    seat: int
    do: Literal["remove"] = "remove"


@dataclass(frozen=True)
class Arrange:
    """Reorder the seats while the table is open (the host): whoever sat on ``order[i]`` gets seat i."""

    order: list[int]
    do: Literal["arrange"] = "arrange"


@dataclass(frozen=True)
class Start:
    """Start the game (the host; all seats must be taken)."""

    do: Literal["start"] = "start"


@dataclass(frozen=True)
class Commit:
    """Commit to a value for the draw, once all seats are taken.

    ``roster`` is the digest of who sits where; a commitment for other seats is refused.
    """

    roster: str
    commitment: str
    do: Literal["commit"] = "commit"


@dataclass(frozen=True)
class Reveal:
    """Reveal the value that one has committed to, after the host has started the game."""

    value: str
    do: Literal["reveal"] = "reveal"


# --- the game ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Play:
    """Make a move, in the notation.

    When one seat is to move, the move becomes part of that seat's draft, unless ``confirm`` (or the table's
    own setting) commits the draft and this move at once. ``ply`` says how many moves came before it,
    drafted ones included: a move that was meant for another ply is refused. When several seats decide at
    once, the move is sealed; then ``round`` says which round it was meant for.
    """

    seat: int
    move: str
    confirm: bool = False
    ply: int | None = None
    round: int | None = None
    do: Literal["play"] = "play"


@dataclass(frozen=True)
class Undo:
    """Undo the last moves of one's draft. ``ply`` is the number of moves with the draft."""

    seat: int
    moves: int = 1
    ply: int | None = None
    do: Literal["undo"] = "undo"


@dataclass(frozen=True)
class Confirm:
    """Commit one's draft. ``ply`` is the number of moves with the draft."""

    seat: int
    ply: int | None = None
    do: Literal["confirm"] = "confirm"


@dataclass(frozen=True)
class Offer:
    """Ask everybody at the table to take back committed moves, or to abort the game.

    ``ply`` is the number of moves to keep; without it, the seat's own last turn is taken back.
    """

    seat: int
    what: Literal["takeback", "abort"]
    ply: int | None = None
    do: Literal["offer"] = "offer"


@dataclass(frozen=True)
class Answer:
    """Accept or decline the offer."""

    seat: int
    yes: bool
    do: Literal["answer"] = "answer"


@dataclass(frozen=True)
class Resign:
    """Resign. The other of two players wins; with more, a bot plays the seat to the end."""

    seat: int
    do: Literal["resign"] = "resign"


@dataclass(frozen=True)
class StandIn:
    """Let a bot stand in on one's seat."""

    seat: int
    level: str
    do: Literal["stand-in"] = "stand-in"


@dataclass(frozen=True)
class Return:
    """Take one's seat back from the bot that stands in."""

    seat: int
    do: Literal["return"] = "return"


@dataclass(frozen=True)
class Nudge:
    """Remind somebody who has been away on their turn for long that the table waits for them."""

    seat: int
    absent: int
    do: Literal["nudge"] = "nudge"


@dataclass(frozen=True)
class CarryOn:
    """Say how to go on without somebody who was nudged: let a bot play, or end the game."""

    seat: int
    absent: int
    how: Literal["bot", "end"]
    do: Literal["carry-on"] = "carry-on"


# --- at any time ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chat:
    """Send a chat message to the table."""

    text: str
    do: Literal["chat"] = "chat"


@dataclass(frozen=True)
class Mute:
    """Mute a person in this table's chat, or unmute (the host)."""

    who: str
    on: bool = True
    do: Literal["mute"] = "mute"


@dataclass(frozen=True)
class Rematch:
    """Ask for another game with the same people once this one is over."""

    do: Literal["rematch"] = "rematch"


Command: TypeAlias = (
    Sit
    | Leave
    | Style
    | AddBot
    | Remove
    | Arrange
    | Start
    | Commit
    | Reveal
    | Play
    | Undo
    | Confirm
    | Offer
    | Answer
    | Resign
    | StandIn
    | Return
    | Nudge
    | CarryOn
    | Chat
    | Mute
    | Rematch
)
"""Every command that a person can send."""


# --- the server's own commands -----------------------------------------------------------------------------


@dataclass(frozen=True)
class BotPlays:
    """Play a bot's move for its seat."""

    seat: int
    move: str
    ply: int
    round: int


@dataclass(frozen=True)
class Tick:
    """Check the clocks, and whether values for the draw are overdue.

    Seats in ``spared`` lost their connection a moment ago and have a grace period.
    """

    spared: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Resume:
    """Resume after an outage of ``seconds`` in which nobody could play; they are credited to everybody."""

    seconds: float


@dataclass(frozen=True)
class StartTogether:
    """Start the game at a table that starts by itself: everybody is there."""


@dataclass(frozen=True)
class ComeBack:
    """Somebody is here again, who was away when the others carried on."""

    who: str


@dataclass(frozen=True)
class LinkRematch:
    """Link the table of the rematch, now that it exists."""

    table: str


@dataclass(frozen=True)
class Rename:
    """Change the name or the identity of a person at the table to those of ``now``.

    ``silent`` blanks their chat messages. ``aliases`` also replaces the names of others on their device.
    """

    who: str
    now: Person
    silent: bool = False
    aliases: bool = True


ServerCommand: TypeAlias = BotPlays | Tick | Resume | StartTogether | ComeBack | LinkRematch | Rename
"""Every command of the server itself."""
