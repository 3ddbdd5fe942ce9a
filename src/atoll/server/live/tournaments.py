"""Tournaments in play: commands in, rounds paired, tables created, results noted.

Any process may do any of it, at any time and again: a tournament's log accepts each step once, and a table
that a round needs is created under the id that the log names. So nothing is lost or doubled if a process is
killed in the middle of a round: another one, or the same one after its restart, finds what is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from atoll.core import Json
from atoll.server.errors import NotFound
from atoll.server.live.broadcast import dumps
from atoll.server.live.hub import TABLE_ID, Hub
from atoll.server.live.pubsub import TOURNAMENTS
from atoll.server.live.services import Listener
from atoll.server.ops.limits import DAY
from atoll.server.ops.logs import log, short_id
from atoll.server.settings import Settings
from atoll.store import AccountStore, Conflict, Store, StoreError, TournamentListing, TournamentStore
from atoll.table import LogEntry, Person, Refused, TableEvent
from atoll.tournaments import (
    EndTournament,
    Join,
    Leave,
    StartTournament,
    Tournament,
    TournamentCommand,
    TournamentSettings,
    decide,
    decide_result,
    decide_round,
    opening_event,
)

CHECK_SECONDS: Final = 5.0
"""How often each process looks for steps that another one has not taken."""

SWEEP_SECONDS: Final = 3600.0
LIST_LENGTH: Final = 50


@dataclass(frozen=True)
class TournamentLists:
    """The public tournaments, as summaries, and one's own."""

    open: list[dict[str, Json]]
    playing: list[dict[str, Json]]
    over: list[dict[str, Json]]
    mine: list[dict[str, Json]]


