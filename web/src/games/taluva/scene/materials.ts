/** The island's surfaces: those that all scenes share, and its own. */
import { MeshLambertMaterial } from "three";
import { once } from "../../../scene/materials";
import { terrainPictures } from "./pictures";

export * from "../../../scene/materials";

export const tops = once("tops", () => new MeshLambertMaterial({ vertexColors: true, map: terrainPictures() }));
/** What of a terrain reaches into the next one. */
export const blends = once("blends", () => {
  const made = tops().clone();
  return Object.assign(made, { transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1 });
});
const GHOST = { transparent: true, opacity: 0.86 } as const;
export const ghostRock = once("ghost rock", () => new MeshLambertMaterial({ vertexColors: true, ...GHOST }));
export const ghostTops = once("ghost tops", () => {
  const made = tops().clone();
  return Object.assign(made, GHOST);
});
