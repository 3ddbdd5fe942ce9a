import { describe, expect, it } from "vitest";
import { textPath } from "./textPath";

describe("texts as lines", () => {
  it("leave a single glyph where it is", () => {
    expect(textPath("7")).toEqual({ path: "M0,0H0.6L0.22,1", width: 0.6 });
  });
  it("move what follows to the right, and nothing up or down", () => {
    const { path, width } = textPath("-1");
    expect(path).toBe("M0,.56H0.34M0.67,.22L0.95,0V1");
    expect(width).toBeCloseTo(1.19);
  });
  it("know every letter that a place is named by", () => {
    for (const text of ["0,0", "-12,345", "6789", "abcde", "AB", "BC", "CA"]) {
      const { path, width } = textPath(text);
      expect(path.match(/M/g)!.length).toBeGreaterThanOrEqual(text.length);
      expect(path).not.toContain("NaN");
      expect(width).toBeGreaterThan(0);
    }
    expect(() => textPath("?")).toThrow("no glyph");
  });
});
