/** Flat bands on the ground: settlements' borders, rings around hexes, the edge of the zone, shallows. */
import { type BufferGeometry, Color, Float32BufferAttribute } from "three";
import { centre, hexText, insetCorners, neighbour, neighbours } from "../../../board/hexes";
import { Shape } from "../../../scene/shapes";
import type { Lagoon, Land, Settlement, TaluvaView } from "../model";
import { heightOf, levelAt } from "./measures";

type Flat = readonly [number, number];

/** A band between two points, on one height. */
function band(shape: Shape, [ax, az]: Flat, [bx, bz]: Flat, y: number, width: number, colour: Color): void {
  const length = Math.hypot(bx - ax, bz - az) || 1;
  const [nx, nz] = [((bz - az) / length) * (width / 2), (-(bx - ax) / length) * (width / 2)];
  shape.quad([ax + nx, y, az + nz], [ax - nx, y, az - nz], [bx - nx, y, bz - nz], [bx + nx, y, bz + nz], colour);
}

const between = (a: Flat, b: Flat, t: number): Flat => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function dashed(shape: Shape, a: Flat, b: Flat, y: number, width: number, colour: Color, dashes: number): void {
  for (let k = 0; k < dashes; k++) band(shape, between(a, b, k / dashes + 0.1 / dashes), between(a, b, k / dashes + 0.7 / dashes), y, width, colour);
}

/** Borders of settlements on the rims of their hexes, in their players' colours; the viewer's own unbroken and broader. */
export function settlementLines(settlements: readonly Settlement[], levels: ReadonlyMap<string, Land>, colours: readonly string[], own: number | null): BufferGeometry {
  const shape = new Shape();
  const pale = new Color("#fff6e2");
  for (const { hexes, seat } of settlements) {
    const inside = new Set(hexes.map(hexText));
    const colour = new Color(colours[seat] ?? "#888888");
    for (const hex of hexes) {
      const y = heightOf(levelAt(levels, hex)) + 0.015;
      const [x, z] = centre(hex);
      const open = [0, 1, 2, 3, 4, 5].map((d) => !inside.has(hexText(neighbour(hex, d))));
      const corners = insetCorners(open.map((one) => (one ? 0.2 : 0))).map(([dx, dz]): Flat => [x + dx, z + dz]);
      for (let d = 0; d < 6; d++) {
        if (!open[d]) continue;
        const [a, b] = [corners[d]!, corners[(d + 1) % 6]!];
        // A pale edge keeps the colour apart from the rim, whatever the two are.
        band(shape, a, b, y, seat === own ? 0.15 : 0.11, pale);
        if (seat === own) band(shape, a, b, y + 0.006, 0.1, colour);
        else dashed(shape, a, b, y + 0.006, 0.075, colour, 3);
      }
    }
  }
  return shape.build();
}

/** A ring just inside a hex's rim, unbroken or of dashes; around the origin. */
export function ring(colour: string, width: number, dashes = 0): BufferGeometry {
  const shape = new Shape();
  const tone = new Color(colour);
  const corners = insetCorners([0, 0, 0, 0, 0, 0].map(() => 0.1 + width / 2)) as unknown as readonly Flat[];
  for (let d = 0; d < 6; d++) {
    const [a, b] = [corners[d]!, corners[(d + 1) % 6]!];
    if (dashes) dashed(shape, a, b, 0, width, tone, dashes);
    else band(shape, a, between(b, a, -0.06), 0, width, tone);
  }
  return shape.build();
}

/** A whole hex, lying around the origin. */
export function plate(radius: number, colour = "#ffffff"): BufferGeometry {
  const shape = new Shape();
  disc(shape, 0, 0, 0, radius, 6, new Color(colour), Math.PI / 6);
  return shape.build();
}

function disc(shape: Shape, x: number, y: number, z: number, radius: number, sides: number, inner: Color, start = 0, outer = inner): void {
  for (let k = 0; k < sides; k++) {
    const corner = (step: number) => {
      const angle = start + (2 * Math.PI * step) / sides;
      return [x + radius * Math.cos(angle), y, z - radius * Math.sin(angle)];
    };
    shape.triangle([x, y, z], corner(k), corner(k + 1), [inner, outer, outer]);
  }
}

/** The water's depths: shallows around all land, a beach at its foot, lagoons where land encloses the sea. */
export function shallows(land: readonly Land[], lagoons: readonly Lagoon[], colours: { readonly shallow: string; readonly shore: string; readonly foam: string; readonly lagoon: string }): BufferGeometry {
  const shape = new Shape();
  const dry = new Set(land.map(({ hex }) => hexText(hex)));
  const coast = land.filter(({ hex }) => neighbours(hex).some((next) => !dry.has(hexText(next))));
  ([[1.75, colours.shallow, 0.012], [1.4, colours.shore, 0.024], [1.13, colours.foam, 0.036]] as const).forEach(([radius, colour, y]) => {
    for (const { hex } of coast) {
      const [x, z] = centre(hex);
      disc(shape, x, y, z, radius, 26, new Color(colour));
    }
  });
  for (const { hexes } of lagoons)
    for (const hex of hexes) {
      const [x, z] = centre(hex);
      const tone = new Color(colours.lagoon);
      disc(shape, x, 0.05, z, 1.0, 6, tone.clone().multiplyScalar(0.86), Math.PI / 6, tone);
    }
  return shape.build();
}

/** The edge of the game board: dashes on the water. */
export function zoneEdge(zone: NonNullable<TaluvaView["zone"]>): BufferGeometry {
  const shape = new Shape();
  const tone = new Color("#fff6da");
  if (zone.radius !== undefined) {
    const count = Math.max(48, Math.round(zone.radius * 8));
    const at = (k: number): Flat => [zone.radius! * Math.cos((2 * Math.PI * k) / count), zone.radius! * Math.sin((2 * Math.PI * k) / count)];
    for (let k = 0; k < count; k++) band(shape, at(k + 1), between(at(k + 1), at(k), 0.62), 0.06, 0.11, tone);
  } else {
    const [w, h] = [(zone.width ?? 0) / 2, (zone.height ?? 0) / 2];
    const corners: readonly Flat[] = [[-w, h], [w, h], [w, -h], [-w, -h]];
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 4]!;
      dashed(shape, from, to, 0.06, 0.11, tone, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.5));
    });
  }
  return shape.build();
}

/** The open sea: lighter around the island, deeper towards the horizon. */
export function openSea(near: string, far: string): BufferGeometry {
  const shape = new Shape();
  const [inner, outer] = [new Color(near), new Color(far)];
  const radii = [0, 14, 34, 70, 220];
  const tone = (r: number) => inner.clone().lerp(outer, Math.min(1, r / 60));
  const sides = 40;
  for (let k = 0; k < sides; k++)
    for (let step = 0; step + 1 < radii.length; step++) {
      const [r, s] = [radii[step]!, radii[step + 1]!];
      const corner = (radius: number, side: number) => [radius * Math.cos((2 * Math.PI * side) / sides), 0, -radius * Math.sin((2 * Math.PI * side) / sides)];
      shape.quad(corner(r, k + 1), corner(r, k), corner(s, k), corner(s, k + 1), tone(r), tone(s));
    }
  const geometry = shape.build();
  const position = geometry.getAttribute("position");
  const uv = Array.from({ length: position.count }, (_, k) => [position.getX(k) / 9, position.getZ(k) / 9]).flat();
  return geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
}
