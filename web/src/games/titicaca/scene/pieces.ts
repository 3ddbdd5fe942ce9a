/** Villages, temples, walls, and a boat of reeds for each seat with its weapons: solid shapes, and where they stand. */
import { BoxGeometry, type BufferGeometry, Color, ConeGeometry, CylinderGeometry } from "three";
import { centre, edge, type Hex, readHex } from "../../../board/hexes";
import type { Vector } from "../../../scene/camera";
import type { Placement } from "../../../scene/Instances";
import { at, faces, hip, memo, Shape } from "../../../scene/shapes";
import { sticks, type TiticacaView } from "../model";
import type { Place } from "../turn";
import { GROUND, heightAt } from "./relief";

export type Piece = "village" | "temple" | "boat";
export const PIECES: readonly Piece[] = ["village", "temple", "boat"];

const ADOBE = "#d8b27c";
const STONE = "#e4dac4";
const DOOR = "#4a2f18";
const REED = "#d9b25a";
const DARK_REED = "#a97f2f";

/** Where a temple stands beside its village. */
const BESIDE: readonly [number, number] = [0.42, 0.4];

const BODY: Readonly<Record<Piece, () => BufferGeometry>> = {
  village: () => {
    const shape = new Shape()
      .add(new BoxGeometry(0.86, 0.24, 0.72), "#9a8468", at(0, -0.06, 0), ({ y }) => 0.95 + y)
      .add(new BoxGeometry(0.7, 0.28, 0.56), ADOBE, at(0, 0.19, 0), ({ y }) => 0.8 + y * 0.8)
      .add(new BoxGeometry(0.15, 0.2, 0.02), DOOR, at(0, 0.15, 0.285))
      .add(new BoxGeometry(0.1, 0.08, 0.02), DOOR, at(-0.22, 0.22, 0.285))
      .add(new BoxGeometry(0.1, 0.08, 0.02), DOOR, at(0.22, 0.22, 0.285))
      .add(new BoxGeometry(0.92, 0.03, 0.78), "#fff3d8", at(0, 0.335, 0));
    for (const [x, z] of HUTS)
      shape
        .add(new CylinderGeometry(0.12, 0.13, 0.3, 8), ADOBE, at(x, 0.01, z), ({ y }) => 0.8 + y)
        .add(new CylinderGeometry(0.17, 0.17, 0.02, 10), "#fff3d8", at(x, 0.16, z));
    return shape.build();
  },
  temple: () => {
    const shape = new Shape();
    [0.62, 0.48, 0.34].forEach((width, step) =>
      shape
        .add(new BoxGeometry(width, 0.13, width), STONE, at(0, 0.13 * step - 0.03, 0), ({ y }) => 0.84 + y * 0.5)
        .add(new BoxGeometry(0.16, 0.132, 0.05), "#bfb195", at(0, 0.13 * step - 0.03, width / 2)),
    );
    return shape
      .add(new BoxGeometry(0.22, 0.16, 0.22), "#cbbd9f", at(0, 0.4, 0))
      .add(new BoxGeometry(0.08, 0.12, 0.02), DOOR, at(0, 0.38, 0.112))
      .build();
  },
  boat: () => {
    const shape = new Shape();
    const [light, dark] = [new Color(REED), new Color(DARK_REED)];
    const section = (t: number): readonly number[][] => {
      const [x, lift, wide] = [1.15 * t, 0.05 + 0.5 * Math.abs(t) ** 3, 0.34 * (1 - 0.82 * t * t)];
      return [
        [x, lift + 0.16, wide],
        [x, lift - 0.1, wide * 0.7],
        [x, lift - 0.1, -wide * 0.7],
        [x, lift + 0.16, -wide],
        [x, lift + 0.12, 0],
      ];
    };
    const COUNT = 14;
    for (let k = 0; k < COUNT; k++) {
      const [from, to] = [section((2 * k) / COUNT - 1), section((2 * (k + 1)) / COUNT - 1)];
      const tone = k % 3 === 0 ? dark : light;
      for (let side = 0; side < 5; side++) {
        const next = (side + 1) % 5;
        shape.quad(from[side]!, from[next]!, to[next]!, to[side]!, tone.clone().multiplyScalar(side === 1 ? 0.7 : 1));
      }
    }
    return shape.add(new CylinderGeometry(0.025, 0.03, 1.0, 6), "#6b4620", at(0, 0.55, -0.3)).build();
  },
};

/** The mat of reeds before a boat that a bid lies on. */
const MAT = { x: 0, z: -1.05, radius: 0.56, top: 0.08 } as const;

const HUTS = [
  [-0.5, 0.3],
  [0.5, 0.34],
] as const;

/** White here: roofs, shrines and sails take their player's colour. */
const TOP: Readonly<Record<Piece, () => BufferGeometry>> = {
  village: () => {
    const shape = new Shape().add(hip(0.9, 0.76, 0.44, 0.4, 0.3), "#ffffff", at(0, 0.35, 0), shine(0.5));
    for (const [x, z] of HUTS) shape.add(new ConeGeometry(0.17, 0.18, 10), "#ffffff", at(x, 0.26, z), shine(0.26));
    return shape.build();
  },
  temple: () =>
    new Shape()
      .add(hip(0.32, 0.32, 0.1, 0.1, 0.16), "#ffffff", at(0, 0.48, 0), shine(0.55))
      .add(new BoxGeometry(0.36, 0.03, 0.36), "#ffffff", at(0, 0.305, 0))
      .build(),
  boat: () =>
    new Shape()
      .add(
        faces([
          [
            [-0.52, 0.3, 0.3],
            [0.5, 0.3, 0.3],
            [0.42, 1.0, -0.28],
            [-0.46, 1.0, -0.28],
          ],
        ]),
        "#ffffff",
        undefined,
        () => 1.1,
      )
      .build(),
};

