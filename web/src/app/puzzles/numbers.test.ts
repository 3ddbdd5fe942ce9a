import { expect, test } from "vitest";
import { withNumbers } from "./numbers";

test("puzzles are counted by difficulty", () => {
  const found = withNumbers([{ difficulty: 1 }, { difficulty: 2 }, { difficulty: 1 }]);
  expect(found.map(({ number }) => number)).toEqual([1, 1, 2]);
});
