/** Talat's towers and boards as solid shapes. A tower's sides are its plan, its height its storeys. */
import { BoxGeometry, type BufferGeometry, Color, CylinderGeometry } from "three";
import { band, disc } from "../../../scene/flatShapes";
import type { Ray } from "../../../scene/camera";
import { at, Shape } from "../../../scene/shapes";
import { type BoardName, BOARDS, type Layout, readTower, SQUARES, type TalatView } from "../model";

export const STOREY = 0.42;
/** The height of a board's top. */
export const BOARD = 0.3;

/** The radius of each plan, so that all three have about the same area. */
export const RADIUS: Readonly<Record<number, number>> = { 3: 0.5, 4: 0.45, 6: 0.41 };

/** Corners as on the flat board: a triangle points away from the viewer, a square and a hexagon stand on a side. */
const TURN: Readonly<Record<number, number>> = { 3: Math.PI, 4: Math.PI / 4, 6: Math.PI / 6 };

export const towerTop = (height: number): number => BOARD + STOREY * height;

const made = new Map<string, BufferGeometry>();

function once(name: string, make: () => BufferGeometry): BufferGeometry {
  const found = made.get(name) ?? make();
  made.set(name, found);
  return found;
}

/**
 * A tower: white, for its player's colour; each storey a little narrower at its foot, so that storeys can be counted.
 */
export function towerGeometry(height: number, sides: number): BufferGeometry {
  return once(`${height} ${sides}`, () => {
    const shape = new Shape();
    const radius = RADIUS[sides]!;
    for (let storey = 0; storey < height; storey++) {
      const y = BOARD + STOREY * storey;
      shape.add(
        new CylinderGeometry(radius * 0.86, radius * 0.86, 0.06, sides),
        "#8d8d8d",
        at(0, y + 0.03, 0, TURN[sides]),
      );
      shape.add(
        new CylinderGeometry(radius, radius, STOREY - 0.06, sides),
        "#ffffff",
        at(0, y + 0.06 + (STOREY - 0.06) / 2, 0, TURN[sides]),
        () => 0.82 + 0.09 * storey,
      );
    }
    return shape.build();
  });
}

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

/** The sand and the shallows that the three boards stand on. */
export function shoreGeometry(
  middles: readonly (readonly [number, number])[],
  colours: { readonly shallow: string; readonly shore: string; readonly beach: string },
): BufferGeometry {
  const shape = new Shape();
  (
    [
      [5.5, colours.shallow, 0.012],
      [4.9, colours.shore, 0.024],
      [4.3, colours.beach, 0.036],
    ] as const
  ).forEach(([radius, colour, y]) => {
    for (const [x, z] of [...middles, [0, 0] as const]) disc(shape, x, y, z, radius, 40, new Color(colour));
  });
  return shape.build();
}

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

/** The square that a ray means: the first tower or board that it meets. */
export function squareOnRay(
  { origin, direction }: Ray,
  view: TalatView,
  tables: Readonly<Record<BoardName, Layout>>,
): { readonly board: BoardName; readonly square: string } | null {
  const down = Math.min(direction[1], -0.01);
  for (let y = towerTop(3); y >= BOARD; y -= 0.04) {
    const t = (y - origin[1]) / down;
    const [x, z] = [origin[0] + direction[0] * t, origin[2] + direction[2] * t];
    for (const board of BOARDS)
      for (const [square, text] of Object.entries(view.boards[board].towers)) {
        const [cx, cz] = tables[board].at(square);
        const tower = readTower(text);
        if (y <= towerTop(tower.height) && Math.hypot(x - cx, z - cz) < RADIUS[tower.sides]! * 0.9)
          return { board, square };
      }
  }
  const t = (BOARD - origin[1]) / down;
  const [x, z] = [origin[0] + direction[0] * t, origin[2] + direction[2] * t];
  for (const board of BOARDS) {
    const angle = (tables[board].angle * Math.PI) / 180;
    for (const square of SQUARES) {
      const [cx, cz] = tables[board].at(square);
      const [dx, dz] = [x - cx, z - cz];
      const [along, across] = [
        dx * Math.cos(angle) + dz * Math.sin(angle),
        dz * Math.cos(angle) - dx * Math.sin(angle),
      ];
      if (Math.abs(along) <= 0.5 && Math.abs(across) <= 0.5) return { board, square };
    }
  }
  return null;
}
