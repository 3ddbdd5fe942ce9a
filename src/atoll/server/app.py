"""Puts the server together."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

from atoll.server.accounts.accounts import Accounts
from atoll.server.accounts.cookies import Identities, signing_key
from atoll.server.accounts.visitors import Guests
from atoll.server.http import (
    accounts,
    health,
    learning,
    pages,
    people,
    problems,
    puzzles,
    records,
    sockets,
    tables,
)
from atoll.server.http.dependencies import PREFIX
from atoll.server.http.guard import Guard
from atoll.server.http.openapi import document
from atoll.server.live.bots import BotPool
from atoll.server.live.hub import Hub
from atoll.server.live.pubsub import NoWire, RedisWire
from atoll.server.ops.limits import Places
from atoll.server.records.analyses import Analyses
from atoll.server.records.archive import Archive
from atoll.server.settings import Settings
from atoll.store import Store, open_store
from atoll.store.schema import SIGNING_KEY


def make_app(settings: Settings, store: Store | None = None, now: Callable[[], float] = time.time) -> FastAPI:
    """Make the app. Raises SettingsError or StoreError when it cannot run with these settings."""
    # Where several machines share a database, they also share the key that is kept there.
    key = "" if settings.database_url and not settings.signing_key else signing_key(settings)
    kept = store if store is not None else open_store(settings.database_url, settings.database)
    identities = Identities(key)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hub: Hub = app.state.hub
        if not key:
            identities.use(await kept.keep(SIGNING_KEY, secrets.token_hex(32)))
        await hub.start()
        yield
        app.state.analyses.close()
        await hub.stop()
        kept_accounts: Accounts = app.state.accounts
        kept_accounts.passwords.close()

    app = FastAPI(
        title="Atoll",
        lifespan=life,
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
    )
    app.state.settings = settings
    wire = RedisWire(settings.redis_url) if settings.redis_url else NoWire()
    hub = Hub(settings, kept, BotPool(settings.bot_threads, settings.bot_seconds), now, wire)
    guests = Guests(settings, kept, identities, hub.rates)
    archive = Archive(settings, kept, hub, now)

    def person_changed(who: str) -> None:
        guests.heard_of(who)
        archive.forget_names()

    guests.changed, hub.person_changed = hub.tell_person_changed, person_changed
    app.state.hub, app.state.guests, app.state.archive = hub, guests, archive
    app.state.accounts = Accounts(settings, kept, identities, hub, guests)
    app.state.accounts.somebody_is_gone = person_changed
    app.state.analyses = Analyses(settings, kept, hub, archive, now)
    app.state.uploads = hub.rates.make("records", settings.rate_records, settings.burst)
    app.state.places = Places(settings.max_connections)
    problems.install(app)
    tables.install(app)
    app.include_router(accounts.router)
    app.include_router(people.router)
    app.include_router(records.router)
    app.include_router(puzzles.router)
    app.include_router(learning.router)
    app.include_router(sockets.router)
    app.include_router(health.router)
    pages.install(app)
    app.add_middleware(
        Guard, settings=settings, rate=hub.rates.make("requests", settings.rate_address, settings.burst)
    )
    made: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not made:
            made.update(document(app))
        return made

    app.openapi = openapi  # type: ignore[method-assign]
    return app
