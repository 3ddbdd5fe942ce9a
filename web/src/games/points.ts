/** What decides a game of points: what the first has, and what the second has. */
import type { Message } from "./client";

export function pointsDecide(points: readonly number[], places: readonly number[] | null): Message | null {
  if (!places?.includes(1)) return null;
  const winners = places.flatMap((place, seat) => (place === 1 ? [points[seat] ?? 0] : []));
  const others = places.flatMap((place, seat) => (place === 1 ? [] : [points[seat] ?? 0]));
  const [most, next] = [Math.max(...winners), Math.max(...others)];
  return others.length === 0 || next > most
    ? { key: "web-decided-all-level", values: { most } }
    : { key: "web-decided-points", values: { most, next } };
}
