"""A table as the store lists it."""

from __future__ import annotations

from atoll.store import Listing
from atoll.table import Header


def listing(header: Header, before: Header | None = None) -> Listing:
    """Return a table's listing; with its people only if they differ from those ``before``."""
    people = None if before is not None and before.people() == header.people() else header.people()
    return Listing(
        header.id,
        header.life,
        header.settings.public,
        header.host,
        header.summary(),
        people,
        header.touched_at,
        header.ticking,
    )
