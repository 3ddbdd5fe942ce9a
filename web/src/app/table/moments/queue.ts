/** The queue of moments: the first is shown, step by step; pure, so that tests need neither page nor clock. */
import type { Moment } from "./moment";

/** How fast others' moves and moments are shown. */
export type Speed = "instant" | "normal" | "slow";
export const SPEEDS: readonly Speed[] = ["instant", "normal", "slow"];

/** How often longer than at the normal speed something is shown. */
export const DURATION_FACTOR: Readonly<Record<Speed, number>> = { instant: 0, normal: 1, slow: 2 };

/** A moment that waits for its turn. */
export interface Queued {
  readonly moment: Moment;
  /** How many moves the history had before it and with it. */
  readonly from: number;
  readonly at: number;
  /** Whether somebody asked for it again. */
  readonly replayed?: boolean;
}

export interface Queue {
  readonly waiting: readonly Queued[];
  /** The step of the first that is shown. */
  readonly step: number;
  readonly paused: boolean;
}

export const EMPTY: Queue = { waiting: [], step: 0, paused: false };

/** More than this is not watched to its end: the oldest are dropped. */
export const MOST = 40;

export type QueueAction =
  | { readonly do: "add"; readonly moments: readonly Queued[]; readonly moving: boolean }
  /** Shown at once, before everything that waits. */
  | { readonly do: "replay"; readonly moment: Queued; readonly moving: boolean }
  | { readonly do: "next"; readonly moving: boolean }
  | { readonly do: "back"; readonly moving: boolean }
  | { readonly do: "go"; readonly step: number }
  | { readonly do: "pause" }
  /** End what is shown. */
  | { readonly do: "skip"; readonly moving: boolean }
  /** End what is shown and everything that is no show, to be up to date. */
  | { readonly do: "catch-up"; readonly moving: boolean }
  /** Forget what a draft has shown: it was taken back. */
  | { readonly do: "undraft"; readonly moving: boolean }
  | { readonly do: "clear" };

export function queueReducer(queue: Queue, action: QueueAction): Queue {
  switch (action.do) {
    case "add": {
      const waiting = [...queue.waiting, ...action.moments].slice(-MOST);
      return waiting[0] === queue.waiting[0] ? { ...queue, waiting } : begin(waiting, action.moving);
    }
    case "replay":
      return begin([action.moment, ...queue.waiting], action.moving);
    case "next": {
      const step = nextStep(queue, 1, action.moving);
      return step === null ? begin(queue.waiting.slice(1), action.moving) : { ...queue, step };
    }
    case "back": {
      const step = nextStep(queue, -1, action.moving);
      return step === null ? queue : { ...queue, step, paused: true };
    }
    case "go":
      return { ...queue, step: action.step };
    case "pause":
      return { ...queue, paused: !queue.paused };
    case "skip":
      return begin(queue.waiting.slice(1), action.moving);
    case "catch-up":
      return begin(
        queue.waiting.slice(1).filter(({ moment }) => moment.show !== undefined),
        action.moving,
      );
    case "undraft": {
      const waiting = queue.waiting.filter(({ moment, from, at }) => !moment.atDraft || from !== at);
      return waiting[0] === queue.waiting[0] ? { ...queue, waiting } : begin(waiting, action.moving);
    }
    case "clear":
      return EMPTY;
  }
}

function begin(waiting: readonly Queued[], moving: boolean): Queue {
  const first = waiting[0];
  if (!first) return EMPTY;
  const step = first.moment.steps.findIndex(({ onlyMoving }) => moving || !onlyMoving);
  return { waiting, step: Math.max(0, step), paused: false };
}

function nextStep({ waiting, step }: Queue, by: 1 | -1, moving: boolean): number | null {
  const steps = waiting[0]?.moment.steps ?? [];
  for (let k = step + by; k >= 0 && k < steps.length; k += by) if (moving || !steps[k]!.onlyMoving) return k;
  return null;
}

/** How many moves the history has with the one that is being shown; endless while none is. */
export function begunMoves({ waiting }: Queue, showing: boolean): number {
  const current = waiting[0];
  return !current || current.replayed || !showing ? Infinity : current.at;
}

/**
 * After how many milliseconds the next step comes by itself; null where it waits for a press. A show in steps that must
 * not move waits, as the reader would not see what has changed.
 */
export function timeOf({ waiting, step, paused }: Queue, speed: Speed, moving: boolean): number | null {
  const current = waiting[0];
  if (!current || paused) return null;
  const { moment } = current;
  const last = step === moment.steps.length - 1;
  if (moment.show && (!moving || (moment.show.stepped && last))) return null;
  // Something asked for again is shown at the normal speed at least.
  const factor = current.replayed ? Math.max(1, DURATION_FACTOR[speed]) : DURATION_FACTOR[speed];
  return moment.steps[step]!.lasts * factor;
}
