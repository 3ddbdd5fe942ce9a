/** What Taluva's events are about on the board, and how they make a log. */
import { hexText, readHex } from "../../board/hexes";
import type { Fact } from "../../protocol/types";
import type { GameLog } from "../log";
import { coveredHexes, type TaluvaView } from "./model";

const TILES = ["taluva-first-tile", "taluva-landscape", "taluva-eruption"];
const BUILDS = ["taluva-hut", "taluva-tower", "taluva-temple", "taluva-expansion", "taluva-ship"];

export const log: GameLog = {
  byTurn: true,
  opens: new Set(["taluva-drawn", "taluva-taken"]),
  // What was drawn is told when it is laid.
  silent: new Set(["taluva-drawn", "taluva-double-dealt"]),
  joins: new Set([
    "taluva-covered",
    "taluva-covered-own",
    "taluva-split",
    "taluva-lagoon-new",
    "taluva-lagoon-filled",
    "taluva-lagoon-split",
    "taluva-joined",
    "taluva-kind-complete",
  ]),
  marks: new Set([...TILES, ...BUILDS]),
};

/** The hexes that an event or a refusal is about; whole settlements and lagoons as they are now. */
export function partsOf({ key, values }: Fact, view: TaluvaView): readonly string[] {
  const { tile, hex, direction, hexes, lagoon, settlement, parts } = values as {
    readonly [name: string]: unknown;
    readonly hexes?: readonly string[];
    readonly parts?: readonly string[];
  };
  if (TILES.includes(key))
    return coveredHexes(String(tile), { at: readHex(String(hex)), direction: Number(direction) }).map(hexText);
  const areas = [lagoon, settlement, ...(parts ?? [])].filter((name) => typeof name === "string");
  const whole = areas.flatMap((name) => {
    const found = [...view.lagoons, ...view.settlements].find((each) => each.hexes.map(hexText).includes(name));
    return found ? found.hexes.map(hexText) : [name];
  });
  if (key === "taluva-expansion") return hexes ?? [];
  return [...new Set([...(typeof hex === "string" ? [hex] : []), ...(hexes ?? []), ...whole])];
}
