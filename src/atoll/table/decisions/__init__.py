"""Commands in, events out. Nothing here changes a table; a command that is not possible is Refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from atoll.core import AtollError, IllegalMove, Refusal
from atoll.table import rated
from atoll.table.commands import (
    AddBot,
    Answer,
    Arrange,
    BotPlays,
    CarryOn,
    Chat,
    ComeBack,
    Command,
    Commit,
    Confirm,
    Leave,
    LinkRematch,
    Mute,
    Nudge,
    Offer,
    Play,
    Rematch,
    Remove,
    Rename,
    Resign,
    Resume,
    Return,
    Reveal,
    ServerCommand,
    Sit,
    StandIn,
    Start,
    StartTogether,
    Style,
    Tick,
    Undo,
)
from atoll.table.decisions import absence, drawing, leaving, moves, offers, seating, social
from atoll.table.events import TableEvent
from atoll.table.people import Person
from atoll.table.refused import Refused
from atoll.table.room import Room
from atoll.table.table import Table

MAX_LOG: Final = 5000
"""How many events a table's log may have before only what brings the game to its end is possible.

The longest games have a few hundred; drafting and undoing could go on forever.
"""


def decide(
    table: Table, command: Command, actor: Person, room: Callable[[], Room] | None = None
) -> list[TableEvent]:
    """Return the events that a person's command leads to. Raise Refused if it is not possible.

    ``room`` says who is there, for the commands for which that matters.
    """
    try:
        if table.seq >= MAX_LOG and not _ends_the_game(table, command):
            raise Refused("table-log-full")
        if table.settings.strict:
            rated.check_command(table, command, actor)
        if room is not None and isinstance(command, Nudge):
            return absence.nudge(table, command, actor, room())
        if room is not None and isinstance(command, CarryOn):
            return absence.carry_on(table, command, actor, room())
        return DECISIONS[type(command)](table, command, actor)
    except IllegalMove as error:
        raise Refused(
            "illegal-move", error.refusals, move=error.move, rules=error.fact.values["rules"]
        ) from error
    except Refused:
        raise
    except AtollError as error:
        raise Refused(error.fact.key, (Refusal(error.fact.key, error.fact.values),)) from error


def _ends_the_game(table: Table, command: Command) -> bool:
    """Whether a command can be sent only so often before the game is over."""
    match command:
        case Play():
            sealed = table.live_game is not None and command.seat in table.live_game.sealed
            return not sealed and (command.confirm or table.settings.auto_confirm)
        case Confirm() | Undo() | Resign() | Answer() | Rematch():
            return True
        case _:
            return False


def decide_server(table: Table, command: ServerCommand, now: float) -> list[TableEvent]:
    """Return the events that a command of the server leads to; none if it comes too late."""
    match command:
        case BotPlays():
            return moves.play_bot_move(table, command)
        case Tick():
            return drawing.check_reveals(table, now) or leaving.check_clocks(table, command, now)
        case Resume():
            clock = table.clock if table.life == "playing" else None
            credited = clock is not None and clock.settings.credits_outage(command.seconds)
            credited = credited or (table.draw.until is not None and command.seconds > 0)
            return [TableEvent("resumed", {"seconds": command.seconds})] if credited else []
        case StartTogether():
            return seating.start_together(table)
        case ComeBack():
            return absence.come_back(table, command)
        case LinkRematch():
            return [] if table.rematch is not None else [TableEvent("rematch", {"table": command.table})]
        case Rename():
            return social.rename(table, command)


DECISIONS: Final[Mapping[type, Callable[[Table, Any, Person], list[TableEvent]]]] = {
    Sit: seating.sit,
    Leave: seating.leave,
    Style: seating.style,
    AddBot: seating.add_bot,
    Remove: seating.remove,
    Arrange: seating.arrange,
    Start: seating.start,
    Commit: drawing.commit,
    Reveal: drawing.reveal,
    Play: moves.play,
    Undo: moves.undo,
    Confirm: moves.confirm,
    Offer: offers.offer,
    Answer: offers.answer,
    Resign: leaving.resign,
    StandIn: leaving.stand_in,
    Return: leaving.return_to_seat,
    Chat: social.chat,
    Mute: social.mute,
    Rematch: social.rematch,
}
"""The function that decides each command. A command that leads to no event is acknowledged all the same."""
