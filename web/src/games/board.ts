/** What every board is given, and what it may do. A board draws a view and turns touches into moves; it knows no server. */
import type { Sentences } from "../app/messages";

export interface BoardProps<View> {
  /** What this viewer may see: the JSON of the game's view.py. */
  readonly view: View;
  /** Whose eyes we look with; null for a spectator. */
  readonly seat: number | null;
  /** The legal moves of that seat now, in the notation; none when it is not asked. */
  readonly legal: readonly string[];
  /** The moves since this viewer last had to decide, newest last: the board marks them. */
  readonly recent: readonly string[];
  /** The players' names, one a seat. */
  readonly names: readonly string[];
  readonly sentences: Sentences;
  /** Make a move. */
  readonly play: (move: string) => void;
  /** A wish that is no legal move: the table answers with the reason. */
  readonly ask: (move: string) => void;
}
