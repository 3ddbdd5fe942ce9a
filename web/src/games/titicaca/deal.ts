/** How Titicaca deals its country and its arrow: docs/draws.md. */
import type { Deal } from "../deals";

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

const deal: Deal = ({ players, given }, draws) => {
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
};

export default deal;
