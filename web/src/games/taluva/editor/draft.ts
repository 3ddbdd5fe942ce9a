/** A position of Taluva that is being set up, and its text: the TypeScript side of games/taluva/picture.py. */
import { DIRECTIONS, type Hex, hexText, neighbour, neighbours, readHex } from "../../../board/hexes";
import {
  type Building,
  coveredHexes,
  type Lagoon,
  type Land,
  type TaluvaView,
  tileLand,
  type TilePlacement,
} from "../model";

/** A hex of a tile: what is seen of it, which part of its tile it is, and how the tile lies. */
interface Cell {
  readonly land: Land;
  readonly part: number;
  readonly lies: number;
}

export type BuildingKind = "hut" | "tower" | "temple";

export interface TaluvaDraft {
  readonly players: number;
  /** The lines of the picture that stay as they were: options and double tiles. */
  readonly lines: readonly string[];
  readonly ships: boolean;
  readonly stackSize: number;
  /** The tiles that are drawn: on the island and in hand. */
  readonly drawn: number;
  /** What lies on each hex from below; of the island at the start only the top is known. */
  readonly cells: Readonly<Record<string, readonly Cell[]>>;
  readonly buildings: Readonly<Record<string, { readonly seat: number; readonly kind: BuildingKind }>>;
  /** Ships, by one hex of their lagoon. */
  readonly sailing: Readonly<Record<string, number>>;
  readonly turn: number;
  /** The tile to lay; null where a building comes next. */
  readonly hand: string | null;
}

const KEPT = ["options", "doubles", "open", "takes"];
const SIGNS: Readonly<Record<BuildingKind, string>> = { hut: "^", tower: "|", temple: "#" };
const SEATS = "ABCDE";

/** The suffixes of a picture's words, `'14`: part and direction of a tile whose volcano is covered. */
function suffixes(picture: string): Map<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  for (const line of picture.split("\n")) {
    const [label, row] = line.split(" | ");
    if (row === undefined) continue;
    const [q, r] = readHex(label!.trim());
    for (const [step, word] of row.trim().split(/\s+/).entries()) {
      const suffix = /'([0-2])([0-5])$/.exec(word);
      if (suffix) found.set(hexText([q + step, r]), [Number(suffix[1]), Number(suffix[2])]);
    }
  }
  return found;
}

/** Which part of its tile a hex is, and how that lies, where the rest of the tile shows it. */
function partOf(land: Land, levels: ReadonlyMap<string, Land>): readonly [number, number] {
  const { hex, tile, level, double } = land;
  const isFirst = hexText(tile) === hexText(hex);
  if (land.direction !== null) return isFirst ? [0, land.direction] : [1, (land.direction + 3) % 6];
  const first = levels.get(hexText(tile));
  const away = DIRECTIONS.findIndex((_, direction) => hexText(neighbour(tile, direction)) === hexText(hex));
  if (double) {
    if (!isFirst) return [1, away];
    const twin = neighbours(hex).findIndex((next) => {
      const there = levels.get(hexText(next));
      return there !== undefined && there.level === level && hexText(there.tile) === hexText(tile);
    });
    return [0, Math.max(0, twin)];
  }
  const lies = first?.level === level && first.direction !== null ? first.direction : away;
  return lies === away ? [1, lies] : [2, lies];
}

export function begin(view: TaluvaView, picture: string): TaluvaDraft {
  const levels = new Map(view.land.map((each) => [hexText(each.hex), each]));
  const given = suffixes(picture);
  const head = new Map(picture.split("\n").map((line) => [line.split(" ")[0]!, line]));
  const cells = view.land.map((land): [string, Cell[]] => {
    const [part, lies] = given.get(hexText(land.hex)) ?? partOf(land, levels);
    return [hexText(land.hex), [{ land, part, lies }]];
  });
  const buildings = view.buildings.map(({ hex, seat, kind }) => [hexText(hex), { seat, kind: kind as BuildingKind }]);
  return {
    players: view.seats.length,
    lines: KEPT.flatMap((name) => head.get(name) ?? []),
    ships: view.options["ships"] === true,
    stackSize: view.stack_size,
    drawn: view.stack_size - view.stack,
    cells: Object.fromEntries(cells),
    buildings: Object.fromEntries(buildings) as TaluvaDraft["buildings"],
    sailing: Object.fromEntries(view.lagoons.flatMap(({ name, ship }) => (ship === null ? [] : [[name, ship]]))),
    turn: view.turn ?? 0,
    hand: view.phase === "place" ? view.hand : view.phase === "build" ? null : "VJC",
  };
}

