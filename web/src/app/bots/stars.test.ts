import { describe, expect, it } from "vitest";
import type { State } from "../../protocol/types";
import { levelNumber, levelOn, stars, withStars } from "./stars";

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
  });
  it("are not shown of a bot whose level changes, or is somebody else’s secret", () => {
    expect(stars("adaptive")).toBe("");
    expect(stars("bot")).toBe("");
  });
  it("are those that the viewer may know", () => {
    const seats = [
      { kind: "person", level: null },
      { kind: "bot", level: "bot" },
      { kind: "bot", level: "level-4" },
    ] as State["seats"];
    const seen = (matched_bots: State["matched_bots"]) =>
      seats.map((_, seat) => levelOn({ seats, matched_bots }, seat));
    expect(seen({ "1": "level-2" })).toEqual([null, "level-2", "level-4"]);
    expect(seen({})).toEqual([null, "bot", "level-4"]);
  });
});
