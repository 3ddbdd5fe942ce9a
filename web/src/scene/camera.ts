/** Where to put the camera so that everything is in the picture. Plain numbers: no scene, no screen. */

export type Vector = readonly [x: number, y: number, z: number];

/** No points, the same array each time. */
export const NOWHERE: readonly Vector[] = [];

/** The corners of a square on the ground, seen from its middle. */
export const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** How the camera looks at the board: azimuth 0 from the front (from +z), polar 0 from straight above, in radians. */
export interface ViewAngle {
  readonly azimuth: number;
  readonly polar: number;
}

export interface CameraPosition {
  readonly target: Vector;
  readonly distance: number;
}

/** A ray through a pixel. */
export interface Ray {
  readonly origin: Vector;
  readonly direction: Vector;
}

export const FRONT: ViewAngle = { azimuth: 0, polar: 0.72 };
/** Not quite 0, so that the camera's up stays defined. */
export const ABOVE: ViewAngle = { azimuth: 0, polar: 0.0001 };
export const FIELD_OF_VIEW = 30;
/** How near its target a camera may stand, and how far from it. */
export const MIN_DISTANCE = 5;
export const MAX_DISTANCE = 160;
/** How low a camera may look: further down the boards would hide themselves. */
export const LOWEST = 1.4;

/** From where a game's board is looked at: at first, and how low at most. */
export interface Views {
  readonly front: ViewAngle;
  readonly lowest: number;
}
export const VIEWS: Views = { front: FRONT, lowest: LOWEST };

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The camera's axes: right, up, and back towards the eye. */
export function axes({ azimuth, polar }: ViewAngle): {
  readonly right: Vector;
  readonly up: Vector;
  readonly back: Vector;
} {
  const [sa, ca, sp, cp] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(polar), Math.cos(polar)];
  return { right: [ca, 0, -sa], up: [-sa * cp, sp, -ca * cp], back: [sa * sp, cp, ca * sp] };
}

/** Parts of the picture that something else covers, from 0 to 1 of its width or height. */
export interface Covered {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The nearest camera position from which all points are inside the free part of the picture. */
export function fit(
  points: readonly Vector[],
  angle: ViewAngle,
  aspect: number,
  covered: Covered,
  fieldOfView = FIELD_OF_VIEW,
): CameraPosition {
  const { right, up, back } = axes(angle);
  const vertical = Math.tan((fieldOfView * Math.PI) / 360);
  const horizontal = vertical * aspect;
  // The slopes of the view cone's four walls. Each is pushed out until it holds all points; the eye is where they meet.
  const slopes = [
    horizontal * (1 - 2 * covered.left),
    horizontal * (1 - 2 * covered.right),
    vertical * (1 - 2 * covered.bottom),
    vertical * (1 - 2 * covered.top),
  ] as const;
  let [left, rightmost, low, high] = [-Infinity, -Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const [x, y, z] = [dot(point, right), dot(point, up), dot(point, back)];
    left = Math.max(left, z - x / slopes[0]);
    rightmost = Math.max(rightmost, z + x / slopes[1]);
    low = Math.max(low, z - y / slopes[2]);
    high = Math.max(high, z + y / slopes[3]);
  }
  if (left === -Infinity) return { target: [0, 0, 0], distance: 12 };
  const x = (rightmost - left) / (1 / slopes[0] + 1 / slopes[1]);
  const y = (high - low) / (1 / slopes[2] + 1 / slopes[3]);
  const eye = Math.max(left + x / slopes[0], low + y / slopes[2]);
  // The target is where the line of sight meets the ground, so that turning turns about something on the board. A low
  // camera meets it far behind the board: the target then hangs in the air, and the eye stays where it must be.
  const origin: Vector = [0, 1, 2].map((k) => right[k]! * x + up[k]! * y + back[k]! * eye) as unknown as Vector;
  const distance = Math.min(Math.max(MIN_DISTANCE, origin[1] / back[1]), MAX_DISTANCE);
  return {
    target: [origin[0] - back[0] * distance, origin[1] - back[1] * distance, origin[2] - back[2] * distance],
    distance,
  };
}

/** Whether all points are inside the free part of the picture. */
export function inSight(
  points: readonly Vector[],
  position: CameraPosition,
  angle: ViewAngle,
  aspect: number,
  covered: Covered,
  fieldOfView = FIELD_OF_VIEW,
): boolean {
  const [eye, { right, up, back }] = [eyePoint(position, angle), axes(angle)];
  const vertical = Math.tan((fieldOfView * Math.PI) / 360);
  const within = (at: number, low: number, high: number) => at >= 2 * low - 1 - EDGE && at <= 1 - 2 * high + EDGE;
  return points.every((point) => {
    const from: Vector = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
    const tall = -dot(from, back) * vertical;
    return (
      tall > 0 &&
      within(dot(from, right) / (tall * aspect), covered.left, covered.right) &&
      within(dot(from, up) / tall, covered.bottom, covered.top)
    );
  });
}

/** What a camera that was fitted to points may miss of them by rounding. */
const EDGE = 1e-6;

/** The eye of a camera that looks at a target. */
export function eyePoint({ target, distance }: CameraPosition, angle: ViewAngle): Vector {
  const { back } = axes(angle);
  return [target[0] + back[0] * distance, target[1] + back[1] * distance, target[2] + back[2] * distance];
}

/** The middle of the box around points. */
export const middleOf = (points: readonly Vector[]): Vector =>
  [0, 1, 2].map((k) => {
    const all = points.map((point) => point[k]!);
    return (Math.min(...all) + Math.max(...all)) / 2;
  }) as unknown as Vector;

/** Points together with a box around their middle, so that a camera which fits them comes no nearer than that. */
export function withRoom(points: readonly Vector[], reach: number): Vector[] {
  const middle = middleOf(points);
  const box = CORNERS.map(([dx, dz]): Vector => [middle[0] + reach * dx, middle[1], middle[2] + reach * dz]);
  return [...points, ...box];
}

/** A position on the way from one to another. */
export function onTheWay(from: CameraPosition, to: CameraPosition, t: number): CameraPosition {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    target: [0, 1, 2].map((k) => mix(from.target[k]!, to.target[k]!)) as unknown as Vector,
    distance: mix(from.distance, to.distance),
  };
}