export const cleared = (draft: TaluvaDraft): TaluvaDraft => ({
  ...draft,
  cells: {},
  buildings: {},
  sailing: {},
  drawn: draft.hand === null ? 0 : 1,
});

/** The island that is seen: the top of every hex. */
export const landOf = (draft: TaluvaDraft): Land[] => Object.values(draft.cells).map((each) => each.at(-1)!.land);

export const levelsOf = (draft: TaluvaDraft): Map<string, Land> =>
  new Map(landOf(draft).map((each) => [hexText(each.hex), each]));

export const buildingsOf = (draft: TaluvaDraft): Building[] =>
  Object.entries(draft.buildings).map(([text, { seat, kind }]) => ({
    hex: readHex(text),
    seat,
    kind,
    number: kind === "hut" ? draft.cells[text]!.at(-1)!.land.level : 1,
  }));

const without = <T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Whether a tile can lie there: on bare table, or one level above hexes of equal height. */
export function fits(draft: TaluvaDraft, tile: string, placement: TilePlacement): boolean {
  const levels = levelsOf(draft);
  const heights = coveredHexes(tile, placement).map((hex) => levels.get(hexText(hex))?.level ?? 0);
  return new Set(heights).size === 1;
}

/** The draft with a tile laid; what stood below it is gone. */
export function lay(draft: TaluvaDraft, tile: string, placement: TilePlacement): TaluvaDraft {
  const cells = { ...draft.cells };
  const land = tileLand(tile, placement, levelsOf(draft));
  for (const [part, each] of land.entries())
    cells[hexText(each.hex)] = [...(cells[hexText(each.hex)] ?? []), { land: each, part, lies: placement.direction }];
  const covered = land.map(({ hex }) => hexText(hex));
  const drawn = Math.min(draft.stackSize, draft.drawn + (tile.length === 3 ? 1 : 0));
  return withShipsAfloat({ ...draft, cells, drawn, buildings: without(draft.buildings, covered) });
}

/** The hexes of the tile on top of a hex; null if another tile lies on a part of it. */
function tileOn(draft: TaluvaDraft, text: string): string[] | null {
  const cell = draft.cells[text]!.at(-1)!;
  const { land, lies } = cell;
  const hexes = coveredHexes(land.double ? "VV" : "VJJ", { at: land.tile, direction: lies }).map(hexText);
  const tops = hexes.map((each) => draft.cells[each]?.at(-1)?.land);
  return tops.every((top) => top !== undefined && top.level === land.level && hexText(top.tile) === hexText(land.tile))
    ? hexes
    : null;
}

/** What is taken away at a hex: a building, a ship, or a tile. */
export type Erased = "nothing" | "piece" | "tile" | "covered";

export function erased(draft: TaluvaDraft, hex: Hex): readonly [Erased, TaluvaDraft] {
  const text = hexText(hex);
  if (draft.buildings[text]) return ["piece", { ...draft, buildings: without(draft.buildings, [text]) }];
  const lagoon = lagoonsOf(draft).find(({ hexes }) => hexes.some((each) => hexText(each) === text));
  if (lagoon && lagoon.ship !== null)
    return ["piece", { ...draft, sailing: without(draft.sailing, lagoon.hexes.map(hexText)) }];
  if (!draft.cells[text]) return ["nothing", draft];
  const tile = tileOn(draft, text);
  if (!tile) return ["covered", draft];
  const cells = { ...draft.cells };
  for (const each of tile) {
    const stack = cells[each]!;
    const top = stack.at(-1)!;
    if (stack.length > 1) cells[each] = stack.slice(0, -1);
    // Nobody knows what lies below: the tile itself, one level lower.
    else if (top.land.level > 1) cells[each] = [{ ...top, land: { ...top.land, level: top.land.level - 1 } }];
    else delete cells[each];
  }
  const drawn = Math.max(0, draft.drawn - (tile.length === 3 ? 1 : 0));
  return ["tile", withShipsAfloat({ ...draft, cells, drawn, buildings: without(draft.buildings, tile) })];
}

/** The draft with a building; none where the same one stands already. Nothing stands on a volcano or on water. */
export function build(draft: TaluvaDraft, hex: Hex, seat: number, kind: BuildingKind): TaluvaDraft {
  const text = hexText(hex);
  const land = draft.cells[text]?.at(-1)?.land;
  if (!land || land.terrain === "V") return draft;
  const before = draft.buildings[text];
  if (before?.seat === seat && before.kind === kind) return { ...draft, buildings: without(draft.buildings, [text]) };
  return { ...draft, buildings: { ...draft.buildings, [text]: { seat, kind } } };
}

