/** Pictures painted by code onto a canvas, for use as textures. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from "three";

export type Brush = CanvasRenderingContext2D;

/** The page's letters, for a brush. */
export const letters = (weight: number, pixels: number): string =>
  `${weight} ${pixels}px "Inter Variable", "Segoe UI", system-ui, sans-serif`;

export function painted(width: number, height: number, paint: (brush: Brush) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser has no 2-D canvas");
  paint(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}
