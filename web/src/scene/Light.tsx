import { useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo } from "react";
import { Object3D } from "three";
import type { Vector } from "./camera";
import type { DetailLevel } from "./detail";
import { usePalette } from "./palette";

/** A low sun from the upper left, and the sky. */
export function Light({ level, content }: { readonly level: DetailLevel; readonly content: readonly Vector[] }) {
  const { dark, sea } = usePalette();
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  // Shadows change with what is drawn, not with where it is looked at from.
  useLayoutEffect(() => {
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });
  const middle = centreOf(content);
  const target = useMemo(() => new Object3D(), []);
  const reach = 4 + Math.max(...content.map(([x, , z]) => Math.hypot(x - middle[0], z - middle[2])), 6);
  return (
    <>
      <color attach="background" args={[sea]} />
      <hemisphereLight args={[dark ? "#b9d2ea" : "#eaf5ff", dark ? "#3d4348" : "#a89a80", dark ? 1.45 : 1.6]} />
      <primitive object={target} position={middle} />
      <directionalLight
        key={`${level.shadows} ${Math.round(reach)}`}
        position={[middle[0] - 0.62 * reach * 2, 0.78 * reach * 2, middle[2] - 0.32 * reach * 2]}
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

function centreOf(content: readonly Vector[]): [number, number, number] {
  const [xs, zs] = [content.map(([x]) => x), content.map(([, , z]) => z)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, 0, (Math.min(...zs) + Math.max(...zs)) / 2];
}