/** The draft with a ship in the lagoon around a hex; the same draft where there is none. */
export function launch(draft: TaluvaDraft, hex: Hex, seat: number): TaluvaDraft {
  const lagoon = lagoonsOf(draft).find(({ hexes }) => hexes.some((each) => hexText(each) === hexText(hex)));
  if (!lagoon) return draft;
  const others = without(draft.sailing, lagoon.hexes.map(hexText));
  return { ...draft, sailing: lagoon.ship === seat ? others : { ...others, [lagoon.name]: seat } };
}

/** The draft with ships only where there still is a lagoon. */
function withShipsAfloat(draft: TaluvaDraft): TaluvaDraft {
  if (Object.keys(draft.sailing).length === 0) return draft;
  const afloat = lagoonsOf(draft).flatMap(({ name, ship }) => (ship === null ? [] : [[name, ship] as const]));
  return { ...draft, sailing: Object.fromEntries(afloat) };
}

/** Water that the land encloses, each with its smallest hex as its name; none without the ships' module. */
export function lagoonsOf(draft: TaluvaDraft): Lagoon[] {
  const land = Object.values(draft.cells).map((each) => each.at(-1)!.land.hex);
  if (!draft.ships || land.length === 0) return [];
  const [qs, rs] = [land.map(([q]) => q), land.map(([, r]) => r)];
  const [left, right] = [Math.min(...qs) - 1, Math.max(...qs) + 1];
  const [top, bottom] = [Math.min(...rs) - 1, Math.max(...rs) + 1];
  const inside = ([q, r]: Hex): boolean => q >= left && q <= right && r >= top && r <= bottom;
  const seen = new Set(land.map(hexText));
  const flood = (start: Hex): Hex[] => {
    if (seen.has(hexText(start))) return [];
    seen.add(hexText(start));
    const found = [start];
    for (const hex of found)
      for (const next of neighbours(hex))
        if (inside(next) && !seen.has(hexText(next))) {
          seen.add(hexText(next));
          found.push(next);
        }
    return found;
  };
  // The edge of this area is open water, and hangs together.
  flood([left, top]);
  const lagoons: Lagoon[] = [];
  for (let q = left; q <= right; q++)
    for (let r = top; r <= bottom; r++) {
      const hexes = flood([q, r]);
      if (hexes.length === 0) continue;
      hexes.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const ship = hexes.map((hex) => draft.sailing[hexText(hex)]).find((seat) => seat !== undefined);
      lagoons.push({ name: hexText(hexes[0]!), hexes, ship: ship ?? null });
    }
  return lagoons;
}

export function write(draft: TaluvaDraft): string {
  const ships = new Map(lagoonsOf(draft).flatMap(({ name, ship }) => (ship === null ? [] : [[name, ship] as const])));
  const word = (text: string): string => {
    const cell = draft.cells[text]?.at(-1);
    if (!cell) return ships.has(text) ? `~${SEATS[ships.get(text)!]}` : ".";
    const { level, terrain, direction, double } = cell.land;
    const building = draft.buildings[text];
    return [
      level,
      double ? terrain.toLowerCase() : terrain,
      direction ?? "",
      building ? SEATS[building.seat]! + SIGNS[building.kind] : "",
      `'${cell.part}${cell.lies}`,
    ].join("");
  };
  const rows = new Map<number, number[]>();
  for (const [q, r] of [...landOf(draft).map(({ hex }) => hex), ...[...ships.keys()].map(readHex)])
    rows.set(r, [...(rows.get(r) ?? []), q]);
  const island = [...rows.keys()]
    .sort((a, b) => a - b)
    .map((r) => {
      const [first, last] = [Math.min(...rows.get(r)!), Math.max(...rows.get(r)!)];
      const words = Array.from({ length: last - first + 1 }, (_, step) => word(hexText([first + step, r])));
      return `${hexText([first, r])} | ${words.join(" ")}`;
    });
  return [
    `players ${draft.players}`,
    ...draft.lines,
    `drawn ${draft.drawn}`,
    `turn ${SEATS[draft.turn]} ${draft.hand === null ? "build" : `place ${draft.hand}`}`,
    ...island,
  ].join("\n");
}
