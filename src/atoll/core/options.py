"""Options of a game: variants and modules, as a frozen value that is checked when it is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import ClassVar, Self

from atoll.core.errors import OptionsError
from atoll.core.facts import Fact, Json


@dataclass(frozen=True)
class Choice:
    """One option as a form would show it: its name, its values, and the one that holds by default."""

    name: str
    values: tuple[Json, ...]
    default: Json


@dataclass(frozen=True)
class ImpossibleChange:
    """A single change of a choice that the game refuses: of an option, or, if None, of the player count."""

    option: str | None
    value: bool | int | str
    reason: Fact


@dataclass(frozen=True)
class Options:
    """Base of each game's options: a frozen dataclass whose fields are its options.

    A field is a bool, or a str with its values in ``VALUES``. A game refuses impossible
    combinations by overriding ``check``. A field of ``LABORATORY`` is a str for research that no form or list
    offers; ``check`` says what it may be.
    """

    VALUES: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    LABORATORY: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def choices(cls) -> tuple[Choice, ...]:
        """Return the options in their fixed order."""
        return tuple(
            Choice(f.name, cls.VALUES.get(f.name, (False, True)), f.default)  # type: ignore[arg-type]
            for f in fields(cls)
            if f.name not in cls.LABORATORY
        )

    @classmethod
    def read(cls, chosen: Mapping[str, Json], players: int) -> Self:
        """Make options from names and values, or raise OptionsError that says what would be right."""
        known = {choice.name: choice for choice in cls.choices()}
        for name, value in chosen.items():
            if name in cls.LABORATORY and isinstance(value, str):
                continue
            if name not in known:
                names = ", ".join(sorted(known))
                raise OptionsError("option-unknown" if known else "option-none", name=name, names=names)
            values = known[name].values
            if not any(
                value is allowed or (isinstance(value, str) and value == allowed) for allowed in values
            ):
                shown = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in values)
                raise OptionsError("option-value", name=name, value=str(value), values=shown)
        return cls(**chosen).check(players)

    def check(self, players: int) -> Self:
        """Refuse what cannot be combined, fill in what is implied; called once by ``read``."""
        del players
        return self

    def to_json(self, players: int) -> dict[str, Json]:
        """Return what differs from the default, as a record writes it."""
        del players
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}
