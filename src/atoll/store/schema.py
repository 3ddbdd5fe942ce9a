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

REVISION: Final = "0004"
"""Names the form of the tables below: the last step in ``migrations/versions``."""

SIGNING_KEY: Final = "signing-key"
"""Under what name the key of the cookies is kept, where processes share a database."""

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
    # A clock or a bot goes on even if nobody is connected: some process has to mind this table.
    Column("ticking", Boolean, nullable=False),
    Index("listings_ticking", "ticking"),
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

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("document", Text, nullable=False),
    Column("kept_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Column("analysis", Text, nullable=True),
    Column("judged", Integer, nullable=False),
    Column("judging_at", Float, nullable=True),
    Column("judging_for", String(32), nullable=True),
    Index("records_touched", "touched_at"),
)
"""Games that people look through, each under a name made of its content, with what was found out."""

META: Final = Table(
    "meta",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The server's heartbeat, and whatever else there is one of."""

# --- accounts ----------------------------------------------------------------------------------------------

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("name_key", String(64), nullable=False),
    Column("password", Text, nullable=False),
    Column("recovery", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    UniqueConstraint("name_key", name="accounts_name"),
)
"""Guests with a password. The name is among the guests; the key is how names are compared."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("who", String(32), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("sessions_who", "who"),
)
"""An account's devices, each by the hash of what it shows."""

BOTS: Final = Table(
    "bots",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("token", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, nullable=True),
    UniqueConstraint("token", name="bots_token"),
    Index("bots_owner", "owner"),
)
"""Programs that play for an account; each is among the guests, under its own name."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("blocks_other", "other"),
)
"""Whom somebody does not want to hear, or to meet."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("who", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("who", "reporter", name="reports_once"),
)
"""Names that somebody finds unfit."""

# --- games that are over -----------------------------------------------------------------------------------

FINISHED: Final = Table(
    "finished",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("how", String(8), nullable=False),
    Column("reason", String(64), nullable=True),
    Column("moves", Integer, nullable=False),
    Column("started_at", Float, nullable=False),
    Column("ended_at", Float, nullable=False),
    Index("finished_game", "game", "ended_at"),
)
"""One line a game that is over. It outlives the game's log."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("mark", String(8), nullable=False),
    Column("level", String(32), nullable=True),
    Column("place", Integer, nullable=True),
    Index("results_who", "who"),
)
"""One line a seat of such a game. ``mark`` is as at the table, or level for a bot of the server's own."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_best", "game", "mean"),
)
"""How strong accounts are now."""

RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("change", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("rating_changes_who", "who", "game", "at"),
)
"""What each rated game made of each rating. The key lets a game count once."""

# --- server processes ---------------------------------------------------------------------------------------

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen_at", Float, nullable=False),
)
"""The server processes, and when each was last heard of, by the database's own clock."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
    Index("leases_node", "node"),
)
"""Which process minds a table: lets its bots think and watches its clocks, for as long as it is heard of."""
