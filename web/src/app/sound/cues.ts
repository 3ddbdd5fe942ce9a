/** Which sound goes with what happens at a table. */
import type { Snapshot, TableEvent } from "../../protocol/types";

export type Cue =
  "tile" | "eruption" | "build" | "move" | "capture" | "seal" | "reveal" | "freeze" | "score" | "turn" | "end";

/** By the key of what is told; what is not here makes no sound. */
const OF_FACT: Readonly<Record<string, Cue>> = {
  "taluva-first-tile": "tile",
  "taluva-landscape": "tile",
  "taluva-eruption": "eruption",
  "taluva-hut": "build",
  "taluva-tower": "build",
  "taluva-temple": "build",
  "taluva-expansion": "build",
  "taluva-ship": "build",
  "titicaca-bid-shown": "reveal",
  "titicaca-village": "build",
  "titicaca-joined": "move",
  "titicaca-merged": "move",
  "titicaca-temple": "build",
  "titicaca-scoring": "score",
  "talat-put": "move",
  "talat-moved": "move",
  "talat-captured": "capture",
  "talat-frozen": "freeze",
};

/** By the first word of a move that is only drafted: it has not been told yet. */
const OF_VERB: Readonly<Record<string, Cue>> = {
  tile: "tile",
  double: "tile",
  hut: "build",
  tower: "build",
  temple: "build",
  expand: "build",
  ship: "build",
  village: "build",
  join: "move",
  merge: "move",
};

/** Cues that were heard when the move was drafted and need no second time when it is confirmed. */
const HEARD_BEFORE: ReadonlySet<Cue> = new Set(["tile", "build", "move"]);

/** The cues of news, each once and in order; `drafting` is the seat whose draft was on the table before. */
export function cuesOf(events: readonly TableEvent[], drafting: number | null): Cue[] {
  const found: Cue[] = [];
  for (const event of events) {
    if (event.kind === "drafted") found.push(OF_VERB[event.move?.split(" ", 1)[0] ?? ""] ?? "move");
    else if (event.kind === "sealed") found.push("seal");
    else if (event.kind === "ended") found.push("end");
    else if (event.kind === "moved")
      for (const { key } of event.facts ?? []) {
        const cue = OF_FACT[key];
        if (cue && !(event.seat === drafting && HEARD_BEFORE.has(cue))) found.push(cue);
      }
  }
  return [...new Set(found)];
}

/** The seats of mine that the table waits for: a sealed move is no longer waited for. */
export function awaited(state: Snapshot["state"], own: readonly number[]): number[] {
  if (state.life !== "playing") return [];
  return own.filter(
    (seat) => state.asked.includes(seat) && !state.sealed.includes(seat) && state.seats[seat]?.stand_in == null,
  );
}
