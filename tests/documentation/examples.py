"""The code blocks of the documentation, and how each kind of them is tried.

What a fence says decides what is done with it:

========== ==============================================================================================
python     executed; the blocks of a page share their names, as a reader would who tries them one by one
pycon      a doctest, as is python that begins with a prompt
console    every ``$ command`` is run in a folder of the page's own; lines below it are its output, where
           ``...`` stands for anything
sh         the same without dollar signs and without output
json       read; where the whole is no document, line by line
toml, ini  read
text       no code: a drawing, a formula, what a long run printed
========== ==============================================================================================

A comment directly above the fence changes that::

    <!-- example: with a server -->              python: the first argument is the address of a running server
    <!-- example: with --games 4 -->             console, sh: each command gets these arguments too
    <!-- example: serves -->                     console, sh: the commands run until they are asked to stop
    <!-- example: answered by "1; quit" -->      console, sh: what is typed, a line each
    <!-- example: not run: WHY -->               nothing is done, for the reason that stands there

Everything else is an error: an unknown language, an unknown mark, a block without a language, code by
indentation. So nothing is passed over in silence.

``make`` is only asked what it would do, and of ``pip install`` the extras are looked up: both would make an
environment anew.
"""

from __future__ import annotations

import configparser
import doctest
import http.client
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from services import free_port

