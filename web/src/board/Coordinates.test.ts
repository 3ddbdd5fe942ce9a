import { describe, expect, it } from "vitest";
import { BELOW, namedHexes } from "./Coordinates";
import { centre, hexAt, hexText } from "./hexes";

describe("the names of hexes", () => {
  it("stand within their hex, near its lower edge", () => {
    for (const { text, at } of namedHexes([
      [0, 0],
      [3, -1],
      [-12, 4],
    ])) {
      expect(hexText(hexAt(at))).toBe(text);
      expect(at[1]).toBeGreaterThan(centre(hexAt(at))[1] + 0.5);
    }
  });
  it("are lifted with what they name", () => {
    const [low, high] = [namedHexes([[1, 1]])[0]!, namedHexes([[1, 1]], () => BELOW - 0.4)[0]!];
    expect(high.at[1]).toBeCloseTo(low.at[1] - 0.4);
  });
});
