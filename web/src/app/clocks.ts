/** Clocks by name, as they are offered for new tables; the server's paces (server/live/seeks.py) are the same. */
import type { TableSettings } from "../protocol/types";

export type Clock = Pick<NonNullable<TableSettings["clock"]>, "kind" | "seconds" | "increment">;

export const CLOCK_PRESETS = {
  none: null,
  fast: { kind: "bank", seconds: 300, increment: 5 },
  steady: { kind: "bank", seconds: 900, increment: 10 },
  days: { kind: "days", seconds: 3 * 86400, increment: 0 },
} as const satisfies Record<string, Clock | null>;

export type ClockPreset = keyof typeof CLOCK_PRESETS;

export const CLOCK_PRESET_NAMES = Object.keys(CLOCK_PRESETS) as ClockPreset[];

/** A clock as somebody puts it together; what its kind does not need is remembered for the others. */
export interface ClockChoice {
  readonly kind: Clock["kind"];
  readonly seconds: number;
  readonly increment: number;
  readonly days: number;
}

export function chosenClock({ kind, seconds, increment, days }: ClockChoice): Clock {
  return kind === "days"
    ? { kind, seconds: days * 86400, increment: 0 }
    : { kind, seconds, increment: kind === "bank" ? increment : 0 };
}

/** What happens at a table when somebody's time runs out, or when they leave; the end of a message's key. */
export function timeRule({ clock, rated }: Pick<TableSettings, "clock" | "rated">): "none" | "rated" | "bot" {
  return clock === null ? "none" : rated ? "rated" : "bot";
}
