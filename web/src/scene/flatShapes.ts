/** Flat bands and discs that lie on the ground. */
import type { Color } from "three";
import type { Shape } from "./shapes";

export type GroundPoint = readonly [number, number];

/** A band between two points, on one height. */
export function band(
  shape: Shape,
  [ax, az]: GroundPoint,
  [bx, bz]: GroundPoint,
  y: number,
  width: number,
  colour: Color,
): void {
  const length = Math.hypot(bx - ax, bz - az) || 1;
  const [nx, nz] = [((bz - az) / length) * (width / 2), (-(bx - ax) / length) * (width / 2)];
  shape.quad([ax + nx, y, az + nz], [ax - nx, y, az - nz], [bx - nx, y, bz - nz], [bx + nx, y, bz + nz], colour);
}

export const between = (a: GroundPoint, b: GroundPoint, t: number): GroundPoint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export function dashed(
  shape: Shape,
  a: GroundPoint,
  b: GroundPoint,
  y: number,
  width: number,
  colour: Color,
  dashes: number,
): void {
  for (let k = 0; k < dashes; k++)
    band(shape, between(a, b, k / dashes + 0.1 / dashes), between(a, b, k / dashes + 0.7 / dashes), y, width, colour);
}

/** A disc, or a polygon with equal sides, lying. */
export function disc(
  shape: Shape,
  x: number,
  y: number,
  z: number,
  radius: number,
  sides: number,
  inner: Color,
  start = 0,
  outer = inner,
): void {
  for (let k = 0; k < sides; k++) {
    const corner = (step: number) => {
      const angle = start + (2 * Math.PI * step) / sides;
      return [x + radius * Math.cos(angle), y, z - radius * Math.sin(angle)];
    };
    shape.triangle([x, y, z], corner(k), corner(k + 1), [inner, outer, outer]);
  }
}
