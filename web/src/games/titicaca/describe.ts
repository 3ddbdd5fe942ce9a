/** Titicaca's moves in words, as buttons and lists say them. */
import type { Sentences } from "../../app/messages";
import { readMove, type TiticacaView } from "./model";

export function describeMove(text: string, view: TiticacaView, sentences: Sentences, place?: string): string {
  const say = sentences.say.bind(sentences);
  const move = readMove(text);
  if (place !== undefined)
    return say(`titicaca-at-${move.kind}`, { place, value: move.kind === "temple" ? move.value : 0 });
  switch (move.kind) {
    case "bid":
      return say("web-titicaca-seal", { bid: move.bid });
    case "village":
      return say("web-titicaca-village", {
        terrain: say(`web-titicaca-terrain-${view.country[move.field]}`),
      });
    case "join":
      return move.region === null ? say("web-titicaca-join-not") : say("web-titicaca-join");
    case "merge":
      return move.regions === null ? say("web-titicaca-merge-not") : say("web-titicaca-merge");
    case "temple":
      return move.field === null ? say("web-titicaca-temple-not") : say("web-titicaca-temple", { value: move.value });
  }
}

/** A move without its last part; of a step that may be left out, what is left unsaid may be just that. */
export function describePartialMove(text: string, _: TiticacaView, sentences: Sentences): string {
  const [kind, given] = text.split(" ") as [string, string];
  return sentences.say(given === "?" ? `puzzling-titicaca-${kind}` : `puzzling-titicaca-${kind}-this`);
}
