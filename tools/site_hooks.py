"""Hooks of MkDocs: add pages for the rules and the modules, and turn links into the source into plain text.

The pages of docs/ are also read on a code host, where ``../src`` is a folder; the site has no such folder.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from module_list import page as module_page

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "atoll" / "messages" / "rules"
ICON = ROOT / "web" / "public" / "icon.svg"
DRAWINGS = ROOT / "tests" / "data" / "drawings"
"""Pictures of positions that a test compares byte for byte: the site shows what the package draws."""
WORDS = {
    "en": ("These are the rules as Atoll plays them, each under its id.", "The same in"),
    "fr": ("Voici les règles telles qu'Atoll les applique, chacune sous son identifiant.", "Les mêmes en"),
    "de": ("So spielt Atoll: jede Regel unter ihrer Kennung.", "Dasselbe auf"),
}
NAMES = {
    "en": {"en": "English", "fr": "French", "de": "German"},
    "fr": {"en": "anglais", "fr": "français", "de": "allemand"},
    "de": {"en": "Englisch", "fr": "Französisch", "de": "Deutsch"},
}
EXAMPLE = re.compile(r"^<!-- example: [^\n]* -->\n", re.M)
"""These marks tell the tests how to run a code block; readers of the site do not need them."""
RULE_LINK = re.compile(r"\]\((?:\.\./)+src/atoll/messages/rules/")
DRAWING_LINK = re.compile(r"\]\((?:\.\./)+tests/data/drawings/")
MODULES_LINK = re.compile(r"\]\((?:\.\./)+src/atoll\)")
"""On a code host, the folder itself; on the site, the list of what is in it."""
SOURCE_LINK = re.compile(
    r"\[([^\]]+)\]\((?:\.\./)+(?:src|tests|tools|benchmarks|web|Containerfile|compose\.yaml)[^)]*\)"
)


def on_files(files: Files, config: Any) -> Files:
    """Add a rules page per game and language, and the list of modules."""
    for path in sorted(RULES.glob("*/*.md")):
        language, name = path.parent.name, path.name
        files.append(File.generated(config, f"rules/{language}/{name}", content=_page(path, language)))
    files.append(File.generated(config, "modules.md", content=module_page()))
    files.append(File.generated(config, ICON.name, abs_src_path=str(ICON)))
    for path in sorted(DRAWINGS.glob("*.svg")):
        files.append(File.generated(config, f"drawings/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Remove the tests' marks, point links at the site's pages where it has any, drop those to the source."""
    top = "](" + "../" * page.file.src_uri.count("/")
    markdown = RULE_LINK.sub(f"{top}rules/", EXAMPLE.sub("", markdown))
    markdown = MODULES_LINK.sub(f"{top}modules.md)", markdown)
    return SOURCE_LINK.sub(r"\1", DRAWING_LINK.sub(f"{top}drawings/", markdown))


def _page(path: Path, language: str) -> str:
    """Return the rules with links to the other languages."""
    title, text = path.read_text(encoding="utf-8").split("\n", 1)
    others = ", ".join(
        f"[{NAMES[language][other]}](../{other}/{path.name})" for other in WORDS if other != language
    )
    about, same = WORDS[language]
    return f"{title}\n\n*{about} {same} {others}.*\n{text}"
