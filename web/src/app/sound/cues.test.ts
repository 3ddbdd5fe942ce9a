import { describe, expect, it } from "vitest";
import type { Snapshot, TableEvent } from "../../protocol/types";
import { cues as talat } from "../../games/talat/cues";
import { cues as taluva } from "../../games/taluva/cues";
import { cues as titicaca } from "../../games/titicaca/cues";
import { awaitedSeats, cuesOf, whatIsDue } from "./cues";

const event = (kind: TableEvent["kind"], more: Partial<TableEvent> = {}): TableEvent =>
  ({ seq: 1, at: 0, kind, ...more }) as TableEvent;
const moved = (seat: number, ...keys: string[]): TableEvent =>
  event("moved", { seat, facts: keys.map((key) => ({ key, values: {} })) });

describe("cues", () => {
  it("follow what is told, each once", () => {
    expect(
      cuesOf(taluva, [moved(1, "taluva-eruption", "taluva-covered"), moved(1, "taluva-hut", "taluva-joined")], null),
    ).toEqual(["eruption", "build"]);
    expect(cuesOf(titicaca, [moved(0, "titicaca-bid-shown"), moved(1, "titicaca-bid-shown")], null)).toEqual([
      "reveal",
    ]);
  });

  it("come with a draft, and not again when it is confirmed", () => {
    expect(cuesOf(taluva, [event("drafted", { seat: 0, move: "tile 0,0 1" })], null)).toEqual(["tile"]);
    expect(cuesOf(taluva, [moved(0, "taluva-landscape"), moved(0, "taluva-hut")], 0)).toEqual([]);
    expect(cuesOf(taluva, [moved(0, "taluva-eruption")], 0)).toEqual(["eruption"]);
    expect(cuesOf(taluva, [moved(1, "taluva-landscape")], 0)).toEqual(["tile"]);
  });

  it("tell a sealed bid and the end", () => {
    expect(cuesOf(titicaca, [event("sealed", { seat: 2 })], null)).toEqual(["seal"]);
    expect(cuesOf(talat, [moved(0, "talat-captured", "talat-frozen"), event("ended")], null)).toEqual([
      "capture",
      "freeze",
      "end",
    ]);
  });

  it("are silent about talk", () => {
    expect(cuesOf(taluva, [event("said", { text: "tile" })], null)).toEqual([]);
  });
});

describe("what is heard", () => {
  const unheard = [
    { at: 3, cues: ["tile", "build"] as const },
    { at: 5, cues: ["tile", "eruption"] as const },
    { at: 5, cues: ["turn"] as const },
  ];

  it("waits until it is shown", () => {
    expect(whatIsDue(unheard, 2)).toEqual({ due: [], later: unheard });
    expect(whatIsDue(unheard, 3)).toEqual({ due: ["tile", "build"], later: unheard.slice(1) });
    expect(whatIsDue(unheard.slice(1), 5)).toEqual({ due: ["tile", "eruption", "turn"], later: [] });
  });

  it("is each sound once where everything is shown at once", () => {
    expect(whatIsDue(unheard, Infinity).due).toEqual(["tile", "build", "eruption", "turn"]);
  });
});

describe("the seats that are awaited", () => {
  const state = (more: object) =>
    ({
      life: "playing",
      asked: [0, 1, 2],
      sealed: [1],
      seats: [{}, {}, { stand_in: "wish" }],
      ...more,
    }) as unknown as Snapshot["state"];

  it("are one's own that have not decided and play themselves", () => {
    expect(awaitedSeats(state({}), [0, 1, 2])).toEqual([0]);
    expect(awaitedSeats(state({}), [1])).toEqual([]);
    expect(awaitedSeats(state({ life: "over" }), [0])).toEqual([]);
  });
});
