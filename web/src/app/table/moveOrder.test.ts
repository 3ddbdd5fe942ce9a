import { describe, expect, it } from "vitest";
import { inListOrder } from "./moveOrder";

describe("the list of moves", () => {
  it("shows bids by their number", () => {
    expect(inListOrder(["bid 0", "bid 1", "bid 10", "bid 11", "bid 2"])).toEqual([
      "bid 0",
      "bid 1",
      "bid 2",
      "bid 10",
      "bid 11",
    ]);
  });
  it("leaves other moves in the order of the server", () => {
    expect(inListOrder(["hut 3,-1", "expand 0,0 J", "draw"])).toEqual(["hut 3,-1", "expand 0,0 J", "draw"]);
  });
});
