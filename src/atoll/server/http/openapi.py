"""The OpenAPI document, with the messages of the sockets among its schemas."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from atoll.server.http import models

DESCRIPTION = """\
Play Taluva, Titicaca and Talat over the network. Moves are written in Atoll's notation.

A table is followed over the socket `/api/v1/tables/{table}/live` (query: `seat`, `watch`, `after`), the
lobby over
`/api/v1/lobby`. Their messages are the schemas `TableSays`, `TableHears` and `LobbySays`: each message on
the wire is the value of that schema's `message`.
"""


def document(app: FastAPI) -> dict[str, Any]:
    """Give the whole document."""
    made = get_openapi(title="Atoll", version="1", description=DESCRIPTION, routes=app.routes)
    _, sockets = models_json_schema(
        [
            (models.TableSays, "serialization"),
            (models.TableHears, "validation"),
            (models.LobbySays, "serialization"),
        ],
        ref_template="#/components/schemas/{model}",
    )
    for name, schema in sockets["$defs"].items():
        made["components"]["schemas"].setdefault(name, schema)
    return made