ROOT = Path(__file__).parents[2]
CODE = {"python", "pycon", "console", "sh"}
DATA = {"json", "toml", "ini"}
MARK = re.compile(r"<!-- example: (.+) -->")
FENCE = re.compile(r"(?P<indent> *)```(?P<language>[\w-]*)(?P<rest>.*)")
LIMIT = 900
"""Seconds that only something stuck needs."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: Path
    line: int
    language: str
    text: str
    mark: str = ""

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}, line {self.line}"

    @property
    def reason(self) -> str | None:
        """Why it is not run."""
        found = re.fullmatch(r"not run: (.{10,})", self.mark)
        return found[1] if found else None


def pages() -> list[Path]:
    """List all pages of the documentation and of the root."""
    return sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md"))


def blocks(page: Path) -> list[Block]:
    """Read the blocks of a page. Raises ValueError at code that no test would see."""
    found: list[Block] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    number, before = 0, ""
    while number < len(lines):
        line = lines[number]
        opening = FENCE.fullmatch(line)
        mark = MARK.fullmatch(before.strip())
        here = f"{page.name}, line {number + 1}"
        if opening:
            if opening["rest"].strip() or not opening["language"]:
                raise ValueError(f"{here}: a fence names its language and nothing else")
            closing = f"{opening['indent']}```"
            end = next((n for n in range(number + 1, len(lines)) if lines[n] == closing), None)
            if end is None:
                raise ValueError(f"{here}: the fence is not closed")
            inside = [each.removeprefix(opening["indent"]) for each in lines[number + 1 : end]]
            text = "\n".join(inside) + "\n"
            found.append(Block(page, number + 2, opening["language"], text, mark[1] if mark else ""))
            number = end
        elif mark:
            raise ValueError(f"{here}: no block below the mark {mark[0]}")
        elif line.startswith("    ") and not before.strip() and not _in_list(lines, number):
            raise ValueError(f"{here}: code by indentation is not tested; put it into a fence")
        before = lines[number]
        number += 1
    return found


def _in_list(lines: list[str], number: int) -> bool:
    """Whether an indented line goes on with an item of a list."""
    for line in reversed(lines[:number]):
        if line.strip() and not line.startswith(" "):
            return bool(re.match(r"[-*]|\d+\.|:::|!!!", line))
    return False


@dataclass
class Reader:
    """Somebody who tries a page's examples one after the other, in a folder of their own."""

    folder: Path
    server: str = ""

    def __post_init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "__main__"}
        tools = self.folder / ".bin"
        tools.mkdir()
        for name, command in {"atoll": "-m atoll", "python": ""}.items():
            script = tools / name
            script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {command} "$@"\n')
            script.chmod(0o755)
        (self.folder / "docs").symlink_to(ROOT / "docs")
        (self.folder / "examples").symlink_to(ROOT / "examples")
        (self.folder / "benchmarks").symlink_to(ROOT / "benchmarks")
        self.environment = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "LANG": "C.UTF-8",
            "COLUMNS": "120",
            "ATOLL_DATA": str(self.folder / ".data"),
        }

    def try_out(self, block: Block) -> None:
        """Do with a block what its language and its mark ask for."""
        if block.reason or block.language == "text":
            return
        if block.language in DATA:
            _read(block)
        elif block.language == "pycon" or block.text.startswith(">>> "):
            self._doctest(block)
        elif block.language == "python":
            self._execute(block)
        elif block.language in {"console", "sh"}:
            for command, output in commands(block):
                self._run(block, command, output)
        else:
            raise AssertionError(f"{block.where}: nobody tries {block.language!r}: is it text?")

    def _execute(self, block: Block) -> None:
        if block.mark not in {"", "with a server"}:
            raise AssertionError(f"{block.where}: unknown mark {block.mark!r}")
        arguments = sys.argv
        sys.argv = ["example.py", self.server] if block.mark else ["example.py"]
        try:
            exec(compile("\n" * (block.line - 1) + block.text, str(block.page), "exec"), self.names)
        finally:
            sys.argv = arguments

    def _doctest(self, block: Block) -> None:
        assert not block.mark, f"{block.where}: unknown mark {block.mark!r}"
        test = doctest.DocTestParser().get_doctest(
            block.text, self.names, block.where, str(block.page), block.line - 1
        )
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        said: list[str] = []
        runner.run(test, out=said.append, clear_globs=False)
        self.names.update(test.globs)
        assert test.examples, f"{block.where}: no prompt in it"
        assert not runner.failures, "".join(said)

    def _run(self, block: Block, command: str, output: str) -> None:
        words = shlex.split(command, comments=True)
        if words[0] == "make":
            done = subprocess.run(
                ["make", "--dry-run", *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{block.where}: {done.stderr}"
            return
        if words[:2] == ["pip", "install"]:
            _look_up_extras(block, words[2:])
            return
        mark = block.mark
        if mark.startswith("with --"):
            command += mark.removeprefix("with")
        typed = re.fullmatch(r'answered by "(.*)"', mark)
        assert not mark or typed or mark == "serves" or mark.startswith("with --"), (
            f"{block.where}: unknown mark {mark!r}"
        )
        if mark == "serves":
            self._serve(block, command)
            return
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=LIMIT,
            input="".join(f"{line}\n" for line in typed[1].split("; ")) if typed else "",
        )
        said = done.stdout + done.stderr
        assert done.returncode == 0, f"{block.where}: {command}\n{said}"
        if output:
            assert doctest.OutputChecker().check_output(output, done.stdout, FLAGS), (
                f"{block.where}: {command}\nexpected:\n{output}\ngot:\n{said}"
            )

    def _serve(self, block: Block, command: str) -> None:
        """Start it, wait until it answers, and ask it to stop."""
        port = free_port()
        with (
            (self.folder / "said").open("w+") as said,
            subprocess.Popen(
                ["bash", "-c", f"exec {command}"],
                cwd=self.folder,
                env={**self.environment, "ATOLL_PORT": str(port)},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
            ) as running,
        ):
            while running.poll() is None and not _answers(port):
                time.sleep(0.1)
            stopped = running.poll()
            running.send_signal(signal.SIGINT)
            running.wait(LIMIT)
            said.seek(0)
            assert stopped is None, f"{block.where}: {command}\n{said.read()}"


def _answers(port: int) -> bool:
    """Whether somebody speaks HTTP there, whatever they say."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT)
    try:
        line.request("GET", "/")
        return line.getresponse().status > 0
    except OSError:
        return False
    finally:
        line.close()


def commands(block: Block) -> list[tuple[str, str]]:
    """Return a block's commands, each with the output that stands below it."""
    found: list[tuple[str, str]] = []
    if block.language == "sh":
        joined = block.text.replace("\\\n", " ")
        return [(line, "") for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    for line in block.text.replace("\\\n", " ").splitlines(keepends=True):
        if line.startswith("$ "):
            found.append((line[2:].strip(), ""))
        elif found:
            command, output = found.pop()
            found.append((command, output + line))
        else:
            raise AssertionError(f"{block.where}: the first line is no command")
    return found


def _read(block: Block) -> None:
    if block.language == "toml":
        tomllib.loads(block.text)
    elif block.language == "ini":
        configparser.ConfigParser(interpolation=None, strict=False).read_string(block.text)
    else:
        try:
            json.loads(block.text)
        except json.JSONDecodeError:
            for line in block.text.splitlines():
                json.loads(line)


def _look_up_extras(block: Block, wanted: list[str]) -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for each in wanted:
        found = re.fullmatch(r"(?:atoll|\.)(?:\[([\w,]+)\])?", each)
        assert found or each.startswith("-"), f"{block.where}: {each} is nothing of Atoll's"
        if found and found[1]:
            assert set(found[1].split(",")) <= set(known["optional-dependencies"]), f"{block.where}: {each}"
