import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import type { Fact } from "../../protocol/types";
import { beatenBy, beating } from "./Beats";
import { boardName, nameValues } from "./labels";
import { readTower, type TalatView } from "./model";
import { moments } from "./moments";

const load = (language: (typeof LANGUAGES)[number]) =>
  new Sentences(language).load("core", "talat", "web-talat", "places", "places-talat");
const english = await load("en");
const NAMES = ["Ada", "Bo", "Cleo"];

describe("a board", () => {
  it("is called by those who meet on it", () => {
    expect(boardName("AB", NAMES, 0, english)).toBe("your board with Bo");
    expect(boardName("CA", NAMES, 0, english)).toBe("your board with Cleo");
    expect(boardName("BC", NAMES, 0, english)).toBe("the board of Bo and Cleo");
    expect(boardName("AB", NAMES, null, english)).toBe("the board of Ada and Bo");
    expect(boardName("CA", NAMES.slice(0, 2), 0, english)).toBe("your board with the Zihin");
    expect(boardName("BC", NAMES.slice(0, 2), 0, english)).toBe("the board of Bo and the Zihin");
  });
  it("has that name in every sentence, in every language", async () => {
    for (const language of LANGUAGES) {
      const plain = await load(language);
      const words = plain.naming((values) => nameValues(values, NAMES, 0, plain));
      const frozen = words.say("talat-frozen", { board: "AB" }, NAMES, 0);
      expect(frozen).toContain(boardName("AB", NAMES, 0, plain));
      expect(frozen).not.toMatch(/\bAB\b/);
    }
  });
});

describe("moments", () => {
  it("are captures, lines and boards that freeze", () => {
    const where = { board: "AB", square: "c3", origin: "b2" };
    const facts: Fact[] = ["talat-moved", "talat-captured", "talat-line", "talat-frozen"].map((key) => ({
      key,
      values: key === "talat-frozen" ? { board: "AB" } : where,
    }));
    const view = {} as TalatView;
    const found = moments({ seat: 0, move: "", facts, before: view, after: view, shared: false });
    expect(found.map(({ kind }) => kind)).toEqual(["captured", "line", "frozen"]);
    expect(found[0]!.steps[0]!.lit).toEqual(["AB b2", "AB c3"]);
    expect(found[2]!.steps[0]!.lit).toHaveLength(25);
  });
});

describe("a tower", () => {
  const kinds = (towers: readonly { height: number; sides: number }[]) =>
    towers.map(({ height, sides }) => `${height}${sides}`);
  it("beats one level below and fewer sides, and the smallest beats the greatest (A-CAP-2)", () => {
    expect(kinds(beatenBy(readTower("A24")))).toEqual(["13", "14", "16", "23"]);
    expect(kinds(beating(readTower("A24")))).toEqual(["26", "33", "34", "36"]);
    expect(kinds(beatenBy(readTower("A13")))).toEqual(["36"]);
    expect(kinds(beating(readTower("A36")))).toEqual(["13"]);
  });
});
