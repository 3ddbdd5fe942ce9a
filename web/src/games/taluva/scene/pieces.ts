/**
 * Huts, towers, temples and ships: wooden and stone bodies, whole roofs in the player's colour with the player's sign
 * on top.
 */
import { BoxGeometry, type BufferGeometry, ConeGeometry, CylinderGeometry } from "three";
import { centre, type Hex } from "../../../board/hexes";
import type { Placement } from "../../../scene/Instances";
import { at, faces, hip, memo, Shape } from "../../../scene/shapes";
import { hutSpots } from "../appearance";
import type { Building, Kind, Lagoon, Land } from "../model";
import { heightOf, levelAt } from "./sizes";

export const KINDS: readonly Kind[] = ["hut", "tower", "temple", "ship"];

/** Where the sign lies, above a piece's foot, and its size. */
const SIGN: Readonly<Record<Kind, { readonly y: number; readonly size: number }>> = {
  hut: { y: 0.485, size: 0.185 },
  tower: { y: 1.156, size: 0.21 },
  temple: { y: 0.92, size: 0.2 },
  ship: { y: 0.31, size: 0.12 },
};

const WOOD = "#b98a52";
const DARK_WOOD = "#6b4620";
const STONE = "#e0d6c0";
const TRIM = "#fff6e2";

const pole = (radius: number, height: number) => new CylinderGeometry(radius, radius, height, 6);

const BODY: Readonly<Record<Kind, () => BufferGeometry>> = {
  hut: () =>
    new Shape()
      .add(new CylinderGeometry(0.25, 0.27, 0.22, 10), WOOD, at(0, 0.11, 0), ({ y }) => 0.8 + y)
      .add(new BoxGeometry(0.13, 0.16, 0.04), "#3d2712", at(0, 0.08, 0.25))
      .add(new CylinderGeometry(0.385, 0.385, 0.025, 12), TRIM, at(0, 0.205, 0))
      .build(),
  tower: () =>
    new Shape()
      .add(new CylinderGeometry(0.34, 0.37, 0.12, 10), STONE, at(0, 0.06, 0))
      .add(new CylinderGeometry(0.22, 0.3, 0.66, 10), WOOD, at(0, 0.45, 0), ({ y }) => 0.75 + y * 0.4)
      .add(new CylinderGeometry(0.292, 0.3, 0.06, 10), DARK_WOOD, at(0, 0.32, 0))
      .add(new CylinderGeometry(0.262, 0.27, 0.06, 10), DARK_WOOD, at(0, 0.56, 0))
      .add(new CylinderGeometry(0.42, 0.42, 0.03, 12), TRIM, at(0, 0.775, 0))
      .build(),
  temple: () => {
    const shape = new Shape()
      .add(new BoxGeometry(1.02, 0.1, 0.9), STONE, at(0, 0.05, 0), ({ y }) => 0.9 + y)
      .add(new BoxGeometry(0.88, 0.1, 0.76), STONE, at(0, 0.13, 0), ({ y }) => 0.9 + y)
      .add(new BoxGeometry(0.5, 0.3, 0.42), "#8d7f66", at(0, 0.3, 0));
    for (const x of [-0.34, -0.115, 0.115, 0.34])
      for (const z of [-0.27, 0.27]) shape.add(pole(0.045, 0.32), "#f3ead6", at(x, 0.33, z));
    return shape
      .add(new BoxGeometry(1.0, 0.035, 0.88), TRIM, at(0, 0.495, 0))
      .add(new BoxGeometry(0.62, 0.03, 0.52), TRIM, at(0, 0.72, 0))
      .build();
  },
  ship: () =>
    new Shape()
      .add(hull(), "#8a5526", at(0, 0, 0), ({ y }) => 0.7 + y * 1.6)
      .add(new BoxGeometry(0.6, 0.02, 0.22), "#d8b27a", at(0, 0.17, 0))
      .add(pole(0.022, 0.72), DARK_WOOD, at(0, 0.5, 0))
      .build(),
};

/** Roofs and sails are white here: each takes its player's colour. */
const ROOF: Readonly<Record<Kind, () => BufferGeometry>> = {
  hut: () =>
    new Shape().add(new CylinderGeometry(0.17, 0.37, 0.26, 12), "#ffffff", at(0, 0.348, 0), shine(0.34)).build(),
  tower: () => new Shape().add(new CylinderGeometry(0.19, 0.4, 0.36, 12), "#ffffff", at(0, 0.97, 0), shine(1)).build(),
  temple: () =>
    new Shape()
      .add(hip(0.98, 0.86, 0.56, 0.46, 0.2), "#ffffff", at(0, 0.512, 0), shine(0.6))
      .add(hip(0.62, 0.52, 0.34, 0.34, 0.18), "#ffffff", at(0, 0.735, 0), shine(0.85))
      .build(),
  ship: () =>
    new Shape()
      .add(sail(0.36, 0.56), "#ffffff", at(0.03, 0.26, 0))
      .add(sail(-0.3, 0.44), "#ffffff", at(-0.03, 0.26, 0))
      .add(new CylinderGeometry(0.16, 0.16, 0.03, 12), "#ffffff", at(0, 0.285, 0))
      .build(),
};

/** A little lighter towards the top, so that a roof's form shows from straight above. */
function shine(middle: number): (at: { readonly y: number }) => number {
  return ({ y }) => 0.92 + (y - middle) * 0.5;
}

