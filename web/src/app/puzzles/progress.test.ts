import { expect, test } from "vitest";
import { dayBefore, nextPuzzle, NOTHING, withOutcome, withSolutionSeen } from "./progress";

test("a streak grows with clean solutions and ends with any other", () => {
  let progress = withOutcome(NOTHING, "a", "clean", null);
  progress = withOutcome(progress, "b", "clean", null);
  expect([progress.streak, progress.best]).toEqual([2, 2]);
  progress = withOutcome(progress, "c", "solved", null);
  expect([progress.streak, progress.best]).toEqual([0, 2]);
});

test("only the first time counts", () => {
  let progress = withOutcome(NOTHING, "a", "shown", null);
  progress = withOutcome(progress, "a", "clean", null);
  expect(progress.streak).toBe(0);
  expect(progress.outcomes["a"]).toBe("clean");
  expect(withOutcome(progress, "a", "shown", null).outcomes["a"]).toBe("clean");
});

test("a solution that was seen after a rush costs nothing, and is not solved for a streak any more", () => {
  const before = withOutcome(NOTHING, "a", "clean", null);
  const seen = withSolutionSeen(withSolutionSeen(before, "a"), "b");
  expect(seen).toEqual({ ...before, outcomes: { a: "clean", b: "shown" } });
  expect(withOutcome(seen, "b", "clean", null).streak).toBe(before.streak);
});

test("days in a row are counted across the end of a month", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  let progress = withOutcome(NOTHING, "a", "clean", "2026-02-28");
  progress = withOutcome(progress, "b", "solved", "2026-03-01");
  expect(progress.days).toBe(2);
  expect(withOutcome(progress, "c", "clean", "2026-03-01").days).toBe(2);
  expect(withOutcome(progress, "c", "clean", "2026-03-05").days).toBe(1);
  expect(withOutcome(progress, "c", "shown", "2026-03-02").days).toBe(2);
});

test("the next puzzle is of the same game and not solved", () => {
  const all = [
    { id: "a", game: "talat" },
    { id: "b", game: "taluva" },
    { id: "c", game: "talat" },
    { id: "d", game: "talat" },
  ];
  const progress = withOutcome(NOTHING, "c", "clean", null);
  expect(nextPuzzle(all, all[0]!, progress)?.id).toBe("d");
  expect(nextPuzzle(all, all[3]!, progress)?.id).toBe("a");
  expect(nextPuzzle([all[0]!], all[0]!, progress)).toBeNull();
});
