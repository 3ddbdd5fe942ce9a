"""The examples in docstrings, which the reference shows, work as written."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from documentation.examples import ROOT, blocks

SOURCE = ROOT / "src"
NOT_RUN = {"atoll.client.client", "atoll.research.dataset"}
"""Their examples need a server or a dataset; docs/bots.md and docs/datasets.md have examples that run."""

OWN_PROCESS = {"atoll.research.jax_talat"}
"""JAX starts threads, and other tests fork: tests/unit/research/test_jax_talat.py runs it."""


def modules_with_examples() -> list[str]:
    found: list[str] = []
    for path in sorted((SOURCE / "atoll").rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            found.append(".".join(parts).removesuffix(".__init__"))
    return found


@pytest.mark.parametrize("name", [name for name in modules_with_examples() if name not in OWN_PROCESS])
def test_the_examples_of_a_module_work(name: str) -> None:
    outcome = doctest.testmod(import_module(name))
    assert outcome.failed == 0
    assert bool(outcome.attempted) == (name not in NOT_RUN)


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs" / "reference").glob("*.md")), ids=lambda page: page.stem
)
def test_every_page_of_the_reference_has_an_example_that_runs(page: Path) -> None:
    named = [line.removeprefix("::: ") for line in page.read_text().splitlines() if line.startswith("::: ")]
    described = {name for name in modules_with_examples() if name not in NOT_RUN}
    own = [block for block in blocks(page) if block.language == "pycon"]
    assert own or {*named, f"atoll.{page.stem}"} & described or page.stem == "client"
