/** Taluva's island, tiles and moves as values: the TypeScript side of games/taluva/view.py and notation.py. */
import { distinct, type Hex, hexText, neighbour, neighbours, readHex } from "../../board/hexes";

export type Terrain = "V" | "J" | "C" | "S" | "R" | "L";
export type Kind = "hut" | "tower" | "temple" | "ship";

export interface Land {
  readonly hex: Hex;
  readonly level: number;
  readonly terrain: Terrain;
  readonly direction: number | null;
  readonly double: boolean;
  readonly tile: Hex;
}

export interface Building {
  readonly hex: Hex;
  readonly seat: number;
  readonly kind: Kind;
  readonly number: number;
}

export interface Settlement {
  readonly name: string;
  readonly seat: number;
  readonly hexes: readonly Hex[];
}

export interface Lagoon {
  readonly name: string;
  readonly hexes: readonly Hex[];
  readonly ship: number | null;
}

export type Pieces = Readonly<Record<Kind, number>>;

export interface TaluvaView {
  readonly phase: "deal" | "choose" | "draw" | "place" | "build" | "over";
  readonly turn: number | null;
  readonly hand: string | null;
  readonly stack: number;
  readonly stack_size: number;
  readonly doubles: readonly string[];
  readonly land: readonly Land[];
  readonly buildings: readonly Building[];
  readonly settlements: readonly Settlement[];
  readonly lagoons: readonly Lagoon[];
  readonly seats: readonly {
    readonly pool: Pieces;
    readonly put: Pieces;
    readonly takes: number;
    readonly eliminated: boolean;
    readonly playing: boolean;
    readonly place: number | null;
  }[];
  readonly zone: null | {
    readonly name: string;
    readonly radius?: number;
    readonly width?: number;
    readonly height?: number;
  };
  readonly options: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
}

/** Where a tile lies: its first hex and its direction. */
export interface TilePlacement {
  readonly at: Hex;
  readonly direction: number;
}

/** The hexes that a tile covers, in the order of its terrains: three, or two for a double tile. */
export function coveredHexes(hand: string, { at, direction }: TilePlacement): Hex[] {
  const rest =
    hand.length === 2 ? [neighbour(at, direction)] : [neighbour(at, direction), neighbour(at, direction + 1)];
  return [at, ...rest];
}

export const isSymmetric = (hand: string): boolean => hand === "VV" || hand === "JJ";

/** A placement in its one spelling: tiles that look the same both ways are named by their smaller hex. */
export function canonical(hand: string, placement: TilePlacement): TilePlacement {
  if (!isSymmetric(hand)) return placement;
  const other = neighbour(placement.at, placement.direction);
  const smaller = other[0] < placement.at[0] || (other[0] === placement.at[0] && other[1] < placement.at[1]);
  return smaller ? { at: other, direction: (placement.direction + 3) % 6 } : placement;
}

export const placementText = (hand: string, placement: TilePlacement): string => {
  const { at, direction } = canonical(hand, placement);
  return `tile ${hexText(at)} ${direction}`;
};

export type TaluvaMove =
  | { readonly kind: "draw" }
  | { readonly kind: "take"; readonly tile: string }
  | { readonly kind: "tile"; readonly placement: TilePlacement }
  | { readonly kind: Kind; readonly at: Hex }
  | { readonly kind: "expand"; readonly settlement: string; readonly terrain: Terrain };

export function readMove(text: string): TaluvaMove {
  const [kind, a, b] = text.split(" ") as [string, string, string];
  switch (kind) {
    case "draw":
      return { kind };
    case "take":
      return { kind, tile: a };
    case "tile":
      return { kind, placement: { at: readHex(a), direction: Number(b) } };
    case "expand":
      return { kind, settlement: a, terrain: b as Terrain };
    default:
      return { kind: kind as Kind, at: readHex(a) };
  }
}

/** The land that a tile makes where it lies: every hex a level above what is there, water being level 0 (T-PLA-2). */
export function tileLand(hand: string, placement: TilePlacement, levels: ReadonlyMap<string, Land>): Land[] {
  const double = hand.length === 2;
  return coveredHexes(hand, placement).map((hex, k) => ({
    hex,
    level: (levels.get(hexText(hex))?.level ?? 0) + 1,
    terrain: hand[k] as Terrain,
    direction: hand[k] === "V" ? (placement.direction + (double && k === 1 ? 3 : 0)) % 6 : null,
    double,
    tile: placement.at,
  }));
}

/**
 * Where a volcano's lava runs, in degrees counter-clockwise from E: between the tile's two fields, or at a double
 * tile's other hex.
 */
export const lavaAngle = (direction: number, double: boolean): number => 60 * direction + (double ? 0 : 30);

/** Which of a hex's six edges lie inside its tile. */
export function insideEdges(land: Land, levels: ReadonlyMap<string, Land>): boolean[] {
  return neighbours(land.hex).map((hex) => {
    const next = levels.get(hexText(hex));
    return next !== undefined && next.level === land.level && hexText(next.tile) === hexText(land.tile);
  });
}

