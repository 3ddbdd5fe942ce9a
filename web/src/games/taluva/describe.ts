/** Taluva's moves in words, as buttons and lists say them. */
import type { Sentences } from "../../app/messages";
import type { PlaceOf } from "../client";
import { type BuildChoice, buildChoices, readMove, type TaluvaView } from "./model";

export function describeMove(text: string, view: TaluvaView, sentences: Sentences, place?: string): string {
  const move = readMove(text);
  if (move.kind === "tile" && place !== undefined) return sentences.say("taluva-at-tile", { place });
  if (move.kind === "tile") return sentences.say("web-taluva-tile");
  if (move.kind === "take") return sentences.say("web-taluva-take", { first: move.tile[0], second: move.tile[1] });
  const [choice] = buildChoices(view, [text]);
  return choice ? describeBuild(choice, sentences, { place }) : sentences.say("web-taluva-draw");
}

/** The tile in hand, by its terrains; null without one. */
export const describeHand = ({ hand }: TaluvaView, sentences: Sentences): string | null =>
  hand === null
    ? null
    : sentences.say("board-taluva-hand", {
        terrains: [...hand].map((terrain) => ({ key: "taluva-terrain", values: { terrain } })),
      });

/** What is built, with the words for the place, if they are known. */
export function describeBuild(
  choice: BuildChoice,
  sentences: Sentences,
  { place }: { readonly place?: string | undefined } = {},
): string {
  const values = { terrain: choice.terrain ?? "", huts: choice.cost };
  if (place !== undefined) return sentences.say(`taluva-at-${choice.kind}`, { ...values, place });
  return sentences.say(`web-taluva-${choice.kind}`, values);
}

/** Everything that can be built by one hex, with the places' names; null while they are unknown. */
export function describeBuilds(
  choices: readonly BuildChoice[],
  sentences: Sentences,
  placeOf: PlaceOf | undefined,
): string | null {
  const told = choices.flatMap((choice) => {
    const place = placeOf?.(choice.move);
    return place === undefined ? [] : [describeBuild(choice, sentences, { place })];
  });
  return told.length > 0 ? told.join(" · ") : null;
}

/**
 * A move without its last part: a tile's direction, an expansion's terrain, or where something is built. A move of
 * one word has no parts.
 */
export function describePartialMove(text: string, view: TaluvaView, sentences: Sentences): string {
  const parts = text.split(" ");
  if (parts.length === 1) return describeMove(text, view, sentences);
  return sentences.say(`puzzling-taluva-${parts[0]}`);
}
