/** The requests about puzzles. */
import { readable, request } from "../../protocol/api";
import type { Puzzle, Puzzles, PuzzleSolution, TryResult } from "../../protocol/types";

export const puzzleApi = {
  all: () => readable("/puzzles", () => request<Puzzles>("GET", "/puzzles")),
  find: (id: string) => readable(`/puzzles/${id}`, () => request<Puzzle>("GET", `/puzzles/${id}`)),
  attempt: (id: string, move: string) => request<TryResult>("POST", `/puzzles/${id}/try`, { move }),
  hint: (id: string) => request<{ hint: string }>("GET", `/puzzles/${id}/hint`),
  solution: (id: string) => request<PuzzleSolution>("GET", `/puzzles/${id}/solution`),
};
