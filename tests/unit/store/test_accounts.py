"""Accounts in each database; what people do with them is in the server's tests."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import IntegrityError

from atoll.store import Account, NameTaken
from finished_games import Opened, accounts
from serving import in_loop


@in_loop
async def test_an_error_does_not_tell_what_was_to_be_written(opened: Opened) -> None:
    async with opened() as store:
        await accounts(store, "anna")
        with pytest.raises(NameTaken) as problem:
            await accounts(store, "anna")
        assert isinstance(problem.value.__cause__, IntegrityError)
        assert "hash-anna" not in f"{problem.value.__cause__} {Account('a', 'A', 'hash-anna', 'c', 1.0)}"