function hull(): BufferGeometry {
  const deck = [
    [-0.44, 0.2, 0],
    [-0.26, 0.2, 0.16],
    [0.2, 0.2, 0.16],
    [0.5, 0.24, 0],
    [0.2, 0.2, -0.16],
    [-0.26, 0.2, -0.16],
  ];
  const keel = deck.map(([x, , z]) => [x! * 0.72, 0, z! * 0.55]);
  return faces([
    ...deck.map((from, k) => [keel[k]!, keel[(k + 1) % 6]!, deck[(k + 1) % 6]!, from]),
    [deck[0]!, deck[1]!, deck[2]!, deck[3]!],
    [deck[0]!, deck[3]!, deck[4]!, deck[5]!],
  ]);
}

/** A sail that bellies out, so that it shows from above too. */
function sail(width: number, height: number): BufferGeometry {
  const corners = [
    [0, 0, 0],
    [width, 0.02, 0.2],
    [0, height, 0],
  ];
  const back = corners.map(([x, y, z]) => [x!, y!, z! - 0.02]);
  return faces(width > 0 ? [corners, [...back].reverse()] : [[...corners].reverse(), back]);
}

export const bodyGeometry = memo((kind: Kind) => BODY[kind]());
export const roofGeometry = memo((kind: Kind) => ROOF[kind]());

/** A flame, for what burns. */
export const flameGeometry = memo((_: "flame") =>
  new Shape()
    .add(new ConeGeometry(0.12, 0.42, 6), "#ff8a2c", at(0, 0.2, 0), ({ y }) => 0.7 + y * 1.4)
    .add(new ConeGeometry(0.07, 0.26, 6), "#ffd25e", at(0.03, 0.16, 0.04))
    .build(),
);

/** One wooden piece: where it stands, whose it is. */
export interface PlacedPiece {
  readonly kind: Kind;
  readonly seat: number;
  readonly at: readonly [number, number, number];
  readonly scale: number;
  readonly turn: number;
}

export function placedPieces(
  buildings: readonly Building[],
  lagoons: readonly Lagoon[],
  levels: ReadonlyMap<string, Land>,
): PlacedPiece[] {
  const found = buildings.flatMap(({ hex, seat, kind, number }): PlacedPiece[] => {
    const [x, z] = centre(hex);
    const y = heightOf(levelAt(levels, hex));
    if (kind !== "hut") return [{ kind, seat, at: [x, y, z], scale: 1, turn: 0 }];
    return hutSpots(number).map(([dx, dz]) => ({
      kind,
      seat,
      at: [x + dx, y, z + dz] as const,
      scale: number === 1 ? 1.2 : number > 3 ? 0.72 : 0.82,
      turn: 0,
    }));
  });
  for (const { hexes, ship } of lagoons)
    if (ship !== null) found.push({ kind: "ship", seat: ship, at: shipPlace(hexes), scale: 1.15, turn: 0.3 });
  return found;
}

export function shipPlace(hexes: Lagoon["hexes"]): readonly [number, number, number] {
  const [x, z] = centre(hexes[Math.floor(hexes.length / 2)]!);
  return [x, 0.02, z];
}

/** A ship that comes in: where it will lie, and from where it comes, seen from there. */
export interface SailingShip {
  readonly piece: PlacedPiece;
  readonly from: readonly [number, number];
}

/** In a lagoon of one hex it has little way to go. */
const SHORT: SailingShip["from"] = [-0.42, 0.12];

/** The ships that come into lagoons, each from the water beside it, bow first where it can. */
export function sailingShips(
  ships: readonly { readonly seat: number; readonly hexes: readonly Hex[] }[],
): SailingShip[] {
  return ships.flatMap(({ seat, hexes }) => {
    const [x, , z] = shipPlace(hexes);
    const beside = hexes
      .map((hex) => centre(hex))
      .map(([a, b]): SailingShip["from"] => [a - x, b - z])
      .filter(([dx, dz]) => Math.abs(Math.hypot(dx, dz) - Math.sqrt(3)) < 0.01)
      .sort(([a], [b]) => a - b);
    const found = placedPieces([], [{ name: "", hexes, ship: seat }], new Map());
    return found.map((piece): SailingShip => ({ piece, from: beside[0] ?? SHORT }));
  });
}

/** How far the soft shadow at a piece's foot reaches. */
const SHADOW: Readonly<Record<Kind, number>> = { hut: 0.46, tower: 0.58, temple: 0.82, ship: 0.46 };

export const shadows = (all: readonly PlacedPiece[]): Placement[] =>
  all.map(({ kind, at: [x, y, z], scale }) => ({
    at: [x, y + (kind === "ship" ? 0.04 : 0.013), z],
    scale: SHADOW[kind] * scale,
  }));

export const bodies = (all: readonly PlacedPiece[], kind: Kind): Placement[] =>
  all.filter((each) => each.kind === kind).map(({ at: place, scale, turn }) => ({ at: place, scale, turn }));

export const roofs = (all: readonly PlacedPiece[], kind: Kind, colours: readonly string[]): Placement[] =>
  all
    .filter((each) => each.kind === kind)
    .map(({ at: place, scale, turn, seat }) => ({ at: place, scale, turn, colour: colours[seat] ?? "#888888" }));

export const signs = (all: readonly PlacedPiece[], seat: number): Placement[] =>
  all
    .filter((each) => each.seat === seat)
    .map(({ kind, at: [x, y, z], scale }) => ({
      at: [x, y + SIGN[kind].y * scale, z],
      scale: SIGN[kind].size * scale,
    }));
