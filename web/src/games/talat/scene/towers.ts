/** Talat's towers and boards as solid shapes. A tower's sides are its plan, its height its storeys. */
import { BoxGeometry, type BufferGeometry, Color, CylinderGeometry, Vector3 } from "three";
import type { Point } from "../../../board/hexes";
import { band, disc } from "../../../scene/flatShapes";
import type { Ray, Vector } from "../../../scene/camera";
import { at, Shape } from "../../../scene/shapes";
import { type BoardName, BOARDS, type Layout, readTower, SQUARES, type TalatView } from "../model";
import { type Lean, leanTo } from "./lean";

export const STOREY = 0.34;
/** The height of a board's top. */
export const BOARD = 0.3;

/** The radius of each plan, so that all three have about the same area. */
export const RADIUS: Readonly<Record<number, number>> = { 3: 0.5, 4: 0.45, 6: 0.41 };

/** Corners as on the flat board: a triangle points away from the viewer, a square and a hexagon stand on a side. */
const TURN: Readonly<Record<number, number>> = { 3: Math.PI, 4: Math.PI / 4, 6: Math.PI / 6 };

export const towerTop = (height: number): number => BOARD + STOREY * height;

/** How high the middle of every flag is: all alike, so that none is behind a tower; and how big it is. */
export const FLAG = towerTop(3) + 0.4;
export const FLAG_SIZE = 0.52;

/** How high the flags on the far corner of a leaning board reach, about. */
const HIGHEST = FLAG + FLAG_SIZE / 2 + 1.8;

/** Points around the boards, their names and flags, that must be in the picture: however the boards lean. */
export function boardPoints(tables: Readonly<Record<BoardName, Layout>>): Vector[] {
  return BOARDS.flatMap((name) => {
    const [x, z] = tables[name].middle;
    return Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6).flatMap((angle): Vector[] => {
      const [dx, dz] = [4 * Math.cos(angle), 4 * Math.sin(angle)];
      return [
        [x + dx, 0, z + dz],
        [x + dx * 0.75, HIGHEST, z + dz * 0.75],
      ];
    });
  });
}

const made = new Map<string, BufferGeometry>();

function once(name: string, make: () => BufferGeometry): BufferGeometry {
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
}

/** A storey of a tower: white, for its player's colour; narrower at its foot, so that storeys can be counted. */
export function storeyGeometry(sides: number): BufferGeometry {
  return once(`storey ${sides}`, () => {
    const radius = RADIUS[sides]!;
    return new Shape()
      .add(new CylinderGeometry(radius * 0.86, radius * 0.86, 0.06, sides), "#8d8d8d", at(0, 0.03, 0, TURN[sides]))
      .add(
        new CylinderGeometry(radius, radius, STOREY - 0.06, sides),
        "#ffffff",
        at(0, 0.06 + (STOREY - 0.06) / 2, 0, TURN[sides]),
      )
      .build();
  });
}

/** The pole of a flag, of length 1 from the origin upwards. */
export const poleGeometry = (): BufferGeometry =>
  once("pole", () => new Shape().add(new CylinderGeometry(0.02, 0.02, 1, 4), "#fffaf0", at(0, 0.5, 0)).build());

/** The light plate on a tower's top. */
export function plateGeometry(sides: number): BufferGeometry {
  return once(`plate ${sides}`, () => {
    const radius = RADIUS[sides]! * 0.93;
    return new Shape()
      .add(new CylinderGeometry(radius, radius, 0.02, sides), "#ffffff", at(0, 0.012, 0, TURN[sides]))
      .build();
  });
}

/**
 * One board around the origin, columns along z, rows along x; its two start lines in the colours of those who start
 * there.
 */
export function boardGeometry(first: string, second: string): BufferGeometry {
  const shape = new Shape()
    .add(new BoxGeometry(5.6, BOARD, 5.6), "#b98a52", at(0, BOARD / 2 - 0.03, 0), ({ y }) =>
      y > BOARD * 0.8 ? 1.1 : 0.7,
    )
    .add(new BoxGeometry(5.3, 0.05, 5.3), "#d4ac74", at(0, BOARD - 0.045, 0));
  for (const square of SQUARES) {
    const [x, z] = [Number(square[1]) - 3, square.charCodeAt(0) - 99];
    const line = x === -2 ? first : x === 2 ? second : null;
    const wood = new Color((x + z) % 2 === 0 ? "#f0d9ab" : "#e6c98f");
    const tone = line ? wood.clone().lerp(new Color(line), 0.75) : wood;
    shape.add(new BoxGeometry(0.92, 0.03, 0.92), `#${tone.getHexString()}`, at(x, BOARD - 0.015, z));
  }
  return shape.build();
}

