/** The island in words, hex by hex and as wholes: what the keyboard walks and a screen reader says. */
import { type Hex, hexText, neighbour, neighbours } from "../../board/hexes";
import { hexRows, type WalkGrid, type Whole } from "../../board/walk";
import type { Sentences } from "../../app/messages";
import { describeBuild } from "./describe";
import {
  type Building,
  coveredHexes,
  insideEdges,
  nameableHexes,
  nearestLegal,
  type TaluvaView,
  tileLand,
  type TilePlacement,
} from "./model";
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

/** What a hex is: its terrain and level, what stands there and whose, and how large its settlement is. */
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
    ...(building ? [[pieceWords(building, spoken), ...settlementSize(hex, spoken)].join(", ")] : []),
  ].join("; "); // "level 2, 2 huts" would sound like a coordinate
}

/** How many hexes the settlement of a hex has; nothing for a single one. */
function settlementSize(hex: Hex, { view, sentences }: Spoken): string[] {
  const found = view.settlements.find(({ hexes }) => hexes.some((each) => hexText(each) === hexText(hex)));
  const hexes = found?.hexes.length ?? 1;
  return hexes > 1 ? [sentences.say("board-taluva-in-settlement", { hexes })] : [];
}

const HERE = -1;

/** How the tile in hand would lie: whether it fits, which terrain comes where, and what it would bury. */
export function tileWords(placement: TilePlacement, spoken: Spoken): string {
  const { view, sentences } = spoken;
  const { hand, levels, ghostLegal } = spoken.turn;
  const [first, ...others] = coveredHexes(hand, placement);
  const around = neighbours(first!).map(hexText);
  const parts = [HERE, ...others.map((hex) => around.indexOf(hexText(hex)))].map((direction, k) =>
    sentences.say("board-taluva-tile-part", { terrain: hand[k], direction }),
  );
  const covered = new Set([first!, ...others].map(hexText));
  const buried = view.buildings.filter(({ hex }) => covered.has(hexText(hex))).map((each) => pieceWords(each, spoken));
  const level = tileLand(hand, placement, levels)[0]!.level;
  return [
    sentences.say(ghostLegal ? "board-taluva-lies" : "board-taluva-lies-not", { level, parts: parts.join(", ") }),
    ...(buried.length > 0 ? [sentences.say("board-taluva-buries", { pieces: buried.join(", ") })] : []),
  ].join(". ");
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

/** What lies in the six directions from a hex, and what of it is the same tile: a tile must not cover just one. */
export function aroundWords(hex: Hex, spoken: Spoken): string {
  const { sentences, turn } = spoken;
  const land = turn.levels.get(hexText(hex));
  const inside = land ? insideEdges(land, turn.levels) : [];
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => {
      const same = inside[direction] ? [sentences.say("board-taluva-same-tile")] : [];
      const cell = [hexWords(neighbour(hex, direction), spoken), ...same].join(", ");
      return sentences.say("board-say-around", { direction, cell });
    })
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
