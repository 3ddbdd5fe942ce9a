"""What people can ask of a table. The field ``do`` names the command on the wire.

Whoever speaks for whom is not said here: the table is told by its host process who the actor is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from atoll.table.people import Person

# --- before the game ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sit:
    """Take an open seat. ``nonce`` is this client's part in the fair draw; sitting down again changes it."""

    seat: int
    nonce: str = ""
    do: Literal["sit"] = "sit"


@dataclass(frozen=True)
class Leave:
    """Give up one's seat while the table is open."""

    seat: int
    do: Literal["leave"] = "leave"


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
    """Reorder the seats while the table is open (the host): on seat i sits who sat on ``order[i]``."""

    order: list[int]
    do: Literal["arrange"] = "arrange"


@dataclass(frozen=True)
class Start:
    """Begin the game (the host; all seats are taken)."""

    do: Literal["start"] = "start"


# --- the game ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Play:
    """Make a move, in the notation.

    Where one seat is asked it becomes part of the seat's draft, unless ``confirm`` (or the table's
    own setting) commits the draft and this move at once. ``ply`` says how many moves came before it,
    drafted ones included: a move that was meant for another moment is refused. Where several seats are
    asked at once the move is sealed; then ``round`` says which round it was meant for.
    """

    seat: int
    move: str
    confirm: bool = False
    ply: int | None = None
    round: int | None = None
    do: Literal["play"] = "play"


@dataclass(frozen=True)
class Undo:
    """Take back the last moves of one's draft. ``ply`` says how many moves there are with it."""

    seat: int
    moves: int = 1
    ply: int | None = None
    do: Literal["undo"] = "undo"


@dataclass(frozen=True)
class Confirm:
    """Commit one's draft. ``ply`` says how many moves there are with it."""

    seat: int
    ply: int | None = None
    do: Literal["confirm"] = "confirm"


@dataclass(frozen=True)
class Offer:
    """Ask all people at the table to take back moves that are committed, or to give the game up.

    ``ply`` is the number of moves that are to stay; without it the asking seat's last turn goes.
    """

    seat: int
    what: Literal["takeback", "abort"]
    ply: int | None = None
    do: Literal["offer"] = "offer"


@dataclass(frozen=True)
class Answer:
    """Agree to what is offered, or refuse it."""

    seat: int
    yes: bool
    do: Literal["answer"] = "answer"


@dataclass(frozen=True)
class Resign:
    """Give up. With two in play the other wins; else a bot plays the seat to the end."""

    seat: int
    do: Literal["resign"] = "resign"


@dataclass(frozen=True)
class StandIn:
    """Let a bot play one's seat from now on."""

    seat: int
    level: str
    do: Literal["stand-in"] = "stand-in"


@dataclass(frozen=True)
class Return:
    """Take one's seat back from the bot that plays it."""

    seat: int
    do: Literal["return"] = "return"


# --- at any time ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chat:
    """Say something to all at the table."""

    text: str
    do: Literal["chat"] = "chat"


@dataclass(frozen=True)
class Mute:
    """Let a person say nothing more at this table, or again (the host)."""

    who: str
    on: bool = True
    do: Literal["mute"] = "mute"


@dataclass(frozen=True)
class Rematch:
    """Ask for another game of the same people, once this one is over."""

    do: Literal["rematch"] = "rematch"


Command: TypeAlias = (
    Sit
    | Leave
    | AddBot
    | Remove
    | Arrange
    | Start
    | Play
    | Undo
    | Confirm
    | Offer
    | Answer
    | Resign
    | StandIn
    | Return
    | Chat
    | Mute
    | Rematch
)
"""Everything a person can send."""


# --- what only the server itself says ---------------------------------------------------------------------


@dataclass(frozen=True)
class BotPlays:
    """A bot has decided for a seat that it plays."""

    seat: int
    move: str
    ply: int
    round: int


@dataclass(frozen=True)
class Tick:
    """Time has passed. Seats in ``spared`` lost their connection a short while ago and get their grace."""

    spared: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Resume:
    """The server is back after ``seconds`` in which nobody could play: they count for nobody."""

    seconds: float


@dataclass(frozen=True)
class Follow:
    """The rematch's table exists now."""

    table: str


@dataclass(frozen=True)
class Rename:
    """Somebody is called otherwise from now on, or is somebody else: ``now``.

    ``silent`` takes away what they said here.
    """

    who: str
    now: Person
    silent: bool = False


ServerCommand: TypeAlias = BotPlays | Tick | Resume | Follow | Rename
