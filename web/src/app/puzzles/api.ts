/** The requests about puzzles. */
import { readable, request } from "../../protocol/api";
import type { Puzzle, Puzzles, PuzzleSolution, TryResult } from "../../protocol/types";

export const puzzleApi = {
  all: () => readable("/puzzles", () => request<Puzzles>("GET", "/puzzles")),
  find: (id: string) => readable(`/puzzles/${id}`, () => request<Puzzle>("GET", `/puzzles/${id}`)),
  /** Try a move. A first attempt counts for the puzzle's rating unless it is made in a rush. */
  attempt: (id: string, move: string, rated = true) =>
    request<TryResult>("POST", `/puzzles/${id}/try`, { move, rated }),
  hint: (id: string) => request<{ hint: string }>("GET", `/puzzles/${id}/hint`),
  solution: (id: string) => request<PuzzleSolution>("GET", `/puzzles/${id}/solution`),
};
