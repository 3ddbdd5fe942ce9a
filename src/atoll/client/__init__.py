"""A small client for programs that play: connect, take a seat, receive views, answer moves.

It knows the protocol (``docs/protocol.md``), not how the games are played. ``docs/bots.md`` has a whole bot.
"""

from atoll.client.client import Client, Table, Turn
from atoll.client.errors import ClientError, Refused

__all__ = ["Client", "ClientError", "Refused", "Table", "Turn"]
