/** Smoke and dust: discs that fade towards their rim and face the viewer. */
import { BufferGeometry, Float32BufferAttribute, MeshBasicMaterial } from "three";

export const puffMaterial = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });

const SIDES = 12;

/** A puff of a colour, from 0 to 1 each, as dense as that in its middle. */
export function puffGeometry(tone: readonly [number, number, number], dense: number, radius: number): BufferGeometry {
  const places: number[] = [];
  const colours: number[] = [];
  const corner = (side: number, seen: number) => {
    const angle = (2 * Math.PI * side) / SIDES;
    const reach = seen > 0 ? 0 : radius;
    places.push(reach * Math.cos(angle), reach * Math.sin(angle), 0);
    colours.push(...tone, seen);
  };
  for (let side = 0; side < SIDES; side++) {
    corner(side, dense);
    corner(side, 0);
    corner(side + 1, 0);
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new Float32BufferAttribute(places, 3));
  made.setAttribute("color", new Float32BufferAttribute(colours, 4));
  return made;
}
