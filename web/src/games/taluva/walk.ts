/** The island in words, hex by hex and as wholes: what the keyboard walks and a screen reader says. */
import { type Hex, hexText, neighbour } from "../../board/hexes";
import { hexRows, type WalkGrid, type Whole } from "../../board/walk";
import type { Sentences } from "../../app/messages";
import { describeBuild } from "./describe";
import { type Building, nameableHexes, nearestLegal, type TaluvaView } from "./model";
import { choicesAt, type Turn } from "./turn";

export interface Spoken {
  readonly view: TaluvaView;
  readonly legal: readonly string[];
  readonly names: readonly string[];
  /** The seat that is spoken to. */
  readonly seat: number | null;
  readonly sentences: Sentences;
  readonly turn: Turn;
}

/** What stands on a hex, and whose. */
const pieceWords = ({ seat: owner, kind, number }: Building, { names, seat, sentences }: Spoken): string =>
  sentences.say(`board-taluva-${kind}`, { seat: owner, number }, names, seat);

/** What a hex is: its terrain and level, what stands there and whose. */
export function hexWords(hex: Hex, spoken: Spoken): string {
  const { view, names, seat, sentences, turn } = spoken;
  const land = turn.levels.get(hexText(hex));
  if (!land) {
    const lagoon = view.lagoons.find(({ hexes }) => hexes.some((each) => hexText(each) === hexText(hex)));
    if (!lagoon) return sentences.say("board-taluva-sea");
    const ship = lagoon.ship === null ? [] : [sentences.say("board-taluva-ship", { seat: lagoon.ship }, names, seat)];
    return [sentences.say("web-taluva-hex-lagoon"), ...ship].join(", ");
  }
  const building = view.buildings.find((each) => hexText(each.hex) === hexText(hex));
  return [
    sentences.say("board-taluva-land", { terrain: land.terrain, level: land.level }),
    ...(building ? [pieceWords(building, spoken)] : []),
  ].join("; "); // "level 2, 2 huts" would sound like a coordinate
}

export function walkGrids(spoken: Spoken): WalkGrid[] {
  const { view, legal, sentences, turn } = spoken;
  const allowed = new Set(legal);
  const choices = (hex: Hex): string[] => {
    if (turn.building) return choicesAt(turn.choices, hex).map((choice) => describeBuild(choice, sentences));
    if (turn.placing && nearestLegal(turn.hand, { at: hex, direction: 0 }, allowed))
      return [sentences.say("board-taluva-fits")];
    return [];
  };
  const hexes = nameableHexes(view, legal).map((hex) => ({ hex }));
  const rows = hexRows(hexes, ({ hex }) => ({
    part: hexText(hex),
    label: hexWords(hex, spoken),
    choices: choices(hex),
  }));
  return [{ label: sentences.say("board-taluva"), rows }];
}

/** What lies in the six directions from a hex. */
export function aroundWords(hex: Hex, spoken: Spoken): string {
  return [0, 1, 2, 3, 4, 5]
    .map((direction) =>
      spoken.sentences.say("board-say-around", { direction, cell: hexWords(neighbour(hex, direction), spoken) }),
    )
    .join(". ");
}

/** Settlements with what stands in them, then lagoons. */
export function wholesOf({ view, names, seat, sentences }: Spoken): Whole[] {
  const settlements = view.settlements.map((each): Whole => {
    const inside = new Set(each.hexes.map(hexText));
    const built = view.buildings.filter(({ hex }) => inside.has(hexText(hex)));
    const count = (kind: Building["kind"]) =>
      built.filter((one) => one.kind === kind).reduce((sum, { number }) => sum + (kind === "hut" ? number : 1), 0);
    return {
      parts: each.hexes.map(hexText),
      label: sentences.say(
        "board-taluva-settlement",
        {
          seat: each.seat,
          hexes: each.hexes.length,
          huts: count("hut"),
          temples: count("temple"),
          towers: count("tower"),
        },
        names,
        seat,
      ),
    };
  });
  const lagoons = view.lagoons.map(({ hexes, ship }): Whole => ({
    parts: hexes.map(hexText),
    label: [
      sentences.say("board-taluva-lagoon", { hexes: hexes.length }),
      ...(ship === null ? [] : [sentences.say("board-taluva-ship", { seat: ship }, names, seat)]),
    ].join(", "),
  }));
  return [...settlements, ...lagoons];
}
