/** Marks on a hex, lying around the origin: rings, plates, dots. */
import { type BufferGeometry, Color } from "three";
import { insetCorners } from "../board/hexes";
import { band, between, dashed, disc, type GroundPoint } from "./flatShapes";
import { Shape } from "./shapes";

/** A ring just inside a hex's rim, unbroken or of dashes. */
export function ring(colour: string, width: number, dashes = 0): BufferGeometry {
  const shape = new Shape();
  const tone = new Color(colour);
  const corners = insetCorners([0, 0, 0, 0, 0, 0].map(() => 0.1 + width / 2)) as unknown as readonly GroundPoint[];
  for (let d = 0; d < 6; d++) {
    const [a, b] = [corners[d]!, corners[(d + 1) % 6]!];
    if (dashes) dashed(shape, a, b, 0, width, tone, dashes);
    else band(shape, a, between(b, a, -0.06), 0, width, tone);
  }
  return shape.build();
}

/** A whole hex. */
export function plate(radius: number, colour = "#ffffff"): BufferGeometry {
  const shape = new Shape();
  disc(shape, 0, 0, 0, radius, 6, new Color(colour), Math.PI / 6);
  return shape.build();
}

/** A small disc with a rim. */
export function dot(radius: number, colour: string, rim: string): BufferGeometry {
  const shape = new Shape();
  disc(shape, 0, 0, 0, radius * 1.4, 16, new Color(rim), 0);
  disc(shape, 0, 0.012, 0, radius, 16, new Color(colour), 0);
  return shape.build();
}
