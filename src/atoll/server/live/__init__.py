"""Tables that are being played: found, kept in step between processes, broadcast; their bots and clocks."""
