/** Plants and stones that belong to more than one board. */
import {
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  Matrix4,
  OctahedronGeometry,
  Vector3,
} from "three";
import { at, rough, Shape } from "./shapes";

export function palm(): BufferGeometry {
  const shape = new Shape();
  const bend = [0, 0.01, 0.04, 0.1];
  for (let k = 0; k < 3; k++) {
    const lean = Math.atan2(bend[k + 1]! - bend[k]!, 0.14);
    shape.add(
      new CylinderGeometry(0.02, 0.027, 0.15, 5),
      k % 2 ? "#8a6233" : "#7b5427",
      new Matrix4()
        .makeTranslation((bend[k]! + bend[k + 1]!) / 2, 0.07 + 0.14 * k, 0)
        .multiply(new Matrix4().makeRotationZ(-lean)),
    );
  }
  const [light, dark] = [new Color("#5cb452"), new Color("#2f8440")];
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = (leaf * 2 * Math.PI) / 7;
    const place = at(bend[3]!, 0.43, 0, angle);
    const spine = [
      [0, 0],
      [0.13, 0.055],
      [0.27, -0.02],
      [0.34, -0.1],
    ] as const;
    for (let k = 0; k < 3; k++) {
      const [a, b] = [spine[k]!, spine[k + 1]!];
      const width = [0.028, 0.06, 0.045, 0.005];
      const corner = (p: readonly [number, number], w: number, drop: number) =>
        new Vector3(p[0], p[1] - drop, w).applyMatrix4(place).toArray();
      for (const side of [-1, 1]) {
        const [p, q] = [corner(a, 0, 0), corner(b, 0, 0)];
        const [r, s] = [corner(a, side * width[k]!, 0.02), corner(b, side * width[k + 1]!, 0.02)];
        if (side > 0) shape.quad(p, r, s, q, light, dark);
        else shape.quad(p, q, s, r, light, dark);
      }
    }
  }
  return shape.build();
}

export function tuft(): BufferGeometry {
  const shape = new Shape();
  for (const [x, z, h] of [
    [0, 0, 0.15],
    [0.04, 0.02, 0.11],
    [-0.035, 0.025, 0.12],
    [0.01, -0.04, 0.1],
  ] as const)
    shape.add(new ConeGeometry(0.018, h, 3), "#7fa83a", at(x, h / 2, z, x * 40), ({ y }) => 0.8 + y * 3);
  return shape.build();
}

export function flower(): BufferGeometry {
  const shape = new Shape();
  for (const [x, z, h, colour] of [
    [0, 0, 0.13, "#fff7e0"],
    [0.07, 0.03, 0.1, "#ffd84f"],
    [-0.06, 0.04, 0.11, "#ff9ab0"],
  ] as const) {
    shape.add(new ConeGeometry(0.02, h, 3), "#8cc84e", at(x, h / 2 - 0.01, z, x * 30), ({ y }) => 0.95 + y * 2);
    shape.add(new OctahedronGeometry(0.032), colour, at(x, h, z));
  }
  return shape.build();
}

/** Low and round, in bloom. */
export function bush(): BufferGeometry {
  const lit = ({ y }: Vector3) => 0.7 + y * 2.6;
  const shape = new Shape()
    .add(rough(new IcosahedronGeometry(0.11, 1), 0.03, 21), "#4f9a48", at(0, 0.06, 0, 0, [1.1, 0.85, 1]), lit)
    .add(rough(new IcosahedronGeometry(0.08, 0), 0.02, 22), "#62ad50", at(0.1, 0.045, 0.03), lit);
  for (const [x, y, z] of [
    [0.05, 0.14, 0.06],
    [-0.06, 0.12, 0.07],
    [0.13, 0.1, 0.07],
  ] as const)
    shape.add(new OctahedronGeometry(0.02), "#ff7f9a", at(x, y, z));
  return shape.build();
}

export function stone(): BufferGeometry {
  return new Shape()
    .add(
      rough(new IcosahedronGeometry(0.075, 0), 0.02, 9),
      "#b9b2a2",
      at(0, 0.02, 0, 0, [1, 0.7, 1]),
      ({ y }) => 0.85 + y * 3,
    )
    .build();
}
