"""Puts the server together."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.datastructures import State

from atoll.server.accounts.accounts import Accounts
from atoll.server.accounts.cookies import CookieSigner, signing_key
from atoll.server.accounts.visitors import Visitors
from atoll.server.http import (
    accounts,
    boards,
    friends,
    games,
    guests,
    health,
    learning,
    notices,
    pages,
    people,
    problems,
    puzzles,
    records,
    seeks,
    sockets,
    tables,
    tournaments,
)
from atoll.server.http.dependencies import PREFIX
from atoll.server.http.guard import Guard
from atoll.server.http.openapi import document
from atoll.server.live.bots import BotPool
from atoll.server.live.hub import Hub
from atoll.server.live.kept_bots import KeptBots
from atoll.server.live.pubsub import NoPubSub, RedisPubSub
from atoll.server.live.tournaments import Tournaments
from atoll.server.notices.turns import TurnNotices
from atoll.server.ops.limits import ConnectionSlots
from atoll.server.ops.server_time import ServerTime
from atoll.server.records.analyses import Analyses
from atoll.server.records.archive import Archive
from atoll.server.records.boards import AnalysisBoards
from atoll.server.settings import Settings
from atoll.store import Store, open_store
from atoll.store.schema import SIGNING_KEY


def make_app(
    settings: Settings, store: Store | None = None, now: Callable[[], float] | None = None
) -> FastAPI:
    """Create the app. Raise SettingsError or StoreError if it cannot run with these settings."""
    if now is None:
        now = ServerTime()
    # Processes that share a database also share the key that is stored there.
    key = "" if settings.database_url and not settings.signing_key else signing_key(settings)
    if store is None:
        store = open_store(settings.database_url, settings.database)
    signer = CookieSigner(key)
    pubsub = RedisPubSub(settings.redis_url) if settings.redis_url else NoPubSub()
    kept_bots = KeptBots(settings.bot_memory * 2**20 // settings.workers, settings.bot_idle)
    bots = BotPool(settings.bot_threads, settings.bot_seconds, kept_bots, settings.bots.split())
    hub = Hub(settings, store, bots, now, pubsub)
    visitors = Visitors(settings, store, signer, hub.rates)
    turn_notices = TurnNotices(settings, store, hub)
    tournament_service = Tournaments(settings, store, hub)
    account_service = Accounts(settings, store, signer, hub, visitors)
    account_service.before_erasure = tournament_service.withdraw
    archive = Archive(settings, store, hub, now)
    analyses = Analyses(settings, store, hub, archive, now)

    def on_person_changed(who: str) -> None:
        visitors.forget_here(who)
        archive.forget_names()

    visitors.on_changed = hub.publish_person_changed
    hub.on_person_changed = account_service.on_person_erased = on_person_changed

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        if not key:
            signer.set_key(await hub.store.get_or_create(SIGNING_KEY, secrets.token_hex(32)))
        await hub.start()
        tournament_service.start()
        turn_notices.start()
        yield
        tournament_service.close()
        analyses.close()
        await hub.stop()
        account_service.passwords.close()

    app = FastAPI(
        title="Atoll",
        lifespan=lifespan,
        openapi_url=f"{PREFIX}/openapi.json",
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
    )
    app.state = State(
        {
            "settings": settings,
            "hub": hub,
            "visitors": visitors,
            "accounts": account_service,
            "archive": archive,
            "analyses": analyses,
            "boards": AnalysisBoards(settings, store, hub),
            "tournaments": tournament_service,
            "notices": turn_notices,
            "exports": hub.rates.make("exports", settings.rate_records, settings.burst),
            "uploads": hub.rates.make("records", settings.rate_records, settings.burst),
            "connection_slots": ConnectionSlots(settings.max_connections),
        }
    )
    problems.install(app)
    for routes in (
        games,
        guests,
        tables,
        seeks,
        tournaments,
        friends,
        notices,
        accounts,
        people,
        records,
        boards,
        puzzles,
        learning,
        sockets,
        health,
    ):
        app.include_router(routes.router)
    pages.install(app)
    app.add_middleware(
        Guard, settings=settings, rate=hub.rates.make("requests", settings.rate_address, settings.burst)
    )
    whole: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not whole:
            whole.update(document(app))
        return whole

    app.openapi = openapi  # type: ignore[method-assign]
    return app
