/** Somebody has left on their turn at a table without a clock: what the others may do by now. */
import type { Snapshot } from "../../protocol/types";

/** As the server has it (table/decisions/absence.py): seconds until others may nudge, and then until they may decide. */
export const ABSENCE_SECONDS = 300;
export const NUDGE_SECONDS = 60;

export interface Absent {
  readonly seat: number;
  /** Since when, by the server's clock. */
  readonly since: number;
  readonly step: "waiting" | "nudge" | "nudged" | "decide";
  /** When the next step comes, by the server's clock; null if nothing changes with time. */
  readonly next: number | null;
}

/** The first seat whose person is away while the table waits for them; null if there is none, or a clock settles it. */
export function absentSeat(snapshot: Snapshot, own: readonly number[], now: number): Absent | null {
  const { state, table, away } = snapshot;
  if (state.life !== "playing" || table.rated || table.clock !== null || own.length === 0) return null;
  const seat = state.asked.find((number) => {
    const held = state.seats[number];
    return held?.kind === "person" && held.stand_in === null && !own.includes(number) && away[held.who ?? ""];
  });
  if (seat === undefined) return null;
  const since = Math.max(away[state.seats[seat]!.who ?? ""]!, state.turn_at);
  if (now < since + ABSENCE_SECONDS) return { seat, since, step: "waiting", next: since + ABSENCE_SECONDS };
  if (state.absence?.seat !== seat) return { seat, since, step: "nudge", next: null };
  const decide = state.absence.at + NUDGE_SECONDS;
  return now < decide ? { seat, since, step: "nudged", next: decide } : { seat, since, step: "decide", next: null };
}
