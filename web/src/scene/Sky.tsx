/** The sky: a dome that stays around the camera. */
import { useMemo } from "react";
import { type Camera, DoubleSide, type Mesh, MeshBasicMaterial } from "three";
import { usePalette } from "./palette";
import { useDisposed } from "./Sea";
import { skyDome } from "./skyDome";

let material: MeshBasicMaterial | null = null;

export function Sky() {
  const { dark, zenith, haze, deep } = usePalette();
  const dome = useDisposed(useMemo(() => skyDome({ dark, zenith, haze, deep }), [dark, zenith, haze, deep]));
  material ??= new MeshBasicMaterial({ vertexColors: true, side: DoubleSide, depthWrite: false });
  return (
    <mesh
      name="sky"
      geometry={dome}
      material={material}
      frustumCulled={false}
      // After land and sea: most of it is hidden behind them, and what is hidden costs nothing.
      renderOrder={2}
      onBeforeRender={function (this: Mesh, _gl: unknown, _scene: unknown, camera: Camera) {
        this.matrixWorld.setPosition(camera.position);
        this.modelViewMatrix.multiplyMatrices(camera.matrixWorldInverse, this.matrixWorld);
      }}
    />
  );
}
