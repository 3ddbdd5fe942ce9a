"""For whoever looks after the server: is it alive, can it serve, how does it do."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from atoll.server.live.hub import Hub
from atoll.server.ops import metrics
from atoll.server.settings import Settings
from atoll.store import StoreError

PATIENCE: Final = 2.0
"""How many seconds the database has to answer."""

ASKED: Final = ["GET", "HEAD"]
"""Many who watch ask for the head alone."""

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=ASKED)
async def alive() -> PlainTextResponse:
    """Say that the process answers; restart it if it does not."""
    return PlainTextResponse("ok\n")


@router.api_route("/readyz", methods=ASKED)
async def ready(request: Request) -> JSONResponse:
    """Say whether people may be sent here: what it stands on is there, and it is not about to stop."""
    hub: Hub = request.app.state.hub
    stands = {
        "serving": not hub.closing,
        "database": True,
        "redis": hub.wire.up or not hub.settings.redis_url,
    }
    try:
        await asyncio.wait_for(hub.store.ping(), PATIENCE)
    except (TimeoutError, StoreError):
        stands["database"] = False
    return JSONResponse(stands, 200 if all(stands.values()) else 503)


@router.get("/metrics")
async def numbers(request: Request) -> Response:
    """Give the numbers to Prometheus, but not to the world: what came through the proxy gets none."""
    settings: Settings = request.app.state.settings
    if settings.proxy and "x-forwarded-for" in request.headers:
        return Response(status_code=404)
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)
