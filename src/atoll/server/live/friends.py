"""Whom accounts know: friends who come and go, requests and challenges.

Everybody with the people's socket open is here. Accounts that are connected to this process are noted in the
store, so that every process can tell who is online; the rest are messages, which may be lost: clients ask for
everything when they connect.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from atoll.core import Json, game
from atoll.server.errors import LimitReached, NotFound
from atoll.server.live.broadcast import dumps
from atoll.server.live.new_logs import new_log
from atoll.server.live.pubsub import PEOPLE
from atoll.server.live.seeks import PLAYERS, OnTable
from atoll.server.live.services import Listener, Services
from atoll.server.ops.limits import RateLimits
from atoll.server.settings import Settings
from atoll.store import Challenge, Contact, FriendStore, Listing, Relation
from atoll.table import ClockSettings, LogEntry, Person, Refused, TableSeat, TableSettings
from atoll.table.rated import rated_settings

AWAY_SECONDS: Final = 5.0
"""How long after the last connection somebody counts as online: who reloads a page does not leave."""

MAX_FRIENDS: Final = 300
MAX_REQUESTS: Final = 50
"""How many people an account can have asked without an answer."""
MAX_CHALLENGES: Final = 10
"""How many open challenges an account can have sent."""


class Friends:
    """Friends and challenges, for the accounts that are connected to this process."""

    def __init__(
        self, settings: Settings, services: Services, rates: RateLimits, node: str, on_table: OnTable
    ) -> None:
        """``on_table`` is called with every table that is made here."""
        self._settings, self._services, self._node, self._on_table = settings, services, node, on_table
        self.store = FriendStore(services.store)
        self._by_person = rates.make("friends", settings.rate_seeks, settings.burst)
        self._here: dict[str, set[Listener]] = {}

    # --- who is online ------------------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Note a client; the first one of an account makes it online."""
        person = listener.person
        if person is None or person.mark != "account":
            return
        first = person.id not in self._here
        self._here.setdefault(person.id, set()).add(listener)
        if first:
            await self.store.arrive(person.id, self._node)
            await self._notify_friends(person.id)

    def leave(self, listener: Listener) -> None:
        """Forget a client that is gone; the account is offline after a while without any."""
        person = listener.person
        if person is None or listener not in self._here.get(person.id, ()):
            return
        self._here[person.id].discard(listener)
        if not self._here[person.id]:
            self._services.spawn(self._depart(person.id))

    async def _depart(self, who: str) -> None:
        await asyncio.sleep(AWAY_SECONDS)
        if who in self._here and not self._here[who]:
            del self._here[who]
            await self.store.depart(who, self._node)
            await self._notify_friends(who)

    async def hide(self, person: Person, *, hidden: bool) -> None:
        """Hide that one is online, or show it again."""
        await self.store.hide(person.id, hidden=hidden)
        await self._notify_friends(person.id)

    async def _notify_friends(self, who: str) -> None:
        """Let somebody's friends know whether they see them online now."""
        online = await self.store.is_online(who, self._node, self._settings.takeover)
        friends = await self.store.friends(who)
        self.notify(friends, {"type": "online", "who": who, "online": online})

    # --- friends ------------------------------------------------------------------------------------------

    async def contacts(self, person: Person) -> list[Contact]:
        """Return somebody's friends and requests."""
        return await self.store.contacts(person.id, self._node, self._settings.takeover)

    async def ask(self, person: Person, other: str) -> Relation:
        """Ask somebody to be a friend, or accept. Raise Refused, NotFound or LimitReached."""
        self._check(person, other)
        friends, asked = await self.store.count_contacts(person.id)
        if friends >= MAX_FRIENDS or asked >= MAX_REQUESTS:
            raise Refused("friend-many", friends=MAX_FRIENDS, asked=MAX_REQUESTS)
        try:
            relation = await self.store.ask(person.id, other, self._services.now())
        except ValueError as error:
            raise Refused("friend-apart") from error
        if relation is None:
            raise NotFound
        self.notify([person.id, other], {"type": "friends"})
        return relation

    async def remove_friend(self, person: Person, other: str) -> None:
        """End a friendship, withdraw a request or decline one."""
        if await self.store.remove_friend(person.id, other):
            self.notify([person.id, other], {"type": "friends"})

    async def end_contact(self, who: str, other: str) -> None:
        """End everything between two people, one of whom has blocked the other."""
        await self.store.end_contact(who, other)
        self.notify([who, other], {"type": "friends"})

    # --- challenges ---------------------------------------------------------------------------------------

    async def challenge(self, person: Person, other: str, wanted: TableSettings) -> Challenge:
        """Challenge somebody to a game for two. Raise Refused, NotFound or LimitReached."""
        self._check(person, other)
        settings = challenge_settings(wanted)
        most = self._settings.max_tables_person
        if await self._services.store.count_hosted(person.id) >= most:
            raise Refused("server-tables-person", most=most)
        now = self._services.now()
        made = Challenge(
            secrets.token_urlsafe(16), person.id, person.name, other, "", settings.to_json(), now
        )
        try:
            stored = await self.store.challenge(made, MAX_CHALLENGES)
        except ValueError as error:
            raise Refused("friend-apart") from error
        if stored is None:
            raise NotFound
        found = await self.store.find_challenge(made.id) if stored else None
        if found is None:
            raise Refused("challenge-many", most=MAX_CHALLENGES)
        self.notify([person.id, other], {"type": "challenge", "challenge": challenge_json(found)})
        return found

    async def accept(self, person: Person, which: str) -> str:
        """Accept a challenge; return its table. Raise Refused or NotFound."""
        found = await self.store.find_challenge(which)
        if found is None:
            table = await self.store.accepted(which, person.id)
            if table is None:
                raise NotFound
            return table
        if found.other != person.id:
            raise NotFound
        if await self._services.store.count_tables() >= self._settings.max_tables:
            raise Refused("server-tables-full")
        table = await self.store.accept(found, self._make_table)
        if table is None:
            raise NotFound
        self._notify_gone(found, table)
        await self._on_table(table)
        return table

    async def withdraw(self, person: Person, which: str) -> None:
        """Decline a challenge, or withdraw one's own. Raise NotFound if there is none."""
        found = await self.store.find_challenge(which)
        if found is None or not await self.store.withdraw(which, person.id):
            raise NotFound
        self._notify_gone(found, None)

    def _notify_gone(self, challenge: Challenge, table: str | None) -> None:
        for who in (challenge.who, challenge.other):
            mine = who == challenge.who
            self.notify([who], {"type": "challenge-gone", "id": challenge.id, "mine": mine, "table": table})

    def _make_table(self, challenge: Challenge) -> tuple[Sequence[LogEntry], Listing]:
        """Make a table for two people, each on a random seat; whoever has challenged is the host."""
        host = Person(challenge.who, challenge.name, "account")
        people = [host, Person(challenge.other, challenge.other_name, "account")]
        secrets.SystemRandom().shuffle(people)
        settings = TableSettings.from_json(challenge.settings)
        return new_log(settings, host, [TableSeat.for_person(one) for one in people], self._services.now())

    def _check(self, person: Person, other: str) -> None:
        if person.id == other:
            raise Refused("people-oneself")
        if not self._by_person.allows(person.id):
            raise LimitReached

    # --- messages -----------------------------------------------------------------------------------------

    def notify(self, people: Collection[str], message: Mapping[str, Json]) -> None:
        """Send a message to people, to whichever process they are connected."""
        if people:
            self._services.pubsub.publish(PEOPLE, {"to": [*people], "message": dict(message)})
            self.notify_here(people, message)

    def notify_here(self, people: Collection[str], message: Mapping[str, Any]) -> None:
        """Send a message to those of these people who are connected to this process."""
        text = dumps(dict(message))
        for who in people:
            for listener in self._here.get(who, ()):
                listener.send(text)

    async def sweep(self) -> None:
        """Delete what is over, and what dead processes have left."""
        before = self._services.now() - self._settings.expire_open_hours * 3600
        await self.store.delete_old_challenges(before)
        await self.store.forget_departed(self._node, self._settings.takeover)


def challenge_settings(wanted: TableSettings) -> TableSettings:
    """Return the settings of a table for a challenge. Raise Refused or OptionsError if there can be none."""
    played = game(wanted.game)
    options = played.options(wanted.options, PLAYERS)
    settings = TableSettings(
        game=wanted.game,
        players=PLAYERS,
        options=options.to_json(PLAYERS),
        auto_confirm=not played.descriptor.confirm_turns,
        clock=wanted.clock,
        rated=wanted.rated,
        auto_start=True,
    )
    return rated_settings(settings) if wanted.rated else settings


def challenge_json(challenge: Challenge) -> dict[str, Json]:
    """Return a challenge as both people see it."""
    clock: Any = challenge.settings["clock"]
    return {
        "id": challenge.id,
        "who": challenge.who,
        "name": challenge.name,
        "other": challenge.other,
        "other_name": challenge.other_name,
        "game": challenge.settings["game"],
        "options": challenge.settings["options"],
        "clock": None if clock is None else ClockSettings.from_json(clock).to_json(),
        "rated": challenge.settings["rated"],
        "at": challenge.at,
    }
