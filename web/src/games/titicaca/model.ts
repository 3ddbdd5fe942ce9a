/** Titicaca's country, regions and moves as values: the TypeScript side of games/titicaca/view.py. */
import { type Hex, hexText, neighbour, readHex } from "../../board/hexes";

export type Terrain = "F" | "M" | "S" | "P" | "G";
export type Step = "drawing" | "bidding" | "village" | "join" | "merge" | "temple" | "over";

export interface Region {
  readonly name: string;
  readonly fields: readonly string[];
  readonly terrains: readonly Terrain[];
  readonly lakes: readonly number[];
}

export interface Category {
  readonly name: string;
  readonly points: number;
  readonly villages: readonly number[];
  readonly tie: readonly {
    readonly seat: number;
    readonly lakes: number;
    readonly temples: number;
    readonly total: number;
  }[];
  readonly won: readonly number[];
}

export interface Scoring {
  readonly lake: number | null;
  readonly weapons: readonly number[];
  readonly villages: readonly number[];
  readonly chains: readonly number[];
  readonly holdings: readonly number[];
  readonly regions: readonly {
    readonly region: string;
    readonly fields: readonly string[];
    readonly lakes: readonly number[];
    readonly categories: readonly Category[];
  }[];
  /** Temples shown because they counted in a tie; those that went back. */
  readonly shown?: readonly { readonly field: string; readonly seat: number; readonly value: number }[];
  readonly returned?: readonly { readonly field: string; readonly seat: number }[];
  readonly points: readonly number[];
}

export interface TiticacaView {
  readonly game: "titicaca";
  readonly players: number;
  readonly country: Readonly<Record<string, string>>;
  readonly arrow: number | null;
  readonly round: number;
  readonly extra: number;
  readonly lake: string | null;
  readonly step: Step;
  readonly waiting: readonly number[];
  readonly turn: number | null;
  readonly order: readonly number[];
  readonly open: readonly string[];
  readonly fresh: string | null;
  readonly bids: readonly (number | null)[];
  readonly sealed: readonly number[];
  readonly stocks: readonly number[];
  readonly scores: readonly number[];
  readonly villages: Readonly<Record<string, number>>;
  readonly regions: readonly Region[];
  readonly temples: readonly { readonly field: string; readonly seat: number; readonly value: number | null }[];
  readonly hands: readonly { readonly count: number; readonly values: readonly number[] | null }[];
  readonly village_counts: readonly number[];
  readonly chains: readonly number[];
  readonly reason: string | null;
  readonly final: Scoring | null;
}

export const isLake = (shown: string | undefined): boolean => shown !== undefined && /^\d+$/.test(shown);

/** The weapon points of a bid, `bid 7`. */
export const bidOf = (move: string): number => Number(move.split(" ")[1]);

/** A border stick: the edge between a field with a village and a field of another region, or an empty one (C-VIL-1). */
export interface Stick {
  readonly hex: Hex;
  readonly direction: number;
}

export function sticks(view: TiticacaView): Stick[] {
  const regionOf = new Map(view.regions.flatMap(({ name, fields }) => fields.map((field) => [field, name] as const)));
  const found: Stick[] = [];
  for (const [text, region] of regionOf) {
    const hex = readHex(text);
    for (let direction = 0; direction < 6; direction++) {
      const other = hexText(neighbour(hex, direction));
      const shown = view.country[other];
      if (shown === undefined || isLake(shown) || regionOf.get(other) === region) continue;
      // An edge between two regions is drawn once, from its first three directions.
      if (regionOf.has(other) && direction > 2) continue;
      found.push({ hex, direction });
    }
  }
  return found;
}

/** Who has how many villages on each terrain of a region, and in all of it: what it would score for now. */
export function regionScores(
  view: TiticacaView,
  region: Region,
): { readonly name: Terrain | "all"; readonly points: number; readonly villages: number[] }[] {
  const count = (fields: readonly string[]): number[] =>
    Array.from({ length: view.players }, (_, seat) => fields.filter((field) => view.villages[field] === seat).length);
  return [
    ...region.terrains.map((terrain) => ({
      name: terrain,
      points: region.fields.length,
      villages: count(region.fields.filter((field) => view.country[field] === terrain)),
    })),
    { name: "all" as const, points: region.lakes.length, villages: count(region.fields) },
  ];
}

export type TiticacaMove =
  | { readonly kind: "bid"; readonly bid: number }
  | { readonly kind: "village"; readonly field: string }
  | { readonly kind: "join"; readonly region: string | null }
  | { readonly kind: "merge"; readonly regions: readonly [string, string] | null }
  | { readonly kind: "temple"; readonly field: string | null; readonly value: number };

export function readMove(text: string): TiticacaMove {
  const [kind, a, b] = text.split(" ") as [string, string, string];
  switch (kind) {
    case "bid":
      return { kind, bid: Number(a) };
    case "village":
      return { kind, field: a };
    case "join":
      return { kind, region: a === "-" ? null : a };
    case "merge":
      return { kind, regions: a === "-" ? null : [a, b] };
    default:
      return { kind: "temple", field: a === "-" ? null : a, value: Number(b) };
  }
}

/** The move that unites two regions, named in whichever order: the smaller name comes first. */
export function mergeText(one: string, other: string): string {
  const [a, b] = [readHex(one), readHex(other)];
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `merge ${one} ${other}` : `merge ${other} ${one}`;
}

/** How many tints regions have. */
export const TINTS = 5;

/**
 * A tint for each region, another one than its neighbours have, as far as there are tints. It follows from the region's
 * first field, so that it rarely changes while regions grow.
 */
export function regionTints(regions: readonly Region[]): Map<string, number> {
  const regionOf = new Map(regions.flatMap(({ name, fields }) => fields.map((field) => [field, name] as const)));
  const tints = new Map<string, number>();
  for (const { name, fields } of regions) {
    const around = fields.flatMap((field) =>
      [0, 1, 2, 3, 4, 5].map((direction) =>
        tints.get(regionOf.get(hexText(neighbour(readHex(field), direction))) ?? ""),
      ),
    );
    const [q, r] = readHex([...fields].sort()[0]!);
    const first = (((q + 2 * r) % TINTS) + TINTS) % TINTS;
    const free = Array.from({ length: TINTS }, (_, k) => (first + k) % TINTS).find((tint) => !around.includes(tint));
    tints.set(name, free ?? first);
  }
  return tints;
}
