"""For operators and load balancers: is the process alive, can it serve, and its metrics."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from atoll.server.live.hub import Hub
from atoll.server.ops import metrics
from atoll.server.settings import Settings
from atoll.store import StoreError

DATABASE_SECONDS: Final = 2.0
"""How long the database has to take a write."""

METHODS: Final = ["GET", "HEAD"]
"""Many monitors send HEAD."""

router = APIRouter(include_in_schema=False)


@router.api_route("/healthz", methods=METHODS)
async def alive() -> PlainTextResponse:
    """Answer; a process that does not should be restarted."""
    return PlainTextResponse("ok\n")


@router.api_route("/readyz", methods=METHODS)
async def ready(request: Request) -> JSONResponse:
    """Whether to send people here: what the process needs is up, and it is not about to stop."""
    hub: Hub = request.app.state.hub
    checks = {
        "serving": not hub.closing,
        "database": True,
        "redis": hub.pubsub.connected or not hub.settings.redis_url,
    }
    try:
        # Written, not only read: a full disk or a read-only database can still answer.
        await asyncio.wait_for(hub.store.mark_alive(hub.now()), DATABASE_SECONDS)
    except (TimeoutError, StoreError):
        checks["database"] = False
    return JSONResponse(checks, 200 if all(checks.values()) else 503)


@router.get("/metrics")
async def prometheus_metrics(request: Request) -> Response:
    """Return the metrics for Prometheus, but refuse whoever comes through the proxy."""
    settings: Settings = request.app.state.settings
    if settings.proxy and "x-forwarded-for" in request.headers:
        return Response(status_code=404)
    return Response(metrics.latest_metrics(), media_type=metrics.CONTENT_TYPE)
