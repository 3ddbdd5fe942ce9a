/** What Talat's boards and towers are made of. */
import { DoubleSide, MeshBasicMaterial, MeshLambertMaterial } from "three";

export const wood = new MeshLambertMaterial({ vertexColors: true });
export const water = new MeshLambertMaterial({ vertexColors: true });
export const lines = new MeshBasicMaterial({
  vertexColors: true,
  side: DoubleSide,
  polygonOffset: true,
  polygonOffsetFactor: -3,
  polygonOffsetUnits: -3,
});
export const ice = new MeshLambertMaterial({ color: "#d7f0ff", transparent: true, opacity: 0.5, depthWrite: false });
