import { describe, expect, it } from "vitest";
import { lengthColumns, mergeBars } from "./lengthColumns";

describe("lengths of games", () => {
  it("stand each for itself where they are few, gaps included", () => {
    expect(
      lengthColumns([
        { moves: 4, games: 2 },
        { moves: 6, games: 1 },
      ]),
    ).toEqual([
      { name: "4", value: 2 },
      { name: "5", value: 0 },
      { name: "6", value: 1 },
    ]);
  });

  it("stand together where they are many, and none is lost", () => {
    const many = Array.from({ length: 90 }, (_, index) => ({ moves: 31 + index, games: 1 }));
    const found = lengthColumns(many);
    expect(found.length).toBeLessThanOrEqual(24);
    expect(found[0]!.name).toBe("30–34");
    expect(found.reduce((sum, { value }) => sum + value, 0)).toBe(90);
  });

  it("can be none", () => {
    expect(lengthColumns([])).toEqual([]);
  });
});

describe("bars of one name", () => {
  it("become one", () => {
    expect(
      mergeBars([
        { name: "a", value: 1 },
        { name: "b", value: 2 },
        { name: "a", value: 3 },
      ]),
    ).toEqual([
      { name: "a", value: 4 },
      { name: "b", value: 2 },
    ]);
  });
});
