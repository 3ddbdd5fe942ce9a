import { describe, expect, it } from "vitest";
import { GROUND } from "../games/taluva/appearance";
import titicaca from "../games/titicaca/titicaca.css?raw";
import theme from "./theme.css?raw";

/** Machado, Oliveira and Fernandes (2009): how colours look to those who lack one kind of cone, in linear RGB. */
const SIGHT = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
/** The difference in CIELAB below which two colours side by side are easily taken for each other. */
const TELLS_APART = 15;

type Three = readonly [number, number, number];

const linear = (hex: string): Three =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;

const seen = ([r, g, b]: Three, m: readonly number[]): Three =>
  [0, 3, 6].map((row) => Math.min(1, Math.max(0, m[row]! * r + m[row + 1]! * g + m[row + 2]! * b))) as unknown as Three;

function lab([r, g, b]: Three): Three {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (one: Three, other: Three): number => Math.hypot(...one.map((value, k) => value - other[k]!));

/** The colours of a style sheet that a pattern finds, each once. */
const coloursOf = (sheet: string, pattern: RegExp): string[] => [
  ...new Set([...sheet.matchAll(pattern)].map((found) => found[1]!)),
];
const seatsOf = (part: string): string[] => coloursOf(part, /--colour-\d: (#[0-9a-f]{6});/g);
const [light, dark] = theme.split('[data-theme="dark"]') as [string, string];

describe.each([
  ["the seats' colours", 5, seatsOf(light)],
  ["the seats' colours in the dark", 5, seatsOf(dark)],
  ["Taluva's terrains", 6, Object.values(GROUND)],
  ["Titicaca's terrains and lakes", 6, coloursOf(titicaca, /^\.(?:field-\w|lake) \{\n {2}fill: (#[0-9a-f]{6});/gm)],
  ["Titicaca's tints of regions", 5, coloursOf(titicaca, /--tint: (#[0-9a-f]{6});/g)],
])("%s", (_, number, palette) => {
  it("are as many as there are things to tell apart", () => expect(palette).toHaveLength(number));
  it.each(Object.entries(SIGHT))("can be told apart with %s sight", (_name, matrix) => {
    const colours = palette.map((hex) => lab(seen(linear(hex), matrix)));
    for (const [k, one] of colours.entries())
      for (const other of colours.slice(k + 1)) expect(difference(one, other)).toBeGreaterThan(TELLS_APART);
  });
});

describe("what is written on a seat's colour", () => {
  const luminance = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const written = (part: string, seat: number): string | undefined =>
    new RegExp(`--colour-${seat}-text: (#[0-9a-f]{6});`).exec(part)?.[1];
  it.each([
    ["light", light],
    ["dark", dark],
  ])("can be read in the %s theme", (_, part) => {
    for (const [seat, colour] of seatsOf(part).entries()) {
      const text = written(part, seat) ?? written(light, seat)!;
      const [low, high] = [luminance(colour), luminance(text)].sort((a, b) => a - b) as [number, number];
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
    }
  });
});
