import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../protocol/types";
import { recentHistory } from "./recentHistory";

const history = [0, 0, 1, 1, 2, 2].map((seat, number) => ({
  seat,
  move: `${number}`,
})) as unknown as Snapshot["history"];

const recentMoves = (snapshot: Parameters<typeof recentHistory>[0]) => recentHistory(snapshot).map(({ move }) => move);

describe("what has just happened", () => {
  it("is all that others did since one last decided", () =>
    expect(recentMoves({ history, viewer: 0 })).toEqual(["2", "3", "4", "5"]));
  it("is one's own turn when nobody has moved since", () =>
    expect(recentMoves({ history, viewer: 2 })).toEqual(["4", "5"]));
  it("is the last turn for those who look on", () =>
    expect(recentMoves({ history, viewer: null })).toEqual(["4", "5"]));
  it("is nothing before the first move", () => expect(recentMoves({ history: [], viewer: null })).toEqual([]));
});