/** The sand that the three boards stand on. */
export function shoreGeometry(middles: readonly Point[], beach: string): BufferGeometry {
  const shape = new Shape();
  const [wet, sand] = [new Color(beach).multiplyScalar(0.86), new Color(beach)];
  for (const [x, z] of sandbanks(middles)) {
    disc(shape, x, 0.03, z, BANK, 48, wet);
    disc(shape, x, 0.036, z, BANK - 0.14, 48, sand);
  }
  return shape.build();
}

/** How far the sand around a board reaches. */
export const BANK = 4.5;
/** The middles of the banks: one for each board, and one between them. */
export const sandbanks = (middles: readonly Point[]): readonly Point[] => [...middles, [0, 0]];

/** A square ring on a board, around the origin. */
export function squareRing(colour: string, width: number): BufferGeometry {
  return once(`ring ${colour} ${width}`, () => {
    const shape = new Shape();
    const reach = 0.48 - width / 2;
    const corners = [
      [-reach, reach],
      [reach, reach],
      [reach, -reach],
      [-reach, -reach],
    ] as const;
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 4]!;
      const [dx, dz] = [Math.sign(to[0] - from[0]) * (width / 2), Math.sign(to[1] - from[1]) * (width / 2)];
      band(shape, [from[0] - dx, from[1] - dz], [to[0] + dx, to[1] + dz], 0, width, new Color(colour));
    });
    return shape.build();
  });
}

/** Where a tower may go: a dot with a rim. */
export function dotGeometry(inner: string, outer: string): BufferGeometry {
  return once(`dot ${inner} ${outer}`, () => {
    const shape = new Shape();
    disc(shape, 0, 0, 0, 0.24, 24, new Color(outer));
    disc(shape, 0, 0.008, 0, 0.16, 24, new Color(inner));
    return shape.build();
  });
}

/** The square that a ray from the eye means: the first tower or board that it meets, as the boards lean to that eye. */
export function squareOnRay(
  ray: Ray,
  view: TalatView,
  tables: Readonly<Record<BoardName, Layout>>,
): { readonly board: BoardName; readonly square: string } | null {
  const met = BOARDS.flatMap((board) => {
    const found = squareOnBoard(
      onBoard(ray, leanTo(ray.origin, tables[board])),
      view.boards[board].towers,
      tables[board],
    );
    return found === null ? [] : [{ board, ...found }];
  }).sort((a, b) => a.away - b.away)[0];
  return met ? { board: met.board, square: met.square } : null;
}

/** A ray as a board that lies flat would see it. */
function onBoard({ origin, direction }: Ray, { matrix }: Lean): Ray {
  const back = matrix.clone().invert();
  return {
    origin: new Vector3(...origin).applyMatrix4(back).toArray() as unknown as Vector,
    direction: new Vector3(...direction).transformDirection(back).toArray() as unknown as Vector,
  };
}

function squareOnBoard(
  { origin, direction }: Ray,
  towers: Readonly<Record<string, string>>,
  table: Layout,
): { readonly square: string; readonly away: number } | null {
  const down = Math.min(direction[1], -0.01);
  for (let y = towerTop(3); y >= BOARD; y -= 0.04) {
    const away = (y - origin[1]) / down;
    const [x, z] = [origin[0] + direction[0] * away, origin[2] + direction[2] * away];
    for (const [square, text] of Object.entries(towers)) {
      const [cx, cz] = table.at(square);
      const tower = readTower(text);
      if (y <= towerTop(tower.height) && Math.hypot(x - cx, z - cz) < RADIUS[tower.sides]! * 0.9)
        return { square, away };
    }
  }
  const away = (BOARD - origin[1]) / down;
  const [x, z] = [origin[0] + direction[0] * away, origin[2] + direction[2] * away];
  const angle = (table.angle * Math.PI) / 180;
  for (const square of SQUARES) {
    const [cx, cz] = table.at(square);
    const [dx, dz] = [x - cx, z - cz];
    const [along, across] = [dx * Math.cos(angle) + dz * Math.sin(angle), dz * Math.cos(angle) - dx * Math.sin(angle)];
    if (Math.abs(along) <= 0.5 && Math.abs(across) <= 0.5) return { square, away };
  }
  return null;
}
