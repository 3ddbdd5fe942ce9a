"""A real PostgreSQL and a real Redis on ports of their own, for tests. Nothing of the machine's is touched.

They are started when the first test asks, once for all processes of a test run, and stopped at its end
(see conftest.py). PostgreSQL refuses to run as root, so it runs as somebody who may do less.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import redis

from atoll.store.migrate import bring_up_to_date
from atoll.store.postgres import postgres_engine

FOLDER = "ATOLL_TEST_SERVICES"
"""The environment's name for the folder of this test run's services."""
HANDED_OUT = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """Find a port that nobody else is given until it is bound, or bound again after a restart.

    So it lies below those that the system hands out to whoever asks for any: every server and every
    connection of the tests that run at the same time.
    """
    lowest = int(HANDED_OUT.read_text().split()[0]) if HANDED_OUT.exists() else 0
    for _ in range(1000):
        wanted = secrets.choice(range(20_000, lowest)) if lowest > 21_000 else 0
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", wanted))
            return int(probe.getsockname()[1])
    raise AssertionError("no port is free")


def programs() -> Path:
    """Find PostgreSQL's programs: Debian keeps initdb out of the path."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert places, "PostgreSQL is not installed: tools/system-packages says how"
    return places[-1]


class Postgres:
    """A database server in a folder; unless durable, without any care for the disk."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.folder, self.port, self._durable = folder, free_port(), durable
        folder.mkdir(parents=True)
        if os.getuid() == 0:
            account = next(name for name in ("postgres", "nobody") if _known(name))
            shutil.chown(folder, account)
            folder.parent.chmod(0o711)  # temporary folders are closed to others
            self._as = ["runuser", "-u", account, "--"]
        else:
            self._as = []
        self._run(
            "initdb", "-D", str(folder / "data"), "-U", "atoll", "-A", "trust", "--no-sync", "-E", "UTF8"
        )
        self.start()

    def start(self) -> None:
        """Start it, or start it again."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k '' -c max_connections=200"
        options += "" if self._durable else " -c fsync=off -c shared_buffers=16MB"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(programs() / program), *arguments]
        done = subprocess.run(
            command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd="/", text=True
        )
        assert done.returncode == 0, done.stdout

    def url(self, database: str) -> str:
        return f"postgresql://atoll@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """Make a database and return its URL."""
        return _new_database(self.url)


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        folder.mkdir(parents=True)
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Start it, or start it again."""
        program = shutil.which("redis-server")
        assert program, "Redis is not installed: tools/system-packages says how"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        options += ["--daemonize", "yes", "--dir", str(self.folder), "--logfile", str(self.folder / "log")]
        subprocess.run([program, *options, "--pidfile", str(self.folder / "pid")], check=True)
        client = redis.Redis.from_url(self.url)
        until = time.monotonic() + 300
        while True:
            try:
                client.ping()
                break
            except redis.RedisError:
                assert time.monotonic() < until, "Redis does not start"
                time.sleep(0.02)
        client.close()

    @property
    def pid(self) -> int:
        return int((self.folder / "pid").read_text())

    def stop(self) -> None:
        _end(self.pid)


def _known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def _new_database(url: Callable[[str], str], template: str = "template1") -> str:
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(url("postgres"), autocommit=True) as connection:
        # From PostgreSQL 15 on a copy is written to the log first, unless it is told that nobody needs that.
        plainly = " STRATEGY file_copy" if connection.info.server_version >= 150_000 else ""
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}{plainly}".encode())
    return url(name)


# --- once for all processes of a test run -----------------------------------------------------------------


def shared(*, empty: bool = False) -> tuple[str, str]:
    """Start both if nobody has; return the URLs of a fresh database, with Atoll's tables, and of Redis."""
    folder = Path(os.environ[FOLDER])
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        note = folder / "running.json"
        if not note.exists():
            postgres, broker = Postgres(folder / "postgres"), Redis(folder / "redis")
            pids = [int((folder / "postgres/data/postmaster.pid").read_text().split()[0]), broker.pid]
            with_tables = postgres.database()
            engine = postgres_engine(with_tables)
            with engine.begin() as connection:
                bring_up_to_date(connection, with_tables)
            engine.dispose()
            known = {"postgres": postgres.url("{}"), "redis": broker.url, "pids": pids}
            note.write_text(json.dumps({**known, "template": with_tables.rpartition("/")[2]}))
        found = json.loads(note.read_text())
        # While a template is copied nobody else may copy it.
        template = "template1" if empty else found["template"]
        return _new_database(found["postgres"].format, template), found["redis"]


def stop_shared(folder: Path) -> None:
    """Stop what was started, wait until it is gone, and remove its files."""
    note = folder / "running.json"
    if note.exists():
        for pid in json.loads(note.read_text())["pids"]:
            _end(pid)
    shutil.rmtree(folder, ignore_errors=True)


def _end(pid: int) -> None:
    try:
        gently = "postgres" in Path(f"/proc/{pid}/cmdline").read_text()
        os.kill(pid, signal.SIGQUIT if gently else signal.SIGKILL)
    except (ProcessLookupError, FileNotFoundError):
        return
    for _ in range(500):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return
        except FileNotFoundError:
            return
        time.sleep(0.02)


@contextmanager
def own(*, durable: bool = False) -> Iterator[tuple[Postgres, Redis]]:
    """Start both for one test that will stop them in the middle; durable: as one runs them in earnest."""
    folder = Path(tempfile.mkdtemp(prefix="atoll-services-"))  # pytest's own are closed to PostgreSQL's user
    broker = Redis(folder / "redis")
    postgres = Postgres(folder / "postgres", durable=durable)
    try:
        yield postgres, broker
    finally:
        postgres.stop("immediate")
        broker.stop()
        shutil.rmtree(folder, ignore_errors=True)
