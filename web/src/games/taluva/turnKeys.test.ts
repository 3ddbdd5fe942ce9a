import { describe, expect, it } from "vitest";
import { turnOfKey } from "./turnKeys";

describe("the keys that turn a tile", () => {
  it("are Q for left and E for right, as they lie on the keyboard", () => {
    expect(["q", "e", "r", "R", "x"].map(turnOfKey)).toEqual([1, -1, 1, -1, 0]);
  });
});
