"""The libraries that ``atoll.research`` needs: the extras ``atoll[research]`` and ``atoll[jax]``."""

from __future__ import annotations

from importlib import import_module

from atoll.core.errors import AtollError

__all__ = ["MissingExtra", "ResearchError", "require"]


class ResearchError(AtollError, ValueError):
    """A request that cannot be met; the sentence says what would be right."""


class MissingExtra(AtollError, ImportError):  # noqa: N818 - it names what is missing
    """A library of an extra is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__("research-extra-missing", library=library, extra=extra)


def require(*libraries: str, extra: str = "research") -> None:
    """Raise MissingExtra, which says how to install it, if a library cannot be imported."""
    for library in libraries:
        try:
            import_module(library)
        except ModuleNotFoundError as error:
            raise MissingExtra(library, extra) from error
