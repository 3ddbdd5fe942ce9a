/** A table before its game: what it waits for, and what its host can do about it. */
import type { Snapshot } from "../../protocol/types";

type Before = Pick<Snapshot, "table" | "state" | "here">;

export interface Waiting {
  /** The seats that nobody has. */
  readonly open: readonly number[];
  /** The seats of people who are not connected, one for each of them; only where the table starts by itself. */
  readonly missing: readonly number[];
  /** The sentence that says how it goes on. */
  readonly line: string;
  readonly canFill: boolean;
  readonly canStart: boolean;
}

export function waitingFor({ table, state, here }: Before, me: string | null): Waiting {
  const host = me !== null && state.host === me;
  const open = state.seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const missing = state.seats.flatMap(({ kind, who }, seat) =>
    kind === "person" && who !== null && !here.includes(who) && state.seats.findIndex((one) => one.who === who) === seat
      ? [seat]
      : [],
  );
  return {
    open,
    missing: table.auto_start ? missing : [],
    line: lineOf(table, host, open.length),
    canFill: host && !table.rated && open.length > 0,
    canStart: host && !table.auto_start && open.length === 0,
  };
}

function lineOf({ auto_start, rated }: Before["table"], host: boolean, open: number): string {
  if (auto_start) return "web-wait-all";
  if (!host) return "web-wait-host";
  if (open === 0) return "web-lobby-start-line";
  return rated ? "web-lobby-rated-line" : "web-lobby-fill-line";
}
