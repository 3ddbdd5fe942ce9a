/** How far everybody has come towards an early win: all pieces of two kinds (T-END-1, T-SHIP-7, T-TEAM-1). */
import type { Kind, TaluvaView } from "./model";

/** Kinds in the order in which they decide. */
export const KINDS: readonly Kind[] = ["temple", "tower", "ship", "hut"];

/** The kinds of pieces in this game: ships only where the module is played. */
export const kindsOf = ({ seats }: TaluvaView): readonly Kind[] =>
  KINDS.filter((kind) => seats.some(({ pool, put }) => pool[kind] + put[kind] > 0));

/** Pieces of some kinds that are still to be built, all of them together. */
export interface Missing {
  readonly count: number;
  readonly pieces: readonly { readonly kind: Kind; readonly count: number }[];
}

/** The kinds of which a seat has built every piece. */
export const completeKinds = (view: TaluvaView, seat: number): readonly Kind[] =>
  kindsOf(view).filter((kind) => view.seats[seat]?.pool[kind] === 0);

/** What a seat still needs for so many complete kinds, by the shortest way. */
export function missingFor(view: TaluvaView, seat: number, kinds: number): Missing {
  const pool = view.seats[seat]!.pool;
  const nearest = [...kindsOf(view)].sort((a, b) => pool[a] - pool[b]).slice(0, kinds);
  const pieces = KINDS.filter((kind) => nearest.includes(kind) && pool[kind] > 0).map((kind) => ({
    kind,
    count: pool[kind],
  }));
  return { count: pieces.reduce((sum, { count }) => sum + count, 0), pieces };
}

/** How many pieces partners still need: two kinds of one, and one of the other. */
export function missingForTeam(view: TaluvaView, [one, other]: readonly [number, number]): number {
  const both = (first: number, second: number) => missingFor(view, first, 2).count + missingFor(view, second, 1).count;
  return Math.min(both(one, other), both(other, one));
}

/** So few pieces are a threat: two turns decide. */
export const CLOSE = 2;
