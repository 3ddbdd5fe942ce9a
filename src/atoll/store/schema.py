"""The tables of the database, in types that SQLite and PostgreSQL share."""

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

REVISION: Final = "0012"
"""The revision of the tables below: the last step in ``migrations/versions``."""

SIGNING_KEY: Final = "signing-key"
"""The key in ``META`` of the key that signs cookies, if processes share a database."""

METADATA: Final = MetaData()

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("command", String(128), nullable=True),
    Column("event", Text, nullable=False),
    # A command is carried out once, whichever process it reaches. NULLs do not count as equal.
    UniqueConstraint("table_id", "command", name="events_command"),
)
"""Every table's log. The primary key orders the moves: a number can be written only once."""

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
    # A clock runs or a bot plays even when nobody is connected: some process must hold the lease.
    Column("ticking", Boolean, nullable=False),
    Index("listings_ticking", "ticking"),
    Index("listings_life", "life", "touched_at"),
    Index("listings_host", "host"),
)
"""One row per table, for lists."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
    Index("people_who", "who"),
)
"""Who holds a seat at which table."""

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
"""Games to review, each under an id made of its content, with their analyses."""

META: Final = Table(
    "meta",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Single values, such as when a server was last alive."""

RATED_POSITIONS: Final = Table(
    "rated_positions",
    METADATA,
    Column("fingerprint", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("rated_positions_table", "table_id"),
)
"""The positions that rated games in play have or had, by their fingerprints: nobody is helped with them."""

# --- accounts ----------------------------------------------------------------------------------------------

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("name_key", String(64), nullable=False),
    Column("skeleton", String(128), nullable=False),
    Column("password", Text, nullable=False),
    Column("recovery", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    # Nobody sees whether they are online.
    Column("hidden", Boolean, nullable=False),
    Column("created_at", Float, nullable=False),
    UniqueConstraint("name_key", name="accounts_name"),
    Index("accounts_skeleton", "skeleton"),
)
"""Guests with a password. Their names are in ``GUESTS``; ``name_key`` is the form in which people log in,
``skeleton`` what the name looks like. Names that were there before they were compared may look alike."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("who", String(32), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("sessions_who", "who"),
)
"""The devices on which accounts are logged in; ``id`` is the hash of the session's token."""

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
"""Programs that play for an account. Their names are in ``GUESTS``; ``token`` is a hash."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("blocks_other", "other"),
)
"""Whom somebody has muted or blocked."""

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
"""Reports of names."""

# --- finding people ---------------------------------------------------------------------------------------

SEEKS: Final = Table(
    "seeks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("who", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("mark", String(8), nullable=False),
    Column("game", String(32), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Float, nullable=True),
    Column("reach", Integer, nullable=True),
    Column("created_at", Float, nullable=False),
    # The process and the connection that the person waits at.
    Column("node", String(32), nullable=False),
    Column("holder", String(32), nullable=False),
    Column("table_id", String(32), nullable=True),
    Column("paired_at", Float, nullable=True),
    UniqueConstraint("who", name="seeks_who"),
    Index("seeks_open", "game", "pace", "created_at"),
)
"""Who looks for an opponent: one row per person. With ``table_id``, the seek has led to that table."""

FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    # Both ids in alphabetical order: two people have one row, whoever asked.
    Column("pair", String(65), nullable=False),
    Column("accepted", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("pair", name="friends_pair"),
    Index("friends_other", "other"),
)
"""Accounts that are friends, or of which ``who`` has asked ``other``."""

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("who", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("terms", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=True),
    UniqueConstraint("who", "other", name="challenges_once"),
    Index("challenges_other", "other"),
)
"""Invitations to a game for two. With ``table_id``, the challenge was accepted."""

PRESENT: Final = Table(
    "present",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
)
"""The accounts that are connected to a process; what a dead one has noted does not count."""

# --- finished games ----------------------------------------------------------------------------------------

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
"""One row per finished game. It outlives the game's log."""

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
"""One row per seat of a finished game. ``mark`` is as at the table, or ``level`` for a bot of the server."""

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
"""The current ratings of accounts."""

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
"""Each rating after each rated game. The key lets a game count only once."""

# --- puzzles ------------------------------------------------------------------------------------------------

PUZZLE_RATINGS: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""The ratings of puzzles that have been attempted."""

PUZZLE_SOLVERS: Final = Table(
    "puzzle_solvers",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""How strong solvers are, which says how much their attempts tell; shown to nobody."""

PUZZLE_ATTEMPTS: Final = Table(
    "puzzle_attempts",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("score", Float, nullable=True),
    Column("at", Float, nullable=False),
)
"""The first attempt of each person at each puzzle; a score of NULL did not count. The key lets one count."""

# --- tournaments --------------------------------------------------------------------------------------------

TOURNAMENT_EVENTS: Final = Table(
    "tournament_events",
    METADATA,
    Column("tournament_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("event", Text, nullable=False),
)
"""Every tournament's log. The primary key lets only one process pair a round or note a result."""

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("life", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("summary", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Index("tournaments_life", "life", "touched_at"),
    Index("tournaments_organiser", "organiser"),
)
"""One row per tournament, for lists."""

TOURNAMENT_PEOPLE: Final = Table(
    "tournament_people",
    METADATA,
    Column("tournament_id", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
    Index("tournament_people_who", "who"),
)
"""Who takes part in which tournament."""

# --- notices ------------------------------------------------------------------------------------------------

MAIL_ADDRESSES: Final = Table(
    "mail_addresses",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(64), nullable=False),
    Column("unsubscribe", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("unsubscribe", name="mail_addresses_unsubscribe"),
    Index("mail_addresses_token", "token"),
)
"""Where accounts want to be told of their turns; ``token`` is the hash of what confirms the address."""

PUSH_SUBSCRIPTIONS: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("who", String(32), nullable=False),
    Column("session", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(96), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(2), nullable=False),
    Column("at", Float, nullable=False),
    Index("push_subscriptions_who", "who"),
)
"""The browsers that accounts want to be told in; ``id`` is the hash of ``endpoint``, where the browser's push
service takes messages. A subscription counts as long as the session in which it was made."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
    Column("turn", Integer, nullable=False),
    Index("notices_who", "who"),
)
"""The last turn of which somebody was told. Whoever raises the number sends the message."""

# --- server processes ---------------------------------------------------------------------------------------

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen_at", Float, nullable=False),
)
"""The server processes, and when each sent its last heartbeat, by the database's clock."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
    Index("leases_node", "node"),
)
"""Which process runs a table's bots and clocks, as long as it sends heartbeats."""
