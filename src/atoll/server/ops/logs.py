"""The server's log: one line per event, for people or for machines. Never a secret or a cookie.

Whoever knows a private table's id may enter it, so only its first characters are logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

LOG: Final = logging.getLogger("atoll.server")


class _JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class _TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        values = " ".join(f"{key}={value}" for key, value in getattr(record, "values", {}).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()} {values}".rstrip()
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + self.formatException(record.exc_info)
        return line


def log(level: int, event: str, *, error: BaseException | None = None, **values: object) -> None:
    """Write one line."""
    LOG.log(level, event, extra={"values": values}, exc_info=error)


def short_id(table: str) -> str:
    """Return the part of a table's id that may be logged."""
    return table[:6]


def configure_logging(form: str, level: str) -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonFormatter() if form == "json" else _TextFormatter())
    for name in ("atoll.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, LOG.level))
