import { expect, test } from "vitest";
import { afterAttempt, clockText, currentPuzzle, NEW_RUSH, rushOrder } from "./rush";

const puzzles = [3, 1, 2, 1].map((difficulty, index) => ({ id: String(index), difficulty }));

test("a rush begins with the easiest", () => {
  let next = 0;
  const order = rushOrder(puzzles, () => [0.9, 0.8, 0.7, 0.1][next++]!);
  expect(order.map(({ id }) => id)).toEqual(["3", "1", "2", "0"]);
});

test("a rush goes on after each attempt, and ends with the third mistake, the last puzzle or the time", () => {
  const one = afterAttempt(NEW_RUSH, "0", true);
  expect(currentPuzzle(puzzles, one)?.id).toBe("1");
  const two = afterAttempt(afterAttempt(one, "1", false), "2", false);
  expect(currentPuzzle(puzzles, two)?.id).toBe("3");
  expect(currentPuzzle(puzzles, afterAttempt(two, "3", false))).toBeNull();
  expect(currentPuzzle(puzzles, afterAttempt(two, "3", true))).toBeNull();
  expect(currentPuzzle(puzzles, { ...one, late: true })).toBeNull();
});

test("time is shown in minutes and seconds", () => {
  expect([clockText(180), clockText(61.4), clockText(0)]).toEqual(["3:00", "1:01", "0:00"]);
});
