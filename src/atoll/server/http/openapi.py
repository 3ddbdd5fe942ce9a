"""The OpenAPI document, with the sockets' messages among its schemas."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from atoll.server.http import seek_models, socket_models, tournament_models

DESCRIPTION = """\
Play Taluva, Titicaca and Talat over the network. Moves are written in Atoll's notation.

The socket `/api/v1/tables/{table}/live` (query: `seat`, `watch`, `after`) follows a table, `/api/v1/lobby`
follows the lobby, `/api/v1/people/live` follows people, `/api/v1/tournaments/{tournament}/live` a tournament.
Their messages are the schemas `TableServerMessage`, `TableClientMessage`, `LobbyServerMessage`,
`PeopleServerMessage`, `PeopleClientMessage` and `TournamentServerMessage`: each message is the value of that
schema's `message`.
"""


def document(app: FastAPI) -> dict[str, Any]:
    """Return the whole document."""
    whole = get_openapi(title="Atoll", version="1", description=DESCRIPTION, routes=app.routes)
    _, sockets = models_json_schema(
        [
            (socket_models.TableServerMessage, "serialization"),
            (socket_models.TableClientMessage, "validation"),
            (socket_models.LobbyServerMessage, "serialization"),
            (seek_models.PeopleServerMessage, "serialization"),
            (seek_models.PeopleClientMessage, "validation"),
            (tournament_models.TournamentServerMessage, "serialization"),
        ],
        ref_template="#/components/schemas/{model}",
    )
    for name, schema in sockets["$defs"].items():
        whole["components"]["schemas"].setdefault(name, schema)
    return whole
