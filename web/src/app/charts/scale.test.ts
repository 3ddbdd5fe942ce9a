import { describe, expect, it } from "vitest";
import { linear, nearest, roundDomain, ticks } from "./scale";

describe("ticks", () => {
  it.each([
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [0, 1, 4, [0, 0.5, 1]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
    [1463, 1527, 4, [1480, 1500, 1520]],
    [-3, 3, 6, [-3, -2, -1, 0, 1, 2, 3]],
    [4, 4, 5, [4]],
  ])("are round numbers within %d and %d", (from, to, wished, expected) => {
    expect(ticks(from, to, wished)).toEqual(expected);
  });
});

describe("a domain", () => {
  it("grows to round numbers", () => {
    expect(roundDomain([1463, 1527], 4)).toEqual([1460, 1540]);
  });

  it("of one value has that value in its middle", () => {
    expect(roundDomain([25], 4)).toEqual([24, 26]);
    expect(linear(3, 3, 0, 10).at(3)).toBe(5);
  });

  it("of nothing is still one", () => {
    expect(roundDomain([], 4)).toEqual([0, 1]);
  });
});

describe("a scale", () => {
  it("leads there and back", () => {
    const scale = linear(10, 20, 100, 0);
    expect(scale.at(12)).toBe(80);
    expect(scale.back(80)).toBe(12);
  });
});

describe("the nearest point", () => {
  it("is found, unless there is none", () => {
    expect(nearest([{ x: 1 }, { x: 5 }, { x: 9 }], 6)).toEqual({ x: 5 });
    expect(nearest([], 6)).toBeNull();
  });
});
