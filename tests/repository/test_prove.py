"""The runner of the long proofs: it resumes, it starts anew when sources change, and it tells a failure."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from prove.proof import ROOT, Progress, Proof, run, sources_digest
from prove.server import PROOFS, SOURCES


def three(chunk: int) -> Mapping[str, int]:
    return {"games": 3, "last": chunk}


def fails_at_two(chunk: int) -> Mapping[str, int]:
    assert chunk != 2, "chunk two, seed 2"
    return {"games": 1}


def test_a_proof_runs_all_parts_and_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([Proof("three", 4, three)], jobs=1, folder=tmp_path)
    assert "three: holds (12 games, 6 last)" in capsys.readouterr().out


def test_what_is_done_is_not_done_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run([Proof("three", 2, three)], jobs=1, folder=tmp_path)
    capsys.readouterr()
    run([Proof("three", 4, three)], jobs=1, folder=tmp_path)
    said = capsys.readouterr().out
    assert "2 of 4 parts were done before" in said
    assert "12 games" in said


def test_changed_sources_begin_anew(tmp_path: Path) -> None:
    Progress.of(Proof("three", 4, three), "old", tmp_path).add(1, {"games": 1})
    assert Progress.of(Proof("three", 4, three), "old", tmp_path).done == {1}
    assert Progress.of(Proof("three", 4, three), "new", tmp_path).done == set()


def test_what_a_proof_speaks_about_is_what_it_names(tmp_path: Path) -> None:
    rules, server = tmp_path / "rules", tmp_path / "server"
    for folder in (rules, server):
        folder.mkdir()
        (folder / "one.py").write_text("1")
    both, alone = (sources_digest(names, tmp_path) for names in (("rules", "server"), ("rules",)))
    (server / "one.py").write_text("2")
    assert sources_digest(("rules",), tmp_path) == alone
    assert sources_digest(("rules", "server"), tmp_path) != both


def test_a_proof_of_the_server_is_about_the_server() -> None:
    assert "src/atoll/server" in SOURCES
    assert all((ROOT / folder).is_dir() for folder in SOURCES)
    assert all(proof.sources == SOURCES for proof in PROOFS)


def test_a_failure_is_told_and_the_rest_still_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not run([Proof("fails", 4, fails_at_two), Proof("three", 1, three)], jobs=1, folder=tmp_path)
    said = capsys.readouterr()
    assert "fails: DOES NOT HOLD: chunk two, seed 2" in said.err
    assert "three: holds" in said.out
