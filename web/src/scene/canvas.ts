/** Pictures painted by code onto a canvas, for use as textures. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from "three";

export type Canvas2D = CanvasRenderingContext2D;

/** The page's font, as a canvas names it. */
export const canvasFont = (weight: number, pixels: number): string =>
  `${weight} ${pixels}px "Inter Variable", "Segoe UI", system-ui, sans-serif`;

export function canvasTexture(width: number, height: number, paint: (context: Canvas2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2-D canvas");
  paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}
