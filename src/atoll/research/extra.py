"""What the laboratory needs beyond the game itself: the extra ``research``."""

from __future__ import annotations

from importlib import import_module

from atoll.core.errors import AtollError

__all__ = ["MissingExtra", "ResearchError", "need"]


class ResearchError(AtollError, ValueError):
    """A wish that the laboratory cannot fulfil; the sentence says what would be right."""


class MissingExtra(AtollError, ImportError):  # noqa: N818 - it names what is missing
    """A library of the extra ``research`` is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__("research-extra-missing", library=library)


def need(*libraries: str) -> None:
    """Raise MissingExtra, which names the command to install it, unless all libraries can be imported."""
    for library in libraries:
        try:
            import_module(library)
        except ModuleNotFoundError as error:
            raise MissingExtra(library) from error
