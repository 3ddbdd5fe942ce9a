/** Taluva's moves in words, as buttons and lists say them. */
import type { Sentences } from "../../app/messages";
import { hexText } from "../../board/hexes";
import { type BuildChoice, buildChoices, readMove, type TaluvaView } from "./model";

export function describeMove(text: string, view: TaluvaView, sentences: Sentences): string {
  const move = readMove(text);
  if (move.kind === "tile")
    return sentences.say("web-taluva-tile", { hex: hexText(move.placement.at), direction: move.placement.direction });
  if (move.kind === "take") return sentences.say("web-taluva-take", { tile: move.tile });
  const [choice] = buildChoices(view, [text]);
  return choice ? describeBuild(choice, sentences) : sentences.say("web-taluva-draw");
}

/** What is built; `short` where the place is plain to see. */
export function describeBuild(choice: BuildChoice, sentences: Sentences, short = false): string {
  const place = readMove(choice.move);
  const at = place.kind === "expand" ? place.settlement : "at" in place ? hexText(place.at) : "";
  return sentences.say(`web-taluva-${short ? "here-" : ""}${choice.kind}`, {
    terrain: choice.terrain ?? "",
    huts: choice.cost,
    hex: at,
  });
}

/**
 * A move without its last part: a tile's direction, an expansion's terrain, or where something is built. A move of
 * one word has no parts.
 */
export function describePartialMove(text: string, view: TaluvaView, sentences: Sentences): string {
  const parts = text.split(" ");
  if (parts.length === 1) return describeMove(text, view, sentences);
  return sentences.say(`puzzling-taluva-${parts[0]}`, { hex: parts[1]! });
}
