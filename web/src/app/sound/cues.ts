/** Which sound goes with what happens at a table. */
import type { Snapshot, TableEvent } from "../../protocol/types";

export type Cue =
  "tile" | "eruption" | "build" | "move" | "capture" | "seal" | "reveal" | "freeze" | "score" | "turn" | "end";

/** A game's sounds: by the key of an event, and by the first word of a drafted move; what is not here makes no sound. */
export interface Cues {
  readonly events: Readonly<Record<string, Cue>>;
  readonly drafts: Readonly<Record<string, Cue>>;
}

/** Cues that were played when the move was drafted and are not repeated when it is confirmed. */
const HEARD_BEFORE: ReadonlySet<Cue> = new Set(["tile", "build", "move"]);

/** The cues of events, each once and in order; `drafting` is the seat whose draft was on the table before. */
export function cuesOf(game: Cues, events: readonly TableEvent[], drafting: number | null): Cue[] {
  const found: Cue[] = [];
  for (const event of events) {
    if (event.kind === "drafted") found.push(game.drafts[event.move?.split(" ", 1)[0] ?? ""] ?? "move");
    else if (event.kind === "sealed") found.push("seal");
    else if (event.kind === "ended") found.push("end");
    else if (event.kind === "moved")
      for (const { key } of event.facts ?? []) {
        const cue = game.events[key];
        if (cue && !(event.seat === drafting && HEARD_BEFORE.has(cue))) found.push(cue);
      }
  }
  return [...new Set(found)];
}

/** Cues that wait until as many moves of the history as they belong to have begun to be shown. */
export interface Unheard {
  readonly at: number;
  readonly cues: readonly Cue[];
}

/** What is heard now that so many moves have begun to be shown, each cue once and in order, and what still waits. */
export function whatIsDue(unheard: readonly Unheard[], begun: number): { due: Cue[]; later: Unheard[] } {
  const due = unheard.filter(({ at }) => at <= begun).flatMap(({ cues }) => cues);
  return { due: [...new Set(due)], later: unheard.filter(({ at }) => at > begun) };
}

/** The visitor's seats that have to move: one with a sealed move has moved. */
export function awaitedSeats(state: Snapshot["state"], own: readonly number[]): number[] {
  if (state.life !== "playing") return [];
  return own.filter(
    (seat) => state.asked.includes(seat) && !state.sealed.includes(seat) && state.seats[seat]?.stand_in == null,
  );
}
