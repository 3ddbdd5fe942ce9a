/** A position of Titicaca that is being set up, and its text: the TypeScript side of games/titicaca/picture.py. */
import { type Hex, hexText, neighbours, readHex } from "../../../board/hexes";
import { isLake, type Region, type Terrain, type TiticacaView } from "../model";

export interface TiticacaDraft {
  readonly players: number;
  readonly country: Readonly<Record<string, string>>;
  readonly villages: Readonly<Record<string, number>>;
  /** The region of each field with a village: any of its fields names it. */
  readonly regions: Readonly<Record<string, string>>;
  /** The temples, by field: +1 or +2. */
  readonly temples: Readonly<Record<string, number>>;
  readonly round: number;
  /** Who settles first, all bids being in; null while everybody bids. */
  readonly settler: number | null;
  /** Who wins ties for going first. */
  readonly arrow: number;
  readonly stocks: readonly number[];
  readonly scores: readonly number[];
  readonly bids: readonly number[];
}

/** How many characters a hex of a picture takes. */
const PITCH = 8;

/** The words of a picture's hexes, and its lines by their first word. */
function readPicture(picture: string): { cells: Record<string, string>; notes: Record<string, string[]> } {
  const notes: Record<string, string[]> = {};
  const rows: string[] = [];
  for (const line of picture.split("\n")) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (/^[a-z]+$/.test(word!)) notes[word!] = rest;
    else if (line.trim() !== "" || rows.length > 0) rows.push(line.trimEnd());
  }
  const [q, r] = readHex(notes["at"]?.[0] ?? "0,0");
  const start = rows[0]?.search(/\S/) ?? 0;
  const cells: Record<string, string> = {};
  for (const [down, line] of rows.entries())
    for (const token of line.matchAll(/\S+/g)) {
      const halves = (token.index - start) / (PITCH / 2);
      cells[hexText([q + (halves - down) / 2, r + down])] = token[0];
    }
  return { cells, notes };
}

const numbers = (words: readonly string[] | undefined, players: number, otherwise: number): number[] =>
  Array.from({ length: players }, (_, seat) => {
    const number = Number(words?.[seat]);
    return Number.isNaN(number) ? otherwise : number;
  });

export function begin(view: TiticacaView, picture: string): TiticacaDraft {
  const { cells, notes } = readPicture(picture);
  const [country, villages, regions, temples]: Record<string, string | number>[] = [{}, {}, {}, {}];
  const lettered: Record<string, string> = {};
  for (const [field, word] of Object.entries(cells)) {
    const found = /^([FMSPG])([0-4])([a-z]*)(?:\+([12]))?/.exec(word);
    country![field] = found ? found[1]! : word;
    if (!found) continue;
    villages![field] = Number(found[2]);
    regions![field] = found[3] ? (lettered[found[3]] ??= field) : field;
    if (found[4]) temples![field] = Number(found[4]);
  }
  const { players } = view;
  const settling = view.step !== "bidding" && view.step !== "over";
  return {
    players,
    country: country as Record<string, string>,
    villages: villages as Record<string, number>,
    regions: regions as Record<string, string>,
    temples: temples as Record<string, number>,
    round: view.round,
    settler: settling ? (view.order[0] ?? 0) : null,
    arrow: view.arrow ?? 0,
    stocks: [...view.stocks],
    scores: [...view.scores],
    bids: settling ? numbers(notes["bids"], players, 0) : Array<number>(players).fill(0),
  };
}

export const cleared = (draft: TiticacaDraft): TiticacaDraft => ({ ...draft, villages: {}, regions: {}, temples: {} });

const sameRegion = (draft: TiticacaDraft, field: string): string[] =>
  Object.keys(draft.regions).filter((each) => draft.regions[each] === draft.regions[field]);

/** The draft without a village; what is left of its region may fall apart. */
export function withoutVillage(draft: TiticacaDraft, field: string): TiticacaDraft {
  const drop = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(values).filter(([each]) => each !== field));
  const rest = sameRegion(draft, field).filter((each) => each !== field);
  const regions = drop(draft.regions);
  for (const part of connected(rest)) for (const each of part) regions[each] = part[0]!;
  return { ...draft, villages: drop(draft.villages), temples: drop(draft.temples), regions };
}

/** Fields in groups that hang together. */
function connected(fields: readonly string[]): string[][] {
  const left = new Set(fields);
  const groups: string[][] = [];
  for (const first of fields) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const each of group)
      for (const next of neighbours(readHex(each)).map(hexText)) if (left.delete(next)) group.push(next);
    groups.push(group);
  }
  return groups;
}

/** The draft with a village of its own region on a field; none where the same one stands already. */
export function village(draft: TiticacaDraft, field: string, seat: number): TiticacaDraft {
  if (isLake(draft.country[field]) || draft.country[field] === undefined) return draft;
  if (draft.villages[field] === seat) return withoutVillage(draft, field);
  const rest = draft.villages[field] === undefined ? draft : withoutVillage(draft, field);
  return {
    ...rest,
    villages: { ...rest.villages, [field]: seat },
    regions: { ...rest.regions, [field]: field },
  };
}

