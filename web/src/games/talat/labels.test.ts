import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import type { Fact } from "../../protocol/types";
import { beatenBy, beating } from "./Beats";
import { boardName, nameValues } from "./labels";
import { readTower, type TalatView } from "./model";
import { moments } from "./moments";
import { dangerWords } from "./walk";

const load = (language: (typeof LANGUAGES)[number]) =>
  new Sentences(language).load("core", "board", "talat", "web-talat", "places", "places-talat");
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

describe("a tower in danger", () => {
  const none = { frozen: false, towers: {} };
  const seen = (board: "AB" | "CA", towers: Record<string, string>) =>
    ({
      phase: "move",
      plays: [
        { AB: "A", CA: "A" },
        { AB: "B", BC: "B" },
      ],
      boards: { AB: none, BC: none, CA: none, [board]: { frozen: false, towers } },
    }) as unknown as TalatView;
  const danger = (language: Sentences, board: "AB" | "CA", towers: Record<string, string>, square: string) =>
    dangerWords(board, square, { view: seen(board, towers), names: NAMES, seat: 0, sentences: language });
  it("is told what could capture it, and whose that is", () => {
    expect(danger(english, "AB", { c3: "B24", c2: "A13" }, "c2")).toBe("In danger from Bo’s square of height 2");
    expect(danger(english, "CA", { c3: "C36", c2: "A26" }, "c3")).toBeNull();
    expect(danger(english, "CA", { c3: "A26", c2: "C36" }, "c3")).toBe(
      "In danger from the Zihin’s hexagon of height 3",
    );
    expect(danger(english, "CA", { c3: "A36", c2: "C26" }, "c2")).toBe("In danger from your hexagon of height 3");
  });
  it("is told so in every language", async () => {
    for (const language of LANGUAGES)
      expect(danger(await load(language), "AB", { c3: "B24", d2: "B26", c2: "A13" }, "c2")).toMatch(/Bo.* Bo/);
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
