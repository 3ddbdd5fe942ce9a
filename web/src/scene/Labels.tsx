/**
 * Numbers and signs in the scene: lying on the board with their foot towards the viewer, or standing upright before
 * them. One draw call for all.
 */
import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import {
  BufferAttribute,
  BufferGeometry,
  type Camera,
  type CanvasTexture,
  type Material,
  MeshBasicMaterial,
  Vector3,
  type WebGLProgramParametersWithUniforms,
} from "three";
import { CORNERS } from "./camera";
import { type Canvas2D, canvasFont, canvasTexture } from "./canvas";

/** What a label shows: a text on a disc, or by itself. */
export interface Sign {
  readonly text: string;
  readonly ink: string;
  readonly disc?: string;
  /** The corners of a disc that has some; round without. */
  readonly sides?: number | undefined;
  readonly edge?: string;
}

export interface Label {
  readonly sign: Sign;
  readonly at: readonly [number, number, number];
  readonly size: number;
  /** How far from its place towards the viewer a label is; one that stands has its foot there. */
  readonly near?: number;
  /** How far to the viewer's right. */
  readonly across?: number;
  readonly stands?: boolean;
}

const CELL = 128;
const COLUMNS = 8;

/** A sign as one line of text, by which equal signs share a cell of the picture; `signOf` reads it back. */
const keyOf = ({ text, ink, disc, edge, sides }: Sign): string => JSON.stringify({ text, ink, disc, edge, sides });
const signOf = (key: string): Sign => JSON.parse(key) as Sign;

/** All signs in one picture. */
function atlas(signs: readonly Sign[]): CanvasTexture {
  const rows = Math.max(1, Math.ceil(signs.length / COLUMNS));
  return canvasTexture(CELL * COLUMNS, CELL * rows, (context) => {
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    signs.forEach(({ text, ink, disc, edge, sides }, index) => {
      const [x, y] = [((index % COLUMNS) + 0.5) * CELL, (Math.floor(index / COLUMNS) + 0.5) * CELL];
      context.font = canvasFont(700, disc ? 76 : 92);
      if (disc) {
        const fits = Math.min(1, 84 / Math.max(1, context.measureText(text).width));
        context.font = canvasFont(700, 76 * fits);
        context.beginPath();
        if (sides === undefined) context.arc(x, y, 54, 0, 2 * Math.PI);
        else outline(context, x, y, sides);
        context.fillStyle = disc;
        context.fill();
        context.lineWidth = 8;
        context.strokeStyle = edge ?? ink;
        context.stroke();
      } else {
        // A longer text is written smaller: all have the same room.
        const shrink = Math.min(1, (CELL - 20) / Math.max(1, context.measureText(text).width));
        context.font = canvasFont(700, 92 * shrink);
        context.lineWidth = 18 * Math.max(0.6, shrink);
        context.strokeStyle = edge ?? "#1d2a30";
        context.strokeText(text, x, y + 5);
      }
      context.fillStyle = ink;
      context.fillText(text, x, y + 5);
    });
  });
}

/** A regular figure that stands on a side, its middle where the text is. */
function outline(context: Canvas2D, x: number, y: number, sides: number): void {
  const radius = { 3: 66, 4: 64 }[sides] ?? 56;
  for (let k = 0; k < sides; k++) {
    const angle = Math.PI / 2 + ((2 * k + 1) * Math.PI) / sides;
    context.lineTo(x + radius * Math.cos(angle), y + (sides === 3 ? 8 : 0) + radius * Math.sin(angle));
  }
  context.closePath();
}

interface Props {
  readonly name: string;
  readonly labels: readonly Label[];
  /** Shown even where something is in front. */
  readonly through?: boolean;
  /** How near before the labels something may stand without hiding them. */
  readonly clear?: number;
  readonly order?: number;
}

