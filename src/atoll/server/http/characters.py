r"""Refuses text that is no Unicode: half of a surrogate pair, which JSON can write (``"\ud800"``).

Python reads such JSON without complaint, but the text can neither be stored nor sent on. It is refused where
JSON comes in, so that nothing behind needs to think of it.
"""

from __future__ import annotations

import json

import orjson
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive


class BrokenCharacter(HTTPException):
    """A request whose body has half of a surrogate pair somewhere."""

    def __init__(self) -> None:
        super().__init__(422)


def has_broken_character(data: bytes | str) -> bool:
    """Whether this is JSON that somewhere has half of a surrogate pair."""
    try:
        orjson.loads(data)  # much the quickest, and stricter than Python's own
    except orjson.JSONDecodeError:
        pass
    else:
        return False
    try:
        return not is_text(json.dumps(json.loads(data), ensure_ascii=False))
    except (ValueError, RecursionError):  # no JSON at all: somebody else says so
        return False


def is_text(text: str) -> bool:
    """Whether this can be written in UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def checked(receive: Receive) -> Receive:
    """Check a request's body when it is complete; reading it then raises BrokenCharacter."""
    body = bytearray()

    async def check() -> Message:
        message = await receive()
        if message["type"] == "http.request":
            body.extend(message.get("body", b""))
            if not message.get("more_body", False) and has_broken_character(bytes(body)):
                raise BrokenCharacter
        return message

    return check
