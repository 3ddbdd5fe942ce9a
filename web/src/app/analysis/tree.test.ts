import { describe, expect, test } from "vitest";
import { readLink, writeLink } from "./link";
import { beside, leaves, movesOf, nextOf, promoted, toEnd, treeOf, withMove, withoutLast } from "./tree";

const start = { game: "talat", players: 2, options: {}, setup: {}, picture: null };

describe("the tree of an analysis board", () => {
  const line = { tree: treeOf(["a", "b", "c"]), path: [0] };
  const branched = withMove(line, "x");

  test("a new move is a branch, a known one is not", () => {
    expect(movesOf(branched.tree, branched.path)).toEqual(["a", "x"]);
    expect(branched.path).toEqual([0, 1]);
    expect(withMove({ ...branched, path: [0] }, "b")).toEqual({ tree: branched.tree, path: [0, 0] });
    expect(leaves(branched.tree)).toEqual([
      [0, 0, 0],
      [0, 1],
    ]);
  });

  test("one goes to the end, and to the moves beside", () => {
    expect(toEnd(branched.tree, [0])).toEqual([0, 0, 0]);
    expect(toEnd(branched.tree, [0, 1])).toEqual([0, 1]);
    expect(beside(branched.tree, [0, 0], 1)).toEqual([0, 1]);
    expect(beside(branched.tree, [0, 1], 1)).toEqual([0, 1]);
    expect(beside(branched.tree, [], 1)).toEqual([]);
  });

  test("a branch is removed with all that follows, or becomes the main line", () => {
    const removed = withoutLast({ tree: branched.tree, path: [0, 0] });
    expect(movesOf(removed.tree, toEnd(removed.tree, []))).toEqual(["a", "x"]);
    const main = promoted(branched);
    expect(main.path).toEqual([0, 0]);
    expect(movesOf(main.tree, main.path)).toEqual(["a", "x"]);
    expect(nextOf(main.tree, [0]).map(({ move }) => move)).toEqual(["x", "b"]);
    expect(withoutLast({ tree: branched.tree, path: [] }).tree).toBe(branched.tree);
  });

  test("a link holds all of it", async () => {
    const link = await writeLink({ start, ...branched });
    expect(link).toMatch(/^[\w-]+$/);
    expect(await readLink(link)).toEqual({ start, ...branched });
    const lost = await writeLink({ start, tree: branched.tree, path: [0, 5, 1] });
    expect((await readLink(lost))?.path).toEqual([0]);
  });

  test("a text that is no link is refused", async () => {
    expect(await readLink("nonsense")).toBeNull();
    expect(await readLink("%%%")).toBeNull();
    expect(await readLink("")).toBeNull();
    const other = await writeLink({ start: { ...start, game: 5 as unknown as string }, tree: [], path: [] });
    expect(await readLink(other)).toBeNull();
  });
});
