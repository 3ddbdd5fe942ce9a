/** Flat bands on the ground: settlements' borders, the edge of the zone, beaches and lagoons. */
import { type BufferGeometry, Color } from "three";
import { centre, type Hex, hexText, insetCorners, neighbour } from "../../../board/hexes";
import { beach } from "../../../scene/coast";
import { band, between, dashed, type GroundPoint } from "../../../scene/flatShapes";
import type { Palette } from "../../../scene/palette";
import { Shape } from "../../../scene/shapes";
import type { Lagoon, Land, Settlement, TaluvaView } from "../model";
import { heightOf, levelAt } from "./sizes";

/**
 * Borders of settlements on the rims of their hexes, in their players' colours; the viewer's own unbroken and
 * broader.
 */
export function settlementLines(
  settlements: readonly Settlement[],
  levels: ReadonlyMap<string, Land>,
  colours: readonly string[],
  own: number | null,
): BufferGeometry {
  const shape = new Shape();
  const pale = new Color("#fff6e2");
  for (const { hexes, seat } of settlements) {
    const inside = new Set(hexes.map(hexText));
    const colour = new Color(colours[seat] ?? "#888888");
    for (const hex of hexes) {
      const y = heightOf(levelAt(levels, hex)) + 0.015;
      const [x, z] = centre(hex);
      const open = [0, 1, 2, 3, 4, 5].map((d) => !inside.has(hexText(neighbour(hex, d))));
      const corners = insetCorners(open.map((one) => (one ? 0.2 : 0))).map(([dx, dz]): GroundPoint => [x + dx, z + dz]);
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

/** A line around lit hexes, just inside their rims: light on dark. */
export function litLines(hexes: readonly Hex[], levels: ReadonlyMap<string, Land>): BufferGeometry {
  const shape = new Shape();
  const inside = new Set(hexes.map(hexText));
  const [edge, light] = [new Color("#3a2c00"), new Color("#ffe27a")];
  for (const hex of hexes) {
    const level = levelAt(levels, hex);
    const y = heightOf(level) + (level === 0 ? 0.1 : 0.06);
    const [x, z] = centre(hex);
    const open = [0, 1, 2, 3, 4, 5].map((d) => !inside.has(hexText(neighbour(hex, d))));
    const corners = insetCorners(open.map((one) => (one ? 0.12 : 0))).map(([dx, dz]): GroundPoint => [x + dx, z + dz]);
    for (let d = 0; d < 6; d++) {
      if (!open[d]) continue;
      const [a, b] = [corners[d]!, corners[(d + 1) % 6]!];
      band(shape, a, b, y, 0.22, edge);
      band(shape, a, b, y + 0.008, 0.12, light);
    }
  }
  return shape.build();
}

/** How far a lagoon is shallow, seen from its shore. */
const SHALLOW = 0.24;

/** The beach at the foot of all land, and lagoons where land encloses the sea. */
export function shores(
  land: readonly Land[],
  lagoons: readonly Lagoon[],
  colours: Pick<Palette, "beach" | "lagoon" | "foam">,
): BufferGeometry {
  const shape = new Shape();
  beach(
    shape,
    land.map(({ hex }) => hex),
    colours.beach,
  );
  const water = new Color(colours.lagoon);
  const [deep, shallow] = [water.clone().multiplyScalar(0.74), water.clone().lerp(new Color(colours.foam), 0.42)];
  for (const { hexes } of lagoons) {
    const inside = new Set(hexes.map(hexText));
    for (const hex of hexes) {
      const [x, z] = centre(hex);
      const shores = [0, 1, 2, 3, 4, 5].map((d) => !inside.has(hexText(neighbour(hex, d))));
      const at = ([dx, dz]: GroundPoint): readonly number[] => [x + dx, 0.05, z + dz];
      const [outer, inner] = [0, SHALLOW].map((width) => insetCorners(shores.map((one) => (one ? width : 0))));
      for (let d = 0; d < 6; d++) {
        const next = (d + 1) % 6;
        shape.triangle(at([0, 0]), at(inner![d]!), at(inner![next]!), [deep, water, water]);
        if (shores[d]) shape.quad(at(outer![d]!), at(outer![next]!), at(inner![next]!), at(inner![d]!), shallow, water);
      }
    }
  }
  return shape.build();
}

/** The edge of the game board: dashes on the water. */
export function zoneEdge(zone: NonNullable<TaluvaView["zone"]>): BufferGeometry {
  const shape = new Shape();
  const tone = new Color("#fff6da");
  if (zone.radius !== undefined) {
    const count = Math.max(48, Math.round(zone.radius * 8));
    const at = (k: number): GroundPoint => [
      zone.radius! * Math.cos((2 * Math.PI * k) / count),
      zone.radius! * Math.sin((2 * Math.PI * k) / count),
    ];
    for (let k = 0; k < count; k++) band(shape, at(k + 1), between(at(k + 1), at(k), 0.62), 0.06, 0.11, tone);
  } else {
    const [w, h] = [(zone.width ?? 0) / 2, (zone.height ?? 0) / 2];
    const corners: readonly GroundPoint[] = [
      [-w, h],
      [w, h],
      [w, -h],
      [-w, -h],
    ];
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 4]!;
      dashed(shape, from, to, 0.06, 0.11, tone, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 1.5));
    });
  }
  return shape.build();
}