class Tournaments:
    """The tournaments of a store, as one process runs them."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.store = TournamentStore(store)
        self._settings, self._hub = settings, hub
        self._accounts = AccountStore(store)
        self._opening = hub.rates.make("tournaments", settings.max_tournaments_address / DAY, DAY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._followers: defaultdict[str, set[Listener]] = defaultdict(set)
        hub.on_tournament_game_over = lambda tournament: hub.spawn(self.advance(tournament))
        hub.on_tournament_changed = self._tell

    # --- starting and stopping ----------------------------------------------------------------------------

    def start(self) -> None:
        """Resume every tournament in play, and go on checking."""
        self._hub.spawn(self._check_regularly())
        self._hub.spawn(self._sweep_regularly())

    def close(self) -> None:
        """Disconnect everybody."""
        for timer in self._timers.values():
            timer.cancel()
        for listeners in list(self._followers.values()):
            for listener in list(listeners):
                listener.close()

    async def _check_regularly(self) -> None:
        while True:
            with contextlib.suppress(StoreError):  # the next check comes soon
                for tournament in await self.store.playing():
                    await self._try_to_advance(tournament)
            await asyncio.sleep(CHECK_SECONDS)

    async def _try_to_advance(self, tournament: str) -> None:
        try:
            await self.advance(tournament)
        except StoreError:
            raise
        except Exception as error:  # one broken log must not stop the other tournaments
            log(logging.ERROR, "tournament cannot go on", error=error, tournament=short_id(tournament))

    async def _sweep_regularly(self) -> None:
        settings = self._settings
        while True:
            with contextlib.suppress(StoreError):
                for life, days in (
                    ("open", settings.expire_tournaments_days),
                    ("playing", settings.expire_playing_days),
                    ("over", settings.expire_account_games_days),
                ):
                    await self.store.delete_idle(life, self._hub.now() - days * DAY)
            await asyncio.sleep(SWEEP_SECONDS)

    # --- what people do -----------------------------------------------------------------------------------

    async def open(self, organiser: Person, settings: TournamentSettings, address: str) -> Tournament:
        """Open a tournament. Raise Refused if there are too many."""
        limits = self._settings
        if await self.store.count() >= limits.max_tournaments:
            raise Refused("server-tournaments-full")
        if await self.store.count(organiser.id) >= limits.max_tournaments_person:
            raise Refused("server-tournaments-person", most=limits.max_tournaments_person)
        if not self._opening.allows(address):
            raise Refused("server-tournaments-address", most=limits.max_tournaments_address)
        first = LogEntry(1, self._hub.now(), opening_event(organiser.id, settings))
        tournament = Tournament(secrets.token_urlsafe(16), first)
        await self.store.append(tournament.id, [first], _listing(tournament))
        log(logging.INFO, "tournament opened", tournament=short_id(tournament.id), game=settings.game)
        self._announce(tournament.id)
        return tournament

    async def find(self, tournament: str) -> Tournament:
        """Return a tournament. Raise NotFound if there is none with this id."""
        log_entries = await self.store.read(tournament) if TABLE_ID.fullmatch(tournament) else []
        if not log_entries:
            raise NotFound
        return Tournament.fold(tournament, log_entries)

    async def lists(self, who: str | None) -> TournamentLists:
        """Return what there is to join and to watch, and a person's own."""
        return TournamentLists(
            open=await self.store.listed("open", LIST_LENGTH),
            playing=await self.store.listed("playing", LIST_LENGTH),
            over=await self.store.listed("over", LIST_LENGTH),
            mine=await self.store.of_person(who, LIST_LENGTH) if who is not None else [],
        )

    async def handle(self, tournament: str, command: TournamentCommand, actor: Person) -> Tournament:
        """Carry out a person's command. Raise Refused or NotFound."""
        async with self._lock(tournament):
            current = await self.find(tournament)
            if isinstance(command, Join):
                others = {*current.entrants, current.organiser} - {actor.id}
                if await self._accounts.any_blocked(actor.id, others):
                    raise Refused("people-apart")
            ratings = (
                await self.store.ratings(current.settings.game, current.entrants)
                if isinstance(command, StartTournament)
                else {}
            )
            current = await self._write(
                current, lambda now: decide(now, command, actor, lambda who: ratings.get(who, 0.0))
            )
        await self.advance(tournament)
        return await self.find(tournament)

    async def withdraw(self, person: Person) -> None:
        """Take somebody whose account is deleted out of all tournaments; end those that nobody has joined."""
        for summary in await self.store.of_person(person.id, 10_000):
            tournament = str(summary["id"])
            with contextlib.suppress(Refused):  # it is over, or they do not take part
                await self.handle(tournament, Leave(), person)
            if summary["organiser"] == person.id and summary["life"] == "open":
                with contextlib.suppress(Refused):
                    await self.handle(tournament, EndTournament(), person)

    # --- what happens by itself ---------------------------------------------------------------------------

    async def advance(self, tournament: str) -> None:
        """Take every step that is due: note results, pair the next round, create its tables."""
        async with self._lock(tournament):
            try:
                current = await self.find(tournament)
            except NotFound:
                return
            while current.life == "playing":
                before = current.seq
                current = await self._note_results(current)
                current = await self._write(
                    current, lambda now: decide_round(now, self._hub.now(), lambda: secrets.token_urlsafe(16))
                )
                if current.seq == before:
                    break
            self._set_timer(current)

    async def _note_results(self, tournament: Tournament) -> Tournament:
        """Create the tables of the round that are missing, and note the games that are over."""
        games = [(game, game.table) for game in tournament.unfinished() if game.table is not None]
        outcomes = await self.store.outcomes([table for _, table in games])
        for game, table in games:
            outcome = outcomes.get(table)
            if outcome is None:
                people = [tournament.entrants[player] for player in game.players]
                await self._create_table(tournament, table, people)
                self._announce(tournament.id)
            elif outcome.over:
                tournament = await self._write(tournament, _result(table, outcome.places))
        return tournament

    async def _create_table(self, tournament: Tournament, table: str, who: Sequence[str]) -> None:
        names = await self.store.names(who)
        people = [
            Person(one, names[one], "account") if one in names else Person(one, "", "gone") for one in who
        ]
        settings = tournament.settings.table_settings(len(who), tournament.id, len(tournament.rounds))
        await self._hub.creator.create_for_tournament(table, settings, people)

    async def _write(
        self, tournament: Tournament, decision: Callable[[Tournament], list[TableEvent]]
    ) -> Tournament:
        """Write what a decision leads to; decide again if another process was faster."""
        while events := decision(tournament):
            entries = [
                LogEntry(tournament.seq + number, self._hub.now(), event)
                for number, event in enumerate(events, 1)
            ]
            after = await self.find(tournament.id)
            if after.seq == tournament.seq:
                for entry in entries:
                    after.apply(entry)
                try:
                    await self.store.append(tournament.id, entries, _listing(after))
                except Conflict:
                    after = await self.find(tournament.id)
                else:
                    self._announce(after.id)
                    return after
            tournament = after
        return tournament

    def _set_timer(self, tournament: Tournament) -> None:
        """Come back when the next round is due."""
        timer = self._timers.pop(tournament.id, None)
        if timer is not None:
            timer.cancel()
        due = tournament.next_round_at()
        if due is not None and not self._hub.closing:
            self._timers[tournament.id] = asyncio.get_running_loop().call_later(
                max(0.0, due - self._hub.now()) + 0.01,
                lambda: self._hub.spawn(self.advance(tournament.id)),
            )

    def _lock(self, tournament: str) -> asyncio.Lock:
        """Return the lock under which this process changes a tournament; others are stopped by the log."""
        lock = self._locks.get(tournament)
        if lock is None:
            lock = self._locks[tournament] = asyncio.Lock()
        return lock

    # --- followers ----------------------------------------------------------------------------------------

    def follow(self, tournament: str, listener: Listener) -> None:
        """Tell a client from now on whenever the tournament has changed."""
        self._followers[tournament].add(listener)
        listener.send(_changed(tournament))

    def leave(self, tournament: str, listener: Listener) -> None:
        """Stop telling a client."""
        self._followers[tournament].discard(listener)
        if not self._followers[tournament]:
            del self._followers[tournament]

    def _announce(self, tournament: str) -> None:
        """Tell everybody, here and at other processes, that a tournament has changed."""
        self._tell(tournament)
        self._hub.pubsub.publish(TOURNAMENTS, {"id": tournament})

    def _tell(self, tournament: str) -> None:
        self._hub.lobby.tournaments_changed()
        for listener in list(self._followers.get(tournament, ())):
            listener.send(_changed(tournament))


def _result(table: str, places: Sequence[int] | None) -> Callable[[Tournament], list[TableEvent]]:
    return lambda tournament: decide_result(tournament, table, places)


def _changed(tournament: str) -> str:
    return dumps({"type": "tournament", "id": tournament})


def _listing(tournament: Tournament) -> TournamentListing:
    settings = tournament.settings
    summary: dict[str, Json] = {
        "id": tournament.id,
        "title": settings.title,
        "format": settings.format,
        "game": settings.game,
        "size": settings.size.most,
        "rated": settings.rated,
        "clock": settings.clock.to_json(),
        "life": tournament.life,
        "players": len(tournament.entrants),
        "most_players": settings.most_players,
        "round": len(tournament.rounds),
        "rounds": tournament.planned,
    }
    return TournamentListing(
        tournament.id,
        tournament.life,
        settings.public,
        tournament.organiser,
        summary,
        frozenset(tournament.entrants),
        tournament.touched_at,
    )
