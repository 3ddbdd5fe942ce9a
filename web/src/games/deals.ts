/** How each game deals its set-up, as docs/draws.md describes it: the browser recomputes it, not the server. */
import { Draws, partSeed, type AgreedSettings } from "../app/table/draw/hashes";

type Setup = Readonly<Record<string, unknown>>;

/** Everything that a game draws, by part of the set-up: `deck`, `country`. Without anything to draw it is empty. */
export type Deal = (agreed: AgreedSettings, draws: Draws) => Setup;

const deals = import.meta.glob<{ readonly default: Deal }>("./*/deal.ts", { eager: true });

/** What is drawn of a set-up, each part from a deal of its own; null for a game that is not known here. */
export function dealParts(agreed: AgreedSettings, seed: Uint8Array): Setup | null {
  const deal = deals[`./${agreed.game}/deal.ts`]?.default;
  if (!deal) return null;
  const dealt = (part: string) => deal(agreed, new Draws(partSeed(seed, `setup/${part}`)));
  return Object.fromEntries(Object.keys(dealt("")).map((part) => [part, dealt(part)[part]]));
}