/** The hexes that an expansion would fill, each with the number of huts it takes (T-EXT-1). */
export function expansion(view: TaluvaView, settlement: string, terrain: Terrain): { hex: Hex; huts: number }[] {
  const found = view.settlements.find((each) => each.name === settlement);
  if (!found) return [];
  const built = new Set(view.buildings.map((each) => hexText(each.hex)));
  const around = new Set(found.hexes.flatMap((hex) => neighbours(hex).map(hexText)));
  return view.land
    .filter((each) => each.terrain === terrain && around.has(hexText(each.hex)) && !built.has(hexText(each.hex)))
    .map((each) => ({ hex: each.hex, huts: each.level }));
}

/** One thing that can be built, with every hex that a touch may mean it by. */
export interface BuildChoice {
  readonly move: string;
  readonly kind: Kind | "expand";
  readonly terrain: Terrain | null;
  readonly cost: number;
  readonly hexes: readonly Hex[];
  /** Everything that would stand there: each hex with its pieces. */
  readonly pieces: readonly { readonly hex: Hex; readonly kind: Kind; readonly number: number }[];
}

export function buildChoices(view: TaluvaView, legal: readonly string[]): BuildChoice[] {
  return legal.flatMap((text): BuildChoice[] => {
    const move = readMove(text);
    if (move.kind === "expand") {
      const filled = expansion(view, move.settlement, move.terrain);
      const cost = filled.reduce((sum, { huts }) => sum + huts, 0);
      const pieces = filled.map(({ hex, huts }) => ({ hex, kind: "hut" as const, number: huts }));
      const hexes = filled.map(({ hex }) => hex);
      return [{ move: text, kind: "expand", terrain: move.terrain, cost, hexes, pieces }];
    }
    if (move.kind === "ship") {
      const lagoon = view.lagoons.find((each) => each.name === hexText(move.at));
      const hexes = lagoon?.hexes ?? [move.at];
      const pieces = [{ hex: hexes[Math.floor(hexes.length / 2)]!, kind: move.kind, number: 1 }];
      return [{ move: text, kind: "ship", terrain: null, cost: 1, hexes, pieces }];
    }
    if (move.kind === "hut" || move.kind === "tower" || move.kind === "temple")
      return [
        {
          move: text,
          kind: move.kind,
          terrain: null,
          cost: 1,
          hexes: [move.at],
          pieces: [{ hex: move.at, kind: move.kind, number: 1 }],
        },
      ];
    return [];
  });
}

/** The pieces that cannot go where these choices can, and are worth a word: an expansion is huts, too. */
export function piecesFor(choices: readonly BuildChoice[]): Kind[] {
  const possible = new Set(choices.map(({ kind }) => (kind === "expand" ? "hut" : kind)));
  return (["hut", "temple", "tower"] as const).filter((kind) => !possible.has(kind));
}

/** The legal placement nearest to the requested one: the same, else the next direction on the same hex. */
export function nearestLegal(hand: string, wish: TilePlacement, legal: ReadonlySet<string>): TilePlacement | null {
  for (let turn = 0; turn < 6; turn++) {
    const placement = { at: wish.at, direction: (wish.direction + turn) % 6 };
    if (legal.has(placementText(hand, placement))) return placement;
  }
  return null;
}

/** Every hex that a build is offered by, once. */
export function uniqueHexes(choices: readonly BuildChoice[]): Hex[] {
  return distinct(choices.flatMap(({ hexes }) => hexes));
}

/**
 * Every hex that a sentence or a move may name now: what lies on the table, the water of lagoons, and where the tile
 * in hand may go.
 */
export function nameableHexes(
  { land, lagoons }: Pick<TaluvaView, "land" | "lagoons">,
  legal: readonly string[],
): Hex[] {
  const goals = legal.filter((text) => text.startsWith("tile ")).map((text) => readHex(text.split(" ")[1]!));
  return distinct([...land.map(({ hex }) => hex), ...lagoons.flatMap(({ hexes }) => hexes), ...goals]);
}

/** Where recent moves happened, as far as it still lies open. */
export function recentHexes(recent: readonly string[], view: TaluvaView): Hex[] {
  const moves = recent.map(readMove);
  const hexes = moves.flatMap((move): Hex[] => {
    if (move.kind === "tile") {
      const tiles = moves.filter(
        (each) => each.kind === "tile" && hexText(each.placement.at) === hexText(move.placement.at),
      );
      const tile = highest(view.land, move.placement.at, tiles.length);
      return tile.length > 0 ? tile : [move.placement.at];
    }
    return "at" in move ? [move.at] : [];
  });
  return distinct(hexes);
}

/** The open hexes of the newest tiles that begin on a hex: in an eruption volcano lies on volcano, the newest on top. */
function highest(land: readonly Land[], at: Hex, tiles: number): Hex[] {
  const begun = land.filter((each) => hexText(each.tile) === hexText(at));
  const levels = [...new Set(begun.map(({ level }) => level))].sort((a, b) => b - a).slice(0, tiles);
  return begun.filter(({ level }) => levels.includes(level)).map(({ hex }) => hex);
}
