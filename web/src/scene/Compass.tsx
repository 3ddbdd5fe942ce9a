/** A small compass over a scene: north is up on the flat board, and places in words say "north of". */
import { useFrame } from "@react-three/fiber";
import type { RefObject } from "react";

type Needle = RefObject<SVGGElement | null>;

/** Inside the canvas: turns the needle with the camera. Straight behind the board is north. */
export function FollowCamera({ needle }: { readonly needle: Needle }) {
  useFrame(({ camera }) => {
    const { elements } = camera.matrixWorld;
    // The camera's right on the ground: seen from the front it points east, and north is up.
    const degrees = (Math.atan2(elements[2]!, elements[0]!) * 180) / Math.PI;
    needle.current?.setAttribute("transform", `rotate(${degrees.toFixed(1)})`);
  });
  return null;
}

export function Compass({
  needle,
  letter,
  label,
}: {
  readonly needle: Needle;
  readonly letter: string;
  readonly label: string;
}) {
  return (
    <svg className="compass" viewBox="-22 -22 44 44" role="img" aria-label={label}>
      <circle className="compass-disc" r={20} />
      <g ref={needle}>
        <path className="compass-north" d="M0,-8L4,3H-4Z" />
        <path className="compass-south" d="M0,14L4,3H-4Z" />
        <text y={-10}>{letter}</text>
      </g>
    </svg>
  );
}
