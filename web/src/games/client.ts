/**
 * What every game gives the table, and what it is given. A board draws a view and turns touches into moves; it knows
 * no server.
 */
import type { ComponentType } from "react";
import type { Sentences, Values } from "../app/messages";
import type { Cues } from "../app/sound/cues";
import type { Key } from "../board/keys";
import { allGames, gameNamed } from "../protocol/games";

/** How a board shall be drawn. */
export interface Drawing {
  readonly dimensions: 2 | 3;
  /** How much a scene shall show: as much as the machine draws swiftly, or always little, or always all. */
  readonly detail: Detail;
  /** Whether the places bear the names that moves and sentences give them. */
  readonly coordinates: boolean;
  /** The scene cannot be drawn here after all: the table goes back to the flat board and says so. */
  readonly fail: () => void;
}

export type Detail = "auto" | "low" | "high";

export interface BoardProps<View> {
  /** What this viewer may see: the JSON of the game's view.py. */
  readonly view: View;
  /** Whose eyes we look with; null for a spectator. */
  readonly seat: number | null;
  /** The legal moves of that seat now, in the notation; none when it is not asked. */
  readonly legal: readonly string[];
  /** The moves since this viewer last had to decide, newest last: the board marks them. */
  readonly recent: readonly string[];
  /** The hidden decision of this seat that is being changed; null where none is. */
  readonly revised?: { readonly move: string; readonly keep: () => void } | null;
  /** A legal move to show before it is made: a hint. */
  readonly suggested?: string | null;
  /** The players' names, one a seat. */
  readonly names: readonly string[];
  readonly sentences: Sentences;
  /** Make a move. */
  readonly play: (move: string) => void;
  /** A wish that is no legal move: the table answers with the reason. */
  readonly ask: (move: string) => void;
  /** Flat and without coordinates where nothing else is said. */
  readonly drawing?: Drawing;
}

export interface SeatInfoProps<View> {
  readonly view: View;
  readonly seat: number;
  readonly sentences: Sentences;
}

export interface ResultDetailsProps<View> {
  readonly view: View;
  readonly names: readonly string[];
  readonly sentences: Sentences;
}

/** A message key with the values of its sentence. */
export interface Message {
  readonly key: string;
  readonly values: Values;
}

/** A game as the table sees it; each is a chunk of its own, loaded when its board is wanted. */
export interface GameClient<View = unknown> {
  /** The board with the acts below it. */
  readonly Board: ComponentType<BoardProps<View>>;
  /** Pools, points, stocks: what stands beside a player's name. */
  readonly SeatInfo: ComponentType<SeatInfoProps<View>>;
  /** How the result came about, when the game is over. */
  readonly ResultDetails: ComponentType<ResultDetailsProps<View>>;
  /** What is asked now, as a message key with values; seats in it become names. */
  readonly prompt: (view: View) => Message;
  /** What one has decided while the others still decide, where all decide at once; null is a move that this screen must not tell. */
  readonly sealed?: (move: string | null) => Message;
  /** What decided a game that is over, where the reason for its end does not tell. */
  readonly decidedBy?: (view: View) => Message | null;
  /** The seats of each team with these options; null where everybody plays alone. */
  readonly teams?: (options: Readonly<Record<string, unknown>>) => readonly (readonly number[])[] | null;
  /** A legal move in words, for those who do not read the notation. */
  readonly describeMove: (move: string, view: View, sentences: Sentences) => string;
  /**
   * A move without its last part, `capture AB a1 ?`, in words: what a puzzle's hint gives away. The topic "puzzling"
   * has them.
   */
  readonly describePartialMove: (move: string, view: View, sentences: Sentences) => string;
  /** What the board's keys do, whatever has the focus. */
  readonly keys: readonly Key[];
  /** Its sounds: by the key of an event, and by the first word of a move that is only drafted and has not been told yet. */
  readonly cues: Cues;
}

/** A game's client, with what the server says about the game. */
export interface LoadedGame<View = unknown> extends GameClient<View> {
  /** Whether a seat sees something that others at the same screen must not: then a curtain comes between. */
  readonly hasSecrets: boolean;
  /** Whether the board can be drawn in three dimensions too. */
  readonly hasScene: boolean;
}

// Every folder beside this file is a game; Vite makes a chunk of each.
const clients = import.meta.glob<{ readonly default: GameClient }>("./*/index.tsx");

/** The games that this server has and this client can draw, in the order in which they are shown. */
export const playableGames = (): string[] =>
  allGames()
    .map(({ name }) => name)
    .filter((name) => `./${name}/index.tsx` in clients);

export async function loadGame(name: string): Promise<LoadedGame> {
  const load = clients[`./${name}/index.tsx`];
  const described = gameNamed(name);
  if (!load || !described) throw new Error(`no board for ${name}`);
  const client = (await load()).default;
  return { ...client, hasSecrets: described.hidden_information, hasScene: described.boards.includes("scene") };
}
