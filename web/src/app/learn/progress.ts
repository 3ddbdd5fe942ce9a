/** Which chapters somebody has done: kept in this browser. */
import { useSyncExternalStore } from "react";

const KEY = "atoll-lessons";

export type Progress = Readonly<Record<string, readonly string[]>>;

let known: Progress = read();
const listeners = new Set<() => void>();

function read(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).map(([game, names]) => [
        game,
        Array.isArray(names) ? names.filter((name) => typeof name === "string") : [],
      ]),
    );
  } catch {
    return {}; // what cannot be read is as good as not begun
  }
}

/** Note that a chapter is done. */
export function markDone(game: string, chapter: string): void {
  if (known[game]?.includes(chapter)) return;
  known = { ...known, [game]: [...(known[game] ?? []), chapter] };
  localStorage.setItem(KEY, JSON.stringify(known));
  for (const listener of listeners) listener();
}

/** Forget a game's lesson. */
export function clearProgress(game: string): void {
  known = { ...known, [game]: [] };
  localStorage.setItem(KEY, JSON.stringify(known));
  for (const listener of listeners) listener();
}

export function useProgress(): Progress {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
  );
}
