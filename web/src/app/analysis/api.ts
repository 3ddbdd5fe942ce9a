/** The requests of the analysis board. */
import { request } from "../../protocol/api";
import type { BoardChances, BoardPosition, BoardStart, BoardStarted, NewBoard } from "../../protocol/types";

export const boardApi = {
  /** Make a start of a new game, a text, a record or a table; everything hidden is drawn. */
  start: (body: Partial<NewBoard>) => request<BoardStarted>("POST", "/boards", body),
  position: (start: BoardStart, moves: readonly string[], known: number) =>
    request<BoardPosition>("POST", "/boards/position", { start, moves, known }),
  chances: (start: BoardStart, moves: readonly string[]) =>
    request<BoardChances>("POST", "/boards/chances", { start, moves }),
};
