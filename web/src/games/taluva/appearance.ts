/** What the island's drawings have in common: colours of levels and terrains, where huts stand on a hex. */
import type { Terrain } from "./model";

export const LEVEL_COLOURS = ["#5b3c29", "#d0601c", "#e2a826", "#f5e9c9", "#cfe5f2", "#ffffff"] as const;
const LEVEL_INK = ["#ffffff", "#ffffff", "#2b1a05", "#2b1a05", "#12303f", "#12303f"] as const;
export const levelColour = (level: number): string => LEVEL_COLOURS[Math.min(level, LEVEL_COLOURS.length) - 1]!;
export const levelInk = (level: number): string => LEVEL_INK[Math.min(level, LEVEL_INK.length) - 1]!;

export const GROUND: Readonly<Record<Terrain, string>> = {
  V: "#7d5440",
  J: "#4f9958",
  C: "#aedb6c",
  S: "#ecd59b",
  R: "#b2b5ba",
  L: "#85ae89",
};

const HUTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0.08]],
  2: [
    [-0.3, 0],
    [0.3, 0.14],
  ],
  3: [
    [0, -0.22],
    [-0.34, 0.2],
    [0.34, 0.2],
  ],
};
const MANY = [
  [-0.34, -0.2],
  [0.34, -0.2],
  [-0.34, 0.26],
  [0.34, 0.26],
  [0, 0.03],
] as const;

/** Where on its hex each of a number of huts stands, in hex radii from the middle. */
export const hutSpots = (number: number): readonly (readonly [number, number])[] =>
  HUTS[number] ?? MANY.slice(0, number);
