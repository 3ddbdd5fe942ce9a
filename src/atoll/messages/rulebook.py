"""The rules for players: one text per rule, with its rulings, in each language.

They are in ``rules/<language>/<game>.md``::

    # Talat

    ## Moving

    ### A-MOV-2

    A tower moves one square forward, straight or diagonally, onto an empty square.

    > **Ruling.** What was decided where the game's own text is silent, and why.

A ruling is a block quote that opens with a word in bold, in the file's language. Everything else below a
rule's id is its text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from atoll.messages.catalogue import LANGUAGES
from atoll.messages.typography import typeset

_HEADING = re.compile(r"(#{1,3}) +(.+)")
_OPENING = re.compile(r"\*\*[^*]+\*\* *")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its game and section, its text (Markdown), and its rulings."""

    id: str
    game: str
    section: str
    text: str
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in one language, in the order of the book."""

    game: str
    title: str
    rules: tuple[Rule, ...]

    def __getitem__(self, rule_id: str) -> Rule:
        """Return the rule with this id, in upper or lower case. Raise KeyError if there is none."""
        for rule in self.rules:
            if rule.id == rule_id.upper():
                return rule
        raise KeyError(rule_id)

    def beginning(self, prefix: str) -> tuple[Rule, ...]:
        """Return all rules whose ids begin with these parts: ``A-MOV`` matches A-MOV-1, ``A-M`` does not."""
        start = prefix.upper().rstrip("-")
        return tuple(rule for rule in self.rules if rule.id == start or rule.id.startswith(start + "-"))


@cache
def rulebook(game: str, lang: str = LANGUAGES[0]) -> Rulebook:
    """Return a game's rules in a language. Raise KeyError if there are none."""
    if game not in rulebooks(lang):
        raise KeyError(f"no rules of {game!r} in {lang}")
    source = files("atoll.messages").joinpath("rules", lang, f"{game}.md")
    return read_rulebook(game, typeset(source.read_text(encoding="utf-8"), lang))


@cache
def rulebooks(lang: str = LANGUAGES[0]) -> tuple[str, ...]:
    """Return the games that have rules in a language, sorted."""
    folder = files("atoll.messages").joinpath("rules", lang)
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(entry.name.removesuffix(".md") for entry in folder.iterdir() if entry.name.endswith(".md"))
    )


def read_rulebook(game: str, source: str) -> Rulebook:
    """Parse the Markdown of a rulebook. Raise ValueError, with the line, if something is out of place."""
    title = section = ""
    rules: list[Rule] = []
    body: list[str] = []
    current: str | None = None

    def close() -> None:
        if current is not None:
            rules.append(_rule(current, game, section, body))

    for number, line in enumerate(source.splitlines(), start=1):
        heading = _HEADING.fullmatch(line.strip())
        if heading is None:
            if current is not None:
                body.append(line)
            continue
        close()
        current, body = None, []
        marks, words = heading.groups()
        if marks == "#":
            title = words
        elif marks == "##":
            section = words
        else:
            if any(rule.id == words for rule in rules):
                raise ValueError(f"{game}: line {number}: rule {words} is there twice")
            current = words
    close()
    if not title or not rules:
        raise ValueError(f"{game}: a rulebook needs a title and at least one rule")
    return Rulebook(game, title, tuple(rules))


def _rule(rule_id: str, game: str, section: str, body: list[str]) -> Rule:
    text: list[str] = []
    rulings: list[str] = []
    for block in re.split(r"\n\s*\n", "\n".join(body).strip()):
        if not block.startswith(">"):
            text += [block] if block else []
            continue
        quoted = "\n".join(line.strip().removeprefix(">").strip() for line in block.splitlines())
        for paragraph in re.split(r"\n{2,}", quoted):
            if _OPENING.match(paragraph) or not rulings:
                rulings.append(_OPENING.sub("", paragraph, count=1))
            else:
                rulings[-1] += f"\n\n{paragraph}"
    if not text and not rulings:
        raise ValueError(f"{game}: rule {rule_id} has no text")
    return Rule(rule_id, game, section, "\n\n".join(text), tuple(rulings))
