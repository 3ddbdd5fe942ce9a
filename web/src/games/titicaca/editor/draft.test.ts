import { expect, test } from "vitest";
import type { TiticacaView } from "../model";
import { begin, cleared, drawnRegions, joined, parted, swapped, temple, village, withoutVillage, write } from "./draft";

const picture = [
  "players 2",
  "round 3",
  "step village",
  "arrow 1",
  "stocks 9 12",
  "scores 4 0",
  "bids 2 5",
  "order 1 0",
  "at 0,-1",
  "    9       F0a+2",
  "P       M1a     10",
  "    G0b     S",
].join("\n");
const view = {
  players: 2,
  round: 3,
  step: "village",
  order: [1, 0],
  arrow: 1,
  stocks: [9, 12],
  scores: [4, 0],
} as unknown as TiticacaView;
const draft = begin(view, picture);

test("a position is read and written as the server does", () => {
  expect(draft.country).toEqual({
    "0,-1": "9",
    "1,-1": "F",
    "-1,0": "P",
    "0,0": "M",
    "1,0": "10",
    "-1,1": "G",
    "0,1": "S",
  });
  expect(draft.villages).toEqual({ "1,-1": 0, "0,0": 1, "-1,1": 0 });
  expect(draft.temples).toEqual({ "1,-1": 2 });
  expect(write(draft)).toBe(
    [
      "players 2",
      "round 3",
      "step village",
      "bids 2 5",
      "order 1 0",
      "arrow 1",
      "stocks 9 12",
      "scores 4 0",
      "at 0,-1",
      "    9       F0a+2",
      "P       M1a     10",
      "    G0b     S",
    ].join("\n"),
  );
  expect(write({ ...draft, settler: null })).toContain("step bidding\narrow 1");
});

test("villages come and go, and take their temples along", () => {
  expect(village(draft, "1,0", 0)).toBe(draft);
  const more = village(draft, "0,1", 1);
  expect(more.villages["0,1"]).toBe(1);
  expect(village(more, "0,1", 1).villages).toEqual(draft.villages);
  expect(village(draft, "1,-1", 1).villages["1,-1"]).toBe(1);
  const less = withoutVillage(draft, "1,-1");
  expect([less.villages, less.temples]).toEqual([{ "0,0": 1, "-1,1": 0 }, {}]);
});

test("neighbours share a region until one is split off", () => {
  const together = joined(draft, "0,0", "-1,1")!;
  expect(drawnRegions(together).map(({ fields }) => fields.length)).toEqual([3]);
  expect(joined(draft, "1,-1", "-1,1")).toBeNull();
  expect(joined(draft, "0,0", "0,1")).toBeNull();
  const apart = parted(together, "0,0");
  expect(drawnRegions(apart)).toHaveLength(3);
  expect(apart.temples).toEqual(draft.temples);
});

test("a player has one temple of either value", () => {
  expect(temple(draft, "0,1", 1)).toBe(draft);
  expect(temple(draft, "-1,1", 2).temples).toEqual({ "-1,1": 2 });
  expect(temple(draft, "-1,1", 1).temples).toEqual({ "1,-1": 2, "-1,1": 1 });
  expect(temple(draft, "1,-1", 2).temples).toEqual({});
});

test("swapped hexes keep the country's parts, and no village stands in a lake", () => {
  const other = swapped(draft, "0,-1", "1,-1");
  expect([other.country["0,-1"], other.country["1,-1"]]).toEqual(["F", "9"]);
  expect(other.villages).toEqual({ "0,0": 1, "-1,1": 0 });
  expect(swapped(draft, "0,0", "9,9")).toBe(draft);
});

test("a cleared country has no villages", () => {
  const { villages, regions, temples, country } = cleared(draft);
  expect([villages, regions, temples, country]).toEqual([{}, {}, {}, draft.country]);
});
