"""Passwords are hashed as hard as argon2 recommends, and anew where they were hashed more easily."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher

from atoll.server.accounts.credentials import Passwords


def test_a_password_is_as_hard_to_guess_as_argon2_recommends(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = Passwords()
    stored_easily = asyncio.run(easy.hash("bamboo and sand"))
    easy.close()
    monkeypatch.setattr("atoll.server.accounts.credentials.PasswordHasher", PasswordHasher)
    usual = Passwords()
    stored = asyncio.run(usual.hash("bamboo and sand"))
    assert not PasswordHasher().check_needs_rehash(stored)
    assert not usual.needs_rehash(stored)
    assert usual.needs_rehash(stored_easily)
    assert asyncio.run(usual.matches(stored_easily, "bamboo and sand"))
    assert not asyncio.run(usual.matches(stored, "bamboo and sands"))
    usual.close()
