"""What a release is made of: version and changelog, the source distribution, wheels, containers."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from setuptools._distutils.filelist import FileList

import atoll

ROOT = Path(__file__).parents[2]


def tool(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module(name)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# --- version and changelog ---------------------------------------------------------------------------------


def test_this_version_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    release = tool("release", monkeypatch)
    assert release.version() == atoll.__version__
    assert release.problems(read("CHANGELOG.md"), atoll.__version__, f"v{atoll.__version__}") == []


@pytest.mark.parametrize(
    ("changelog", "tag", "problem"),
    [
        ("## Unreleased\n", None, "no dated section for 0.2.0"),
        ("## 0.2.0\n", None, "no section of a changelog"),
        ("## 0.2.0 - 2026-11-17\n### Improved\n", None, "no kind of change: Improved"),
        ("## 0.2.0 - 2026-11-17\n## Unreleased\n", None, "Unreleased stands below"),
        ("## 0.2.0 - 2026-11-17\n## 0.10.0 - 2026-12-01\n", None, "newest version"),
        ("## 0.2.0 - 2026-11-17\n", "v0.1.0", "is not v0.2.0"),
    ],
)
def test_a_release_that_is_not_ready_is_refused(
    monkeypatch: pytest.MonkeyPatch, changelog: str, tag: str | None, problem: str
) -> None:
    assert problem in "\n".join(tool("release", monkeypatch).problems(changelog, "0.2.0", tag))


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert "version" not in project
    assert "version" in project["dynamic"]


# --- the source distribution -------------------------------------------------------------------------------


NOT_OURS = {".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".hypothesis", ".pytest_cache"}
TEXTS = {".py", ".pyi", ".pxd", ".md", ".json", ".jsonl", ".ftl", ".svg", ".ts", ".tsx", ".c"}


def ours() -> list[str]:
    """The files of the repository, without what is installed or only cached."""
    found: list[str] = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        found += [str((Path(folder) / name).relative_to(ROOT)) for name in names]
    return found


@pytest.fixture(scope="module")
def packed() -> set[str]:
    """The files that MANIFEST.in takes, as setuptools reads it."""
    files = FileList()
    files.allfiles = ours()
    for line in read("MANIFEST.in").splitlines():
        if line and not line.startswith("#"):
            files.process_template_line(line)
    return set(files.files)


def test_a_source_distribution_has_what_tests_and_examples_need(packed: set[str]) -> None:
    folders = ("tests", "docs", "benchmarks", "tools", "results", "web", "src", "build_backend")
    needed = {name for name in ours() if name.startswith(folders) and Path(name).suffix in TEXTS}
    needed |= {"Makefile", "mkdocs.yml", "constraints.txt", "CHANGELOG.md", "Containerfile", "compose.yaml"}
    assert needed - packed == {name for name in needed if ".egg-info" in name}


def test_it_has_the_built_client_and_nothing_compiled(packed: set[str]) -> None:
    built = {"src/atoll/server/static/index.html", "src/atoll/server/static/.stamp"}
    assert built <= packed, "and its stamp: without it, installing would ask for Node"
    assert not [name for name in packed if name.endswith((".so", ".pyc", ".cpp"))]
    assert not [name for name in packed if name.startswith(("web/node_modules", "build/", ".venv", "dist/"))]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package with one compiled module, built by this setup.py."""
    modules = re.compile(r"^COMPILED = \[.*?^\]", re.M | re.S)
    setup = modules.sub('COMPILED = ["atoll.tiny"]', read("setup.py"))
    (tmp_path / "setup.py").write_text(setup, encoding="utf-8")
    (tmp_path / "src" / "atoll").mkdir(parents=True)
    (tmp_path / "src" / "atoll" / "__init__.py").write_text("")
    (tmp_path / "src" / "atoll" / "tiny.py").write_text("one = 1\n")
    return tmp_path


