/** Talat's moments: captures, boards that freeze, towers that reach the enemy's start line. */
import type { MakeMoments, Moment } from "../../app/table/moments/moment";
import { partsOf } from "./log";
import type { TalatView } from "./model";

/** Milliseconds: time to read one sentence. */
const LASTS: Readonly<Record<string, number>> = {
  "talat-captured": 1900,
  "talat-line": 1500,
  "talat-frozen": 2200,
  "talat-skipped": 1600,
};

export const moments: MakeMoments<TalatView> = ({ facts, after }) =>
  facts
    .filter(({ key }) => key in LASTS)
    .map((fact): Moment<TalatView> => ({
      kind: fact.key.slice("talat-".length),
      message: fact,
      view: after,
      steps: [{ lasts: LASTS[fact.key]!, lit: partsOf(fact) }],
      atDraft: fact.key !== "talat-skipped",
    }));