/** The draft with a temple of the village's owner there; none where the same one stands already. */
export function temple(draft: TiticacaDraft, field: string, value: number): TiticacaDraft {
  const seat = draft.villages[field];
  if (seat === undefined) return draft;
  // Each player has one of either value.
  const others = Object.entries(draft.temples).filter(
    ([each, other]) => each !== field && !(draft.villages[each] === seat && other === value),
  );
  const same = draft.temples[field] === value;
  return { ...draft, temples: Object.fromEntries(same ? others : [...others, [field, value]]) };
}

/** The draft with two neighbours in one region; null if they are no neighbours with villages. */
export function joined(draft: TiticacaDraft, one: string, other: string): TiticacaDraft | null {
  const near = neighbours(readHex(one)).some((hex) => hexText(hex) === other);
  if (!near || draft.villages[one] === undefined || draft.villages[other] === undefined) return null;
  const moved = sameRegion(draft, other).map((each) => [each, draft.regions[one]!] as const);
  return { ...draft, regions: { ...draft.regions, ...Object.fromEntries(moved) } };
}

/** The draft with a village in a region of its own. */
export function parted(draft: TiticacaDraft, field: string): TiticacaDraft {
  const seat = draft.villages[field];
  if (seat === undefined) return draft;
  const rest = withoutVillage(draft, field);
  return {
    ...rest,
    villages: { ...rest.villages, [field]: seat },
    regions: { ...rest.regions, [field]: field },
    temples: draft.temples,
  };
}

/** The draft with what two hexes are exchanged: the country keeps all it is made of. Villages stay on fields. */
export function swapped(draft: TiticacaDraft, one: string, other: string): TiticacaDraft {
  const [a, b] = [draft.country[one], draft.country[other]];
  if (a === undefined || b === undefined) return draft;
  let next = { ...draft, country: { ...draft.country, [one]: b, [other]: a } };
  for (const field of [one, other])
    if (isLake(next.country[field]) && next.villages[field] !== undefined)
      next = { ...withoutVillage(next, field), country: next.country };
  return next;
}

/** The regions as a view has them, as far as a drawing needs them. */
export function drawnRegions(draft: TiticacaDraft): Region[] {
  const names = new Set(Object.values(draft.regions));
  return [...names].map((name) => {
    const fields = Object.keys(draft.regions).filter((field) => draft.regions[field] === name);
    const terrains = [...new Set(fields.map((field) => draft.country[field] as Terrain))];
    return { name, fields, terrains, lakes: [] };
  });
}

/** Everybody in the order of their bids, the settler first. */
function order(draft: TiticacaDraft, settler: number): number[] {
  const rank = (seat: number) => (seat - draft.arrow + draft.players) % draft.players;
  const others = draft.bids.map((_, seat) => seat).filter((seat) => seat !== settler);
  return [settler, ...others.sort((a, b) => draft.bids[b]! - draft.bids[a]! || rank(a) - rank(b))];
}

/** A region in a picture: a to z, then aa, ab and so on. */
const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : "") + String.fromCharCode(97 + (number % 26));

export function write(draft: TiticacaDraft): string {
  const named = [...new Set(Object.values(draft.regions))];
  const word = (field: string): string => {
    const seat = draft.villages[field];
    const region = seat === undefined ? "" : `${seat}${letters(named.indexOf(draft.regions[field]!))}`;
    const value = draft.temples[field];
    return `${draft.country[field]}${region}${value === undefined ? "" : `+${value}`}`;
  };
  const hexes = Object.keys(draft.country).map((field) => ({ field, hex: readHex(field) }));
  const column = ([q, r]: Hex): number => 2 * q + r;
  const left = Math.min(...hexes.map(({ hex }) => column(hex)));
  const [top, bottom] = [Math.min(...hexes.map(({ hex }) => hex[1])), Math.max(...hexes.map(({ hex }) => hex[1]))];
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) =>
    hexes
      .filter(({ hex }) => hex[1] === top + down)
      .sort((a, b) => a.hex[0] - b.hex[0])
      .reduce((line, { field, hex }) => line.padEnd(((column(hex) - left) * PITCH) / 2) + word(field), ""),
  );
  const first = hexes.filter(({ hex }) => hex[1] === top).sort((a, b) => a.hex[0] - b.hex[0])[0]!;
  const settling =
    draft.settler === null
      ? ["step bidding"]
      : ["step village", `bids ${draft.bids.join(" ")}`, `order ${order(draft, draft.settler).join(" ")}`];
  return [
    `players ${draft.players}`,
    `round ${draft.round}`,
    ...settling,
    `arrow ${draft.arrow}`,
    `stocks ${draft.stocks.join(" ")}`,
    `scores ${draft.scores.join(" ")}`,
    `at ${first.field}`,
    ...rows,
  ].join("\n");
}
