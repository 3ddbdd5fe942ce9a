import { describe, expect, it } from "vitest";
import type { Fact } from "../../../protocol/types";
import type { TiticacaView } from "../model";
import { moments } from ".";
import { readBids } from "./bids";

const before = {
  round: 9,
  arrow: 0,
  open: ["0,0", "1,0"],
  stocks: [12, 16, 15, 3],
} as unknown as TiticacaView;
const fact = (key: string, values: Fact["values"]): Fact => ({ key, values });
const shown = (...bids: readonly number[]) => bids.map((bid, seat) => fact("titicaca-bid-shown", { seat, bid }));

describe("bids", () => {
  it("lie in playing order, with their reasons and prices", () => {
    const bids = readBids(
      [
        ...shown(4, 4, 3, 0),
        fact("titicaca-order", { seats: [0, 1], arrow: 0, fields: 2 }),
        fact("titicaca-bid-back", { seat: 2, bid: 3 }),
      ],
      before,
    );
    expect(bids).toMatchObject({ lake: 9, fields: 2, arrow: 0 });
    expect(bids!.cards).toEqual([
      { seat: 0, bid: 4, place: 1, why: "arrow", tied: [1], keeps: 8 },
      { seat: 1, bid: 4, place: 2, why: "tied", tied: [0], keeps: 12 },
      { seat: 2, bid: 3, place: null, why: "fields", tied: [], keeps: 15 },
      { seat: 3, bid: 0, place: null, why: "nothing", tied: [], keeps: 3 },
    ]);
  });
  it("are read from events of earlier versions, which name neither arrow nor fields", () => {
    const bids = readBids(
      [...shown(1, 2, 2, 0), fact("titicaca-order", { seats: [1, 2] }), fact("titicaca-bid-back", { seat: 0, bid: 1 })],
      before,
    );
    expect(bids).toMatchObject({ fields: 2, arrow: 0 });
    expect(bids!.cards.map(({ why }) => why)).toEqual(["nearer", "tied", "fields", "nothing"]);
  });
  it("are none until the events show them", () => {
    expect(readBids([fact("titicaca-bid", { seat: 1, bid: "?", seen: "no" })], before)).toBeNull();
  });
  it("are read nowhere while the cards lie face down, and everywhere once they turn", () => {
    const view = { ...before, lake: "0,1", bids: [4, null], sealed: [1], temples: [], hands: [] } as TiticacaView;
    const facts = [...shown(4, 3), fact("titicaca-order", { seats: [0, 1], arrow: 0, fields: 2 })];
    const [moment] = moments({ seat: 1, move: "bid 3", facts, before: view, after: view, shared: false });
    const [down, turned] = moment!.steps.map((step) => step.view as TiticacaView);
    expect(down).toMatchObject({ bids: [null, null], sealed: [0, 1] });
    expect(turned).toMatchObject({ bids: [4, 3], sealed: [] });
  });
});
