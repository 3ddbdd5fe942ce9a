"""List every module with the sentence that it begins with: ``python tools/module_list.py [FOLDER]``.

The documentation site shows the same list as its page *Modules*.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / "src" / "atoll"
WEB = ROOT / "web" / "src"
COMMENT = re.compile(r"/\*\*(.*?)\*/", re.S)


def modules(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the modules of a folder, a package by its ``__init__``, each with its first paragraph."""
    for path in sorted(folder.rglob("*"), key=lambda path: (path.parent.as_posix(), path.name)):
        if path.suffix == ".py":
            text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        elif path.suffix in {".ts", ".tsx"} and not path.name.endswith((".d.ts", ".test.ts", ".test.tsx")):
            found = COMMENT.match(path.read_text(encoding="utf-8"))
            text = re.sub(r"^\s*\* ?", "", found[1], flags=re.M).strip() if found else ""
        else:
            continue
        yield path, " ".join(text.partition("\n\n")[0].split())


def page() -> str:
    """Return the page: a section per folder, a line per module."""
    lines = [
        "# Modules",
        "",
        "Every module of the package and of the web client, with the sentence that it begins with.",
        "[Architecture](architecture.md) says how they belong together.",
    ]
    last = None
    for top in (PYTHON, WEB):
        for path, text in modules(top):
            if path.parent != last:
                last = path.parent
                lines += ["", f"## {path.parent.relative_to(ROOT).as_posix()}", ""]
            lines.append(f"- `{path.name}`: {text}" if text else f"- `{path.name}`")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for folder in [Path(name) for name in sys.argv[1:]] or [PYTHON, WEB]:
        for module, sentence in modules(folder.resolve()):
            print(f"{module.relative_to(ROOT).as_posix()}: {sentence}")
