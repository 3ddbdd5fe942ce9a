/**
 * What a game provides to the table, and the table to a game. A board draws a view and turns touches into moves; it
 * does not know the server.
 */
import type { ComponentType } from "react";
import type { Sentences, Values } from "../app/messages";
import type { Cues } from "../app/sound/cues";
import type { MakeMoments, Shown } from "../app/table/moments/moment";
import type { Key } from "../board/keys";
import type { Parts } from "../board/lit";
import type { Fact } from "../protocol/types";
import { allGames, gameNamed } from "../protocol/games";
import type { Prompt } from "./coach";
import type { GameLog, Mark } from "./log";

/** How to draw a board. */
export interface Drawing {
  readonly dimensions: 2 | 3;
  /** How much a scene shows: as much as the machine draws smoothly, always little, or always everything. */
  readonly detail: Detail;
  /** Whether a scene's camera is led to others' moves, and back. */
  readonly follow: boolean;
  /** Whether to show coordinates, as moves and sentences write them. */
  readonly coordinates: boolean;
  /** Report that the scene cannot be drawn: the table returns to the flat board and says so. */
  readonly fail: () => void;
}

export type Detail = "auto" | "low" | "high";

export interface BoardProps<View> {
  /** What this viewer may see: the JSON of the game's view.py. */
  readonly view: View;
  /** The seat whose view this is; null for a spectator. */
  readonly seat: number | null;
  /** The legal moves of that seat, in the notation; none when it is not its turn. */
  readonly legal: readonly string[];
  /** The moves since this viewer last had to decide, newest last: the board marks them. */
  readonly recent: readonly string[];
  /** The same as parts of the board, by seat: drawn in the seats' colours. Without it `recent` is marked. */
  readonly marks?: readonly Mark[] | undefined;
  /** The hidden decision of this seat that is being changed; null where none is. */
  readonly revised?: { readonly move: string; readonly keep: () => void } | null;
  /** A legal move to show before it is made: a hint. */
  readonly suggested?: string | null;
  /** Where a legal move is made, in words; undefined for a move without a place, or while the names are on their way. */
  readonly placeOf?: PlaceOf | undefined;
  /** The parts of the board that a legal move is about; none for a move without a place. */
  readonly partsOfMove?: ((move: string) => Parts) | undefined;
  /** What to say of a legal move that surely ends badly, before it is made; undefined for most. */
  readonly warningOf?: ((move: string) => string | undefined) | undefined;
  /** Why these moves cannot be made, by move, without trying them; missing where nobody can be asked. */
  readonly refusalsOf?: RefusalsOf | undefined;
  /** The players' names, per seat. */
  readonly names: readonly string[];
  readonly sentences: Sentences;
  /** Make a move. */
  readonly play: (move: string) => void;
  /** Say why a move is illegal: the table shows the reason. */
  readonly explain: (move: string) => void;
  /** The moment that is being shown: what it is about stays bright, or moves. */
  readonly shown?: Shown<View> | null;
  /** By default flat and without coordinates. */
  readonly drawing?: Drawing;
}

export type RefusalsOf = (moves: readonly string[]) => Promise<Readonly<Record<string, readonly Fact[]>>>;

export type PlaceOf = (move: string) => string | undefined;

export interface SeatInfoProps<View> {
  readonly view: View;
  readonly seat: number;
  readonly sentences: Sentences;
}

export interface TeamInfoProps<View> {
  readonly view: View;
  readonly seats: readonly number[];
  readonly sentences: Sentences;
}

export interface SeatsNoteProps<View> {
  readonly view: View;
  readonly names: readonly string[];
  readonly sentences: Sentences;
}

export interface ResultDetailsProps<View> {
  readonly view: View;
  /** Everybody's place, per seat; null where a game has none. */
  readonly places: readonly number[] | null;
  readonly names: readonly string[];
  readonly sentences: Sentences;
}

/** A message key with the values of its sentence. */
export interface Message {
  readonly key: string;
  readonly values: Values;
}

/** A game as the table sees it; each is its own chunk, loaded when its board is needed. */
export interface GameClient<View = unknown> {
  /** The board with the actions below it. */
  readonly Board: ComponentType<BoardProps<View>>;
  /** Pools, points, stocks: what is shown beside a player's name. */
  readonly SeatInfo: ComponentType<SeatInfoProps<View>>;
  /** The same in a few signs, for the line of seats on a small screen. */
  readonly SeatBrief: ComponentType<SeatInfoProps<View>>;
  /** What a team's partners have together; where games have teams. */
  readonly TeamInfo?: ComponentType<TeamInfoProps<View>>;
  /** Below the seats, as an item of their list: a player without a seat, or the teams' rule. */
  readonly SeatsNote?: ComponentType<SeatsNoteProps<View>>;
  /** How a seat stands, in words: what the key for the score says. */
  readonly score: (view: View, seat: number, sentences: Sentences) => string;
  /** What the seat to move has in hand, in words, where the board does not show it; null for nothing. */
  readonly hand?: (view: View, sentences: Sentences) => string | null;
  /** How the result came about, when the game is over. */
  readonly ResultDetails: ComponentType<ResultDetailsProps<View>>;
  /** What to do now, as a message key with values; seats in it become names. */
  readonly prompt: (view: View) => Message;
  /** The visitor's sealed decision, where all decide at once; null for a move that a shared screen must not show. */
  readonly sealed?: (move: string | null) => Message;
  /** What decided a finished game, where the reason for its end does not say. */
  readonly decidedBy?: (view: View, places: readonly number[] | null) => Message | null;
  /** The seats of each team with these options; null where everybody plays alone. */
  readonly teams?: (options: Readonly<Record<string, unknown>>) => readonly (readonly number[])[] | null;
  /** A legal move in words, for those who do not read the notation; `place` says where it is made. */
  readonly describeMove: (move: string, view: View, sentences: Sentences, place?: string) => string;
  /**
   * A move without its last part, `capture AB a1 ?`, in words: a puzzle's hint. The sentences are in the topic
   * "puzzling".
   */
  readonly describePartialMove: (move: string, view: View, sentences: Sentences) => string;
  /** Whether a move only draws something: it is never drafted, because nothing that was drawn can be put back. */
  readonly onlyDraws?: (move: string) => boolean;
  /** The values of a sentence as this reader calls them, such as a board by those who meet on it. */
  readonly nameValues?: (values: Values, names: readonly string[], you: number | null, sentences: Sentences) => Values;
  /** How events make the log. */
  readonly log: GameLog;
  /** The parts of the board that an event or a refusal is about. */
  readonly partsOf: (fact: Fact, view: View) => Parts;
  /** What the board's keys do, whatever has the focus. */
  readonly keys: readonly Key[];
  /** What of a move is shown, and not only told. */
  readonly moments?: MakeMoments<View>;
  /** The events whose moments can be seen again from the log. */
  readonly replayable?: readonly string[];
  /** What a coach says in a first game, the more urgent first. */
  readonly coach: readonly Prompt<View>[];
  /** Its sounds: by the key of an event, and by the first word of a drafted move. */
  readonly cues: Cues;
}

/** A game's client, with the server's description of the game. */
export interface LoadedGame<View = unknown> extends GameClient<View> {
  /** Whether seats have secrets, so that a shared screen needs a curtain between turns. */
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
