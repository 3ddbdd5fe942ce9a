"""A small client for programs that play: connect, take a seat, receive views, answer moves.

It knows only the protocol (``docs/protocol.md``) and nothing of the games. ``docs/bots.md`` has a whole bot.
"""

from atoll.client.client import Client, ClientError, Refused, Table, Turn

__all__ = ["Client", "ClientError", "Refused", "Table", "Turn"]
