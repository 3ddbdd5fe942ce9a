"""What clients of earlier versions send is answered as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldens import VERSIONS, Clock, Scribe, differences, read_lines, repeatable_server
from serving import in_loop

TRANSCRIPTS = [str(path.relative_to(VERSIONS)) for path in sorted(VERSIONS.glob("*/transcripts/*.jsonl"))]


@pytest.mark.parametrize("name", TRANSCRIPTS)
@in_loop
async def test_clients_are_answered_as_before(tmp_path: Path, name: str) -> None:
    clock = Clock()
    async with repeatable_server(tmp_path, clock) as server, Scribe.of(server, clock) as scribe:
        await scribe.replay(read_lines(VERSIONS / name))


def test_what_is_missing_or_different_is_found() -> None:
    was = {"a": [1, {"b": None}], "error": {}, "text": "old words"}
    assert not list(differences(was, {**was, "text": "new words", "more": 1}))
    assert list(differences(was, {"a": [1, {}], "error": {}})) == [".a[1].b is gone"]
    assert list(differences(was, {**was, "a": [1, {"b": 0}]})) == [".a[1].b: null has become 0"]
    assert list(differences([1, 2], [1, 2, 3])) == [": [1, 2] has become [1, 2, 3]"]
    assert list(differences({"a": 1}, {"a": True})) == [".a: 1 has become true"]
    listed = "'dance' does not match any of the expected tags: "
    assert not list(differences(listed + "'a', 'b'", listed + "'a', 'c', 'b'"))
    assert list(differences(listed + "'a', 'b'", listed + "'a', 'c'"))