export function Labels({ name, labels, through = false, clear = 0, order = 3 }: Props) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  // The picture depends on which signs there are, not on where: compared as text, since labels are new on every render.
  const allKeys = [...new Set(labels.map(({ sign }) => keyOf(sign)))].sort().join("\n");
  const keys = useMemo(() => (allKeys === "" ? [] : allKeys.split("\n")), [allKeys]);
  const material = useMemo(() => {
    const made = new MeshBasicMaterial({
      map: atlas(keys.map(signOf)),
      transparent: true,
      depthWrite: false,
      depthTest: !through,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
      toneMapped: false,
    });
    return clear > 0 ? clearOf(made, clear) : made;
  }, [keys, through, clear]);
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  const geometry = useMemo(() => quads(labels, keys), [labels, keys]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  const seen = useRef("");
  useLayoutEffect(() => {
    seen.current = "";
    invalidate();
  }, [geometry, invalidate]);
  useFrame(() => {
    const facing = camera.quaternion
      .toArray()
      .map((one) => one.toFixed(3))
      .join();
    if (facing === seen.current) return;
    seen.current = facing;
    face(geometry, labels, camera);
  });
  if (labels.length === 0) return null;
  return <mesh name={name} geometry={geometry} material={material} frustumCulled={false} renderOrder={order} />;
}

/** Let what is drawn with a material keep its place in the picture, but be as near to the eye as if it stood closer. */
export function clearOf<M extends Material>(material: M, clear: number): M {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms["clear"] = { value: clear };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nuniform float clear;")
      .replace(
        "#include <project_vertex>",
        `#include <project_vertex>
        vec4 nearer = projectionMatrix * (mvPosition + vec4(0.0, 0.0, clear, 0.0));
        gl_Position.z = nearer.z / nearer.w * gl_Position.w;`,
      );
  };
  return material;
}

function quads(labels: readonly Label[], keys: readonly string[]): BufferGeometry {
  const rows = Math.max(1, Math.ceil(keys.length / COLUMNS));
  const uv = new Float32Array(labels.length * 8);
  const index: number[] = [];
  labels.forEach(({ sign }, k) => {
    const cell = keys.indexOf(keyOf(sign));
    const [u, v] = [(cell % COLUMNS) / COLUMNS, 1 - (Math.floor(cell / COLUMNS) + 1) / rows];
    uv.set([u, v, u + 1 / COLUMNS, v, u + 1 / COLUMNS, v + 1 / rows, u, v + 1 / rows], k * 8);
    index.push(4 * k, 4 * k + 1, 4 * k + 2, 4 * k, 4 * k + 2, 4 * k + 3);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(labels.length * 12), 3));
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  geometry.setIndex(index);
  return geometry;
}

const [right, up, flat] = [new Vector3(), new Vector3(), new Vector3()];

/** Turn every label towards the viewer. */
function face(geometry: BufferGeometry, labels: readonly Label[], camera: Camera): void {
  camera.updateMatrixWorld();
  right.setFromMatrixColumn(camera.matrixWorld, 0);
  up.setFromMatrixColumn(camera.matrixWorld, 1);
  // On the board "up" is away from the viewer.
  flat.set(right.z, 0, -right.x).normalize();
  const positions = geometry.getAttribute("position") as BufferAttribute;
  labels.forEach(({ at, size, near = 0, across = 0, stands = false }, k) => {
    const vertical = stands ? up : flat;
    const [x, y, z] = [
      at[0] - flat.x * near + right.x * across,
      at[1] + right.y * across,
      at[2] - flat.z * near + right.z * across,
    ];
    const half = size / 2;
    const lift = stands && near > 0 ? up.y * half : 0;
    CORNERS.forEach(([a, b], corner) => {
      positions.setXYZ(
        4 * k + corner,
        x + (right.x * a + vertical.x * b) * half,
        y + lift + (right.y * a + vertical.y * b) * half,
        z + (right.z * a + vertical.z * b) * half,
      );
    });
  });
  positions.needsUpdate = true;
}
