import { describe, expect, it } from "vitest";
import { mergeText } from "./model";

describe("uniting two regions", () => {
  it("names the smaller one first, whichever was touched first", () => {
    expect(mergeText("2,0", "-10,3")).toBe("merge -10,3 2,0");
    expect(mergeText("1,-2", "1,0")).toBe("merge 1,-2 1,0");
    expect(mergeText("1,0", "1,-2")).toBe("merge 1,-2 1,0");
  });
});
