/** The log of a game: its events grouped into entries, one per turn or per round, each with its lines. */
import type { Fact, HistoryMove } from "../protocol/types";

/** How a game's events become a log. All sets hold keys of events. */
export interface GameLog {
  /** Whether a turn has an entry of its own; else entries begin with the events in `opens` only. */
  readonly byTurn: boolean;
  /** What an entry begins with: a draw, a lake, a scoring. */
  readonly opens: ReadonlySet<string>;
  /** What the log leaves out: another line says it, or the board does. */
  readonly silent: ReadonlySet<string>;
  /** What belongs to the line before it: "It buries one of your huts." */
  readonly joins: ReadonlySet<string>;
  /** What is marked on the board in its player's colour. */
  readonly marks: ReadonlySet<string>;
  /** What the first entry is headed by, where entries are not turns: no move has told it. */
  readonly first?: (view: unknown) => Fact;
  /** What says in which order the seats play: it stands in the head of an entry that is not a turn. */
  readonly order?: string;
}

export interface LogLine {
  /** How many moves have been made once this has happened. */
  readonly ply: number;
  readonly seat: number;
  readonly facts: readonly Fact[];
  /** The move, for a game that tells nothing of it. */
  readonly move: string;
}

export interface LogEntry {
  /** Whose turn it is; null for an entry that is not a turn. */
  readonly seat: number | null;
  /** The event that heads an entry which is not a turn. */
  readonly head: Fact | null;
  /** The event that says in which order the seats play in it. */
  readonly order: Fact | null;
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly lines: readonly LogLine[];
  /** All its events, the silent ones too. */
  readonly facts: readonly Fact[];
  /** How many moves have been made before it and after it. */
  readonly first: number;
  readonly last: number;
}

type Open = { -readonly [K in keyof LogEntry]: LogEntry[K] } & { lines: LogLine[]; facts: Fact[] };

const seatOf = ({ values }: Fact): number | null => {
  const seat = (values as Record<string, unknown>)["seat"];
  return typeof seat === "number" ? seat : null;
};

/** Group a history, heading its first entry by what a view shows. Entries in which nothing has happened are left out. */
export function logEntries(history: readonly HistoryMove[], game: GameLog, view: unknown = null): LogEntry[] {
  const entries: Open[] = [];
  let now: Open | null = null;
  const open = (seat: number | null, head: Fact | null, ply: number): Open => {
    if (now && now.lines.length === 0) entries.pop();
    const turn: number = (entries.at(-1)?.turn ?? 0) + 1;
    now = { seat, head, order: null, turn, lines: [], facts: [], first: ply, last: ply };
    entries.push(now);
    return now;
  };
  history.forEach(({ seat, move, facts }, index) => {
    if (now === null)
      open(game.byTurn ? seat : null, game.byTurn || !view ? null : (game.first?.(view) ?? null), index);
    else if (game.byTurn && now.seat !== seat) open(seat, null, index);
    let fresh = true;
    for (const fact of facts) {
      if (game.opens.has(fact.key) && (game.byTurn ? now!.lines.length > 0 || now!.seat !== seatOf(fact) : true)) {
        open(game.byTurn ? (seatOf(fact) ?? seat) : null, game.byTurn ? null : fact, index + 1);
        fresh = true;
      }
      now!.facts.push(fact);
      now!.last = index + 1;
      if (fact.key === game.order) now!.order ??= fact;
      if (game.silent.has(fact.key) || (!game.byTurn && fact === now!.head)) continue;
      const before: LogLine | undefined = now!.lines.at(-1);
      if (!fresh && before && game.joins.has(fact.key))
        now!.lines[now!.lines.length - 1] = { ...before, facts: [...before.facts, fact] };
      else now!.lines.push({ ply: index + 1, seat, facts: [fact], move });
      fresh = false;
    }
    if (facts.length === 0) now!.lines.push({ ply: index + 1, seat, facts: [], move });
    now!.last = index + 1;
  });
  if (now !== null && (now as Open).lines.length === 0) entries.pop();
  return entries;
}

/** The entry in which a move was made. */
export const entryAt = (entries: readonly LogEntry[], ply: number): number =>
  entries.findIndex(({ first, last }) => first < ply && ply <= last);

/** Parts of a board that a seat has just changed. */
export interface Mark {
  readonly seat: number;
  readonly parts: readonly string[];
}

/** What some moves have changed, by seat; the newest change of a part counts. */
export function marksOf(
  moves: readonly HistoryMove[],
  game: GameLog,
  partsOf: (fact: Fact) => readonly string[],
): Mark[] {
  const owner = new Map<string, number>();
  for (const { facts } of moves)
    for (const fact of facts) {
      const seat = seatOf(fact);
      if (seat !== null && game.marks.has(fact.key)) for (const part of partsOf(fact)) owner.set(part, seat);
    }
  const seats = [...new Set(owner.values())].sort();
  return seats.map((seat) => ({ seat, parts: [...owner].flatMap(([part, by]) => (by === seat ? [part] : [])) }));
}

/** The parts that some facts name and marks leave alone: what bears a player's colour keeps it. */
export function unmarkedParts(
  facts: readonly Fact[],
  game: GameLog,
  partsOf: (fact: Fact) => readonly string[],
): string[] {
  const parts = new Set(facts.flatMap(partsOf));
  for (const fact of facts) if (game.marks.has(fact.key)) for (const part of partsOf(fact)) parts.delete(part);
  return [...parts];
}
