/** The bids of a round as cards: who plays in which order, why, and what it costs (C-BID-2, C-BID-3). */
import type { Fact } from "../../../protocol/types";
import type { TiticacaView } from "../model";

export interface BidCard {
  readonly seat: number;
  readonly bid: number;
  /** From 1; null for those who do not play. */
  readonly place: number | null;
  readonly why: "highest" | "arrow" | "nearer" | "tied" | "fields" | "nothing" | null;
  /** Those with the same bid. */
  readonly tied: readonly number[];
  /** Weapons left after paying. */
  readonly keeps: number;
}

export interface Bids {
  readonly lake: number;
  /** How many fields there are to take. */
  readonly fields: number;
  readonly arrow: number | null;
  /** In playing order; then those who take their weapons back, then those who did not bid. */
  readonly cards: readonly BidCard[];
}

const value = (fact: Fact, name: string): number => Number(fact.values[name]);

/** The bids that these events reveal; null where they reveal none. `before` is what was seen while they were made. */
export function readBids(facts: readonly Fact[], before: TiticacaView): Bids | null {
  const of = (key: string) => facts.filter((fact) => fact.key === key);
  const bids = new Map(of("titicaca-bid-shown").map((fact) => [value(fact, "seat"), value(fact, "bid")]));
  if (bids.size === 0) return null;
  const [told] = of("titicaca-order");
  const order = (told?.values["seats"] ?? []) as readonly number[];
  // Events of earlier versions name neither the arrow nor the fields.
  const arrow = typeof told?.values["arrow"] === "number" ? told.values["arrow"] : before.arrow;
  const fields = typeof told?.values["fields"] === "number" ? told.values["fields"] : before.open.length;
  const back = of("titicaca-bid-back").map((fact) => value(fact, "seat"));
  const rest = [...bids.keys()].filter((seat) => !order.includes(seat) && !back.includes(seat)).sort((a, b) => a - b);
  const cards = [...order, ...back, ...rest].map((seat): BidCard => {
    const bid = bids.get(seat) ?? 0;
    const tied = bid > 0 ? [...bids].flatMap(([other, same]) => (same === bid && other !== seat ? [other] : [])) : [];
    const place = order.indexOf(seat) + 1 || null;
    return {
      seat,
      bid,
      place,
      tied,
      why: reason(seat, { bid, place, tied, arrow, order }),
      keeps: (before.stocks[seat] ?? 0) - (place === null ? 0 : bid),
    };
  });
  return { lake: before.round, fields, arrow, cards };
}

function reason(
  seat: number,
  {
    bid,
    place,
    tied,
    arrow,
    order,
  }: {
    readonly bid: number;
    readonly place: number | null;
    readonly tied: readonly number[];
    readonly arrow: number | null;
    readonly order: readonly number[];
  },
): BidCard["why"] {
  if (bid === 0) return "nothing";
  if (place === null) return "fields";
  if (tied.length > 0) {
    if (seat === arrow) return "arrow";
    const ahead = tied.every((other) => !order.includes(other) || order.indexOf(other) >= place);
    return ahead ? "nearer" : "tied";
  }
  return place === 1 ? "highest" : null;
}
