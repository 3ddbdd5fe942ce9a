/** Short texts drawn as lines, for the same reason as numbers (Digits): a board may show hundreds of them. */
import { DIGITS } from "./Digits";

/** Glyphs of height 1, from x = 0 to their width. */
const GLYPHS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  ...Object.fromEntries(DIGITS.map((path, digit) => [String(digit), [path, 0.6]])),
  "-": ["M0,.56H.34", 0.34],
  ",": ["M.1,.98L.02,1.22", 0.12],
  a: ["M.5,.4V1M.5,.7C.5,.5 .4,.4 .26,.4C.1,.4 0,.53 0,.7S.1,1 .26,1 .5,.9 .5,.7", 0.5],
  b: ["M0,0V1M0,.7C0,.5 .1,.4 .26,.4C.42,.4 .52,.53 .52,.7S.42,1 .26,1 0,.9 0,.7", 0.52],
  c: ["M.48,.5C.42,.43 .36,.4 .27,.4C.1,.4 0,.53 0,.7S.1,1 .27,1C.36,1 .42,.97 .48,.9", 0.48],
  d: ["M.52,0V1M.52,.7C.52,.5 .42,.4 .26,.4C.1,.4 0,.53 0,.7S.1,1 .26,1 .52,.9 .52,.7", 0.52],
  e: ["M0,.7H.52C.52,.5 .42,.4 .27,.4C.1,.4 0,.53 0,.7S.1,1 .27,1C.37,1 .44,.97 .5,.9", 0.52],
  A: ["M0,1L.31,0L.62,1M.12,.66H.5", 0.62],
  B: ["M0,.46H.3C.54,.46 .54,0 .3,0H0V1H.32C.64,1 .64,.46 .3,.46", 0.56],
  C: ["M.58,.14C.5,.05 .42,0 .32,0C.1,0 0,.22 0,.5S.1,1 .32,1C.42,1 .5,.95 .58,.86", 0.58],
};

const GAP = 0.25;

export interface TextPath {
  readonly path: string;
  readonly width: number;
}

const known = new Map<string, TextPath>();

/**
 * A text as one path of height 1, beginning at x = 0. Only the names of places can be written: digits, minus, comma,
 * a to e, A to C.
 */
export function textPath(text: string): TextPath {
  const before = known.get(text);
  if (before) return before;
  let [path, width] = ["", -GAP];
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`no glyph: ${letter}`);
    path += moved(glyph[0], width + GAP);
    width += GAP + glyph[1];
  }
  const made = { path, width: Math.max(0, width) };
  known.set(text, made);
  return made;
}

/** A path further right; it may have absolute commands only. */
function moved(path: string, by: number): string {
  let [command, index] = ["", 0];
  return path.replace(/[MLHVCSZ]|-?\d*\.?\d+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      [command, index] = [part, 0];
      return part;
    }
    const across = command === "H" || (command !== "V" && index++ % 2 === 0);
    return across ? String(Math.round((Number(part) + by) * 1000) / 1000) : part;
  });
}
