import { describe, expect, it } from "vitest";
import { NAME_OFFSET, hexNames } from "./Coordinates";
import { centre, hexAt, hexText } from "./hexes";

describe("the names of hexes", () => {
  it("stand within their hex, near its lower edge", () => {
    for (const { text, at } of hexNames([
      [0, 0],
      [3, -1],
      [-12, 4],
    ])) {
      expect(hexText(hexAt(at))).toBe(text);
      expect(at[1]).toBeGreaterThan(centre(hexAt(at))[1] + 0.5);
    }
  });
  it("are lifted with what they name", () => {
    const [low, high] = [hexNames([[1, 1]])[0]!, hexNames([[1, 1]], () => NAME_OFFSET - 0.4)[0]!];
    expect(high.at[1]).toBeCloseTo(low.at[1] - 0.4);
  });
});
