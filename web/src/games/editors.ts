/**
 * Setting up any position by hand. A game keeps what is being set up as a draft of its own, which may be incomplete;
 * written as text it is what the server reads, checks and starts a game from.
 */
import type { ComponentType } from "react";
import type { Sentences } from "../app/messages";

export interface EditorProps<Draft> {
  readonly draft: Draft;
  /** Put another draft in its place: a step that can be undone. */
  readonly change: (draft: Draft) => void;
  /** The players' names, per seat. */
  readonly names: readonly string[];
  readonly sentences: Sentences;
}

export interface GameEditor<View = unknown, Draft = unknown> {
  /** The draft of a position: what may be seen of it, and all of it as text. */
  readonly begin: (view: View, picture: string) => Draft;
  /** The same with nothing on the board. */
  readonly cleared: (draft: Draft) => Draft;
  readonly write: (draft: Draft) => string;
  /** The board, and the tools beside it. */
  readonly Editor: ComponentType<EditorProps<Draft>>;
}

const editors = import.meta.glob<{ readonly default: GameEditor }>("./*/editor/index.tsx");

export const hasEditor = (game: string): boolean => `./${game}/editor/index.tsx` in editors;

export async function loadEditor(game: string): Promise<GameEditor> {
  const load = editors[`./${game}/editor/index.tsx`];
  if (!load) throw new Error(`no editor for ${game}`);
  return (await load()).default;
}
