/**
 * Still pictures of positions with one move in them, for the rules: drawn with the pieces of the boards, touched by
 * nobody.
 */
import type { ComponentType } from "react";

export interface StillProps<View> {
  readonly view: View;
  /** The move that is shown; null where the position is what there is to see. */
  readonly move: string | null;
  readonly allowed: boolean | null;
  /** What the picture shows, in words. */
  readonly label: string;
}

export interface Stills<View = unknown> {
  readonly Still: ComponentType<StillProps<View>>;
  /** Drawings that all pictures of a page share: put there once. */
  readonly Shared: ComponentType;
}

const stills = import.meta.glob<{ readonly default: Stills }>("./*/Still.tsx");

export async function loadStills(game: string): Promise<Stills> {
  const load = stills[`./${game}/Still.tsx`];
  if (!load) throw new Error(`no pictures of ${game}`);
  return (await load()).default;
}
