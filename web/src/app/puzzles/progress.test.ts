import { expect, test } from "vitest";
import { dayBefore, nextPuzzle, NOTHING, ratingAfter, withOutcome, withSolutionSeen } from "./progress";

const puzzle = (id: string, rating = 1000) => ({ id, rating });

test("a streak grows with clean solutions and ends with any other", () => {
  let progress = withOutcome(NOTHING, puzzle("a"), "clean", null);
  progress = withOutcome(progress, puzzle("b"), "clean", null);
  expect([progress.streak, progress.best]).toEqual([2, 2]);
  progress = withOutcome(progress, puzzle("c"), "solved", null);
  expect([progress.streak, progress.best]).toEqual([0, 2]);
});

test("only the first time counts", () => {
  let progress = withOutcome(NOTHING, puzzle("a"), "shown", null);
  progress = withOutcome(progress, puzzle("a"), "clean", null);
  expect(progress.streak).toBe(0);
  expect(progress.outcomes["a"]).toBe("clean");
  expect(withOutcome(progress, puzzle("a"), "shown", null).outcomes["a"]).toBe("clean");
});

test("a solution that was seen after a rush costs nothing, and is not solved for points any more", () => {
  const before = withOutcome(NOTHING, puzzle("a"), "clean", null);
  const seen = withSolutionSeen(withSolutionSeen(before, "a"), "b");
  expect(seen).toEqual({ ...before, outcomes: { a: "clean", b: "shown" } });
  const solved = withOutcome(seen, puzzle("b"), "clean", null);
  expect([solved.rating, solved.streak]).toEqual([before.rating, before.streak]);
});

test("days in a row are counted across the end of a month", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  let progress = withOutcome(NOTHING, puzzle("a"), "clean", "2026-02-28");
  progress = withOutcome(progress, puzzle("b"), "solved", "2026-03-01");
  expect(progress.days).toBe(2);
  expect(withOutcome(progress, puzzle("c"), "clean", "2026-03-01").days).toBe(2);
  expect(withOutcome(progress, puzzle("c"), "clean", "2026-03-05").days).toBe(1);
  expect(withOutcome(progress, puzzle("c"), "shown", "2026-03-02").days).toBe(2);
});

test("the next puzzle is of the same game and not solved", () => {
  const all = [
    { id: "a", game: "talat" },
    { id: "b", game: "taluva" },
    { id: "c", game: "talat" },
    { id: "d", game: "talat" },
  ];
  const progress = withOutcome(NOTHING, puzzle("c"), "clean", null);
  expect(nextPuzzle(all, all[0]!, progress)?.id).toBe("d");
  expect(nextPuzzle(all, all[3]!, progress)?.id).toBe("a");
  expect(nextPuzzle([all[0]!], all[0]!, progress)).toBeNull();
});

test("a rating rises with hard puzzles more than with easy ones, and counts each puzzle once", () => {
  expect(ratingAfter(1000, 1000, "clean", 0)).toBe(1030);
  expect(ratingAfter(1000, 1000, "solved", 0)).toBe(1000);
  expect(ratingAfter(1000, 1000, "shown", 0)).toBe(970);
  expect(ratingAfter(1000, 1600, "clean", 30)).toBeGreaterThan(ratingAfter(1000, 700, "clean", 30));
  const once = withOutcome(NOTHING, puzzle("a"), "clean", null);
  expect(once.rating).toBe(1030);
  expect(withOutcome(once, puzzle("a"), "shown", null).rating).toBe(1030);
});
