/** A word in the scene that always faces the viewer, on its own plate. */
import { useEffect, useMemo } from "react";
import { SpriteMaterial } from "three";
import type { Vector } from "./camera";
import { canvasFont, canvasTexture } from "./canvas";

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
        map: canvasTexture(width, HEIGHT, (context) => {
          context.beginPath();
          context.roundRect(4, 4, width - 8, HEIGHT - 8, HEIGHT / 2);
          context.fillStyle = plate;
          context.fill();
          context.lineWidth = 5;
          context.strokeStyle = ink;
          context.stroke();
          context.font = canvasFont(650, LETTER);
          context.textAlign = "center";
          context.textBaseline = "middle";
          context.fillStyle = ink;
          context.fillText(text, width / 2, HEIGHT / 2 + 3, width - 30);
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
