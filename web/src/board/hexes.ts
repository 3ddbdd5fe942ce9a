/**
 * Hex geometry, the twin of src/atoll/games/hexes.py: axial (q, r), pointy side up, directions counter-clockwise from
 * E.
 */

export type Hex = readonly [q: number, r: number];
export type Point = readonly [x: number, y: number];

export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const ROOT3 = Math.sqrt(3);

export function readHex(text: string): Hex {
  const [q, r] = text.split(",").map(Number);
  if (q === undefined || r === undefined || Number.isNaN(q) || Number.isNaN(r)) throw new Error(`no hex: ${text}`);
  return [q, r];
}

export const hexText = ([q, r]: Hex): string => `${q},${r}`;

/** Every hex once, in the order in which they first come. */
export const distinct = (hexes: readonly Hex[]): Hex[] => [
  ...new Map(hexes.map((hex) => [hexText(hex), hex])).values(),
];

export function neighbour([q, r]: Hex, direction: number): Hex {
  const [dq, dr] = DIRECTIONS[((direction % 6) + 6) % 6]!;
  return [q + dq, r + dr];
}

export const neighbours = (hex: Hex): Hex[] => DIRECTIONS.map((_, direction) => neighbour(hex, direction));

/** The centre of a hex of corner radius 1; y grows downwards. */
export const centre = ([q, r]: Hex): Point => [ROOT3 * (q + r / 2), 1.5 * r];

/** The hex that a point lies in. */
export function hexAt([x, y]: Point): Hex {
  const r = y / 1.5;
  const q = x / ROOT3 - r / 2;
  return roundHex(q, r);
}

function roundHex(q: number, r: number): Hex {
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

/** Corner k of a hex of the given radius: k = 0 is between directions 5 and 0, then counter-clockwise. */
export function corner(hex: Hex, k: number, radius = 1): Point {
  const [x, y] = centre(hex);
  const angle = (Math.PI / 180) * (60 * k - 30);
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

/** The edge towards a direction, as its two corners, counter-clockwise. */
export const edge = (hex: Hex, direction: number, radius = 1): readonly [Point, Point] => [
  corner(hex, direction, radius),
  corner(hex, direction + 1, radius),
];

export const outline = (hex: Hex, radius = 1): string =>
  [0, 1, 2, 3, 4, 5].map((k) => point(corner(hex, k, radius))).join(" ");

/**
 * The corners of a hex around the origin whose edges are set in by different widths. Edge d lies between corners d
 * and d + 1.
 */
export function insetCorners(insets: readonly number[]): Point[] {
  const apothem = ROOT3 / 2;
  return [0, 1, 2, 3, 4, 5].map((k): Point => {
    const [before, after] = [(k + 5) % 6, k];
    const [a, b] = [apothem - insets[before]!, apothem - insets[after]!];
    const [p, q] = [(Math.PI / 3) * before, (Math.PI / 3) * after];
    // Where the lines n_p · x = a and n_q · x = b meet; y grows downwards.
    const det = Math.sin(q - p);
    return [(a * Math.sin(q) - b * Math.sin(p)) / det, -(b * Math.cos(p) - a * Math.cos(q)) / det];
  });
}

export const point = ([x, y]: Point): string => `${round(x)},${round(y)}`;

const round = (n: number): number => Math.round(n * 1000) / 1000;

/**
 * The border of a set of hexes as one SVG path: every edge that has no other hex of the set beyond it. `rise` moves a
 * hex down, or up if less than 0.
 */
export function border(hexes: Iterable<Hex>, radius = 1, rise: (hex: Hex) => number = () => 0): string {
  const list = [...hexes];
  const inside = new Set(list.map(hexText));
  const parts: string[] = [];
  for (const hex of list)
    for (let d = 0; d < 6; d++)
      if (!inside.has(hexText(neighbour(hex, d)))) {
        const [a, b] = edge(hex, d, radius).map(([x, y]): Point => [x, y + rise(hex)]) as [Point, Point];
        parts.push(`M${point(a)}L${point(b)}`);
      }
  return parts.join("");
}

/** The smallest box around hexes, with a margin: x, y, width, height. */
export function bounds(hexes: Iterable<Hex>, margin = 1): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    left = Math.min(left, x - ROOT3 / 2);
    right = Math.max(right, x + ROOT3 / 2);
    top = Math.min(top, y - 1);
    bottom = Math.max(bottom, y + 1);
  }
  if (left === Infinity) return [-3, -3, 6, 6];
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
}
