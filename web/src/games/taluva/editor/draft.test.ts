import { expect, test } from "vitest";
import { type Hex, hexText } from "../../../board/hexes";
import type { TaluvaView } from "../model";
import { begin, build, cleared, erased, fits, lagoonsOf, landOf, launch, lay, type TaluvaDraft, write } from "./draft";

const view = {
  phase: "place",
  turn: 1,
  hand: "VRL",
  stack: 20,
  stack_size: 24,
  land: [],
  buildings: [],
  lagoons: [],
  seats: [{}, {}],
  options: { ships: true },
} as unknown as TaluvaView;
const picture = "players 2\noptions ships=true\ndeck JC CJ\ndrawn 4\ndoubles\nopen\ntakes 0 0\nturn B place VRL";
const empty = begin(view, picture);
const at = (q: number, r: number, direction = 0) => ({ at: [q, r] as Hex, direction });
const hexes = (draft: TaluvaDraft) => landOf(draft).map(({ hex }) => hexText(hex));

test("an empty table is written with what stays as it was", () => {
  expect(write(empty)).toBe("players 2\noptions ships=true\ndoubles\nopen\ntakes 0 0\ndrawn 4\nturn B place VRL");
  expect(write({ ...empty, hand: null })).toContain("turn B build");
});

test("tiles say which part of them every hex is", () => {
  const draft = build(lay(empty, "VJC", at(0, 0)), [1, 0], 1, "hut");
  expect(write(draft).split("\n").slice(-2)).toEqual(["1,-1 | 1C'20", "0,0 | 1V0'00 1JB^'10"]);
  expect(draft.drawn).toBe(5);
});

test("a tile lies flat", () => {
  const draft = lay(empty, "VJC", at(0, 0));
  expect(fits(draft, "VJC", at(0, 0, 1))).toBe(false);
  expect(fits(draft, "VJC", at(0, 0))).toBe(true);
  const high = lay(build(draft, [1, 0], 0, "tower"), "VSR", at(0, 0));
  expect(landOf(high).map(({ level }) => level)).toEqual([2, 2, 2]);
  expect(high.buildings).toEqual({});
});

test("what is erased uncovers what lay below", () => {
  const low = build(lay(empty, "VJC", at(0, 0)), [1, 0], 0, "temple");
  const high = lay(low, "VSR", at(0, 0));
  const [what, back] = erased(high, [0, 0]);
  expect(what).toBe("tile");
  expect(landOf(back).map(({ terrain }) => terrain)).toEqual(["V", "J", "C"]);
  expect(erased(low, [1, 0])[0]).toBe("piece");
  expect(hexes(erased(back, [1, 0])[1])).toEqual([]);
  expect(erased(empty, [5, 5])).toEqual(["nothing", empty]);
  const two = lay(lay(empty, "VJC", at(0, 0)), "VJC", at(2, -1, 5));
  expect(fits(two, "VSS", at(1, 0, 0))).toBe(true);
  expect(erased(lay(two, "VSS", at(1, 0, 0)), [0, 0])[0]).toBe("covered");
});

test("of a position only the top is known: below it the same tile lies lower", () => {
  const land = landOf(lay(lay(empty, "VJC", at(0, 0)), "VSR", at(0, 0)));
  const known = begin({ ...view, land }, picture);
  const [, lower] = erased(known, [0, 0]);
  expect(landOf(lower).map(({ level, terrain }) => `${level}${terrain}`)).toEqual(["1V", "1S", "1R"]);
});

test("parts of tiles are taken over, also of those whose volcano is covered", () => {
  const both = lay(lay(lay(empty, "VJC", at(0, 0)), "VJC", at(2, -1, 5)), "VSS", at(1, 0, 0));
  const text = write(both);
  const again = begin({ ...view, land: landOf(both) }, text);
  expect(write({ ...again, drawn: both.drawn })).toBe(text);
  const plain = lay(empty, "VJC", at(0, 0));
  expect(
    write(begin({ ...view, land: landOf(plain) }, picture))
      .split("\n")
      .slice(-2),
  ).toEqual(write(plain).split("\n").slice(-2));
  const double = lay(empty, "VL", at(0, 0, 1));
  expect(
    write(begin({ ...view, land: landOf(double) }, picture))
      .split("\n")
      .slice(-2),
  ).toEqual(write(double).split("\n").slice(-2));
});

test("nothing is built on volcanoes and water", () => {
  const draft = lay(empty, "VJC", at(0, 0));
  expect(build(draft, [0, 0], 0, "hut")).toBe(draft);
  expect(build(draft, [4, 4], 0, "hut")).toBe(draft);
  const hut = build(draft, [1, 0], 0, "hut");
  expect(build(hut, [1, 0], 0, "hut").buildings).toEqual({});
  expect(build(hut, [1, 0], 1, "tower").buildings["1,0"]).toEqual({ seat: 1, kind: "tower" });
});

test("ships sail in water that land surrounds, as long as it does", () => {
  const open = lay(lay(empty, "VJC", at(2, -1, 3)), "VJC", at(-1, -1, 5));
  expect(lagoonsOf(open)).toEqual([]);
  const closed = lay(open, "VJC", at(-1, 2, 1));
  expect(lagoonsOf({ ...closed, ships: false })).toEqual([]);
  expect(lagoonsOf(closed)).toEqual([{ name: "0,0", hexes: [[0, 0]], ship: null }]);
  const sailing = launch(closed, [0, 0], 1);
  expect(write(sailing)).toContain("~B");
  expect(launch(sailing, [0, 0], 1).sailing).toEqual({});
  expect(erased(sailing, [0, 0])).toEqual(["piece", closed]);
  expect(launch(closed, [9, 9], 0)).toBe(closed);
  expect(erased(sailing, [2, -1])[1].sailing).toEqual({});
});

test("a cleared table has only the tile in hand drawn", () => {
  const draft = cleared(lay(empty, "VJC", at(0, 0)));
  expect([draft.cells, draft.drawn]).toEqual([{}, 1]);
});
