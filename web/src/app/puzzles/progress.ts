/** How far one is with the puzzles: kept in this browser alone, apart from the rating, which the server has. */

/** Solved at the first try without help, solved somehow, or given up. */
export type Outcome = "clean" | "solved" | "shown";

export interface Progress {
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** Solved cleanly one after another. */
  readonly streak: number;
  readonly best: number;
  /** Days in a row with a puzzle of the day solved, and the last of them. */
  readonly days: number;
  readonly lastDay: string | null;
  /** The most puzzles solved in a rush, by game. */
  readonly rush: Readonly<Record<string, number>>;
}

export const NOTHING: Progress = {
  outcomes: {},
  streak: 0,
  best: 0,
  days: 0,
  lastDay: null,
  rush: {},
};

const KEY = "atoll-puzzles";

export function readProgress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { ...NOTHING, ...kept, outcomes: { ...kept.outcomes }, rush: { ...kept.rush } };
  } catch {
    return NOTHING;
  }
}

export function saveProgress(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}

/** Note how a puzzle went. Only the first time counts for the streak; `day` is set if it was a puzzle of that day. */
export function withOutcome(progress: Progress, id: string, outcome: Outcome, day: string | null): Progress {
  const before = progress.outcomes[id];
  const outcomes =
    before !== undefined && before !== "shown" ? progress.outcomes : { ...progress.outcomes, [id]: outcome };
  const streak = before !== undefined ? progress.streak : outcome === "clean" ? progress.streak + 1 : 0;
  const newDay = day !== null && outcome !== "shown" && progress.lastDay !== day;
  return {
    ...progress,
    outcomes,
    streak,
    best: Math.max(progress.best, streak),
    days: newDay
      ? progress.lastDay !== null && dayBefore(day) === progress.lastDay
        ? progress.days + 1
        : 1
      : progress.days,
    lastDay: newDay ? day : progress.lastDay,
  };
}

/** Note that a solution was looked at after a rush, which ends no streak. */
export function withSolutionSeen(progress: Progress, id: string): Progress {
  return { ...progress, outcomes: { [id]: "shown", ...progress.outcomes } };
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** The puzzle to go on with: the easiest of the same game that is not solved yet, after this one if there is one. */
export function nextPuzzle<T extends { readonly id: string; readonly game: string }>(
  all: readonly T[],
  here: T | null,
  { outcomes }: Progress,
): T | null {
  const open = all.filter(
    ({ id, game }) =>
      (here === null || game === here.game) &&
      id !== here?.id &&
      (outcomes[id] === undefined || outcomes[id] === "shown"),
  );
  const at = here ? all.findIndex(({ id }) => id === here.id) : -1;
  return open.find(({ id }) => all.findIndex((one) => one.id === id) > at) ?? open[0] ?? null;
}
