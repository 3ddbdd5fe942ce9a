import { describe, expect, it } from "vitest";
import {
  ahead,
  boardNames,
  type BoardName,
  BOARDS,
  layouts,
  readTower,
  ringsAround,
  SQUARES,
  type TalatView,
  threatened,
} from "./model";

function view(board: BoardName, towers: Record<string, string>, frozen = false): TalatView {
  const none = { frozen: false, towers: {} };
  return {
    plays: [
      { AB: "A", CA: "A" },
      { AB: "B", BC: "B" },
    ],
    boards: { AB: none, BC: none, CA: none, [board]: { frozen, towers } },
  } as unknown as TalatView;
}

describe("towers that an enemy could capture", () => {
  it("are ahead of it or beside it, never behind it", () => {
    // B comes down the rows: c3 looks at b2, c2, d2, and to both sides.
    for (const square of ["b2", "c2", "d2", "b3", "d3"])
      expect(threatened(view("AB", { c3: "B23", [square]: "A13" }), 0)).toEqual([`AB ${square}`]);
    for (const square of ["b4", "c4", "d4", "c1", "a3"])
      expect(threatened(view("AB", { c3: "B23", [square]: "A13" }), 0)).toEqual([]);
  });
  it("are one level lower, or of fewer sides, or Goliath before David", () => {
    const met = (enemy: string, own: string) =>
      threatened(view("AB", { c3: `B${enemy}`, c2: `A${own}` }), 0).length > 0;
    expect([met("24", "16"), met("26", "24"), met("13", "36")]).toEqual([true, true, true]);
    expect([met("36", "13"), met("24", "24"), met("24", "26"), met("14", "36")]).toEqual([false, false, false, false]);
  });
  it("are one's own, on a board that is not frozen", () => {
    expect(threatened(view("AB", { c3: "B23", c2: "A13" }), 1)).toEqual([]);
    expect(threatened(view("AB", { c3: "B23", c2: "A13" }, true), 0)).toEqual([]);
  });
});

describe("the square before a tower", () => {
  it("is one row on, as its colour goes, and beside it at the end of the board", () => {
    expect(ahead("AB", "c3", readTower("A13"))).toBe("c4");
    expect(ahead("AB", "c3", readTower("B13"))).toBe("c2");
    expect([ahead("AB", "c5", readTower("A13")), ahead("CA", "e1", readTower("A36"))]).toEqual(["d5", "d1"]);
  });
});

describe("the names beside a board", () => {
  it("stand where their row or column is, beyond the board's last squares", () => {
    for (const front of ["A", "B", "C"] as const)
      for (const table of Object.values(layouts(front))) {
        const names = boardNames(table);
        expect(names.map(({ text }) => text)).toEqual([..."abcde12345", table.name]);
        const nearest = ([x, y]: readonly [number, number]) =>
          SQUARES.map((square) => ({
            square,
            distance: Math.hypot(table.at(square)[0] - x, table.at(square)[1] - y),
          })).sort((a, b) => a.distance - b.distance)[0]!;
        for (const { text, at } of names.slice(0, 10)) {
          const { square, distance } = nearest(at);
          expect(square).toContain(text);
          expect(distance).toBeGreaterThan(0.8);
        }
        expect(nearest(names[10]!.at).square).toBe("e3");
      }
  });
  it.each(["A", "B", "C"] as const)("can be turned so that a board of %s stands upright", (front) => {
    for (const name of BOARDS.filter((each) => each.includes(front))) {
      const [before, after] = [layouts(front), layouts(front, name)];
      const middle = after[name].middle;
      expect(middle[0]).toBeCloseTo(before[name].middle[0]);
      expect(middle[1]).toBeCloseTo(before[name].middle[1]);
      // The viewer's line is in front, and columns still run from left to right for whoever sits at row 1.
      const own = name[0] === front ? "1" : "5";
      const [left, right] = [after[name].at(`a${own}`), after[name].at(`e${own}`)];
      expect(left[1]).toBeCloseTo(middle[1] + 2);
      expect(right[1]).toBeCloseTo(middle[1] + 2);
      expect(right[0] - left[0]).toBeCloseTo(own === "1" ? 4 : -4);
      // The boards keep their distances.
      const [one, other] = BOARDS.filter((each) => each !== name) as [BoardName, BoardName];
      const apart = (tables: typeof before) =>
        Math.hypot(tables[one].middle[0] - tables[other].middle[0], tables[one].middle[1] - tables[other].middle[1]);
      expect(apart(after)).toBeCloseTo(apart(before));
    }
  });
});

describe("rings around lit squares", () => {
  it("go around single squares", () => expect(ringsAround(["AB c1", "AB d2"])).toEqual(["AB c1", "AB d2"]));
  it("are one around a whole board, so that its word can be read", () =>
    expect(ringsAround([...SQUARES.map((square) => `CA ${square}`), "AB c1"])).toEqual(["CA", "AB c1"]));
});
