"""Run the Containerfile's steps without a container engine: ``python tools/container.py``, as root on Debian.

Each stage gets a root folder, a copy of one that debootstrap makes in place of the base image. RUN, COPY,
ENV, WORKDIR and USER are done in it, one after the other. The server is then started as the image starts it:
as its user, on a root that cannot be written to, with /data and /tmp beside it. The script waits until the
image's own health check succeeds, asks for the page and the games, makes a guest, writes beside it (the root
must refuse, /data must not), sends SIGTERM and expects a clean end.

What this does not show: the base image itself (debootstrap's is larger), the engine's isolation, and
compose.yaml. ``--keep`` leaves the folders.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PLACE = Path(os.environ.get("ROOTS", "/var/tmp/atoll-roots"))  # noqa: S108 - for root only
PORT = 8790
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
MINUTES = 3
NETWORK = {name: os.environ[name] for name in ("NODE_EXTRA_CA_CERTS", "PIP_CERT") if name in os.environ}
"""How this machine reaches the package registries; tools/debian_root has copied the certificates."""


@dataclass
class Stage:
    """What the instructions of a stage have led to."""

    root: Path
    name: str
    env: dict[str, str] = field(default_factory=lambda: {"PATH": PATH, "HOME": "/root"})
    folder: str = "/"
    user: str = "0"
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    volumes: list[str] = field(default_factory=list)


def instructions(text: str) -> list[tuple[str, str]]:
    """Return a Containerfile's instructions with their arguments."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [
        (word, rest.strip()) for line in joined.splitlines() if line.strip() for word, rest in [split(line)]
    ]


def split(line: str) -> tuple[str, str]:
    """Return an instruction and its arguments."""
    word, _, rest = line.strip().partition(" ")
    return word.upper(), rest


def ignored(path: str, patterns: list[str]) -> bool:
    """Whether a file stays outside: the last pattern that matches it or a folder around it decides."""
    outside = False
    parts = PurePosixPath(path).parts
    around = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    for pattern in patterns:
        plain = pattern.removeprefix("!").removesuffix("/")
        inner = plain.removeprefix("**/")
        if any(
            fnmatch.fnmatchcase(each, plain)
            or (plain.startswith("**/") and fnmatch.fnmatchcase(PurePosixPath(each).name, inner))
            for each in (around if plain != "*" else around[:1])
        ):
            outside = not pattern.startswith("!")
    return outside


def context() -> list[str]:
    """Return the files that the image is built from."""
    lines = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    found: list[str] = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT).as_posix()
        folders[:] = [name for name in folders if name not in {".git", "node_modules", ".venv", "build"}]
        found += [
            path for name in files if not ignored(path := f"{here}/{name}".removeprefix("./"), patterns)
        ]
    return sorted(found)


def base(image: str, place: Path) -> Path:
    """Return a root folder of the Debian release that an image is of."""
    release = re.search(r"debian:(\w+)-slim", image)
    if release is None:
        sys.exit(f"no root folder can be made for {image}")
    subprocess.run([ROOT / "tools" / "debian_root", release[1], "run", "true"], check=True)
    shutil.rmtree(place, ignore_errors=True)
    copy_tree(PLACE / release[1], place)
    return place


def copy_tree(origin: Path, target: Path) -> None:
    """Copy a folder with owners, modes and links."""
    subprocess.run(["cp", "--archive", str(origin), str(target)], check=True)  # noqa: S607


def inside(stage: Stage, command: list[str], more: dict[str, str] | None = None) -> list[str]:
    """Return the command line that runs a command in a stage."""
    settings = [f"{name}={value}" for name, value in (stage.env | (more or {})).items()]
    script = f"cd {shlex.quote(stage.folder)} && exec {shlex.join(command)}"
    return ["chroot", f"--userspec={stage.user}", str(stage.root), "env", "-i", *settings, "sh", "-c", script]


