import { describe, expect, it } from "vitest";
import { entryAt, logEntries, marksOf, unmarkedParts } from "./log";
import { log as taluva, partsOf } from "./taluva/log";
import type { TaluvaView } from "./taluva/model";
import { log as titicaca } from "./titicaca/log";

const fact = (key: string, values: Record<string, unknown> = {}) => ({ key, values });
const moves = (...all: [number, string, ...ReturnType<typeof fact>[]][]) =>
  all.map(([seat, move, ...facts]) => ({ seat, move, facts }));

const turns = moves(
  [0, "tile 0,0 0", fact("taluva-first-tile", { seat: 0, tile: "VJC", hex: "0,0", direction: 0 })],
  [0, "hut 1,0", fact("taluva-hut", { seat: 0, hex: "1,0" }), fact("taluva-drawn", { seat: 1 })],
  [
    1,
    "tile 2,0 0",
    fact("taluva-eruption", { seat: 1, tile: "VJC", hex: "2,0", direction: 0 }),
    fact("taluva-covered"),
  ],
  [1, "hut 3,0", fact("taluva-hut", { seat: 1, hex: "3,0" }), fact("taluva-drawn", { seat: 0 })],
);

describe("a log by turns", () => {
  const entries = logEntries(turns, taluva);
  it("has an entry per turn and leaves out draws", () =>
    expect(entries.map(({ seat, turn, lines }) => [seat, turn, lines.length])).toEqual([
      [0, 1, 2],
      [1, 2, 2],
    ]));
  it("never glues an opponent's draw to the move before it", () => {
    expect(entries[0]!.facts.map(({ key }) => key)).not.toContain("taluva-drawn");
    expect(entries[1]!.facts.map(({ values }) => (values as { seat?: number }).seat)).not.toContain(0);
  });
  it("tells what a tile buries in the same line", () =>
    expect(entries[1]!.lines[0]!.facts.map(({ key }) => key)).toEqual(["taluva-eruption", "taluva-covered"]));
  it("finds the entry of a move", () => expect([1, 2, 3, 4].map((ply) => entryAt(entries, ply))).toEqual([0, 0, 1, 1]));
  it("separates two turns of the same seat", () => {
    const alone = [
      ...turns,
      ...moves(
        [0, "tile", fact("taluva-landscape", { seat: 0 })],
        [0, "hut", fact("taluva-hut"), fact("taluva-drawn", { seat: 0 })],
        [0, "tile", fact("taluva-landscape", { seat: 0 })],
      ),
    ];
    expect(logEntries(alone, taluva).map(({ seat }) => seat)).toEqual([0, 1, 0, 0]);
  });
});

describe("a log by lakes", () => {
  const rounds = moves(
    [0, "bid 3", fact("titicaca-bid", { seat: 0 })],
    [
      1,
      "bid 2",
      fact("titicaca-bid", { seat: 1 }),
      fact("titicaca-bid-shown", { seat: 0 }),
      fact("titicaca-bid-shown", { seat: 1 }),
      fact("titicaca-order", { seats: [0] }),
      fact("titicaca-turn", { seat: 0 }),
    ],
    [
      0,
      "village 1,0",
      fact("titicaca-village", { seat: 0, field: "1,0" }),
      fact("titicaca-scoring", { lake: 5 }),
      fact("titicaca-category"),
      fact("titicaca-round", { lake: 6 }),
    ],
    [0, "bid 1", fact("titicaca-bid", { seat: 0 })],
  );
  const country = { "0,0": "2", "1,0": "F", "5,0": "1", "0,1": "3" };
  const entries = logEntries(rounds, titicaca, { country });
  it("begins with the first lake that touches a field", () => expect(entries[0]!.head?.values).toEqual({ lake: 2 }));
  it("has an entry per lake and per scoring; a lake nobody has bid for yet has none", () =>
    expect(entries.map(({ head, seat }) => [head?.key, seat])).toEqual([
      ["titicaca-round", null],
      ["titicaca-scoring", null],
    ]));
  it("says in its head in which order the seats play, if it has been told", () =>
    expect(entries.map(({ order }) => order?.values)).toEqual([{ seats: [0] }, undefined]));
  it("tells all bids in one line", () => expect(entries[0]!.lines.map(({ facts }) => facts.length)).toEqual([2, 1, 1]));
});

describe("marks on the board", () => {
  it("belong to the seat that changed a hex last", () => {
    const view = { lagoons: [], settlements: [] } as unknown as TaluvaView;
    expect(marksOf(turns, taluva, (one) => partsOf(one, view))).toEqual([
      { seat: 0, parts: ["0,0", "1,0", "1,-1"] },
      { seat: 1, parts: ["2,0", "3,0", "3,-1"] },
    ]);
  });
});

it("lights what a turn names and leaves its player's marks their colour", () => {
  const parts: Readonly<Record<string, readonly string[]>> = {
    "titicaca-village": ["0,2"],
    "titicaca-joined": ["0,2", "0,3", "1,3"],
  };
  const facts = [fact("titicaca-village", { seat: 0 }), fact("titicaca-joined", { seat: 0 })];
  expect(unmarkedParts(facts, titicaca, ({ key }) => parts[key]!)).toEqual(["0,3", "1,3"]);
});
