"""Taking part in draws: what to commit and to reveal, by what the table shows, and the receipt of it.

``docs/draws.md`` has the protocol. A receipt is kept before anything is sent that depends on it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

from atoll.client.errors import ClientError
from atoll.core import RecordError
from atoll.table.commitments import RosterSeat, new_value, person_commitment, person_tag, roster_digest
from atoll.table.fair import Receipt, ReceiptDraw


class Receipts:
    """The receipts of one client, by table: in memory, and in a folder if there is one."""

    def __init__(self, folder: str | Path | None = None) -> None:
        self._folder = None if folder is None else Path(folder)
        self._kept: dict[str, Receipt] = {}

    def get(self, table: str) -> Receipt | None:
        """Return the receipt of a table; None if there is none. Raise ClientError if it cannot be read."""
        path = self._path(table)
        if table not in self._kept and path is not None and path.exists():
            try:
                self._kept[table] = Receipt.load(str(path))
            except (RecordError, OSError) as error:
                raise ClientError(f"{path} cannot be read: {error}") from error
        return self._kept.get(table)

    def keep(self, receipt: Receipt) -> None:
        """Keep a receipt in place of the one before. Raise ClientError if it cannot be written."""
        path = self._path(receipt.table)
        if path is not None:
            save(receipt, path)
        self._kept[receipt.table] = receipt

    def _path(self, table: str) -> Path | None:
        return None if self._folder is None else self._folder / f"receipt-{quote(table, safe='')}.json"


def save(receipt: Receipt, path: str | Path) -> None:
    """Write a receipt to a file, whole or not at all. Raise ClientError if that fails."""
    target = Path(path)
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(json.dumps(receipt.to_json(), indent=1) + "\n", encoding="utf-8")
        unfinished.replace(target)
    except OSError as error:
        raise ClientError(f"{target} cannot be written: {error}") from error


def roster_of(table: str, seats: Sequence[Mapping[str, Any]]) -> tuple[RosterSeat, ...] | None:
    """Return who sits where, as everybody sees it; None while a seat is open."""
    if any(seat["kind"] == "open" for seat in seats):
        return None
    return tuple(
        {"bot": seat["level"] or ""}
        if seat["kind"] == "bot"
        else {"person": person_tag(table, seat["who"] or ""), "nonce": seat["nonce"]}
        for seat in seats
    )


def next_step(
    receipts: Receipts, table: str, state: Mapping[str, Any], me: str, *, new: bool
) -> dict[str, Any] | None:
    """Return the command that the draw needs from us now; None if it needs none.

    ``new``: we have just come to the table. If a commitment of ours is there that we cannot open, its
    value is lost, and we replace it; later it is another program's of the same person, and stays.
    """
    if state["life"] != "open" or all(seat["who"] != me for seat in state["seats"]):
        return None
    draw = state["draw"]
    receipt = receipts.get(table) or Receipt(table, draw["commitment"], ())
    if receipt.commitment != draw["commitment"]:
        return None  # the server has gone back on its word
    kept = next((each for each in receipt.draws if each.number == draw["number"]), None)
    if draw["phase"] == "committing":
        return _commit(receipts, receipt, state, kept, person_tag(table, me), new=new)
    if draw["phase"] == "revealing" and kept is not None:
        return _reveal(receipts, receipt, draw, kept)
    return None


def _commit(
    receipts: Receipts,
    receipt: Receipt,
    state: Mapping[str, Any],
    kept: ReceiptDraw | None,
    person: str,
    *,
    new: bool,
) -> dict[str, Any] | None:
    draw = state["draw"]
    roster = roster_of(receipt.table, state["seats"])
    shown = {part["person"]: part["commitment"] for part in draw["people"]}
    if roster is None or list(roster) != draw["seats"] or person not in shown:
        return None
    if kept is None or (kept.seats, kept.person) != (roster, person) or kept.commitments is not None:
        kept = ReceiptDraw(draw["number"], roster, person, new_value(), None)
    digest = roster_digest(draw["commitment"], draw["number"], roster)
    commitment = person_commitment(digest, person, kept.value)
    if shown[person] == commitment or (shown[person] is not None and not new):
        return None
    receipts.keep(receipt.with_draw(kept))
    return {"do": "commit", "roster": digest, "commitment": commitment}


def _reveal(
    receipts: Receipts, receipt: Receipt, draw: Mapping[str, Any], kept: ReceiptDraw
) -> dict[str, Any] | None:
    digest = roster_digest(draw["commitment"], draw["number"], kept.seats)
    own = person_commitment(digest, kept.person, kept.value)
    part = next((part for part in draw["people"] if part["person"] == kept.person), None)
    if part is None or part["value"] is not None or part["commitment"] != own:
        return None
    commitments = {part["person"]: part["commitment"] for part in draw["people"]}
    # Whoever reveals twice must not have been shown other commitments the second time.
    if list(kept.seats) != draw["seats"] or kept.commitments not in (None, commitments):
        return None
    receipts.keep(receipt.with_draw(replace(kept, commitments=commitments)))
    return {"do": "reveal", "value": kept.value}
