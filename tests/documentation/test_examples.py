"""Every code block of the documentation works as written; a block that nobody can try says why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from documentation.examples import CODE, ROOT, Reader, blocks, commands, pages
from serving import Shared

SLOW = {
    *("research.md", "datasets.md", "figures.md", "studies.md", "serve.md", "operate.md"),
    *("players.md", "quickstart.md", "learn.md"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    shared = Shared(tmp_path_factory.mktemp("server"))
    yield shared.server.url
    shared.close()


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=str(page.relative_to(ROOT)), marks=[pytest.mark.slow] * (page.name in SLOW))
        for page in pages()
    ],
)
def test_the_examples_of_a_page_work(
    page: Path,
    server: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path, server)
    for block in blocks(page):
        reader.try_out(block)


# --- the reader itself can fail ----------------------------------------------------------------------------


def page_of(folder: Path, text: str) -> Path:
    path = folder / "page.md"
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("```\ncode\n```\n", "names its language"),
        ("```python title=x\ncode\n```\n", "nothing else"),
        ("```python\ncode\n", "not closed"),
        ("words\n\n    atoll serve\n", "by indentation"),
        ("<!-- example: serves -->\n\n```sh\ntrue\n```\n", "no block below"),
    ],
)
def test_code_that_no_test_would_see_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        blocks(page_of(tmp_path, text))


@pytest.mark.parametrize(
    "text",
    [
        "```python\nassert 1 == 2\n```\n",
        "```pycon\n>>> 1 + 1\n3\n```\n",
        "```pycon\n1 + 1\n```\n",
        "```console\n$ echo sand\nrock\n```\n",
        "```console\n$ false\n```\n",
        "```sh\natoll no-such-command\n```\n",
        "```sh\nmake no-such-target\n```\n",
        "```sh\npip install 'atoll[no-such-extra]'\n```\n",
        "```json\n{,}\n```\n",
        "```rust\nfn main() {}\n```\n",
        "<!-- example: sometimes -->\n```sh\ntrue\n```\n",
        "<!-- example: not run: why? -->\n```sh\nfalse\n```\n",
    ],
)
def test_what_does_not_work_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("documentation.examples.ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]\n[project.optional-dependencies]\n")
    (tmp_path / "Makefile").write_text("there:\n\ttrue\n")
    folder = tmp_path / "reader"
    folder.mkdir()
    [block] = blocks(page_of(tmp_path, text))
    with pytest.raises((AssertionError, ValueError)):
        Reader(folder).try_out(block)


def test_most_code_is_run() -> None:
    code = [block for page in pages() for block in blocks(page) if block.language in CODE]
    left = [block for block in code if block.reason]
    assert len(left) <= len(code) // 5, [block.where for block in left]


def test_output_stands_below_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of(tmp_path, "```console\n$ echo a \\\n  b\na b\n$ true\n```\n")
    [block] = blocks(page)
    assert commands(block) == [("echo a    b", "a b\n"), ("true", "")]
