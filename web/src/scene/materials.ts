/** Surfaces that the scenes share. Matte, lit by sun and sky; made when first wanted. */
import { DoubleSide, type Material, MeshBasicMaterial, MeshLambertMaterial } from "three";
import { swaying } from "./ambient";

const made = new Map<string, Material>();

/** Make a surface when it is first wanted, and keep it. */
export function once<M extends Material>(name: string, make: () => M): () => M {
  return () => {
    const found = (made.get(name) as M | undefined) ?? make();
    made.set(name, found);
    return found;
  };
}

export const rock = once("rock", () => new MeshLambertMaterial({ vertexColors: true }));
export const plant = once("plant", () => new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }));
/** Trees, palms, grass and reeds. */
export const foliage = once("foliage", () =>
  swaying(new MeshLambertMaterial({ vertexColors: true, side: DoubleSide })),
);
export const wood = once("wood", () => new MeshLambertMaterial({ vertexColors: true }));
/** White in its vertices; the player's colour comes with each piece. */
export const roof = once("roof", () => new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }));
export const glow = once("glow", () => new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
export const water = once("water", () => new MeshLambertMaterial({ vertexColors: true }));
/** Lines and rings: never in a shadow, a little in front of the ground they lie on. */
export const line = once(
  "line",
  () =>
    new MeshBasicMaterial({
      vertexColors: true,
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -3,
      polygonOffsetUnits: -3,
    }),
);
export const veil = once(
  "veil",
  () =>
    new MeshBasicMaterial({
      color: "#fff4aa",
      transparent: true,
      opacity: 0.22,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    }),
);
