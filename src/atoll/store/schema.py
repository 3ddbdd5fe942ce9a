"""The tables of the database, in words that SQLite and PostgreSQL share."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0001"
"""Names the form of the tables below: the last step in ``migrations/versions``."""

METADATA: Final = MetaData()

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("command", String(128), nullable=True),
    Column("event", Text, nullable=False),
    # A command acts once, whichever process it reaches. Unset ids do not count as equal.
    UniqueConstraint("table_id", "command", name="events_command"),
)
"""Every table's log. The primary key is what orders the moves: a number can be written once."""

LISTINGS: Final = Table(
    "listings",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("life", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("summary", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Index("listings_life", "life", "touched_at"),
    Index("listings_host", "host"),
)
"""One line a table, for lists."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
    Index("people_who", "who"),
)
"""Who holds a seat where."""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("guests_seen", "seen_at"),
)

META: Final = Table(
    "meta",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The server's heartbeat, and whatever else there is one of."""
