import { describe, expect, it } from "vitest";
import {
  border,
  bounds,
  centre,
  corner,
  DIRECTIONS,
  edge,
  hexAt,
  hexText,
  neighbour,
  neighbours,
  readHex,
} from "./hexes";

describe("hexes", () => {
  it("reverses every step", () => {
    for (let d = 0; d < 6; d++) expect(neighbour(neighbour([3, -7], d), d + 3)).toEqual([3, -7]);
  });
  it("runs counter-clockwise as seen from above", () => {
    const angles = DIRECTIONS.map((hex) => {
      const [x, y] = centre(hex);
      return Math.round(((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360);
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });
  it("finds the hex under a point, also near its corners", () => {
    for (const hex of [
      [0, 0],
      [5, -3],
      [-4, 9],
    ] as const) {
      expect(hexAt(centre(hex))).toEqual(hex);
      for (let k = 0; k < 6; k++) expect(hexAt(corner(hex, k, 0.97))).toEqual(hex);
    }
  });
  it("shares each edge with the neighbour beyond it", () => {
    for (let d = 0; d < 6; d++) {
      const [a, b] = edge([2, 1], d);
      const [c, e] = edge(neighbour([2, 1], d), d + 3);
      expect(a[0]).toBeCloseTo(e[0]);
      expect(a[1]).toBeCloseTo(e[1]);
      expect(b[0]).toBeCloseTo(c[0]);
    }
  });
  it("reads and writes the notation", () => {
    expect(hexText(readHex("3,-1"))).toBe("3,-1");
    expect(() => readHex("nowhere")).toThrow("no hex");
  });
  it("draws a border only where the set ends", () => {
    expect(border([[0, 0]]).match(/M/g)).toHaveLength(6);
    expect(border([[0, 0], ...neighbours([0, 0])]).match(/M/g)).toHaveLength(18);
  });
  it("bounds nothing and something", () => {
    expect(bounds([])).toEqual([-3, -3, 6, 6]);
    const [x, , width] = bounds([[0, 0]], 0);
    expect(x).toBeCloseTo(-Math.sqrt(3) / 2);
    expect(width).toBeCloseTo(Math.sqrt(3));
  });
});
