"""The server: HTTP and WebSocket, identity, limits. No rules.

``docs/serve.md`` is for operators, ``docs/protocol.md`` for those who write clients.
Everything but the settings needs ``atoll[server]``.
"""
