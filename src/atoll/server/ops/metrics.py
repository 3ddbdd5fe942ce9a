"""Metrics for Prometheus: counts, latencies and failures. Never who, where or what.

Several workers of one machine count in files that they share (``PROMETHEUS_MULTIPROC_DIR``, which
``atoll serve --workers`` sets), so that any of them can return the sum.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as written
from prometheus_client.multiprocess import MultiProcessCollector

from atoll.server.ops.workers import METRICS_VARIABLE

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
LATENCY_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

COMMANDS: Final = Counter("atoll_commands", "Commands of people, by kind and outcome", ["do", "outcome"])
COMMAND_SECONDS: Final = Histogram(
    "atoll_command_seconds", "From a command's arrival until it is safe and told", buckets=LATENCY_BUCKETS
)
BOT_SECONDS: Final = Histogram(
    "atoll_bot_seconds", "How long bots think about a move", buckets=LATENCY_BUCKETS
)
BOT_TREES: Final = Gauge(
    "atoll_bot_trees", "Search trees kept for bots at live tables", multiprocess_mode="livesum"
)
BOT_TREE_BYTES: Final = Gauge(
    "atoll_bot_tree_bytes", "Memory of the search trees that are kept", multiprocess_mode="livesum"
)
BOT_TREE_LOOKUPS: Final = Counter(
    "atoll_bot_tree_lookups",
    "Bots' decisions at live tables: resumed from a kept search (hit) or new (miss)",
    ["outcome"],
)
CONFLICTS: Final = Counter("atoll_conflicts", "Moves that had to be decided again: somebody was quicker")
FAILURES: Final = Counter("atoll_failures", "Requests and tasks that failed by a fault of the server")
CONNECTIONS: Final = Gauge("atoll_connections", "Open sockets", multiprocess_mode="livesum")
TABLES: Final = Gauge("atoll_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
PUBSUB_UP: Final = Gauge(
    "atoll_wire_up", "1 while messages between processes come through", multiprocess_mode="livemin"
)


def latest_metrics() -> bytes:
    """Return the metrics of all workers of this machine."""
    if METRICS_VARIABLE not in os.environ:
        return written(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return written(registry)