def run(place: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=place,
        env={**os.environ, "CFLAGS": "", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_missing_compiler_is_told_clearly(small: Path) -> None:
    done = run(small, "setup.py", "--quiet", "build_ext", "--inplace", CC="/no/such/compiler")
    assert done.returncode != 0
    assert "apt-get install gcc" in done.stderr
    assert done.stderr.rstrip().splitlines()[-1].startswith("cannot build the compiled engine")


@pytest.mark.slow
def test_an_editable_installation_takes_what_is_compiled(small: Path) -> None:
    """Setting up a clone compiles once: `make build` and pip share a folder."""
    project = '[project]\nname = "small"\nversion = "1"\n[tool.setuptools]\npackage-dir = { "" = "src" }\n'
    (small / "pyproject.toml").write_text(project, encoding="utf-8")
    assert run(small, "setup.py", "--quiet", "build_ext", "--inplace").returncode == 0
    [compiled] = (small / "build").glob("lib.*/atoll/tiny.*")
    made = compiled.stat().st_mtime_ns
    hook = "from setuptools.build_meta import build_editable; build_editable('.')"
    done = run(small, "-c", hook, CC="/no/such/compiler")
    assert done.returncode == 0, done.stderr
    assert compiled.stat().st_mtime_ns == made


# --- wheels ------------------------------------------------------------------------------------------------


def test_wheels_are_configured_for_every_python_that_is_supported() -> None:
    document = tomllib.loads(read("pyproject.toml"))
    named = [line for line in document["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)]
    versions = [line.rpartition(".")[2] for line in named]
    assert versions == ["11", "12", "13", "14"]
    settings = document["tool"]["cibuildwheel"]
    assert settings["build"] == [*(f"cp3{version}-*" for version in versions), "cp314t-*"]
    for command in settings["test-command"]:
        for path in re.findall(r"\{project\}/(\S+)", command):
            assert (ROOT / path).exists()


def test_the_wheel_tool_tries_the_same_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    wheels = tool("wheels", monkeypatch)
    assert wheels.VERSIONS == ("3.11", "3.12", "3.13", "3.14", "3.14t")
    assert any(Path(found).exists() for found in wheels.interpreters())


def test_modules_that_need_wide_integers_are_known() -> None:
    """Those that read board.pxd: elsewhere they have to be compiled as C++."""
    text = read("setup.py")
    wide = re.search(r"^WIDE = \{(.*?)^\}", text, re.M | re.S)
    assert wide
    named = set(re.findall(r'"([\w.]+)"', wide[1]))
    module = r"atoll\.games\.titicaca\.(?:engine\.board|engine\.position|network|outlook)\b"
    reads = re.compile(rf"{module} cimport|from cython\.cimports\.{module}")
    found = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for path in (ROOT / "src").rglob("*.p[yx]*")
        if path.suffix in {".py", ".pxd"} and reads.search(path.read_text(encoding="utf-8"))
    }
    compiled = set(re.findall(r'^    "(atoll[\w.]+)",$', text, re.M))
    assert (found & compiled) | {"atoll.games.titicaca.engine.board"} == named


def test_what_extras_require_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    requirements = tool("requirements", monkeypatch).requirements
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert requirements([]) == project["dependencies"]
    server = requirements(["server"])
    assert server == project["dependencies"] + project["optional-dependencies"]["server"]
    everything = requirements(["server", "dev"])
    assert set(server) < set(everything), "dev asks for the server again"
    assert set(project["optional-dependencies"]["docs"]) < set(everything), "and for the docs"
    assert len(everything) == len(set(everything))
    assert not [each for each in everything if each.startswith("atoll")]


# --- workflows, containers, the devcontainer ---------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.name)
def test_what_a_workflow_runs_exists(path: Path) -> None:
    document = yaml.safe_load(path.read_text(encoding="utf-8"))
    steps = [step for job in document.get("jobs", {}).values() for step in job["steps"]]
    targets = re.findall(r"^([a-z-]+):", read("Makefile"), re.M)
    for step in steps:
        assert ("run" in step) != ("uses" in step)
        for target in re.findall(r"\bmake ([a-z-]+)", step.get("run", "")):
            assert target in targets
        for script in re.findall(r"\btools/[\w.-]+", step.get("run", "")):
            assert (ROOT / script).exists()


def test_only_the_job_that_publishes_may_and_it_needs_no_secret() -> None:
    text = read(".github/workflows/release.yml")
    jobs = yaml.safe_load(text)["jobs"]
    assert "secrets." not in text
    assert {name for name, job in jobs.items() if "permissions" in job} == {"publish"}
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert set(jobs["publish"]["needs"]) == {"sdist", "wheels"}


def test_the_image_is_not_root_and_has_a_health_check(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = tool("container", monkeypatch).instructions(read("Containerfile"))
    last = steps[max(n for n, step in enumerate(steps) if step[0] == "FROM") :]
    named = dict(last)
    assert named["USER"] == "10001"
    assert named["VOLUME"] == "/data"
    assert json.loads(named["CMD"]) == ["atoll", "serve"]
    check = named["HEALTHCHECK"]
    command = json.loads(check[check.index("[") :])
    compile(command[2], "the health check", "exec")
    assert "gcc" not in " ".join(rest for _, rest in last)


def test_the_image_is_built_from_sources_only(monkeypatch: pytest.MonkeyPatch) -> None:
    files = tool("container", monkeypatch).context()
    for name in (
        "setup.py",
        "pyproject.toml",
        "constraints.txt",
        "src/atoll/__init__.py",
        "web/package.json",
    ):
        assert name in files
    assert {name.partition("/")[0] for name in files} <= {
        *("src", "web", "build_backend", "setup.py", "pyproject.toml", "constraints.txt"),
        *("README.md", "LICENSE", "CHANGELOG.md", "MANIFEST.in"),
    }
    assert not [name for name in files if name.endswith(".so") or "static/" in name or "node_modules" in name]


@pytest.mark.parametrize(
    ("path", "outside"),
    [
        ("a/b.txt", True),
        ("keep/x.py", False),
        ("keep/skip/x.py", True),
        ("keep/deep/x.so", True),
        ("one", False),
    ],
)
def test_ignored_files_are_those_of_the_last_pattern(
    monkeypatch: pytest.MonkeyPatch, path: str, outside: bool
) -> None:
    patterns = ["*", "!keep", "!one", "keep/skip", "**/*.so"]
    assert tool("container", monkeypatch).ignored(path, patterns) is outside


def test_compose_keeps_the_databases_inside() -> None:
    document: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    services = document["services"]
    assert set(services) == {"atoll", "database", "messages", "caddy"}
    assert document["networks"]["back"] == {"internal": True}
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["database"]["networks"] == services["messages"]["networks"] == ["back"]
    assert services["atoll"]["read_only"] is True
    settings = {name.removeprefix("ATOLL_").lower() for name in services["atoll"]["environment"]}
    from atoll.server.settings import Settings

    assert settings <= set(Settings.__dataclass_fields__)
    assert (ROOT / services["caddy"]["volumes"][0].partition(":")[0]).is_file()


def test_the_devcontainer_sets_up_what_the_makefile_knows() -> None:
    document = json.loads(read(".devcontainer/devcontainer.json"))
    targets = re.findall(r"make ((?:\S+ )+)&&", document["onCreateCommand"])[0].split()
    for target in targets:
        assert f"{target.replace('.venv', '$(VENV)')}:" in read("Makefile")


def test_help_groups_every_target() -> None:
    said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    groups = [line for line in said.splitlines() if line and not line.startswith(" ")]
    assert len(groups) >= 4
    listed = re.findall(r"^  make ([a-z-]+) ", said, re.M)
    assert listed == re.findall(r"^([a-z-]+):.*?## ", read("Makefile"), re.M)


def test_the_ten_commands_exist() -> None:
    table = re.findall(r"^\| `([^`]+)` \|", read("CONTRIBUTING.md"), re.M)
    assert len(table) == 10
    targets = re.findall(r"^([a-z-]+):", read("Makefile"), re.M)
    for command in table:
        program, _, rest = command.partition(" ")
        assert rest in targets if program == "make" else (ROOT / rest).exists()


# --- the site's folders ------------------------------------------------------------------------------------


def test_the_site_leads_to_its_newest_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_site = tool("build_site", monkeypatch)
    for name in ("0.9.0", "0.10.0", "assets"):
        (tmp_path / name).mkdir()
    names = build_site.versions(tmp_path)
    assert names == ["0.10.0", "0.9.0"]
    page = build_site.index(names)
    assert "url=0.10.0/index.html" in page
    assert 'href="0.9.0/index.html"' in page


# --- what operators check an installation by ---------------------------------------------------------------


def resolved(name: str, version: str, digest: str, **metadata: str) -> dict[str, Any]:
    """Return a package as pip's report names it."""
    archive = {"archive_info": {"hashes": {"sha256": digest}}}
    return {"metadata": {"name": name, "version": version, **metadata}, "download_info": archive}


def test_requirements_have_the_hashes_of_every_python(monkeypatch: pytest.MonkeyPatch) -> None:
    files = tool("operator_files", monkeypatch)
    for_one = [resolved("Some.Thing", "1.2", "bb"), resolved("other", "3", "cc")]
    for_another = [resolved("some_thing", "1.2", "aa"), resolved("other", "3", "cc")]
    assert files.hashed_requirements([for_one, for_another]).splitlines()[1:] == [
        "other==3 \\",
        "    --hash=sha256:cc",
        "some-thing==1.2 \\",
        "    --hash=sha256:aa \\",
        "    --hash=sha256:bb",
    ]
    with pytest.raises(ValueError, match=r"other is 3 and 4"):
        files.hashed_requirements([for_one, [resolved("other", "4", "dd")]])


def test_the_bill_of_materials_has_what_the_server_needs_and_the_client_contains(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = tool("operator_files", monkeypatch)
    wheel = tmp_path / "atoll-0.1.0-py3-none-any.whl"
    wheel.write_bytes(b"wheel")
    report = [resolved("Some.Thing", "1.2", "bb", license_expression="MIT")]
    lock = json.loads(read("web/package-lock.json"))
    document = files.bill_of_materials("0.1.0", [report, report], lock, [wheel])
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    assert document["metadata"]["component"]["hashes"][0]["content"].startswith("ba59")
    parts = {part["bom-ref"]: part for part in document["components"]}
    assert len(parts) == len(document["components"])
    assert parts["pkg:pypi/some-thing@1.2"]["licenses"] == [{"license": {"name": "MIT"}}]
    assert {"react", "three"} <= {part["name"] for part in parts.values() if "pkg:npm/" in part["purl"]}
    assert document["dependencies"][0]["dependsOn"] == sorted(parts)
    assert files.bill_of_materials("0.1.0", [report], lock, [wheel]) == document
    assert "://" not in json.dumps(document)
