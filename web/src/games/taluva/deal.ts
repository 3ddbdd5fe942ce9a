/** How Taluva deals its tiles: docs/draws.md. */
import type { Deal } from "../deals";

const FIELDS = ["J", "C", "S", "R", "L"];
/** How many of each tile there are: row by first field, column by second. */
const BOX = [
  [1, 6, 4, 2, 2],
  [5, 1, 2, 2, 1],
  [4, 2, 1, 2, 1],
  [2, 2, 1, 1, 1],
  [1, 1, 1, 1, 1],
];
const FIFTH: Readonly<Record<string, number>> = { JC: 1, CJ: 2, JS: 2, SJ: 2, JL: 2, CR: 2, RC: 1 };
const DOUBLES = ["VL", "VJ", "VS", "VV", "JJ"];
const TILES_A_PLAYER = 12;

const deal: Deal = ({ players, options }, draws) => {
  const fifth = options.fifth === true || players === 5;
  const box = FIELDS.flatMap((first, row) =>
    FIELDS.flatMap((second, column) => {
      const tile = first + second;
      return Array<string>(BOX[row]![column]! + (fifth ? (FIFTH[tile] ?? 0) : 0)).fill(tile);
    }),
  );
  const stack = options.all_tiles ? box.length : TILES_A_PLAYER * players;
  const deck = draws.shuffled(box).slice(0, stack);
  return { deck, doubles: draws.shuffled(DOUBLES).slice(0, options.doubles ? players : 0) };
};

export default deal;
