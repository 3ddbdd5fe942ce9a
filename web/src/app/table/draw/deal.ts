/** How each game deals its set-up, as docs/draws.md describes it: the browser recomputes it, not the server. */
import { Draws, partSeed, type Terms } from "./hashes";

type Setup = Readonly<Record<string, unknown>>;

// --- Taluva ---------------------------------------------------------------------------------------------

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

function dealTaluva({ players, options }: Terms, draws: Draws): Setup {
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
}

// --- Titicaca -------------------------------------------------------------------------------------------

type Hex = readonly [number, number];
type Slot = readonly [Hex, Hex, Hex, Hex];

const TILES: readonly (readonly string[])[] = [
  ["1", "F", "M", "P"],
  ["2", "S", "P", "G"],
  ["3", "F", "M", "G"],
  ["4", "M", "S", "P"],
  ["5", "F", "S", "G"],
  ["M", "6", "P", "G"],
  ["F", "7", "S", "P"],
  ["M", "8", "S", "G"],
  ["F", "9", "P", "G"],
  ["F", "10", "M", "15"],
  ["M", "11", "S", "14"],
  ["S", "12", "F", "13"],
];
/** By number of players: the lakes whose tiles stay in the box, and the sectors whose outermost slot stays empty. */
const WITHOUT: Readonly<Record<number, readonly string[]>> = { 2: ["1", "7"], 3: ["1"] };
const EMPTY: Readonly<Record<number, readonly number[]>> = { 2: [0, 1], 3: [0] };

function slot(sector: number, a: number, b: number): Slot {
  const [q, r] = [-2 * b, -2 * a + 2 * b];
  const turn = ([x, y]: Hex): Hex => [y, 1 - x - y];
  const place = (dq: number, dr: number): Hex => {
    let found: Hex = [q + dq, r + dr];
    for (let turns = 0; turns < sector; turns++) found = turn(found);
    return found;
  };
  return [place(0, 0), place(0, -1), place(-1, 0), place(-1, 1)];
}

function slots(players: number): Slot[] {
  const found: Slot[] = [];
  for (const a of [0, 1])
    for (const b of [0, 1])
      for (const sector of [0, 1, 2])
        if (!(a === 1 && b === 1 && EMPTY[players]?.includes(sector))) found.push(slot(sector, a, b));
  return found;
}

function dealTiticaca({ players, given }: Terms, draws: Draws): Setup {
  if ("country" in given) return { arrow: draws.below(players) };
  const left = WITHOUT[players] ?? [];
  const order = draws.shuffled(TILES.filter((tile) => !tile.some((shown) => left.includes(shown))));
  const places = slots(players);
  const country = order.flatMap((tile, number) => {
    const [c0, c1, c2, c3] = tile;
    const lies = draws.below(2) ? [c2, c3, c0, c1] : tile;
    return places[number]!.map(([q, r], part) => [`${q},${r}`, lies[part]!] as const);
  });
  return { country: Object.fromEntries(country), arrow: draws.below(players) };
}

const DEALS: Readonly<Record<string, (terms: Terms, draws: Draws) => Setup>> = {
  taluva: dealTaluva,
  titicaca: dealTiticaca,
  talat: () => ({}),
};

/** What is drawn of a set-up, each part from a deal of its own; null for a game that is not known here. */
export function dealParts(terms: Terms, seed: Uint8Array): Setup | null {
  const deal = DEALS[terms.game];
  if (!deal) return null;
  const dealt = (part: string) => deal(terms, new Draws(partSeed(seed, `setup/${part}`)));
  return Object.fromEntries(Object.keys(dealt("")).map((part) => [part, dealt(part)[part]]));
}

/** The seating of a rated table: whoever sat on the i-th of these seats gets seat i. */
export function drawOrder(seed: Uint8Array, seats: number): number[] {
  return new Draws(partSeed(seed, "seats")).shuffled(Array.from({ length: seats }, (_, seat) => seat));
}
