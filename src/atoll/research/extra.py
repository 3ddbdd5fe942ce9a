"""The libraries that ``atoll.research`` needs: the extra ``atoll[research]``."""

from __future__ import annotations

from importlib import import_module

from atoll.core.errors import AtollError

__all__ = ["MissingExtra", "ResearchError", "require"]


class ResearchError(AtollError, ValueError):
    """A request that cannot be met; the sentence says what would be right."""


class MissingExtra(AtollError, ImportError):  # noqa: N818 - it names what is missing
    """A library of the extra ``research`` is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__("research-extra-missing", library=library)


def require(*libraries: str) -> None:
    """Raise MissingExtra, which says how to install it, if a library cannot be imported."""
    for library in libraries:
        try:
            import_module(library)
        except ModuleNotFoundError as error:
            raise MissingExtra(library) from error
