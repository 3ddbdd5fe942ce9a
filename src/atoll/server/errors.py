"""What the server answers when it does not do what a request asks. ``http.problems`` writes the answers."""

from __future__ import annotations


class NotFound(Exception):  # noqa: N818 - an answer more than an error
    """There is no such thing, or none that this person may know about."""


class Forbidden(Exception):  # noqa: N818 - an answer more than an error
    """This person may not see or do this."""


class IdentityRequired(Exception):  # noqa: N818 - an answer more than an error
    """The request needs a cookie or a token, and came without a valid one."""


class AccountRequired(Exception):  # noqa: N818 - an answer more than an error
    """The request needs an account, and came from somebody without one."""


class LimitReached(Exception):  # noqa: N818 - an answer more than an error
    """A rate limit or a maximum is reached."""