function shine(middle: number): (place: { readonly y: number }) => number {
  return ({ y }) => 0.94 + (y - middle) * 0.5;
}

export const bodyGeometry = memo((piece: Piece) => BODY[piece]());
export const topGeometry = memo((piece: Piece) => TOP[piece]());

/** A wall of stones along z, as long as a hex's edge. */
export const wallGeometry = memo((_: "wall") => {
  const shape = new Shape();
  [-0.36, -0.18, 0, 0.18, 0.36].forEach((z, k) => {
    const height = 0.26 + 0.04 * ((k * 7) % 3);
    shape.add(
      new BoxGeometry(0.17, height, 0.19),
      k % 2 ? "#5d4128" : "#6b4c30",
      at(0, height / 2 - 0.08, z, 0.05 * (k % 3)),
      ({ y }) => 0.75 + y,
    );
    shape.add(new BoxGeometry(0.2, 0.035, 0.18), "#c6a678", at(0, height - 0.07, z, 0.05 * (k % 3)));
  });
  return shape.build();
});

export const matGeometry = memo((_: "mat") => {
  const shape = new Shape();
  [1, 0.82, 0.64, 0.46].forEach((part, k) =>
    shape.add(
      new CylinderGeometry(MAT.radius * part, MAT.radius * part, MAT.top - 0.03 + 0.008 * k, 22),
      k % 2 ? DARK_REED : REED,
      at(MAT.x, (MAT.top - 0.03 + 0.008 * k) / 2, MAT.z),
    ),
  );
  return shape.build();
});

/** A counter of a bid; its edge takes its player's colour. */
export const counterGeometry = memo((_: "counter") =>
  new Shape()
    .add(new CylinderGeometry(0.22, 0.22, COUNTER - 0.015, 18), "#ffffff", at(0, COUNTER / 2, 0))
    .add(new CylinderGeometry(0.15, 0.15, 0.01, 18), "#f0f0f0", at(0, COUNTER - 0.002, 0))
    .build(),
);
const COUNTER = 0.09;

/** A piece of a seat. `name` stays the same while it stands there. */
export interface PlacedPiece {
  readonly name: string;
  readonly piece: Piece;
  readonly seat: number;
  readonly at: Vector;
  readonly field: string | null;
}

export function placedPieces(view: TiticacaView, gone: readonly string[]): PlacedPiece[] {
  const on = (field: string, dx = 0, dz = 0): Vector => {
    const [x, z] = centre(readHex(field));
    return [x + dx, heightAt(readHex(field), view.country[field]!, dx, dz), z + dz];
  };
  return [
    ...Object.entries(view.villages).map(([field, seat]): PlacedPiece => ({
      name: field,
      piece: "village",
      seat,
      at: on(field),
      field,
    })),
    ...view.temples
      .filter(({ field }) => !gone.includes(field))
      .map(({ field, seat }): PlacedPiece => {
        return { name: `temple ${field}`, piece: "temple", seat, at: on(field, ...BESIDE), field };
      }),
  ];
}

export interface PlacedWall {
  readonly name: string;
  readonly hex: Hex;
  readonly placement: Placement;
}

export function placedWalls(view: TiticacaView): PlacedWall[] {
  return sticks(view).map(({ hex, direction }) => {
    const [[ax, az], [bx, bz]] = edge(hex, direction);
    const placement = {
      at: [(ax + bx) / 2, GROUND, (az + bz) / 2] as const,
      turn: (direction * Math.PI) / 3,
      colour: "#ffffff",
    };
    return { name: `${hex.join()}/${direction}`, hex, placement };
  });
}

/** The boats lie side by side before the country, the first seat's at the left. */
export function boatPlaces(players: number, places: readonly Place[]): Vector[] {
  const [xs, zs] = [places.map(({ hex }) => centre(hex)[0]), places.map(({ hex }) => centre(hex)[1])];
  const [left, right, near] = [Math.min(...xs), Math.max(...xs), Math.max(...zs)];
  const apart = Math.min(3.6, (right - left + 1.2) / Math.max(1, players - 1));
  const middle = (left + right) / 2;
  return Array.from({ length: players }, (_, k) => [middle + apart * (k - (players - 1) / 2), 0, near + 2.75]);
}

/** How many counters lie on each other. */
const PILE = 5;

/** The counters of a bid on the mat before its boat, in piles. */
export function counters(count: number, [x, y, z]: Vector): Vector[] {
  const piles = Math.ceil(count / PILE);
  return Array.from({ length: count }, (_, k): Vector => {
    const pile = Math.floor(k / PILE);
    const [angle, reach] = [(2 * Math.PI * pile) / Math.max(1, piles), piles > 1 ? 0.28 : 0];
    return [
      x + MAT.x + reach * Math.cos(angle),
      y + MAT.top + COUNTER * (k % PILE),
      z + MAT.z - reach * Math.sin(angle),
    ];
  });
}

/** Where a bid's number stands: above its counters. */
export const bidPlace = (count: number, [x, y, z]: Vector): Vector => [
  x + MAT.x,
  y + MAT.top + COUNTER * Math.min(PILE, Math.max(1, count)) + 0.36,
  z + MAT.z,
];
