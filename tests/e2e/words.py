"""Watches everything a page says, from the moment it loads: what is seen, and what is read aloud."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from e2e.conftest import Visitor

ENGINE_TALK = re.compile(
    r"-?\d+,\s?-?\d+"  # hexes
    r"|\b(?:direction|Richtung) \d"  # directions by number
    r"|\b[TCA]-[A-Z]{2,4}-\d"  # ids of rules
    r"|(?-i:\b(?:AB|BC|CA)\b)"  # Talat's boards by their notation
    r"|(?-i:\b[VJCSRL]{2}\b)"  # Taluva's tiles by theirs
    r"|\{ ?\$|\bundefined\b|\[object",  # sentences that lack a value
    re.IGNORECASE,
)
"""What only an engine says."""

_WATCH = r"""
(() => {
  const ATTRIBUTES = [
    "aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder", "data-tip",
  ];
  const SILENT = "script, style";
  const said = new Set();
  window.saidWords = said;
  const hear = (text) => { const words = text && text.trim(); if (words) said.add(words); };
  // A sentence may be put together from several texts: read it whole, where nothing stands inside it.
  const readText = (node) => {
    const around = node.parentElement;
    if (around && !around.closest(SILENT)) hear(around.children.length ? node.data : around.textContent);
  };
  const readElement = (element) => {
    if (element.closest(SILENT)) return;
    for (const name of ATTRIBUTES) hear(element.getAttribute(name));
  };
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return readText(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    readElement(node);
    for (const each of node.querySelectorAll("*")) readElement(each);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) readText(texts.currentNode);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "childList") addedNodes.forEach(read);
      else if (type === "characterData") readText(target);
      else readElement(target);
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES,
  });
})()
"""


def listen(visitor: Visitor) -> None:
    """Remember everything that the visitor's pages say from now on."""
    visitor.context.add_init_script(_WATCH)


def said(page: Page) -> set[str]:
    """Return all that this page has said since it was loaded, even for a moment."""
    words: list[str] = page.evaluate("[...window.saidWords]")
    return set(words)


def engine_talk(words: set[str]) -> list[str]:
    """Return what of it no player would understand."""
    return sorted(text for text in words if ENGINE_TALK.search(text))


def expect_plain_words(page: Page) -> None:
    """Nothing that this page has said, to the eye or to the ear, is the engine's talk."""
    words = said(page)
    assert len(words) > 100, "somebody listened"
    assert engine_talk(words) == []
