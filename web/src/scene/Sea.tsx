/** The open sea: lighter around the board, deeper further out, hazy at the horizon, with faint ripples. */
import { useFrame } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import {
  type BufferGeometry,
  type CanvasTexture,
  Color,
  Float32BufferAttribute,
  MeshLambertMaterial,
  RepeatWrapping,
} from "three";
import { ambientTime } from "./ambient";
import { canvasTexture } from "./canvas";
import { usePalette } from "./palette";
import { seededRandom, Shape } from "./shapes";

let material: MeshLambertMaterial | null = null;

export function Sea() {
  const { sea, deep, haze } = usePalette();
  const geometry = useDisposed(useMemo(() => openSea(sea, deep, haze), [sea, deep, haze]));
  material ??= new MeshLambertMaterial({ map: ripples(), vertexColors: true });
  useFrame(() => {
    material?.map?.offset.set(0.011 * ambientTime.value, 0.006 * ambientTime.value);
  });
  // After the land, which hides much of it.
  return <mesh name="sea" geometry={geometry} material={material} renderOrder={1} receiveShadow />;
}

/** A geometry that goes when its component goes, or when it is replaced. */
export function useDisposed<G extends BufferGeometry | null>(geometry: G): G {
  useEffect(() => () => geometry?.dispose(), [geometry]);
  return geometry;
}

const RADII = [0, 14, 34, 70, 150, 360] as const;
const SIDES = 40;

function openSea(near: string, far: string, haze: string): BufferGeometry {
  const shape = new Shape();
  const [inner, outer, horizon] = [new Color(near), new Color(far), new Color(haze)];
  const tone = (r: number) =>
    inner
      .clone()
      .lerp(outer, Math.min(1, r / 60))
      .lerp(horizon, 0.55 * Math.min(1, Math.max(0, (r - 70) / 290)));
  const corner = (radius: number, side: number) => [
    radius * Math.cos((2 * Math.PI * side) / SIDES),
    0,
    -radius * Math.sin((2 * Math.PI * side) / SIDES),
  ];
  for (let k = 0; k < SIDES; k++)
    for (let step = 0; step + 1 < RADII.length; step++) {
      const [r, s] = [RADII[step]!, RADII[step + 1]!];
      shape.quad(corner(r, k + 1), corner(r, k), corner(s, k), corner(s, k + 1), tone(r), tone(s));
    }
  const geometry = shape.build();
  const position = geometry.getAttribute("position");
  const uv = Array.from({ length: position.count }, (_, k) => [position.getX(k) / 9, position.getZ(k) / 9]).flat();
  return geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
}

/** Grey around white, to be multiplied with the sea's colour. */
function ripples(): CanvasTexture {
  const side = 512;
  const texture = canvasTexture(side, side, (context) => {
    const random = seededRandom(3);
    context.fillStyle = "#eff4f5";
    context.fillRect(0, 0, side, side);
    context.lineCap = "round";
    // Drawn on all sides, so that the picture repeats without a seam.
    const sides = [-side, 0, side].flatMap((dx) => [-side, 0, side].map((dy) => [dx, dy] as const));
    // Wide patches of lighter and darker water.
    for (let k = 0; k < 26; k++) {
      const [x, y, r] = [random() * side, random() * side, 50 + random() * 90];
      const tone = k % 2 ? "255, 255, 255" : "196, 220, 226";
      for (const [dx, dy] of sides) {
        const soft = context.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, r);
        soft.addColorStop(0, `rgba(${tone}, 0.34)`);
        soft.addColorStop(1, `rgba(${tone}, 0)`);
        context.fillStyle = soft;
        context.fillRect(x + dx - r, y + dy - r, 2 * r, 2 * r);
      }
    }
    for (let k = 0; k < 100; k++) {
      const [x, y, length] = [random() * side, random() * side, 14 + random() * 34];
      context.strokeStyle = k % 3 ? "#ffffff" : "#dfe9ec";
      context.lineWidth = 1.5 + random() * 2;
      for (const [dx, dy] of sides) {
        context.beginPath();
        context.moveTo(x + dx, y + dy);
        context.quadraticCurveTo(x + dx + length / 4, y + dy - 7, x + dx + length / 2, y + dy);
        context.quadraticCurveTo(x + dx + (3 * length) / 4, y + dy + 7, x + dx + length, y + dy);
        context.stroke();
      }
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
