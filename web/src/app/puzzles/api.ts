/** The requests about puzzles. */
import { request } from "../../protocol/api";
import type { Puzzle, Puzzles, PuzzleSolution, TryResult } from "../../protocol/types";

export const puzzleApi = {
  all: () => request<Puzzles>("GET", "/puzzles"),
  find: (id: string) => request<Puzzle>("GET", `/puzzles/${id}`),
  attempt: (id: string, move: string) => request<TryResult>("POST", `/puzzles/${id}/try`, { move }),
  hint: (id: string) => request<{ hint: string }>("GET", `/puzzles/${id}/hint`),
  solution: (id: string) => request<PuzzleSolution>("GET", `/puzzles/${id}/solution`),
};
