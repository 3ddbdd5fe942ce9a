import { describe, expect, it } from "vitest";
import { levelNumber, stars, withStars } from "./stars";

describe("stars", () => {
  it("are half a star per level, in the order of strength", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((level) => stars(`level-${level}`))).toEqual([
      "½",
      "★",
      "★½",
      "★★",
      "★★½",
      "★★★",
      "★★★½",
      "★★★★",
    ]);
  });
  it("are only for levels", () => {
    expect(levelNumber("random")).toBeNull();
    expect(levelNumber(null)).toBeNull();
    expect(withStars("Oracle", "my_bots:oracle")).toBe("Oracle");
    expect(withStars("Gecko", "level-2")).toBe("Gecko  ★");
  });
  it("are those of the level, whatever the temper", () => {
    expect(stars("level-4-builder")).toBe(stars("level-4"));
    expect(stars("adaptive-3")).toBe(stars("level-3"));
    expect(stars("adaptive")).toBe("");
  });
});
