/** Players' signs as shapes that lie on what is theirs: the second way to tell players apart. */
import { type BufferGeometry, DoubleSide, MeshBasicMaterial, Shape as Outline, ShapeGeometry } from "three";
import { SEAT_OUTLINES } from "../games/SeatSign";

const made = new Map<number, BufferGeometry>();

/** The sign with a number, which `useShapes` tells of a seat. */
export function signGeometry(number: number): BufferGeometry {
  const known = made.get(number);
  if (known) return known;
  const outline = new Outline();
  SEAT_OUTLINES[number]!.forEach(([x, y], k) => (k === 0 ? outline.moveTo(x, -y) : outline.lineTo(x, -y)));
  const geometry = new ShapeGeometry(outline).rotateX(-Math.PI / 2);
  made.set(number, geometry);
  return geometry;
}

/** White, and never in a shadow. */
export const signMaterial = new MeshBasicMaterial({
  color: "#ffffff",
  side: DoubleSide,
  polygonOffset: true,
  polygonOffsetFactor: -1,
  polygonOffsetUnits: -1,
});