def build(text: str) -> Stage:
    """Do all steps and return the last stage."""
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in instructions(text):
        print(f"== {word} {' '.join(rest.split())[:100]}", flush=True)
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            name = name or f"stage{len(stages)}"
            stage = stages[name] = Stage(base(image, PLACE / f"image-{name}"), name)
            continue
        assert stage is not None, "a Containerfile begins with FROM"
        if word == "RUN":
            command = inside(stage, ["sh", "-c", rest], NETWORK)
            subprocess.run([str(ROOT / "tools" / "with_devices"), str(stage.root), *command], check=True)
        elif word == "COPY":
            copy(stage, stages, rest.split())
        elif word == "ENV":
            name, _, value = rest.partition("=")
            stage.env[name] = value
        elif word == "WORKDIR":
            stage.folder = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "USER":
            stage.user = rest
        elif word == "VOLUME":
            stage.volumes.append(rest)
        elif word == "HEALTHCHECK":
            stage.health = json.loads(rest[rest.index("[") :])
        elif word == "CMD":
            stage.command = json.loads(rest)
        elif word not in {"EXPOSE", "STOPSIGNAL"}:
            sys.exit(f"this script does not know {word}")
    assert stage is not None
    return stage


def copy(stage: Stage, stages: dict[str, Stage], words: list[str]) -> None:
    """Copy from another stage, or what is not ignored from here."""
    if words[0].startswith("--from="):
        origin = stages[words[0].partition("=")[2]].root / words[1].lstrip("/")
        target = stage.root / words[2].lstrip("/")
        copy_tree(origin, target)
        return
    if words != [".", "."]:
        sys.exit(f"this script does not know COPY {' '.join(words)}")
    for name in context():
        target = stage.root / stage.folder.lstrip("/") / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)


def try_out(stage: Stage) -> None:
    """Start the server as the image would, ask it for something, and stop it."""
    stage.env["ATOLL_PORT"] = str(PORT)
    stage.folder = "/"
    command = [str(ROOT / "tools" / "with_devices"), "--read-only", str(stage.root)]
    # `exec` all the way, so that the signal reaches the server.
    with subprocess.Popen([*command, *inside(stage, stage.command)]) as server:
        try:
            deadline = time.monotonic() + 60 * MINUTES
            while subprocess.run(inside(stage, stage.health), capture_output=True, check=False).returncode:
                if server.poll() is not None or time.monotonic() > deadline:
                    sys.exit("the server did not become healthy")
                time.sleep(1)
            print("== healthy", flush=True)
            uid = Path(f"/proc/{server.pid}/status").read_text().split("Uid:")[1].split()[0]
            assert uid == stage.user, f"it runs as {uid}"
            address = f"http://127.0.0.1:{PORT}"
            with urllib.request.urlopen(address) as page:
                assert b"<title>Atoll" in page.read(), "the page is not the client's"
            with urllib.request.urlopen(f"{address}/api/v1/games") as answer:  # noqa: S310 - our own server
                print(f"== it knows {len(json.load(answer))} games", flush=True)
            assert request(f"{address}/api/v1/guest", {"name": "Ada"})["name"] == "Ada"
            print("== it has written to its database", flush=True)
            assert "Read-only file system" in touch(server.pid, stage.root / "etc" / "x")
            assert not touch(server.pid, stage.root / "data" / "x")
            print("== its root cannot be written to, /data can", flush=True)
        finally:
            server.send_signal(signal.SIGTERM)
            code = server.wait(60)
        if code not in {0, -signal.SIGTERM}:
            sys.exit(f"the server ended with {code}")
    print("== stopped by SIGTERM", flush=True)


def request(address: str, body: dict[str, str]) -> Any:
    """Send JSON, and return the answer's."""
    headers = {"Content-Type": "application/json"}
    sent = urllib.request.Request(address, json.dumps(body).encode(), headers)  # noqa: S310 - our own server
    with urllib.request.urlopen(sent) as answer:  # noqa: S310
        return json.load(answer)


def touch(pid: int, path: Path) -> str:
    """Write a file in a process's mounts, as root: what fails fails for everybody. Return what went wrong."""
    command = ["nsenter", f"--target={pid}", "--mount", "touch", str(path)]
    environment = os.environ | {"LC_ALL": "C"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment).stderr


def megabytes(folder: Path) -> str:
    """Return how large a folder is, as du says it."""
    command = ["du", "-xsm", str(folder)]
    return f"{subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[0]} MB"


def main() -> None:
    """Build, try and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="leave the folders of the stages")
    given = parser.parse_args()
    if os.geteuid():
        sys.exit("This makes and enters root folders: run it as root.")
    stage = build((ROOT / "Containerfile").read_text(encoding="utf-8"))
    atoll = megabytes(stage.root / "opt" / "atoll")
    print(f"== the image has {megabytes(stage.root)}, {atoll} of them Atoll and what it needs", flush=True)
    try_out(stage)
    if not given.keep:
        for each in PLACE.glob("image-*"):
            shutil.rmtree(each)


if __name__ == "__main__":
    main()
