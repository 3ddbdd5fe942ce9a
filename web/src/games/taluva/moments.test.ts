import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import type { Fact } from "../../protocol/types";
import type { TaluvaView } from "./model";
import { moments } from "./moments";

const sentences = await Promise.all(
  LANGUAGES.map((language) => new Sentences(language).load("core", "taluva", "web-taluva")),
);
const NAMES = ["Ada", "Bo", "Cleo"];
const pool = { temple: 3, tower: 0, ship: 0, hut: 0 };
const after = {
  lagoons: [{ name: "4,4", hexes: [[4, 4]], ship: null }],
  settlements: [],
  buildings: [
    { hex: [1, 1], seat: 1, kind: "tower", number: 1 },
    { hex: [2, 1], seat: 1, kind: "temple", number: 1 },
    { hex: [3, 1], seat: 0, kind: "hut", number: 1 },
  ],
  seats: NAMES.map(() => ({ pool, put: { temple: 0, tower: 2, ship: 0, hut: 20 } })),
} as unknown as TaluvaView;
const fact = (key: string, values: Fact["values"]): Fact => ({ key, values });
const made = (...facts: readonly Fact[]) =>
  moments({ seat: 1, move: "", facts, before: after, after, shared: false }).map(
    ({ kind, message, steps, atDraft }) => ({
      kind,
      said: sentences.map((words) => words.say(message!.key, message!.values, NAMES, 0)),
      lit: steps[0]!.lit,
      atDraft,
    }),
  );
const eruption = fact("taluva-eruption", {
  seat: 1,
  tile: "RC",
  first: "R",
  second: "C",
  hex: "0,0",
  direction: 0,
  level: 2,
});

describe("moments", () => {
  it("say what an eruption buries, in one sentence, and light the new tile", () => {
    const [one] = made(
      eruption,
      fact("taluva-covered", { seat: 0, by_seat: 1, number: 1, hexes: ["1,0"] }),
      fact("taluva-covered", { seat: 2, by_seat: 1, number: 3, hexes: ["0,1"] }),
    );
    expect(one).toMatchObject({ kind: "burial", atDraft: true });
    expect(one!.said[0]).toBe("Bo’s eruption buries one of your huts and 3 of Cleo’s huts.");
    expect(one!.lit).toContain("0,0");
    expect(made(eruption)[0]!.said[0]).toBe("Bo erupts: a rock–clearing tile on level 2.");
  });

  it("follow with splits and lagoons", () => {
    const found = made(
      eruption,
      fact("taluva-split", { seat: 0, settlement: "5,5", number: 2, parts: ["5,5", "6,6"], sizes: [1, 2] }),
      fact("taluva-lagoon-new", { lagoon: "4,4", number: 1 }),
    );
    expect(found.map(({ kind }) => kind)).toEqual(["eruption", "split", "lagoon"]);
    expect(found[1]!.said).toEqual(
      sentences.map((words) => words.say("taluva-split", { seat: 0, number: 2 }, NAMES, 0)),
    );
    expect(found[2]!.said[0]).toBe("Bo closes off a lagoon of 1 hex.");
    expect(found[2]!.lit).toEqual(["4,4"]);
  });

  it("tell of elimination and of an early win once the turn is confirmed", () => {
    const [out] = made(fact("taluva-eliminated", { seat: 0 }));
    expect(out).toMatchObject({ kind: "out", atDraft: false, lit: ["3,1"] });
    expect(out!.said[0]).toBe("You can’t build anything: you’re out.");
    const [won] = made(fact("taluva-over-early", { seats: [1], number: 1 }));
    // Towers are complete, temples are not.
    expect(won).toMatchObject({ kind: "win", atDraft: false, lit: ["1,1"] });
    expect(won!.said[0]).toBe("Bo completes two kinds of pieces and wins.");
  });

  it("are none for a quiet turn", () => {
    expect(made(fact("taluva-hut", { seat: 1, hex: "0,0" }))).toEqual([]);
  });
});
