import { expect, test } from "vitest";
import type { TalatView } from "../model";
import { begin, belongs, capture, cleared, inTheBox, put, without, write } from "./draft";

const view = {
  game: "talat",
  players: 2,
  phase: "move",
  turn: 1,
  zihin: "C",
  boards: {
    AB: { frozen: false, towers: { c1: "A36", b5: "B13" } },
    BC: { frozen: false, towers: {} },
    CA: { frozen: true, towers: { a2: "C24" } },
  },
  captured: [["B14"], []],
} as unknown as TalatView;

test("a position is written as the server reads it", () => {
  expect(write(begin(view))).toBe(
    [
      "2 players, B to move",
      "AB BC CA",
      "5 . B13 . . . . . . . . . . . . .",
      "4 . . . . . . . . . . . . . . .",
      "3 . . . . . . . . . . . . . . .",
      "2 . . . . . . . . . . C24 . . . .",
      "1 . . A36 . . . . . . . . . . . .",
      "a b c d e a b c d e a b c d e",
      "A captured B14",
    ].join("\n"),
  );
});

test("a tower is in one place", () => {
  const draft = begin(view);
  expect(inTheBox(draft, "B")).toEqual(["B16", "B23", "B24", "B26", "B33", "B34", "B36"]);
  const moved = put(draft, "A36", "CA d4");
  expect(moved.towers).toEqual({ "AB b5": "B13", "CA a2": "C24", "CA d4": "A36" });
  expect(put(moved, "B14", "AB b5").captured).toEqual([[], []]);
  expect(inTheBox(put(moved, "B14", "AB b5"), "B")).toContain("B13");
  const taken = capture(moved, "B13", 0);
  expect(taken.captured).toEqual([["B13", "B14"], []]);
  expect(taken.towers).not.toHaveProperty("AB b5");
  expect(without(taken, "B14").captured).toEqual([["B13"], []]);
});

test("a colour belongs on two boards", () => {
  expect((["AB", "BC", "CA"] as const).filter((board) => belongs("A36", board))).toEqual(["AB", "CA"]);
});

test("a cleared board is empty", () => {
  const empty = cleared(begin(view));
  expect([empty.towers, empty.captured]).toEqual([{}, [[], []]]);
});
