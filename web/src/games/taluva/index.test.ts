import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import taluva from "./index";
import type { TaluvaView } from "./model";

const english = await new Sentences("en").load("web", "web-taluva");
const sentences = await Promise.all(LANGUAGES.map((language) => new Sentences(language).load("web", "web-taluva")));
/** An ended game in which these are the pieces of everybody: temples, towers, ships, huts. */
const ended = (reason: string, puts: readonly (readonly number[])[], options: Record<string, unknown> = {}) =>
  ({
    reason,
    options,
    seats: puts.map(([temple, tower, ship, hut]) => ({
      put: { temple, tower, ship, hut },
      pool: { temple: 1, tower: 1, ship: 0, hut: 1 },
      eliminated: false,
    })),
  }) as unknown as TaluvaView;

describe("what decided", () => {
  const told = (view: TaluvaView, places = [1, 2], words = english) => {
    const said = taluva.decidedBy!(view, places);
    return said && words.say(said.key, said.values);
  };
  it("is temples, then towers, then huts where the tiles or the room ran out", () => {
    expect(
      told(
        ended("tiles", [
          [2, 0, 0, 9],
          [1, 2, 0, 9],
        ]),
      ),
    ).toBe("Temples decide: 2 to 1.");
    expect(
      told(
        ended("no-room", [
          [2, 2, 0, 9],
          [2, 1, 0, 9],
        ]),
      ),
    ).toBe("It’s level on temples. Towers decide: 2 to 1.");
    expect(
      told(
        ended("tiles", [
          [2, 2, 0, 9],
          [2, 2, 0, 9],
        ]),
        [1, 1],
      ),
    ).toBe("Everything is level.");
  });
  it("puts ships between towers and huts, in every language (T-SHIP-7)", () => {
    const orders = { en: /towers.*ships.*huts/i, fr: /tours.*bateaux.*huttes/i, de: /Türmen.*Schiffen.*Hütten/ };
    const level = ended(
      "tiles",
      [
        [1, 1, 2, 9],
        [1, 1, 2, 8],
      ],
      { ships: true },
    );
    for (const words of sentences) expect(told(level, [1, 2], words)).toMatch(orders[words.lang]);
  });
  it("adds partners together", () => {
    const teams = ended(
      "tiles",
      [
        [1, 0, 0, 5],
        [1, 2, 0, 5],
        [1, 0, 0, 5],
        [0, 2, 0, 5],
      ],
      { teams: true },
    );
    expect(told(teams, [1, 3, 1, 3])).toBe("Temples decide: 2 to 1. Partners add up their pieces.");
  });
  it("needs no word where the reason tells it", () => {
    expect(
      told(
        ended("early", [
          [3, 2, 0, 9],
          [1, 0, 0, 9],
        ]),
      ),
    ).toBeNull();
    expect(
      told(
        ended("last-standing", [
          [3, 1, 0, 9],
          [1, 0, 0, 9],
        ]),
      ),
    ).toBeNull();
  });
});

describe("the first tile", () => {
  const asked = (zone: TaluvaView["zone"], words = english) => {
    const { key, values } = taluva.prompt({
      phase: "place",
      land: [],
      turn: 0,
      stack: 24,
      zone,
    } as unknown as TaluvaView);
    return words.say(`${key}-you`, values);
  };
  it("goes in the middle of an open table", () => {
    expect(asked(null)).toBe("Your turn: lay the first tile in the middle.");
  });
  it("goes anywhere on a game board, and no language speaks of its middle", () => {
    expect(asked({ name: "beginner", radius: 8 })).toBe("Your turn: lay the first tile anywhere on the game board.");
    for (const words of sentences)
      expect(asked({ name: "beginner", radius: 8 }, words)).not.toMatch(/middle|milieu|Mitte/);
  });
});
