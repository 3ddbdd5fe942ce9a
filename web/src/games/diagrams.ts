/**
 * Still pictures of positions with one move in them, for the rules: drawn with the pieces of the boards, touched by
 * nobody.
 */
import type { ComponentType } from "react";

export interface DiagramProps<View> {
  readonly view: View;
  /** The move that is shown; null where the position is what there is to see. */
  readonly move: string | null;
  readonly allowed: boolean | null;
  /** What the picture shows, in words. */
  readonly label: string;
}

export interface GameDiagrams<View = unknown> {
  readonly Diagram: ComponentType<DiagramProps<View>>;
  /** Drawings that all pictures of a page share: put there once. */
  readonly Shared: ComponentType;
}

const modules = import.meta.glob<{ readonly default: GameDiagrams }>("./*/Diagram.tsx");

export async function loadDiagrams(game: string): Promise<GameDiagrams> {
  const load = modules[`./${game}/Diagram.tsx`];
  if (!load) throw new Error(`no pictures of ${game}`);
  return (await load()).default;
}
