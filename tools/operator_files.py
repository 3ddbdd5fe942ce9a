"""``make operators``: the files that operators check an installation by; they are published, not committed.

- ``dist/atoll-VERSION-requirements.txt``: everything that ``atoll[server]`` needs, in exact versions and with
  the hashes of the files, so that ``pip install --require-hashes`` takes these and no others.
- ``dist/atoll-VERSION.cdx.json``: a software bill of materials (CycloneDX) of the wheel: what it needs, and
  the packages that the web client in it is built from.

Nothing is installed: pip resolves what constraints.txt pins, once for each version of Python, and reports.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import release
from requirements import requirements

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
NAMESPACE = uuid.UUID("6f3e6b0e-52f1-5b0c-9d5c-0d1a4b6a7c11")
"""Of serial numbers, so that the same contents have the same number."""

Report = Sequence[dict[str, Any]]
"""What pip would install: its report's ``install``."""


def resolve(python: str) -> Report:
    """Let pip find the files for a version of Python on a system like this one."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        command += ["--constraint", str(ROOT / "constraints.txt"), "--report", str(report)]
        command += ["--only-binary", ":all:", "--python-version", python, "--target", place]
        subprocess.run([*command, *requirements(["server"])], check=True)
        found: Report = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def normal_name(name: str) -> str:
    """Return a package's name as indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def hashed_requirements(reports: Iterable[Report]) -> str:
    """Return the requirements with the hashes of all files that the reports name.

    Raise ValueError if two reports disagree about a version.
    """
    versions: dict[str, str] = {}
    hashes: dict[str, set[str]] = {}
    for each in (package for report in reports for package in report):
        name, version = normal_name(each["metadata"]["name"]), each["metadata"]["version"]
        if versions.setdefault(name, version) != version:
            raise ValueError(f"{name} is {versions[name]} and {version}")
        hashes.setdefault(name, set()).add(each["download_info"]["archive_info"]["hashes"]["sha256"])
    lines = [
        " \\\n    ".join(
            [f"{name}=={versions[name]}", *(f"--hash=sha256:{one}" for one in sorted(hashes[name]))]
        )
        for name in sorted(versions)
    ]
    head = (
        "# Made by `make operators`: pip install --require-hashes -r THIS, then pip install --no-deps WHEEL"
    )
    return "\n".join([head, *lines]) + "\n"


def bill_of_materials(
    version: str, reports: Iterable[Report], lock: dict[str, Any], wheels: Iterable[Path] = ()
) -> dict[str, Any]:
    """Return what the wheel requires, and what its web client is built from, as a CycloneDX document."""
    root = f"pkg:pypi/atoll@{version}"
    found: dict[str, dict[str, Any]] = {}
    for each in (package for report in reports for package in report):
        part = _python_part(each)
        found.setdefault(part["bom-ref"], part)
    for place, package in lock["packages"].items():
        if place and not package.get("dev"):
            part = _web_part(place, package)
            found.setdefault(part["bom-ref"], part)
    parts = [found[reference] for reference in sorted(found)]
    component: dict[str, Any] = {"type": "application", "bom-ref": root, "name": "atoll", "version": version}
    component["purl"] = root
    digests = [hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in sorted(wheels)]
    if digests:
        component["hashes"] = [{"alg": "SHA-256", "content": digest} for digest in digests]
    serial = uuid.uuid5(NAMESPACE, json.dumps([component, parts], sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": component},
        "components": parts,
        "dependencies": [
            {"ref": root, "dependsOn": sorted(found)},
            *({"ref": reference} for reference in sorted(found)),
        ],
    }


def _python_part(package: dict[str, Any]) -> dict[str, Any]:
    metadata = package["metadata"]
    name, version = normal_name(metadata["name"]), metadata["version"]
    digest = package["download_info"]["archive_info"]["hashes"]["sha256"]
    return _part(
        f"pkg:pypi/{name}@{version}",
        name,
        version,
        {"alg": "SHA-256", "content": digest},
        metadata.get("license_expression") or metadata.get("license"),
    )


def _web_part(place: str, package: dict[str, Any]) -> dict[str, Any]:
    name, version = place.rpartition("node_modules/")[2], package["version"]
    digest = None
    if str(package.get("integrity", "")).startswith("sha512-"):
        content = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        digest = {"alg": "SHA-512", "content": content}
    reference = f"pkg:npm/{name.replace('@', '%40')}@{version}"
    return _part(reference, name, version, digest, package.get("license"))


def _part(
    reference: str, name: str, version: str, digest: dict[str, str] | None, licence: str | None
) -> dict[str, Any]:
    part: dict[str, Any] = {"type": "library", "bom-ref": reference, "name": name, "version": version}
    part["purl"] = reference
    if digest is not None:
        part["hashes"] = [digest]
    if licence:  # some packages put the whole text there
        part["licenses"] = [{"license": {"name": licence.strip().partition("\n")[0][:200]}}]
    return part


def main() -> None:
    """Resolve and write both files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--python", nargs="+", default=PYTHONS, help="the versions of Python to make them for"
    )
    reports = [resolve(python) for python in parser.parse_args().python]
    version, lock = release.version(), json.loads((ROOT / "web" / "package-lock.json").read_text())
    DIST.mkdir(exist_ok=True)
    required = DIST / f"atoll-{version}-requirements.txt"
    required.write_text(hashed_requirements(reports), encoding="utf-8")
    wheels = DIST.glob(f"atoll-{version}-*.whl")
    materials = DIST / f"atoll-{version}.cdx.json"
    document = bill_of_materials(version, reports, lock, wheels)
    materials.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    print(
        f"{required.relative_to(ROOT)} and {materials.relative_to(ROOT)}: {len(document['components'])} parts"
    )


if __name__ == "__main__":
    main()
