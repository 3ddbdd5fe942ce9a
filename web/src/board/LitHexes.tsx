/** The lit places of a flat board of hexes: a light line on a dark one around them, to be seen on every ground. */
import { border, type Hex, hexText, readHex } from "./hexes";
import { useLit } from "./lit";
import "./marks.css";

const HEX = /^-?\d+,-?\d+$/;

/** Those parts that are hexes. */
export const litHexes = (parts: readonly string[]): Hex[] => parts.filter((part) => HEX.test(part)).map(readHex);

/** `rise` says how far a hex is drawn above the ground: less than 0 is up. */
export function LitHexes({ rise }: { readonly rise?: (hex: Hex) => number }) {
  const hexes = litHexes(useLit());
  if (hexes.length === 0) return null;
  const path = border(hexes, 0.94, rise);
  return (
    <g className="lit-places" data-lit={hexes.map(hexText).join(" ")} aria-hidden="true" pointerEvents="none">
      <path className="place-lit-edge" d={path} />
      <path className="place-lit-line" d={path} />
    </g>
  );
}