/** How many pixels of the screen a length of 1 takes at the target. */
export const pixelsAt = (distance: number, height: number, fieldOfView = FIELD_OF_VIEW): number =>
  height / (2 * Math.tan((fieldOfView * Math.PI) / 360) * distance);

/** How many pixels of the screen a length of 1 takes at a point. */
export function pixelsNear(point: Vector, position: CameraPosition, angle: ViewAngle, height: number): number {
  const [eye, { back }] = [eyePoint(position, angle), axes(angle)];
  return pixelsAt(dot([eye[0] - point[0], eye[1] - point[1], eye[2] - point[2]], back), height);
}

/** Where a ray meets the ground, or a plane above it; null where it looks past it. */
export function onGround({ origin, direction }: Ray, height = 0): Vector | null {
  const t = (height - origin[1]) / direction[1];
  return direction[1] < 0 ? [origin[0] + t * direction[0], height, origin[2] + t * direction[2]] : null;
}

/** The position from which a length at a point, in the middle of what is free, takes at least so many pixels. */
export function closeTo(
  point: Vector,
  length: number,
  pixels: number,
  angle: ViewAngle,
  [width, height]: readonly [number, number],
  covered: Covered,
): CameraPosition {
  for (let reach = (length * width) / (2 * pixels); ; reach *= 0.9) {
    const found = fit(withRoom([point], reach), angle, width / Math.max(1, height), covered);
    const near = pixelsNear(point, found, angle, height) * length >= pixels;
    if (near || found.distance <= MIN_DISTANCE || reach < length) return found;
  }
}

/** How long a flight over the board takes, in milliseconds. */
export const FLIGHT_MS = 1200;

/** The angle on a slow turn around the board and back to where it began, for a part from 0 to 1 of it. */
export function flight(angle: ViewAngle, t: number, lowest = LOWEST): ViewAngle {
  const [swing, low] = [Math.sin(2 * Math.PI * t), Math.sin(Math.PI * t)];
  return {
    azimuth: angle.azimuth + 0.4 * swing,
    polar: Math.min(lowest, Math.max(ABOVE.polar, angle.polar + (lowest - angle.polar) * 0.45 * low)),
  };
}
