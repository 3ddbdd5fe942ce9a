"""Error responses: one form for all, with a sentence in the reader's language."""

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
from atoll.server.errors import AccountRequired, Forbidden, IdentityRequired, LimitReached, NotFound
from atoll.server.http.characters import BrokenCharacter
from atoll.server.ops.logs import log
from atoll.server.ops.metrics import FAILURES
from atoll.store import DamagedError, StoreError
from atoll.table import Refused


def reader_language(request: HTTPConnection) -> str:
    """Return the first language in a request's ``Accept-Language`` that we have; else English."""
    for wanted in request.headers.get("accept-language", "").split(",")[:20]:
        language = wanted.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def answer(request: Request, status: int, fact: Fact, refusals: Sequence[Fact] = ()) -> JSONResponse:
    """Return a response that says what is wrong."""
    sentences = catalogue(reader_language(request))
    facts = list(refusals) or [fact]
    text = " ".join(sentences.say(fact.key, fact.values) for fact in facts)
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
    async def unavailable(request: Request, error: StoreError) -> JSONResponse:
        log(logging.WARNING, "store away", problem=str(error))
        response = answer(request, 503, Fact("server-away"))
        response.headers["retry-after"] = "1"
        return response

    @app.exception_handler(DamagedError)
    async def damaged(request: Request, error: DamagedError) -> JSONResponse:
        FAILURES.inc()
        log(logging.ERROR, "damaged: run atoll check", problem=error.fact.key)
        return answer(request, 500, Fact("server-damaged"))

    @app.exception_handler(NotFound)
    async def not_found(request: Request, error: NotFound) -> JSONResponse:
        del error
        return answer(request, 404, Fact("server-not-found"))

    @app.exception_handler(IdentityRequired)
    async def identity_required(request: Request, error: IdentityRequired) -> JSONResponse:
        del error
        return answer(request, 401, Fact("server-who"))

    @app.exception_handler(AccountRequired)
    async def account_required(request: Request, error: AccountRequired) -> JSONResponse:
        del error
        return answer(request, 403, Fact("account-needed"))

    @app.exception_handler(Forbidden)
    async def forbidden(request: Request, error: Forbidden) -> JSONResponse:
        del error
        return answer(request, 403, Fact("server-forbidden"))

    @app.exception_handler(LimitReached)
    async def limit_reached(request: Request, error: LimitReached) -> JSONResponse:
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
        fact = Fact(keys.get(error.status_code, "server-malformed-short"))
        response = answer(request, error.status_code, fact)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        FAILURES.inc()
        log(logging.ERROR, "request failed", error=error, method=request.method)
        return answer(request, 500, Fact("server-broken"))
