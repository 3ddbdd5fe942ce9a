/** The light of a stage: sun and sky, and the shadows that the pieces cast. */
import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo } from "react";
import { Object3D } from "three";
import type { Vector } from "./camera";
import type { DetailLevel } from "./detail";
import { usePalette } from "./palette";

/** Where the sun stands, seen from the board: at the left, a little before it, so that the cliffs one looks at are lit. */
const SUN = [-0.64, 0.74, 0.2] as const;

/** A low sun, and the sky. */
export function Light({ level, content }: { readonly level: DetailLevel; readonly content: readonly Vector[] }) {
  const { dark, sea } = usePalette();
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  // Shadows change with what is drawn, not with where it is looked at from.
  useLayoutEffect(() => {
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });
  const { middle, reach: inner } = extent(content);
  const target = useMemo(() => new Object3D(), []);
  const reach = 4 + Math.max(inner, 6);
  return (
    <>
      <color attach="background" args={[sea]} />
      <hemisphereLight args={[dark ? "#b9d2ea" : "#eaf5ff", dark ? "#3d4348" : "#a89a80", dark ? 1.45 : 1.6]} />
      <primitive object={target} position={middle} />
      <directionalLight
        key={`${level.shadows} ${Math.round(reach)}`}
        position={SUN.map((one, k) => middle[k]! + 2 * reach * one) as [number, number, number]}
        target={target}
        color={dark ? "#ffdcae" : "#ffe6bd"}
        intensity={dark ? 1.85 : 2.4}
        castShadow={level.shadows > 0}
        shadow-mapSize={[level.shadows || 1, level.shadows || 1]}
        shadow-bias={-0.0008}
        shadow-normalBias={0.03}
        shadow-radius={2.5}
        shadow-intensity={0.72}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-near={1}
        shadow-camera-far={reach * 5}
      />
    </>
  );
}

/** The middle of a board on the ground, and how far it reaches from there. */
export function extent(content: readonly Vector[]): { readonly middle: Vector; readonly reach: number } {
  const [xs, zs] = [content.map(([x]) => x), content.map(([, , z]) => z)];
  const [x, z] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2];
  return { middle: [x, 0, z], reach: Math.max(...content.map(([a, , b]) => Math.hypot(a - x, b - z))) };
}
