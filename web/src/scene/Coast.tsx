/** The water around land, with its foam; at high detail the surf comes and goes. */
import { useFrame } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { type BufferGeometry, MeshLambertMaterial } from "three";
import { ambientTime } from "./ambient";
import { coastPicture } from "./coast";
import { usePalette } from "./palette";
import { useDisposed } from "./Sea";

export function Coast({ geometry }: { readonly geometry: BufferGeometry }) {
  const palette = usePalette();
  useDisposed(geometry);
  const material = useMemo(
    () => new MeshLambertMaterial({ map: coastPicture(palette), transparent: true, depthWrite: false }),
    [palette],
  );
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  useFrame(() => {
    material.map?.offset.setX(0.022 * Math.sin(0.9 * ambientTime.value));
  });
  return <mesh name="coast" geometry={geometry} material={material} position={[0, 0.012, 0]} receiveShadow />;
}
