/** A few gulls over the water around a board, at high detail. They rest in the air when nothing moves. */
import { useFrame } from "@react-three/fiber";
import type { BufferGeometry } from "three";
import { ambientTime } from "./ambient";
import type { Vector } from "./camera";
import { fill, type Placement, useMovingInstances } from "./Instances";
import * as materials from "./materials";
import { faces, memo, seededRandom, Shape } from "./shapes";

const COUNT = 5;

/** Two wings with dark tips on a slender body that flies towards +x. */
const gullGeometry = memo((_: "gull"): BufferGeometry => {
  const shape = new Shape();
  for (const side of [1, -1]) {
    const [root, wrist, tip] = [0, 0.16, 0.36];
    shape.add(
      faces([
        [
          [0.06, 0, side * root],
          [0.08, 0.09, side * wrist],
          [-0.03, 0.085, side * wrist],
          [-0.07, 0, side * root],
        ],
      ]),
      "#fbfbf7",
    );
    shape.add(
      faces([
        [
          [0.08, 0.09, side * wrist],
          [-0.05, 0.06, side * tip],
          [-0.03, 0.085, side * wrist],
        ],
      ]),
      "#59626b",
    );
  }
  return shape
    .add(
      faces([
        [
          [0.15, 0.01, 0],
          [0, 0.02, 0.035],
          [-0.16, 0.01, 0],
          [0, 0.02, -0.035],
        ],
      ]),
      "#ffffff",
    )
    .build();
});

/** Where the gulls are after some seconds, around a board that reaches so far from its middle. */
export function gulls([x, , z]: Vector, reach: number, time: number): Placement[] {
  return Array.from({ length: COUNT }, (_, k): Placement => {
    const random = seededRandom(k + 71);
    const [start, away, high] = [(2 * Math.PI * (k + 0.7 * random())) / COUNT, 0.2 + random(), 2 + 1.4 * random()];
    const around = start + (0.16 + 0.05 * random()) * time;
    const [wide, beat] = [reach + away + 0.5 * Math.sin(0.3 * time + k), 3 + random()];
    // Some strokes, then a glide.
    const stroke = Math.max(0, Math.sin(0.5 * time + 2 * k)) * Math.sin(beat * time);
    return {
      at: [x + wide * Math.cos(around), high + 0.2 * Math.sin(0.7 * time + k), z - wide * Math.sin(around)],
      turn: around + Math.PI / 2,
      scale: [0.9, 0.9 + 0.9 * stroke, 0.9],
    };
  });
}

export function Gulls({ middle, reach }: { readonly middle: Vector; readonly reach: number }) {
  const mesh = useMovingInstances(gullGeometry("gull"), materials.plant(), COUNT);
  const [x, y, z] = middle;
  useFrame(() => fill(mesh, gulls([x, y, z], reach, ambientTime.value)));
  return <primitive object={mesh} name="gulls" />;
}
