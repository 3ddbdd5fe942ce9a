/** Several people at one screen: whose secrets may be shown now, and whose decisions are in. */
import type { State } from "../../protocol/types";

/** A seat whose hidden decision is being changed; on a shared screen it is open once the curtain is. */
export interface SealedChange {
  readonly seat: number;
  readonly open: boolean;
}

/**
 * The seat that the curtain asks for; null where it stays open. Whoever is asked by the game comes first, and so that
 * nobody sees a secret unasked, also the first one: `opened` is the seat for which it was last opened.
 */
export function curtainFor(
  next: number | null,
  viewer: number | null,
  changing: SealedChange | null,
  opened: number | null,
): number | null {
  if (next !== null) return next === viewer && next === opened ? null : next;
  return changing && !changing.open ? changing.seat : null;
}

/** The seats of this screen whose sealed decision is in, except those that a stand-in bot plays. */
export const decidedSeats = (state: Pick<State, "sealed" | "seats">, own: readonly number[]): number[] =>
  own.filter((seat) => state.sealed.includes(seat) && state.seats[seat]?.stand_in == null);
