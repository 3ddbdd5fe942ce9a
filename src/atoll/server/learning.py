"""The requests of whoever learns a game: examples for the rules, and lessons."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from fastapi import APIRouter

from atoll.core import SPECTATOR, game_names
from atoll.learn import Example, examples
from atoll.server.hub import Unknown
from atoll.server.models import Model
from atoll.server.needs import PREFIX, problems

router = APIRouter(prefix=PREFIX, responses=problems(422))


class ExampleModel(Model):
    """An example of a rule: what a player sees, and a move that is allowed or not."""

    name: str
    rule: str
    caption: str
    """The message key of its caption."""

    seat: int | None
    """Whose move it is; null where none is asked."""

    view: dict[str, Any]
    move: str | None
    """The move that is shown; null where the position is what there is to see."""

    allowed: bool | None
    breaks: list[str]
    """The ids of all rules that the move breaks."""


@router.get("/games/{name}/examples", summary="Examples for a game's rules", responses=problems(404))
async def list_examples(name: str) -> list[ExampleModel]:
    """Give all examples of a game, in the order of its rules."""
    if name not in game_names():
        raise Unknown
    return list(await asyncio.to_thread(_examples, name))


@cache
def _examples(name: str) -> tuple[ExampleModel, ...]:
    return tuple(_shown(example) for example in examples(name))


def _shown(example: Example) -> ExampleModel:
    position = example.start.position()
    mover = position.to_move()
    seat = mover if isinstance(mover, int) else None
    return ExampleModel(
        name=example.name,
        rule=example.rule,
        caption=example.caption,
        seat=seat,
        view=dict(position.view(SPECTATOR if seat is None else seat).data),
        move=example.move,
        allowed=example.allowed,
        breaks=list(example.breaks),
    )
