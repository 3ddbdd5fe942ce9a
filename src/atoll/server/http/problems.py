"""Answers to what cannot be done: one form for all, with a sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from atoll.core import AtollError, Fact
from atoll.messages import LANGUAGES, catalogue
from atoll.server.http.characters import BrokenCharacter
from atoll.server.live.hub import Unknown
from atoll.server.ops.limits import TooMany
from atoll.server.ops.logs import log
from atoll.server.ops.metrics import FAILURES
from atoll.store import StoreError
from atoll.table import Refused


def reader_language(request: HTTPConnection) -> str:
    """Choose the language of whoever asks: the first that we speak."""
    for wish in request.headers.get("accept-language", "").split(",")[:20]:
        wanted = wish.split(";")[0].strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def answer(request: Request, status: int, fact: Fact, refusals: Sequence[Fact] = ()) -> JSONResponse:
    """Give an answer that says what is wrong."""
    spoken = catalogue(reader_language(request))
    facts = list(refusals) or [fact]
    text = " ".join(spoken.say(fact.key, fact.values) for fact in facts)
    content = {
        "error": fact.to_json(),
        "refusals": [fact.to_json() for fact in refusals],
        "text": text,
    }
    return JSONResponse(content, status)


def install(app: FastAPI) -> None:
    """Let the app answer errors in this form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return answer(request, 409, error.fact, error.refusals)

    @app.exception_handler(AtollError)
    async def impossible(request: Request, error: AtollError) -> JSONResponse:
        return answer(request, 422, error.fact)

    @app.exception_handler(StoreError)
    async def away(request: Request, error: StoreError) -> JSONResponse:
        log(logging.WARNING, "store away", problem=str(error))
        made = answer(request, 503, Fact("server-away"))
        made.headers["retry-after"] = "1"
        return made

    @app.exception_handler(Unknown)
    async def unknown(request: Request, error: Unknown) -> JSONResponse:
        del error
        return answer(request, 404, Fact("server-not-found"))

    @app.exception_handler(TooMany)
    async def too_many(request: Request, error: TooMany) -> JSONResponse:
        del error
        return answer(request, 429, Fact("server-too-many"))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(request, 422, Fact("server-malformed", {"where": where, "problem": first["msg"]}))

    @app.exception_handler(BrokenCharacter)
    async def broken_character(request: Request, error: BrokenCharacter) -> JSONResponse:
        return answer(request, error.status_code, Fact("server-character"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        keys = {401: "server-who", 403: "server-forbidden", 404: "server-not-found", 405: "server-method"}
        made = answer(request, error.status_code, Fact(keys.get(error.status_code, "server-malformed-short")))
        made.headers.update(error.headers or {})
        return made

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        FAILURES.inc()
        log(logging.ERROR, "request failed", error=error, method=request.method)
        return answer(request, 500, Fact("server-broken"))
