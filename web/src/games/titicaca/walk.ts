/** The country in words, field by field and region by region: what the keyboard walks and a screen reader says. */
import type { Sentences } from "../../app/messages";
import { hexText, neighbour, readHex } from "../../board/hexes";
import { hexRows, type WalkGrid, type Whole } from "../../board/walk";
import { isLake, type Region, regionScores, type TiticacaView } from "./model";

export interface Spoken {
  readonly view: TiticacaView;
  readonly names: readonly string[];
  /** The seat that is spoken to. */
  readonly seat: number | null;
  readonly sentences: Sentences;
}

/** What a field is: its terrain, what stands there and whose, its region; or which lake. */
export function fieldWords(field: string, { view, names, seat, sentences }: Spoken): string {
  const say = sentences.say.bind(sentences);
  const shown = view.country[field];
  if (shown === undefined) return say("board-titicaca-outside");
  if (isLake(shown)) return say(view.lake === field ? "board-titicaca-lake-now" : "web-titicaca-lake", { lake: shown });
  const owner = view.villages[field];
  const temple = view.temples.find((each) => each.field === field);
  const region = view.regions.find(({ fields }) => fields.includes(field));
  return [
    say(`board-titicaca-terrain`, { terrain: shown }),
    owner === undefined ? say("board-titicaca-empty") : say("board-titicaca-village", { seat: owner }, names, seat),
    ...(temple
      ? [
          temple.value === null
            ? say("board-titicaca-temple-hidden", { seat: temple.seat }, names, seat)
            : say("board-titicaca-temple", { seat: temple.seat, value: temple.value }, names, seat),
        ]
      : []),
    ...(region ? [say("board-titicaca-in-region", { fields: region.fields.length, lakes: region.lakes.length })] : []),
  ].join(", ");
}

export function walkGrids(spoken: Spoken, choices: (field: string) => readonly string[]): WalkGrid[] {
  const hexes = Object.keys(spoken.view.country).map((text) => ({ text, hex: readHex(text) }));
  const rows = hexRows(hexes, ({ text }) => ({
    part: text,
    label: fieldWords(text, spoken),
    choices: choices(text),
  }));
  return [{ label: spoken.sentences.say("board-titicaca"), rows }];
}

/** What lies in the six directions from a field. */
export function aroundWords(field: string, spoken: Spoken): string {
  return [0, 1, 2, 3, 4, 5]
    .map((direction) =>
      spoken.sentences.say("board-say-around", {
        direction,
        cell: fieldWords(hexText(neighbour(readHex(field), direction)), spoken),
      }),
    )
    .join(". ");
}

/** A region: its size, and what it would score for now. */
function regionWords(region: Region, { view, names, seat, sentences }: Spoken): string {
  const say = sentences.say.bind(sentences);
  const rows = regionScores(view, region).map(({ name, points, villages }) => {
    const standing = villages.flatMap((count, owner) =>
      count > 0 ? [say("board-titicaca-standing", { seat: owner, count }, names, seat)] : [],
    );
    const what = say(name === "all" ? "web-titicaca-all" : `web-titicaca-terrain-${name}`);
    return say("board-titicaca-row", { what, points, standing: standing.join(", ") || say("board-titicaca-nobody") });
  });
  return [say("web-titicaca-region", { fields: region.fields.length, lakes: region.lakes.length }), ...rows].join(". ");
}

export const wholesOf = (spoken: Spoken): Whole[] =>
  spoken.view.regions.map((region) => ({ parts: region.fields, label: regionWords(region, spoken) }));
