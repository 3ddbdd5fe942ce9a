/** How the boards lean: those that are seen from low down turn towards the eye, so that tower tops stay in sight. */
import { Matrix4, Vector3 } from "three";
import type { Vector, Views } from "../../../scene/camera";
import type { Layout } from "../model";

/** How far from its upright a board is seen before it leans: the highest tower then hides no number behind it. */
export const STEEP = 0.45;
/** How far a board leans at most. */
export const MOST = 0.3;
/** From where the boards are looked at: at first no number is hidden, and so low at most that no two flags meet. */
export const VIEWS: Views = { front: { azimuth: 0, polar: 0.5 }, lowest: 1.05 };
/** How much higher a leaning board's squares are, for pictures that must show them. */
export const LEANT = 1.1;
/** From a board's middle to its edge. */
const HALF = 2.8;

export interface Lean {
  /** How far the board is turned towards the eye, in radians. */
  readonly angle: number;
  /** How far from its own upright it is seen even so. */
  readonly slant: number;
  /** Takes a point of the table to where it is on the leaning board; a rotation and a shift. */
  readonly matrix: Matrix4;
}

export function leanTo([ex, ey, ez]: Vector, { middle: [x, z], angle: turned }: Layout): Lean {
  const [dx, dz] = [ex - x, ez - z];
  const away = Math.hypot(dx, dz);
  const slant = Math.atan2(away, ey);
  const angle = Math.min(Math.max(slant - STEEP, 0), MOST);
  const matrix = new Matrix4();
  if (angle > 0) {
    // Its front corner stays on the sand.
    const facing = Math.atan2(dz, dx) - (turned * Math.PI) / 180;
    const lift = HALF * (Math.abs(Math.cos(facing)) + Math.abs(Math.sin(facing))) * Math.sin(angle);
    matrix
      .makeTranslation(x, lift, z)
      .multiply(new Matrix4().makeRotationAxis(new Vector3(dz / away, 0, -dx / away), angle))
      .multiply(new Matrix4().makeTranslation(-x, 0, -z));
  }
  return { angle, slant: slant - angle, matrix };
}

/** A point of the table where it is on a leaning board. */
export const leaning = (point: Vector, { matrix }: Lean): Vector =>
  new Vector3(...point).applyMatrix4(matrix).toArray() as unknown as Vector;
