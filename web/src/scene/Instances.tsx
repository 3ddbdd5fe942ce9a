/** Many of the same shape in one draw call. */
import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type BufferGeometry, Color, InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from "three";

export interface Placement {
  readonly at: readonly [number, number, number];
  /** Radians about the upright axis. */
  readonly turn?: number;
  readonly scale?: number | readonly [number, number, number];
  readonly colour?: string;
}

interface Props {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly placements: readonly Placement[];
  readonly casts?: boolean;
  readonly receives?: boolean;
  readonly order?: number;
}

const UP = new Vector3(0, 1, 0);

export function Instances({ name, geometry, material, placements, casts = false, receives = false, order = 0 }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  // Room grows in steps, so that one more tree does not make a new buffer.
  const room = Math.max(16, 2 ** Math.ceil(Math.log2(Math.max(1, placements.length))));
  const args = useMemo(
    (): [BufferGeometry, Material, number] => [geometry, material, room],
    [geometry, material, room],
  );
  useLayoutEffect(() => {
    const target = mesh.current;
    if (!target) return;
    fill(target, placements);
    invalidate();
  }, [placements, args, invalidate]);
  if (placements.length === 0) return null;
  return (
    <instancedMesh
      ref={mesh}
      name={name}
      args={args}
      castShadow={casts}
      receiveShadow={receives}
      frustumCulled={false}
      renderOrder={order}
    />
  );
}

const [matrix, position, rotation, size, colour] = [
  new Matrix4(),
  new Vector3(),
  new Quaternion(),
  new Vector3(),
  new Color(),
];

/** A mesh for placements that change with every frame; it goes with its component. */
export function useMovingInstances(geometry: BufferGeometry, material: Material, most: number): InstancedMesh {
  const made = useMemo(() => {
    const mesh = new InstancedMesh(geometry, material, Math.max(1, most));
    mesh.frustumCulled = false;
    mesh.count = 0;
    return mesh;
  }, [geometry, material, most]);
  useEffect(() => () => void made.dispose(), [made]);
  return made;
}

/** Write placements into a mesh; where something faces it, all of them turn that way. */
export function fill(mesh: InstancedMesh, placements: readonly Placement[], facing?: Quaternion): void {
  placements.forEach(({ at, turn = 0, scale = 1, colour: wished }, index) => {
    position.set(...at);
    if (facing) rotation.copy(facing);
    else rotation.setFromAxisAngle(UP, turn);
    if (typeof scale === "number") size.setScalar(scale);
    else size.set(...scale);
    mesh.setMatrixAt(index, matrix.compose(position, rotation, size));
    if (wished !== undefined) mesh.setColorAt(index, colour.set(wished));
  });
  mesh.count = placements.length;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
