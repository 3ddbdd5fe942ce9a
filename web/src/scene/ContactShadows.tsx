/** The soft dark where things stand on the ground, at every detail: one draw call, and nothing to compute. */
import { BufferGeometry, Float32BufferAttribute, MeshBasicMaterial } from "three";
import { Instances, type Placement } from "./Instances";
import { once } from "./materials";

const SIDES = 14;
const DARKEST = 0.34;
let geometry: BufferGeometry | null = null;

/** A lying disc of radius 1 that fades towards its rim. */
function shade(): BufferGeometry {
  const [positions, colours]: [number[], number[]] = [[], []];
  const corner = (radius: number, side: number, dark: number) => {
    const angle = (2 * Math.PI * side) / SIDES;
    positions.push(radius * Math.cos(angle), 0, -radius * Math.sin(angle));
    colours.push(0.05, 0.04, 0.03, dark);
  };
  const [within, mid] = [0.55, DARKEST * 0.75];
  for (let side = 0; side < SIDES; side++) {
    corner(0, side, DARKEST);
    corner(within, side, mid);
    corner(within, side + 1, mid);
    for (const [radius, step, dark] of [
      [within, 0, mid],
      [1, 0, 0],
      [1, 1, 0],
      [within, 0, mid],
      [1, 1, 0],
      [within, 1, mid],
    ] as const)
      corner(radius, side + step, dark);
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new Float32BufferAttribute(positions, 3));
  made.setAttribute("color", new Float32BufferAttribute(colours, 4));
  return made;
}

/** Dark that lies on the ground, as strong as its corners say. */
export const contactMaterial = once(
  "contact",
  () =>
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    }),
);

/** Put a soft shadow on each place; its scale is the radius. */
export function ContactShadows({ name, places }: { readonly name: string; readonly places: readonly Placement[] }) {
  geometry ??= shade();
  return <Instances name={name} geometry={geometry} material={contactMaterial()} placements={places} />;
}
