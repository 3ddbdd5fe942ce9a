/** Taluva's moments: eruptions and what they bury, splits, lagoons, elimination, an early win. */
import type { MakeMoments, Moment } from "../../app/table/moments/moment";
import { hexText } from "../../board/hexes";
import type { Fact } from "../../protocol/types";
import type { Message } from "../client";
import { partsOf } from "./log";
import type { TaluvaView } from "./model";
import { completeKinds } from "./progress";

/** Milliseconds: time to read one sentence. */
const LASTS = { eruption: 1500, burial: 1900, split: 1700, lagoon: 1500, out: 2600, win: 2600 };
type Kind = keyof typeof LASTS;

const numberOf = (fact: Fact, name: string): number => Number((fact.values as Record<string, unknown>)[name]);

export const moments: MakeMoments<TaluvaView> = ({ seat, facts, after }) => {
  const find = (...keys: readonly string[]) => facts.filter(({ key }) => keys.includes(key));
  const one = (kind: Kind, message: Message, lit: readonly string[], atDraft = true): Moment<TaluvaView> => ({
    kind,
    message,
    view: after,
    steps: [{ lasts: LASTS[kind], lit }],
    atDraft,
  });
  const found: Moment<TaluvaView>[] = [];
  for (const eruption of find("taluva-eruption")) {
    const buried = find("taluva-covered", "taluva-covered-own");
    const lit = partsOf(eruption, after);
    found.push(
      buried.length === 0
        ? one("eruption", eruption, lit)
        : one("burial", { key: "web-taluva-moment-buries", values: { seat, huts: buried.map(huts) } }, lit),
    );
  }
  for (const split of find("taluva-split")) found.push(one("split", split, partsOf(split, after)));
  const lagoons = find("taluva-lagoon-new");
  if (lagoons.length > 0)
    found.push(
      one(
        "lagoon",
        {
          key: "web-taluva-moment-lagoon",
          values: { seat, count: lagoons.length, number: numberOf(lagoons[0]!, "number") },
        },
        lagoons.flatMap((lagoon) => partsOf(lagoon, after)),
      ),
    );
  for (const out of find("taluva-eliminated"))
    found.push(one("out", out, buildings(after, [numberOf(out, "seat")], false), false));
  for (const won of find("taluva-over-early", "taluva-finished")) {
    const seats = (won.values as { seats?: readonly number[] }).seats ?? [numberOf(won, "seat")];
    found.push(one("win", won, buildings(after, seats, true), false));
  }
  return found;
};

const huts = ({ values }: Fact) => ({ key: "web-taluva-moment-huts", values });

/** Where seats have built; only of the kinds that they have completed, where that is what counts. */
function buildings(view: TaluvaView, seats: readonly number[], completed: boolean): string[] {
  return view.buildings
    .filter(({ seat, kind }) => seats.includes(seat) && (!completed || completeKinds(view, seat).includes(kind)))
    .map(({ hex }) => hexText(hex));
}
