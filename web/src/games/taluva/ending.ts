/** What decided a finished game, by its final view (T-END-1, T-END-2, T-TEAM-2). */
import type { Kind, Pieces, TaluvaView } from "./model";
import { completeKinds, kindsOf, KINDS } from "./progress";

/** A player, or two partners, with everything that counts for them. */
export interface Side {
  readonly seats: readonly number[];
  readonly place: number | null;
  readonly put: Pieces;
  /** Whether nobody of it was left in the game. */
  readonly out: boolean;
}

const partners = ({ seats, options }: TaluvaView): number[][] =>
  options["teams"]
    ? [
        [0, 2],
        [1, 3],
      ]
    : seats.map((_, seat) => [seat]);

/** All sides, the best first. */
export function sides(view: TaluvaView, places: readonly number[] | null): Side[] {
  return partners(view)
    .map((seats): Side => {
      const counted = seats.length === 1 ? seats : seats.filter((seat) => !view.seats[seat]!.eliminated);
      const put = Object.fromEntries(
        KINDS.map((kind) => [kind, counted.reduce((sum, seat) => sum + view.seats[seat]!.put[kind], 0)]),
      ) as Pieces;
      const out = seats.every((seat) => view.seats[seat]!.eliminated);
      const place = places?.[seats[0]!] ?? null;
      // Partners share a place: behind two winners the other team is second, not third.
      return { seats, place: place === null ? null : Math.ceil(place / seats.length), put, out };
    })
    .sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
}

export interface Decision {
  /** The kinds that made the winner win: one, or the complete ones of an early win. */
  readonly kinds: readonly Kind[];
  /** The kinds before it in which the first two are level. */
  readonly level: readonly Kind[];
  /** What the winner and the second have of it. */
  readonly most: number;
  readonly next: number;
}

/** Why the first is first; null where something else than pieces decided. */
export function decision(view: TaluvaView, places: readonly number[] | null): Decision | null {
  const ranked = sides(view, places).filter(({ out }) => !out);
  const [first, second] = ranked;
  if (!first || first.place !== 1) return null;
  if (view.reason === "early")
    return {
      kinds: kindsOf(view).filter((kind) => first.seats.some((seat) => completeKinds(view, seat).includes(kind))),
      level: [],
      most: 0,
      next: 0,
    };
  if (!second || (view.reason !== "tiles" && view.reason !== "no-room")) return null;
  const level: Kind[] = [];
  for (const kind of kindsOf(view)) {
    if (first.put[kind] !== second.put[kind])
      return { kinds: [kind], level, most: first.put[kind], next: second.put[kind] };
    level.push(kind);
  }
  return { kinds: [], level, most: 0, next: 0 };
}
