/** A word that stands in the scene and always faces the viewer, on a plate of its own. */
import { useEffect, useMemo } from "react";
import { SpriteMaterial } from "three";
import type { Vector } from "./camera";
import { letters, painted } from "./paint";

interface Props {
  readonly name: string;
  readonly text: string;
  readonly at: Vector;
  /** How high the plate is, in the scene's units; it is as wide as its word. */
  readonly height: number;
  readonly ink: string;
  readonly plate: string;
}

const [HEIGHT, LETTER] = [96, 52];

export function Banner({ name, text, at, height, ink, plate }: Props) {
  const width = HEIGHT + LETTER * 0.62 * text.length;
  const material = useMemo(
    () =>
      new SpriteMaterial({
        depthTest: false,
        depthWrite: false,
        toneMapped: false,
        map: painted(width, HEIGHT, (brush) => {
          brush.beginPath();
          brush.roundRect(4, 4, width - 8, HEIGHT - 8, HEIGHT / 2);
          brush.fillStyle = plate;
          brush.fill();
          brush.lineWidth = 5;
          brush.strokeStyle = ink;
          brush.stroke();
          brush.font = letters(650, LETTER);
          brush.textAlign = "center";
          brush.textBaseline = "middle";
          brush.fillStyle = ink;
          brush.fillText(text, width / 2, HEIGHT / 2 + 3, width - 30);
        }),
      }),
    [text, ink, plate, width],
  );
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  return (
    <sprite
      name={name}
      material={material}
      position={at as [number, number, number]}
      scale={[(height * width) / HEIGHT, height, 1]}
      renderOrder={8}
    />
  );
}
