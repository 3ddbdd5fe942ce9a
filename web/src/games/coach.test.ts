import { describe, expect, it } from "vitest";
import { duePrompt, type Situation } from "./coach";
import { coach as talat } from "./talat/coach";
import type { TalatView } from "./talat/model";
import { coach as taluva } from "./taluva/coach";
import type { TaluvaView } from "./taluva/model";
import { coach as titicaca } from "./titicaca/coach";
import type { TiticacaView } from "./titicaca/model";

const situation = <View>(part: Partial<Situation<View>>): Situation<View> => ({
  view: {} as View,
  seat: 0,
  legal: [],
  facts: [],
  ...part,
});
const NOTHING: ReadonlySet<string> = new Set();

describe("what a coach says", () => {
  const island = { land: [{ hex: [0, 0] }], stack: 30 } as unknown as TaluvaView;
  const due = (part: Partial<Situation<TaluvaView>>, said = NOTHING) =>
    duePrompt(taluva, said, situation({ view: island, ...part }));

  it("is nothing while others think", () => {
    expect(due({})).toBeNull();
  });
  it("is not about the island's edge while there is no island", () => {
    expect(due({ view: { ...island, land: [] }, legal: ["tile 0,0 0"] })).toBeNull();
  });
  it("is about the first tile along the island, then about the first volcano that can erupt, which it shows", () => {
    const legal = ["tile 2,0 1", "tile 0,0 3"];
    expect(due({ legal })?.prompt.id).toBe("tile");
    expect(due({ legal }, new Set(["tile"]))).toMatchObject({ prompt: { id: "eruption" }, parts: ["0,0"] });
    expect(due({ legal: ["tile 2,0 1"] }, new Set(["tile"]))).toBeNull();
  });
  it("is about what can be built, temples first", () => {
    expect(due({ legal: ["hut 1,0", "temple 2,0"] })?.prompt.id).toBe("temple");
    expect(due({ legal: ["hut 1,0", "temple 2,0"] }, new Set(["temple"]))?.prompt.id).toBe("hut");
  });
  it("is about the reader's buried huts, not about those of others", () => {
    const covered = (seat: number) => [{ key: "taluva-covered", values: { seat, by_seat: 1, hexes: ["1,0"] } }];
    expect(due({ facts: covered(0) })).toMatchObject({ prompt: { id: "buried" }, parts: ["1,0"] });
    expect(due({ facts: covered(2) })).toBeNull();
  });
  it("is about the last tiles", () => {
    expect(due({ view: { ...island, stack: 4 }, legal: ["draw"] })?.prompt.id).toBe("end");
    expect(due({ legal: ["draw"] })).toBeNull();
  });
});

describe("what a coach says in other games", () => {
  it("is about the first bid and the first scoring in Titicaca", () => {
    const due = (part: Partial<Situation<TiticacaView>>) => duePrompt(titicaca, NOTHING, situation(part))?.prompt.id;
    expect(due({ legal: ["bid 0", "bid 1"] })).toBe("bid");
    expect(due({ legal: ["temple -"] })).toBeUndefined();
    expect(due({ legal: ["temple 1,0 2", "temple -"] })).toBe("temple");
    expect(due({ legal: ["bid 0"], facts: [{ key: "titicaca-scoring", values: { lake: 5 } }] })).toBe("scoring");
  });
  it("is about captures in Talat, and shows them", () => {
    const due = (part: Partial<Situation<TalatView>>) => duePrompt(talat, NOTHING, situation(part));
    const legal = ["capture AB a1 a2", "move AB a1 b2"];
    expect(due({ legal })).toMatchObject({ prompt: { id: "capture" }, parts: ["AB a1", "AB a2"] });
    const facts = [{ key: "talat-captured", values: { board: "AB", square: "a2", origin: "a1", prey_seat: 0 } }];
    expect(due({ legal, facts })?.prompt.id).toBe("captured");
    expect(due({ legal, facts, seat: 1 })?.prompt.id).toBe("capture");
  });
});
