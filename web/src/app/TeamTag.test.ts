import { describe, expect, it } from "vitest";
import taluva from "../games/taluva";
import { isPartner } from "./TeamTag";

const teams = taluva.teams!({ teams: true });

describe("teams", () => {
  it("are seats across from each other, where the option is on", () => {
    expect(teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(taluva.teams!({})).toBeNull();
  });
  it("make one partner of whoever plays one seat", () => {
    expect([0, 1, 2, 3].map((seat) => isPartner(teams, seat, [3]))).toEqual([false, true, false, false]);
    expect([0, 1, 2, 3].map((seat) => isPartner(null, seat, [3]))).toEqual([false, false, false, false]);
  });
  it("make none of those who play several seats, or look on", () => {
    for (const own of [[], [0, 1], [0, 2]])
      expect([0, 1, 2, 3].map((seat) => isPartner(teams, seat, own))).toEqual([false, false, false, false]);
  });
});
