import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import { hexText } from "../../board/hexes";
import taluva from "./index";
import type { Land, TaluvaView } from "./model";
import type { Turn } from "./turn";
import { aroundWords, hexWords, type Spoken, tileWords } from "./walk";

const load = (language: (typeof LANGUAGES)[number]) =>
  new Sentences(language).load("core", "board", "taluva", "web-taluva");
const english = await load("en");

const LAND: Land[] = (
  [
    [[0, 0], "V", 0],
    [[1, 0], "J", null],
    [[1, -1], "C", null],
    [[0, 1], "S", null],
  ] as const
).map(([hex, terrain, direction]) => ({
  hex,
  level: 1,
  terrain,
  direction,
  double: false,
  tile: terrain === "S" ? [0, 1] : [0, 0],
}));
const VIEW = {
  hand: "VRS",
  land: LAND,
  buildings: [
    { hex: [1, 0], seat: 1, kind: "hut", number: 1 },
    { hex: [1, -1], seat: 1, kind: "temple", number: 1 },
  ],
  settlements: [
    {
      name: "1,0",
      seat: 1,
      hexes: [
        [1, 0],
        [1, -1],
      ],
    },
  ],
  lagoons: [],
} as unknown as TaluvaView;

function spoken(sentences: Sentences, ghostLegal = true): Spoken {
  const levels = new Map(LAND.map((each) => [hexText(each.hex), each]));
  const turn = { levels, hand: "VRS", ghostLegal } as unknown as Turn;
  return { view: VIEW, legal: [], names: ["Ada", "Bo"], seat: 0, sentences, turn };
}

describe("the tile in hand", () => {
  it("is said by its terrains", () => {
    expect(taluva.hand!(VIEW, english)).toBe("Your tile: volcano, rock, and sand");
    expect(taluva.hand!({ ...VIEW, hand: null }, english)).toBeNull();
  });
  it("says whether it fits, how it lies, and what it buries", () => {
    expect(tileWords({ at: [0, 0], direction: 5 }, spoken(english))).toBe(
      "Fits, on level 2: volcano here, rock south-east, sand east. Buries Bo’s hut",
    );
    expect(tileWords({ at: [-2, 0], direction: 1 }, spoken(english, false))).toBe(
      "Doesn’t fit this way: volcano here, rock north-east, sand north-west",
    );
  });
  it("says so in every language", async () => {
    for (const language of LANGUAGES)
      expect(tileWords({ at: [0, 0], direction: 0 }, spoken(await load(language)))).toMatch(/ 2.* Bo/);
  });
});

describe("a hex", () => {
  it("says what stands there and how large the settlement is", () => {
    expect(hexWords([1, 0], spoken(english))).toBe("Jungle, level 1; Bo’s hut, in a settlement of 2 hexes");
    expect(hexWords([0, 1], spoken(english))).toBe("Sand, level 1");
  });
  it("says which of its neighbours are of its tile", () => {
    const words = aroundWords([0, 0], spoken(english));
    expect(words).toContain("East: Jungle, level 1; Bo’s hut, in a settlement of 2 hexes, same tile.");
    expect(words).toContain("South-east: Sand, level 1");
    expect(words).not.toContain("Sand, level 1, same tile");
  });
});

describe("how a seat stands", () => {
  it("tells what is built and how many huts are left, ships where there are some", () => {
    const pieces = { temple: 1, tower: 0, ship: 2, hut: 7 };
    const seats = [{ put: pieces, pool: { ...pieces, hut: 13 } }];
    const told = (ships: boolean) => taluva.score({ seats, options: { ships } } as unknown as TaluvaView, 0, english);
    expect(told(true)).toBe("1 temple, 0 towers, 2 ships, 7 huts built, 13 huts left");
    expect(told(false)).toBe("1 temple, 0 towers, 7 huts built, 13 huts left");
  });
});
