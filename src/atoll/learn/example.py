"""Examples of the rules: a real position, a move, and whether it is allowed.

An entry of ``examples/<game>.toml``::

    [[example]]
    name = "t-eru-2-same"             # its caption is the sentence example-t-eru-2-same
    rule = "T-ERU-2"                  # the rule that it illustrates
    setup.deck = "JC SR"              # or: picture = '''…'''
    moves = "tile 0,0 0; hut 1,0"
    move = "tile 0,0 0"               # left out if the position itself is the example
    breaks = ["T-ERU-2"]              # every rule that it breaks; left out if it is allowed
    tells = { key = "taluva-split" }  # an event that the move causes

``problems`` lists what is wrong with an example; a test checks that no example has any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from atoll.core import Event, Json
from atoll.core.errors import AtollError
from atoll.learn.start import LearnError, StartPosition, read_toml


@dataclass(frozen=True)
class Example:
    """One example of a rule."""

    name: str
    rule: str
    start: StartPosition
    move: str | None = None
    breaks: tuple[str, ...] = ()
    tells: Mapping[str, Json] = field(default_factory=dict)

    @property
    def allowed(self) -> bool | None:
        """Whether the move is legal; None if no move is shown."""
        return None if self.move is None else not self.breaks

    @property
    def caption(self) -> str:
        """The message key of the sentence below the picture."""
        return f"example-{self.name}"

    def problems(self) -> Iterator[str]:
        """Yield every contradiction between the example and the rules."""
        try:
            position = self.start.position()
        except LearnError as error:
            yield f"the position is impossible: {error}"
            return
        if self.move is None:
            return
        seat = position.to_move
        if not isinstance(seat, int):
            yield "nobody is to move in this position"
            return
        try:
            broken = {refusal.key for refusal in position.explain(self.move, seat)}
        except AtollError as error:
            yield str(error)
            return
        if broken != set(self.breaks):
            yield f"{self.move} breaks {sorted(broken) or 'no rule'}, not {sorted(self.breaks)}"
        elif self.breaks and self.rule not in self.breaks:
            yield f"it illustrates {self.rule}, which the move does not break"
        elif self.tells and not any(
            matches(event, self.tells) for event in position.play_with_events(self.move, seat)
        ):
            yield f"{self.move} does not cause {dict(self.tells)}"


def matches(event: Event, pattern: Mapping[str, Json]) -> bool:
    """Whether an event has the pattern's ``key``, and every other value by its name."""
    return all(
        (event.key if name == "key" else event.values.get(name)) == value for name, value in pattern.items()
    )


@cache
def examples(game: str) -> tuple[Example, ...]:
    """Return a game's examples in the order of the file; an empty tuple if it has none."""
    try:
        document = read_toml("examples", game)
    except KeyError:
        return ()
    return tuple(_example(game, dict(entry)) for entry in document.get("example", ()))


def _example(game: str, entry: dict[str, Any]) -> Example:
    name = entry.get("name", "(without a name)")
    try:
        example = Example(
            name=entry.pop("name"),
            rule=entry.pop("rule"),
            start=StartPosition.pop_from(entry, game),
            move=entry.pop("move", None),
            breaks=tuple(entry.pop("breaks", ())),
            tells=entry.pop("tells", {}),
        )
    except KeyError as error:
        raise LearnError(f"example {name} of {game} has no {error}") from error
    if entry:
        raise LearnError(f"example {name} of {game} has the unknown parts {sorted(entry)}")
    return example
