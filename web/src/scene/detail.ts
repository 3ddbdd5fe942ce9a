/** How much a scene shows, and how that adapts to the machine's speed. */
import type { Detail } from "../games/client";
import { isSoftware } from "./renderer";

export interface DetailLevel {
  /** The side of the shadow map; 0 for no shadows. */
  readonly shadows: number;
  /** Pixels for each point of the screen, at most. */
  readonly density: number;
  /** The part of the plants and stones that is drawn. */
  readonly plants: number;
  /** Whether waves and plants move by themselves. */
  readonly ambient: boolean;
}

export const LEVELS: readonly DetailLevel[] = [
  { shadows: 0, density: 1, plants: 0.5, ambient: false },
  { shadows: 1024, density: 1.5, plants: 0.8, ambient: false },
  { shadows: 2048, density: 2, plants: 1, ambient: true },
];

/** The level to begin with: the visitor's choice, else low without a graphics card and medium on phones and tablets. */
export function startLevel(wish: Detail, renderer: string, coarse: boolean): number {
  if (wish === "low") return 0;
  if (wish === "high") return 2;
  if (isSoftware(renderer)) return 0;
  return coarse ? 1 : 2;
}

const WINDOW = 24;
const SLOW = 36;
const SWIFT = 14;
/** Frames further apart than this were no motion: nothing had asked for them. */
const PAUSE = 250;

/** Watches the time between frames while something moves. */
export class DetailController {
  private times: number[] = [];
  private swift = 0;
  private tooHigh = Infinity;

  constructor(private level: number) {}

  /** Record how many milliseconds a frame took; return the level to use from now on. */
  frame(milliseconds: number): number {
    if (milliseconds > PAUSE) return this.level;
    this.times.push(milliseconds);
    if (this.times.length < WINDOW) return this.level;
    const middle = [...this.times].sort((a, b) => a - b)[WINDOW / 2]!;
    this.times = [];
    if (middle > SLOW && this.level > 0) {
      this.tooHigh = this.level;
      this.level -= 1;
      this.swift = 0;
    } else if (middle < SWIFT && this.level + 1 < LEVELS.length && this.level + 1 < this.tooHigh) {
      this.swift += 1;
      if (this.swift === 4) {
        this.level += 1;
        this.swift = 0;
      }
    } else this.swift = 0;
    return this.level;
  }
}
