"""What people ask of a table: commands, carried out and counted, and hints."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter as MetricsCounter

from atoll.core import SPECTATOR, Json, Viewer
from atoll.server.live.audience import Acknowledgement
from atoll.server.live.fair_games import refuse_help
from atoll.server.live.fair_share import Share
from atoll.server.live.seating import Seating
from atoll.server.live.table import LiveTable, OnDone
from atoll.server.ops.metrics import COMMAND_SECONDS, COMMANDS
from atoll.table import Person, Refused
from atoll.table.commands import AddBot, Command, Rematch, Sit, StandIn

if TYPE_CHECKING:
    from atoll.server.live.hub import Hub

_WAITING_COMMANDS: Final = (AddBot, StandIn, Sit, Rematch)
"""The commands that need an answer from the database before they are decided."""


class TableCommands:
    """Carries out what people ask of the tables of one process."""

    def __init__(self, hub: Hub, seating: Seating) -> None:
        self._hub, self._seating = hub, seating

    async def handle(
        self,
        live: LiveTable,
        command: Command,
        actor: Person,
        identity: str,
        ack: Acknowledgement | None = None,
    ) -> int:
        """Carry out a person's command at a table. Raise Refused if it is not possible.

        Return the number of its first event, after ``ack`` was sent.
        """
        began = time.perf_counter()
        try:
            match command:
                case AddBot() | StandIn():
                    if isinstance(command, AddBot):
                        game = live.table.settings.game
                        level = await self._seating.suited_level(command.level, game, actor.id)
                        command = replace(command, level=level)
                    else:
                        self._seating.check_level(command.level)
                    await refuse_help(self._hub.store, await live.boards.fingerprints())
                case Sit() | Rematch():
                    await self._seating.check_blocks(live.table, actor)
                    actor = await self._seating.with_current_name(actor)
                    if isinstance(command, Sit):
                        await self._seating.check_alias(command.name, actor.id)
            # A rematch is acknowledged when there is a new table.
            seq = await live.handle(command, actor, identity, None if isinstance(command, Rematch) else ack)
        except Refused:
            _counter(command.do, "refused").inc()
            raise
        finally:
            COMMAND_SECONDS.observe(time.perf_counter() - began)
        _counter(command.do, "done").inc()
        if isinstance(command, Rematch):
            await self._hub.creator.rematch(live, actor)
            seq = live.table.seq
            if ack is not None:
                ack.listener.send(ack.write(seq))
        return seq

    def handle_now(
        self,
        live: LiveTable,
        command: Command,
        actor: Person,
        identity: str,
        *,
        ack: Acknowledgement,
        on_done: OnDone,
    ) -> bool:
        """Begin to carry out a person's command and return True; return False if it would have to wait.

        ``on_done`` is called when it is done, or with the error that prevented it. Raise Refused.
        """
        if isinstance(command, _WAITING_COMMANDS):
            return False
        began = time.perf_counter()

        def done(error: BaseException | None) -> None:
            if error is None:
                _counter(command.do, "done").inc()
            elif isinstance(error, Refused):
                _counter(command.do, "refused").inc()
            COMMAND_SECONDS.observe(time.perf_counter() - began)
            on_done(error)

        try:
            return live.handle_now(command, actor, identity, ack, done)
        except Refused:
            _counter(command.do, "refused").inc()
            COMMAND_SECONDS.observe(time.perf_counter() - began)
            raise

    async def hint(self, live: LiveTable, viewer: Viewer) -> dict[str, Json]:
        """Return what a bot would do for a seat, and why. Raise Refused unless the seat is to move."""
        live_game = live.table.live_game
        if viewer is SPECTATOR or live_game is None or live.table.life != "playing":
            raise Refused("table-not-playing")
        if live.table.settings.strict:
            raise Refused("rated-no-hints")
        draft = live_game.draft
        if draft is not None and draft.seat == viewer and draft.complete:
            raise Refused("table-draft-full")
        if not live_game.legal_moves(viewer):
            raise Refused("not-your-turn", seat=viewer)
        position = live_game.current.copy()
        await refuse_help(self._hub.store, await live.boards.fingerprints())
        who = live.table.seats[viewer].who or ""
        share = Share(who, self._hub.address_of(who), person_waits=True)
        move, why = await self._hub.bots.hint(position, viewer, share)
        return {"seat": viewer, "move": move, **why.to_json()}


@cache
def _counter(do: str, outcome: str) -> MetricsCounter:
    """Return the counter of one kind of command and outcome; looking it up is slow."""
    return COMMANDS.labels(do, outcome)
