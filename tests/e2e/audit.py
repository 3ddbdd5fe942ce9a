"""What every page has to pass."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page


def audit(page: Page, axe: str) -> None:
    """No violation, however small, no message key where a sentence should be, nothing that sticks out."""
    if page.evaluate("window.axe === undefined"):
        page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    violations = [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found["violations"]]
    assert not violations, json.dumps(violations, indent=1)
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:web|bot|server|table|cli|learn|lesson|example|keys)-[a-z-]+\b", text), text
    width, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= window, f"the page is {width} wide in a window of {window}"
