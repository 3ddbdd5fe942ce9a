import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import taluva from "./index";
import type { TaluvaView } from "./model";

const english = await new Sentences("en").load("web", "web-taluva");
const sentences = await Promise.all(LANGUAGES.map((language) => new Sentences(language).load("web", "web-taluva")));
const ended = (reason: string, options: Record<string, unknown> = {}) => ({ reason, options }) as unknown as TaluvaView;

describe("what decided", () => {
  const told = (view: TaluvaView, words = english) => {
    const said = taluva.decidedBy!(view);
    return said && words.say(said.key, said.values);
  };
  it("is temples, then towers, then huts where the tiles or the room ran out", () => {
    const plain = "Most temples win, then towers, then huts.";
    expect(told(ended("tiles"))).toBe(plain);
    expect(told(ended("no-room", { zone: "expert" }))).toBe(plain);
  });
  it("puts ships between towers and huts, in every language (T-SHIP-7)", () => {
    const orders = { en: /towers.*ships.*huts/, fr: /tours.*bateaux.*huttes/, de: /Türme.*Schiffe.*Hütten/ };
    for (const words of sentences) expect(told(ended("tiles", { ships: true }), words)).toMatch(orders[words.lang]);
  });
  it("adds partners together", () => {
    expect(told(ended("tiles", { teams: true }))).toBe(
      "Most temples win, then towers, then huts. Partners add up their pieces.",
    );
  });
  it("needs no word where the reason tells it", () => {
    expect(told(ended("early", { ships: true }))).toBeNull();
    expect(told(ended("last-standing"))).toBeNull();
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
