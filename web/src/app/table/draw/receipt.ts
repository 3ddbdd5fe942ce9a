/**
 * What this browser keeps of the draws it took part in: its own values, and what it saw before it revealed them.
 * Values have to survive a reload: without its value nobody can reveal.
 */
import type { RosterSeat } from "./hashes";

export interface ReceiptDraw {
  readonly number: number;
  readonly seats: readonly RosterSeat[];
  readonly person: string;
  readonly value: string;
  /** Everybody's commitments when we revealed, by person; null if we never got so far. */
  readonly commitments: Readonly<Record<string, string | null>> | null;
}

export interface Receipt {
  readonly format: "atoll-receipt/1";
  readonly table: string;
  readonly commitment: string;
  readonly draws: readonly ReceiptDraw[];
}

const PREFIX = "atoll-draw-";
const INDEX = "atoll-draws";
/** So many receipts are kept; the oldest go first. */
const MOST = 200;

/** Where storage is full or forbidden, receipts last as long as the page. */
const unsaved = new Map<string, Receipt>();

export function readReceipt(table: string): Receipt | null {
  const kept = unsaved.get(table);
  if (kept) return kept;
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Receipt | null;
    return found?.format === "atoll-receipt/1" ? found : null;
  } catch {
    return null;
  }
}

function keep(receipt: Receipt): void {
  try {
    const known = JSON.parse(localStorage.getItem(INDEX) ?? "[]") as string[];
    const tables = [...known.filter((table) => table !== receipt.table), receipt.table];
    for (const table of tables.slice(0, -MOST)) localStorage.removeItem(PREFIX + table);
    localStorage.setItem(PREFIX + receipt.table, JSON.stringify(receipt));
    localStorage.setItem(INDEX, JSON.stringify(tables.slice(-MOST)));
    unsaved.delete(receipt.table);
  } catch {
    unsaved.set(receipt.table, receipt);
  }
}

/** Keep what we know of a draw, in place of what was known of the same one. */
export function keepDraw(table: string, commitment: string, draw: ReceiptDraw): void {
  const before = readReceipt(table)?.draws ?? [];
  const draws = [...before.filter(({ number }) => number !== draw.number), draw];
  keep({ format: "atoll-receipt/1", table, commitment, draws });
}
