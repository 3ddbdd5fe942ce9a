/** The tables where it is the visitor's turn: polled now and then, and reported by the open table. */
import { useSyncExternalStore } from "react";
import { api } from "../../protocol/api";
import type { MySummary } from "../../protocol/types";

export interface Turn {
  readonly id: string;
  readonly game: string;
  /** The others at the table. */
  readonly names: readonly string[];
}

const SEEN_EVERY = 20_000;
const HIDDEN_EVERY = 60_000;

let turns: readonly Turn[] = [];
/** Tables that are open in this page know better than what was asked for before. */
const reported = new Map<string, Turn | null>();
let fetched: readonly Turn[] = [];
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function update(): void {
  const found = new Map(fetched.map((turn) => [turn.id, turn]));
  for (const [id, turn] of reported) {
    if (turn) found.set(id, turn);
    else found.delete(id);
  }
  const next = [...found.values()];
  if (next.length === turns.length && next.every(({ id }, index) => id === turns[index]!.id)) return;
  turns = next;
  for (const listener of listeners) listener();
}

/** So many seconds after its last move a game against bots alone counts as abandoned: nobody waits there. */
const ABANDONED = 30 * 60;

/** A table of ours that waits for us, as a turn; null for one that does not. `now` is in seconds, as the server counts. */
export function turnOf(table: MySummary, me: string, now: number): Turn | null {
  const mine = table.seats.flatMap(({ who }, seat) => (who === me ? [seat] : []));
  if (
    table.life !== "playing" ||
    !table.asked.some((seat) => mine.includes(seat) && table.seats[seat]?.stand_in == null)
  )
    return null;
  const names = table.seats.filter(({ who, kind }) => who !== me && kind === "person").map(({ name }) => name);
  if (names.length === 0 && now - table.touched_at > ABANDONED) return null;
  return { id: table.id, game: table.game, names };
}

async function fetchTurns(me: string): Promise<void> {
  try {
    const tables = await api.myTables();
    fetched = tables.flatMap((table) => turnOf(table, me, Date.now() / 1000) ?? []);
    update();
  } catch {
    // Offline, or nobody yet: the next time will tell.
  }
}

/** Ask for our tables now and then, until it is stopped. */
export function watchTurns(me: string): () => void {
  let stopped = false;
  const again = async () => {
    await fetchTurns(me);
    if (!stopped) timer = setTimeout(() => void again(), document.hidden ? HIDDEN_EVERY : SEEN_EVERY);
  };
  const back = () => {
    if (document.hidden) return;
    clearTimeout(timer);
    void again();
  };
  document.addEventListener("visibilitychange", back);
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", back);
  };
}

/** Say of the table that is open whether it waits for us; undefined when it is left. */
export function reportTurn(id: string, turn: Turn | null | undefined): void {
  if (turn === undefined) {
    const last = reported.get(id);
    reported.delete(id);
    fetched = [...fetched.filter((each) => each.id !== id), ...(last ? [last] : [])];
  } else reported.set(id, turn);
  update();
}

export function useTurns(): readonly Turn[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => turns,
  );
}
