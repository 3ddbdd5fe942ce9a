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

export async function loadStills(game: string): Promise<Stills> {
  switch (game) {
    case "talat":
      return (await import("./talat/Still")).default as Stills;
    case "taluva":
      return (await import("./taluva/Still")).default as Stills;
    case "titicaca":
      return (await import("./titicaca/Still")).default as Stills;
    default:
      throw new Error(`no pictures of ${game}`);
  }
}
