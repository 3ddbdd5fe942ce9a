/** What a coach says in a first game of Taluva, the more urgent first. */
import { hexText } from "../../board/hexes";
import { hasHappened, mayMove, type Prompt } from "../coach";
import { partsOf } from "./log";
import { readMove, type TaluvaView } from "./model";

const LAST_TILES = 6;

export const coach: readonly Prompt<TaluvaView>[] = [
  {
    id: "buried",
    rule: "T-ERU-6",
    when: hasHappened("taluva-covered", partsOf, ({ values }, seat) => values["seat"] === seat),
  },
  {
    id: "tile",
    rule: "T-EXP-2",
    // The first tile has one place, and there is no island yet along which to lay it.
    when: (scene) => (scene.view.land.length > 0 ? mayMove("tile")(scene) : null),
  },
  { id: "temple", rule: "T-TEM-1", when: mayMove("temple") },
  { id: "tower", rule: "T-TOW-1", when: mayMove("tower") },
  { id: "hut", rule: "T-HUT-1", when: mayMove("hut") },
  { id: "expand", rule: "T-EXT-1", when: mayMove("expand") },
  {
    id: "eruption",
    rule: "T-ERU-1",
    when: ({ view, legal }) => {
      const land = new Set(view.land.map(({ hex }) => hexText(hex)));
      const volcanoes = legal.flatMap((text) => {
        const move = readMove(text);
        return move.kind === "tile" && land.has(hexText(move.placement.at)) ? [hexText(move.placement.at)] : [];
      });
      return volcanoes.length > 0 ? [...new Set(volcanoes)] : null;
    },
  },
  {
    id: "end",
    rule: "T-END-2",
    when: ({ view, legal }) => (legal.length > 0 && view.stack <= LAST_TILES ? [] : null),
  },
];
