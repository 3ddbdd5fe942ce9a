/** What Titicaca's events are about on the board, and how they make a log: one entry per lake and scoring. */
import { hexText, neighbours, readHex } from "../../board/hexes";
import type { Fact } from "../../protocol/types";
import type { GameLog } from "../log";
import { isLake, type TiticacaView } from "./model";

export const log: GameLog = {
  byTurn: false,
  opens: new Set(["titicaca-round", "titicaca-extra-round", "titicaca-scoring", "titicaca-end"]),
  // The order stands in the entry's head; a bid is told when it turns over.
  silent: new Set(["titicaca-bid", "titicaca-order", "titicaca-passed"]),
  joins: new Set(["titicaca-bid-shown", "titicaca-bid-back", "titicaca-village"]),
  marks: new Set(["titicaca-village"]),
  first: (view) => ({ key: "titicaca-round", values: { lake: firstLake((view as TiticacaView).country) } }),
  order: "titicaca-order",
};

/** The lake that is played first: not every country has lake 1, and one that touches no field is skipped. */
function firstLake(country: TiticacaView["country"]): number {
  const isField = (shown: string | undefined) => shown !== undefined && !isLake(shown);
  const lakes = Object.entries(country).flatMap(([hex, shown]) =>
    isLake(shown) && neighbours(readHex(hex)).some((beside) => isField(country[hexText(beside)]))
      ? [Number(shown)]
      : [],
  );
  return Math.min(...lakes);
}

/** The fields and lakes that an event or a refusal is about; regions as they are now unless the event lists them. */
export function partsOf({ key, values }: Fact, view: TiticacaView): readonly string[] {
  const { field, fields, region, other, lake } = values as {
    readonly [name: string]: unknown;
    readonly fields?: readonly string[];
  };
  if (fields) return fields;
  const regions = [region, other].filter((name) => typeof name === "string");
  const found = regions.flatMap(
    (name) => view.regions.find(({ name: its, fields: all }) => its === name || all.includes(name))?.fields ?? [],
  );
  const round = key === "titicaca-round" || key === "titicaca-skipped" || key === "C-VIL-1" ? lake : null;
  const water = Object.entries(view.country).flatMap(([hex, shown]) => (shown === String(round) ? [hex] : []));
  return [...new Set([...(typeof field === "string" ? [field] : []), ...found, ...water])];
}
