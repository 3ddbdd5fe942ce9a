"""The web client's files; or a page that says how to build them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parents[1] / "static"
MISSING: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Atoll</title>
<h1>Atoll</h1>
<p>The server runs, but the browser client has not been built into it.</p>
<p>In a checkout of Atoll, <code>make play</code> builds everything and starts it. Programs can play already:
see <a href="/api/v1/openapi.json">the API</a>.</p>
"""


def install(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the client's files, and its only page at all of its own addresses."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            return Response(status_code=404)
        root = folder.resolve()
        wanted = (root / path).resolve() if "\0" not in path else root
        if wanted.is_relative_to(root) and wanted.is_file():
            name_has_hash = wanted.parent.name == "assets"
            caching = "public, max-age=31536000, immutable" if name_has_hash else "no-cache"
            return FileResponse(wanted, headers={"cache-control": caching})
        index = root / "index.html"
        if not index.is_file():
            return HTMLResponse(MISSING)
        return FileResponse(index, headers={"cache-control": "no-cache"})
