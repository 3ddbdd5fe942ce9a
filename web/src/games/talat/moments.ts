/** Talat's moments: captures, boards that freeze, towers that reach the enemy's start line. */
import type { MakeMoments, Moment } from "../../app/table/moments/moment";
import { partsOf } from "./log";
import type { TalatView } from "./model";

/** A moment's own sentence, where the log's is longer or leans on the line before: the place is lit meanwhile. */
const SHORT: Readonly<Record<string, string>> = {
  "talat-captured": "web-talat-moment-captured",
  "talat-line": "web-talat-moment-line",
};

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
      message: { key: SHORT[fact.key] ?? fact.key, values: fact.values },
      view: after,
      steps: [{ lasts: LASTS[fact.key]!, lit: partsOf(fact) }],
      atDraft: fact.key !== "talat-skipped",
    }));
