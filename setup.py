"""Builds the compiled modules; everything else about the package stands in pyproject.toml."""

import os
import platform
import re
import sys
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

# The one list of compiled modules. Each is an ordinary .py file in Cython's pure Python mode.
COMPILED = [
    "atoll.core.engine",
    "atoll.core.evaluator",
    "atoll.core.net",
    "atoll.ai.selection",
    "atoll.ai.tree_store",
    "atoll.ai.move_stats",
    "atoll.ai.regrets",
    "atoll.ai.rollouts",
    "atoll.ai.minimax",
    "atoll.ai.tree",
    "atoll.games.talat.engine.freezing",
    "atoll.games.talat.engine.position",
    "atoll.games.talat.contact",
    "atoll.games.talat.evaluate",
    "atoll.games.talat.fights",
    "atoll.games.talat.patterns",
    "atoll.games.talat.playouts",
    "atoll.games.titicaca.engine.board",
    "atoll.games.titicaca.engine.position",
    "atoll.games.titicaca.evaluate",
    "atoll.games.titicaca.network",
    "atoll.games.titicaca.outlook",
    "atoll.games.titicaca.patterns",
    "atoll.research.encoding",
    "atoll.research.egocentric",
    "atoll.research.encodings.talat",
    "atoll.research.encodings.taluva",
    "atoll.research.encodings.taluva_v2",
    "atoll.research.encodings.titicaca",
    "atoll.research.batch",
    "atoll.research.networks.titicaca_slope",
    "atoll.research.yardstick",
    "atoll.games.taluva.engine.building",
    "atoll.games.taluva.engine.ending",
    "atoll.games.taluva.engine.island",
    "atoll.games.taluva.engine.lagoons",
    "atoll.games.taluva.engine.placing",
    "atoll.games.taluva.engine.position",
    "atoll.games.taluva.engine.translation",
    "atoll.games.taluva.evaluate",
    "atoll.games.taluva.patterns",
    "atoll.games.taluva.threats",
]

# They hold sets of 128 hexes: where the compiler has no integers that wide, they are compiled as C++.
WIDE = {
    "atoll.games.titicaca.engine.board",
    "atoll.games.titicaca.engine.position",
    "atoll.games.titicaca.evaluate",
    "atoll.games.titicaca.network",
    "atoll.games.titicaca.outlook",
    "atoll.games.titicaca.patterns",
    "atoll.research.encodings.titicaca",
    "atoll.research.networks.titicaca_slope",
}

SANITIZE = os.environ.get("ATOLL_SANITIZE") == "1"
# What a compiler without GCC's extensions gets; tools/compilers tries it with those that are here.
PLAIN = os.environ.get("ATOLL_PLAIN_C") == "1"
MSVC = sys.platform == "win32" and "mingw" not in sysconfig.get_platform()
CPLUSPLUS = PLAIN or MSVC or sys.maxsize < 2**32

FLAGS = [] if MSVC else ["-O3", "-fno-strict-aliasing"]
if PLAIN:
    FLAGS.append("-DATOLL_PLAIN_C")
# Python's own flags ask for debugging symbols, five times as large as the code.
if not MSVC and not re.search(r"(^|\s)-g", os.environ.get("CFLAGS", "")):
    FLAGS.append("-g0")
# Every x86-64 processor since 2008 counts bits by one instruction, which has to be asked for. These flags
# come after those of the environment, so they must not contradict them.
TOLD = f"{os.environ.get('CFLAGS', '')} {os.environ.get('ARCHFLAGS', '')}"
if (
    platform.machine().lower() in {"x86_64", "amd64"}
    and not MSVC
    and not re.search(r"-mno-popcnt|-march=|-arch arm64", TOLD)
):
    FLAGS.append("-mpopcnt")
LINK: list[str] = []
if SANITIZE:
    FLAGS = [
        "-O1",
        "-g",
        "-fno-omit-frame-pointer",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=undefined",
    ]
    LINK = ["-fsanitize=address,undefined"]

NO_COMPILER = """
Atoll's engine is compiled when it is installed, and the C compiler could not do it (see above).
On Debian or Ubuntu:  apt-get install gcc python3-dev
On Fedora:            dnf install gcc python3-devel
On Alpine:            apk add gcc musl-dev python3-dev
On macOS:             xcode-select --install
On Windows:           Build Tools for Visual Studio, "Desktop development with C++"
Then install again.
"""


class BuildEngine(build_ext):
    """Compiles on all cores, and says what to install when there is no working C compiler."""

    def finalize_options(self) -> None:
        """Use all cores unless told otherwise, and for an editable installation what is already compiled."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        if self.editable_mode:
            # pip names a new folder each time; `build_ext --inplace` builds here and copies from here.
            build = self.get_finalized_command("build")
            kind = f"lib.{build.plat_name}-{sys.implementation.cache_tag}"
            self.build_lib = str(Path(build.build_base, kind))

    def run(self) -> None:
        """Build all extensions."""
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as error:
            print(NO_COMPILER, file=sys.stderr)
            raise SystemExit(f"cannot build the compiled engine: {error}") from error


def source(module: str) -> str:
    """Return the path of a module, a package's __init__ where it is one."""
    path = Path("src", *module.split("."))
    return str(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))


extensions = [
    Extension(
        module,
        [source(module)],
        extra_compile_args=FLAGS,
        extra_link_args=LINK,
        language="c++" if CPLUSPLUS and module in WIDE else "c",
    )
    for module in COMPILED
]
setup(
    ext_modules=cythonize(
        extensions,
        build_dir=f"build/cython{'-sanitize' if SANITIZE else '-plain' if PLAIN else ''}",
        include_path=["src"],
        language_level=3,
        compiler_directives={
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,
        },
    ),
    cmdclass={"build_ext": BuildEngine},
)
