/** The sky: a dome that stays around the camera, hazy at the horizon. */
import { useMemo } from "react";
import { BackSide, BufferAttribute, type Camera, Color, type Mesh, MeshBasicMaterial, SphereGeometry } from "three";
import { usePalette } from "./palette";
import { useDisposed } from "./Sea";

/** Beyond the end of the sea, before the end of what the camera sees. */
const RADIUS = 520;
let material: MeshBasicMaterial | null = null;

export function Sky() {
  const { zenith, haze } = usePalette();
  const dome = useDisposed(useMemo(() => skyDome(zenith, haze), [zenith, haze]));
  material ??= new MeshBasicMaterial({ vertexColors: true, side: BackSide, depthWrite: false });
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

function skyDome(zenith: string, haze: string): SphereGeometry {
  const dome = new SphereGeometry(RADIUS, 24, 16);
  const [high, low, colour] = [new Color(zenith), new Color(haze), new Color()];
  const position = dome.getAttribute("position");
  const colours = new Float32Array(3 * position.count);
  for (let k = 0; k < position.count; k++)
    colour.lerpColors(low, high, Math.min(1, Math.max(0, position.getY(k) / RADIUS) ** 0.7)).toArray(colours, 3 * k);
  dome.setAttribute("color", new BufferAttribute(colours, 3));
  return dome;
}
