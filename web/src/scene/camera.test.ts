import { describe, expect, it } from "vitest";
import {
  ABOVE,
  axes,
  closeTo,
  eyePoint,
  FIELD_OF_VIEW,
  fit,
  flight,
  FLIGHT_MS,
  FRONT,
  inSight,
  LOWEST,
  MAX_DISTANCE,
  MIN_DISTANCE,
  onGround,
  onTheWay,
  pixelsAt,
  pixelsNear,
  type ViewAngle,
  type Vector,
  withRoom,
} from "./camera";

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const POINTS: Vector[] = [
  [-9, 0, 4],
  [7, 2.4, -3],
  [0, 0, 12],
  [3, 1.2, -8],
];
const COVERED = { left: 0.02, right: 0.1, top: 0.08, bottom: 0.03 };

/** Where a point is in the picture: from -1 to 1 to the right and up. */
function seen(point: Vector, angle: ViewAngle, aspect: number): readonly [number, number] {
  const eye = eyePoint(fit(POINTS, angle, aspect, COVERED), angle);
  const { right, up, back } = axes(angle);
  const from: Vector = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  return [dot(from, right) / (-dot(from, back) * slope * aspect), dot(from, up) / (-dot(from, back) * slope)];
}

describe("the camera", () => {
  it("has three axes at right angles, whichever way it looks", () => {
    for (const angle of [FRONT, ABOVE, { azimuth: 2.1, polar: 1.2 }]) {
      const { right, up, back } = axes(angle);
      for (const [a, b] of [
        [right, up],
        [up, back],
        [back, right],
      ] as const)
        expect(dot(a, b)).toBeCloseTo(0);
      for (const axis of [right, up, back]) expect(dot(axis, axis)).toBeCloseTo(1);
    }
  });
  it.each([
    [FRONT, 1.6],
    [ABOVE, 1.6],
    [FRONT, 0.5],
    [{ azimuth: -0.8, polar: 1.1 }, 1],
  ] as const)("fits everything into the free part of the picture: %o, aspect %d", (angle, aspect) => {
    const places = POINTS.map((point) => seen(point, angle, aspect));
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1 + 2 * COVERED.left - 1e-6);
    expect(Math.max(...xs)).toBeLessThanOrEqual(1 - 2 * COVERED.right + 1e-6);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(-1 + 2 * COVERED.bottom - 1e-6);
    expect(Math.max(...ys)).toBeLessThanOrEqual(1 - 2 * COVERED.top + 1e-6);
    // No further away than needed: it touches two opposite sides.
    const wide = Math.abs(Math.min(...xs) + 1 - 2 * COVERED.left) + Math.abs(1 - 2 * COVERED.right - Math.max(...xs));
    const tall = Math.abs(Math.min(...ys) + 1 - 2 * COVERED.bottom) + Math.abs(1 - 2 * COVERED.top - Math.max(...ys));
    expect(Math.min(wide, tall)).toBeLessThan(1e-3);
    // And it knows that: all of it is in sight, and not from any nearer, nor with more of the picture covered.
    const found = fit(POINTS, angle, aspect, COVERED);
    expect(inSight(POINTS, found, angle, aspect, COVERED)).toBe(true);
    expect(inSight(POINTS, { ...found, distance: 0.9 * found.distance }, angle, aspect, COVERED)).toBe(false);
    expect(inSight(POINTS, found, angle, aspect, { left: 0.2, right: 0.2, top: 0.2, bottom: 0.2 })).toBe(false);
    expect(inSight([eyePoint({ ...found, distance: 2 * found.distance }, angle)], found, angle, 1, COVERED)).toBe(
      false,
    );
  });
  it("stays within what the controls allow at every tilt, so that they do not move it again", () => {
    const wide = POINTS.map(([x, y, z]): Vector => [2 * x, y, 2 * z]);
    for (let polar = ABOVE.polar; polar <= LOWEST; polar += 0.1)
      for (const aspect of [0.5, 1, 1.6]) {
        const { distance } = fit(wide, { azimuth: 0.4, polar }, aspect, COVERED);
        expect(distance).toBeGreaterThanOrEqual(MIN_DISTANCE);
        expect(distance).toBeLessThanOrEqual(MAX_DISTANCE);
      }
    const small = fit([[0, 0, 0]], FRONT, 1, COVERED);
    expect(small.distance).toBe(MIN_DISTANCE);
  });
  it("stands somewhere sensible before there is anything", () => {
    expect(fit([], FRONT, 1, COVERED)).toEqual({ target: [0, 0, 0], distance: 12 });
  });
});

describe("a camera that moves by itself", () => {
  const [near, far] = [
    { target: [1, 0, 2], distance: 10 },
    { target: [3, 0, -2], distance: 30 },
  ] as const;
  it("comes no nearer to a point than the room around it", () => {
    const position = fit(withRoom([[4, 0, 4]], 5), ABOVE, 1, { left: 0, right: 0, top: 0, bottom: 0 });
    expect(position.target[0]).toBeCloseTo(4, 1);
    expect(position.target[2]).toBeCloseTo(4, 1);
    // Ten units fill the picture.
    expect(10 * pixelsAt(position.distance, 800)).toBeCloseTo(800, 0);
    const wide: Vector[] = [
      [-20, 0, 0],
      [20, 0, 0],
    ];
    expect(withRoom(wide, 5)).toEqual(expect.arrayContaining(wide));
  });
  it.each([
    [360, 640, FRONT],
    [844, 390, FRONT],
    [390, 844, { azimuth: 1, polar: LOWEST }],
  ])("comes close enough for a finger in %d × %d", (width, height, angle) => {
    const point: Vector = [3, 0, -5];
    const covered = { left: 0.02, right: 0.16, top: 0.08, bottom: 0.3 };
    const position = closeTo(point, 1, 44, angle, [width, height], covered);
    const pixels = pixelsNear(point, position, angle, height);
    expect(pixels).toBeGreaterThanOrEqual(44);
    expect(pixels).toBeLessThan(90);
  });
  it("knows where a ray meets the ground", () => {
    const ray = { origin: [0, 10, 0], direction: [0.6, -0.8, 0] } as const;
    expect(onGround(ray)).toEqual([7.5, 0, 0]);
    expect(onGround(ray, 2)).toEqual([6, 2, 0]);
    expect(onGround({ ...ray, direction: [0, 0.8, 0.6] })).toBeNull();
  });
  it("begins and ends where it should", () => {
    expect(onTheWay(near, far, 0)).toEqual(near);
    expect(onTheWay(near, far, 1)).toEqual(far);
    expect(onTheWay(near, far, 0.5)).toEqual({ target: [2, 0, 0], distance: 20 });
  });
  it.each([FRONT, ABOVE, { azimuth: 2, polar: LOWEST }])("returns from a flight over the board: %o", (angle) => {
    expect(FLIGHT_MS).toBeLessThanOrEqual(1200);
    for (const t of [0, 1]) {
      const end = flight(angle, t);
      expect(end.azimuth).toBeCloseTo(angle.azimuth);
      expect(end.polar).toBeCloseTo(angle.polar);
    }
    for (const t of [0.2, 0.5, 0.8]) {
      const { polar } = flight(angle, t);
      expect(polar).toBeLessThanOrEqual(LOWEST);
      expect(polar).toBeGreaterThanOrEqual(angle.polar);
    }
  });
});
