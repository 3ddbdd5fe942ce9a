"""The real command in a process of its own: pipes, and a terminal."""

from __future__ import annotations

import errno
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from random import Random
from typing import Self

import pytest

from atoll.cli.records import read_record

ATOLL = [sys.executable, "-m", "atoll"]
PATIENCE = 900
"""Seconds after which a process that says nothing is taken for hung."""


def environment() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PYTHONUNBUFFERED": ""}


def shell(command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command.replace("atoll", f"{sys.executable} -m atoll")],
        cwd=cwd,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class Session:
    """A person at a terminal of 80 columns: types, and reads what is shown."""

    def __init__(self, *arguments: str, cwd: Path) -> None:
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            # Whoever runs the tests in the background ignores SIGINT; a terminal does not.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.chdir(cwd)
            os.execve(sys.executable, [*ATOLL, *arguments], environment())
        termios.tcsetwinsize(self._terminal, (40, 80))
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._terminal)
        if self._code is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)

    _code: int | None = None

    def until(self, pattern: str) -> str:
        """Read on until something is shown; return what was shown since the last time."""
        fresh = ""
        limit = time.monotonic() + PATIENCE
        while not re.search(pattern, fresh):
            if not self._read_into(limit):
                pytest.fail(f"the session ended before {pattern!r} was shown: {fresh[-500:]!r}")
            fresh, self._new = fresh + self._new, ""
        return fresh

    _new = ""

    def _read_into(self, limit: float) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], max(0.0, limit - time.monotonic()))
        if not ready:
            pytest.fail(f"nothing is shown any more: {self.shown[-500:]!r}")
        try:
            data = os.read(self._terminal, 65536).decode(errors="replace")
        except OSError as error:
            if error.errno == errno.EIO:  # Linux: the other end was closed
                return False
            raise
        self._new += data
        self.shown += data
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def until_unseen(self) -> None:
        """Wait until what is typed is not shown: the echo is switched off just after the prompt."""
        limit = time.monotonic() + PATIENCE
        while termios.tcgetattr(self._terminal)[3] & termios.ECHO:
            assert time.monotonic() < limit, "what is typed would be seen"
            time.sleep(0.01)

    def until_waiting(self) -> None:
        """Wait until the program sleeps: a signal between the prompt and the waiting is seen only later."""
        limit = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < limit, "it does not wait for what is typed"
            time.sleep(0.01)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self._read_into(time.monotonic() + PATIENCE):
            pass
        _, status = os.waitpid(self.pid, 0)
        self._code = os.waitstatus_to_exitcode(status)
        return self._code


@pytest.mark.slow
def test_a_reader_that_has_seen_enough_causes_no_traceback(tmp_path: Path) -> None:
    ran = shell("atoll trace talat --players 3 --seed 1 --games 50 | head -n 1", tmp_path)
    assert ran.stdout.count("\n") == 1
    assert ran.stderr == ""
    ran = shell("atoll trace --help | true; atoll play talat @random @random | head -n 1", tmp_path)
    assert ran.stderr == ""


@pytest.mark.slow
def test_a_closed_standard_input_and_an_ascii_terminal_do_no_harm(tmp_path: Path) -> None:
    ran = shell("PYTHONIOENCODING=ascii NO_COLOR=1 atoll play talat Anna --seed 1 < /dev/null", tmp_path)
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "+- AB -" in ran.stdout
    assert ran.stdout.isascii()
    assert "\x1b" not in ran.stdout


def test_python_m_atoll_is_the_command(tmp_path: Path) -> None:
    ran = shell("atoll --help", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("usage: atoll")


@pytest.mark.slow
def test_a_newcomer_chooses_a_game_and_leaves_with_ctrl_c(tmp_path: Path) -> None:
    with Session("play", cwd=tmp_path) as session:
        session.until("(?s)Type a number or a name.*> $")
        session.type("chess\n")
        session.until("(?s)Type a number or a name.*> $")
        session.type("talat\n")
        session.until(r"(?s)Who plays\?.*> $")
        session.type("\n")
        session.until("Guest > $")
        assert "\x1b[" in session.shown  # a terminal gets colours
        session.type("put 36 AB c1\n")
        session.until("Guest > $")
        session.until_waiting()
        session.type("\x03")
        session.until(r"(?s)Save the game\?.*> $")
        session.type("mine.json\n")
        assert session.end() == 0
    assert "Traceback" not in session.shown
    assert len(read_record(str(tmp_path / "mine.json")).moves) == 3


@pytest.mark.slow
@pytest.mark.parametrize("key", ["\x04", "\x03"])
def test_leaving_before_there_is_a_game_leaves_quietly(tmp_path: Path, key: str) -> None:
    with Session("play", cwd=tmp_path) as session:
        session.until("(?s)Type a number or a name.*> $")
        session.until_waiting()
        session.type(key)
        assert session.end() == 0
    assert "Traceback" not in session.shown


def test_ctrl_d_twice_leaves_without_saving(tmp_path: Path) -> None:
    with Session("play", "talat", "Anna", cwd=tmp_path) as session:
        session.until("Anna > $")
        session.type("\x04")
        session.until(r"(?s)Save the game\?.*> $")
        session.type("\x04")
        session.until("not saved")
        assert session.end() == 0
    assert "Traceback" not in session.shown
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_whole_game_of_random_typing_in_a_terminal(tmp_path: Path) -> None:
    """Half of what is typed is nonsense or a command; the game still comes to its end, and replays."""
    rng = Random(1)
    nonsense = [
        "",
        "?",
        "xyzzy",
        "a1 a1",
        "AB e5 a1",
        "back",
        "save",
        "board",
        "rules A-MOV-2",
        "\x1b[A",
        "é" * 50,
    ]
    with Session("play", "talat", "Anna", "Ben", "@random", "--seed", "1", cwd=tmp_path) as session:
        prompts = "(Anna|Ben) > $|(?s:still work.*> $)"
        while "The game is over" not in session.until(prompts):
            session.type(rng.choice(nonsense[:-1]) + "\n" if rng.random() < 0.3 else "moves\n")
            shown = session.until(prompts)
            numbers = [int(number) for number in re.findall(r"(?<![\w;\[])(\d+) ", shown)]
            session.type(f"{rng.choice(numbers or [1])}\n")
        session.type("save over.json\n")
        session.until("(?s)still work.*> $")
        session.type("\n")
        assert session.end() == 0
    assert "Traceback" not in session.shown
    assert read_record(str(tmp_path / "over.json")).position().result.over


@pytest.mark.slow
def test_bids_are_typed_unseen_where_several_share_the_keyboard(tmp_path: Path) -> None:
    with Session(
        "play", "titicaca", "Anna", "Ben", "--seed", "1", "--save", "g.json", cwd=tmp_path
    ) as session:
        seen = session.until("(?s)Anna.*only.*> $")
        for bid, following in (("17", "(?s)Ben.*only.*> $"), ("19", "(?s)bid.*> $")):
            assert "17" not in seen
            session.type("\n")
            session.until(r"hidden\) > $")
            session.until_unseen()
            session.type(f"{bid}\n")
            seen = session.until(following)
        assert re.search("17.*19", seen, re.S)  # all are in: now everybody may know
        session.type("\x04")
        session.until("To resume later")
        assert session.end() == 0
    assert read_record(str(tmp_path / "g.json")).moves == ("bid 17", "bid 19")
