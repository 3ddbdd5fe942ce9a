/** Titicaca's moments: bids turn over together, and scorings are a show. */
import type { Happening, MakeMoments, Moment, Show, Step, StepProps } from "../../../app/table/moments/moment";
import { readHex } from "../../../board/hexes";
import { isLake, type TiticacaView } from "../model";
import { BidsPanel, bidsLine, bidsTitle } from "./BidsPanel";
import { type Bids, readBids } from "./bids";
import { ScoringPanel } from "./ScoringPanel";
import { ScoringSeat } from "./ScoringSeat";
import { ScoringTable } from "./ScoringTable";
import { readScorings, type ScoringShow, type ScoringStep, whyOf } from "./scoring";
import { scoringParts, scoringTitle } from "./words";
import "./moments.css";

/** What Titicaca's board draws of a step beside the bright places. */
export interface TiticacaStep extends Step {
  /** The region that is being scored. */
  readonly region?: readonly string[];
  /** The villages that count for whoever wins. */
  readonly ringed?: readonly string[];
  /** Temples that have gone back by now. */
  readonly gone?: readonly string[];
}

export const replayable = ["titicaca-order", "titicaca-no-bids", "titicaca-scoring"];

export const moments: MakeMoments<TiticacaView> = (happening) => {
  const bids = readBids(happening.facts, happening.before);
  return [
    ...(bids ? [bidsMoment(bids, happening)] : []),
    ...readScorings(happening.facts).map((show) => scoringMoment(show, happening)),
  ];
};

const FACE_DOWN = 550;
const FLIP = 700;
const SORTED = 4300;

function bidsMoment(bids: Bids, { before, after, shared }: Happening<TiticacaView>): Moment<TiticacaView> {
  const lit = [...(before.lake === null ? [] : [before.lake]), ...before.open];
  const show: Show = {
    holds: false,
    stepped: false,
    Panel: (props) => <BidsPanel {...props} bids={bids} low={isLow(lit, before)} />,
    title: (props) => bidsTitle(bids, props),
    line: (props) => bidsLine(bids, props),
    go: ({ sentences, you }, asked) =>
      sentences.say(asked && after.turn === you ? "web-titicaca-bids-choose" : "web-titicaca-continue"),
  };
  // Where nobody bid, the round after is on its way already: the board still shows this one.
  const view = after.round === before.round ? after : { ...before, bids: before.bids.map(() => 0) };
  // Nobody's bid is to be read anywhere while the cards lie face down.
  const hidden = { ...before, bids: before.bids.map(() => null), sealed: before.bids.map((_, seat) => seat) };
  const bidOf = new Map(bids.cards.map(({ seat, bid }) => [seat, bid]));
  const open = { ...hidden, bids: before.bids.map((_, seat) => bidOf.get(seat) ?? null), sealed: [] };
  const [secret, turned] = [hidden, open].map((one) => (shared ? withoutSecrets(one, []) : one)) as [
    TiticacaView,
    TiticacaView,
  ];
  return {
    kind: "bids",
    view: shared ? withoutSecrets(view, []) : view,
    steps: [
      { lasts: FACE_DOWN, lit, view: secret, onlyMoving: true },
      { lasts: FLIP, lit, view: turned, onlyMoving: true },
      { lasts: SORTED, lit },
    ],
    show,
  };
}

/** Whether these places lie in the lower half of the country. */
function isLow(places: readonly string[], { country }: TiticacaView): boolean {
  const rows = Object.keys(country).map((each) => readHex(each)[1]);
  const lowest = Math.max(-Infinity, ...places.map((each) => readHex(each)[1]));
  return lowest > (Math.min(...rows) + Math.max(...rows)) / 2;
}

/** Milliseconds of a step: time to read it, and for its points to fly. */
const LASTS: Readonly<Record<ScoringStep["kind"], number>> = {
  weapons: 2200,
  villages: 2200,
  chains: 2200,
  region: 1500,
  temples: 1800,
  "new-weapons": 2600,
  totals: 0,
};
const TIE_LASTS = 3000;

function scoringMoment(found: ScoringShow, { before, after, shared }: Happening<TiticacaView>): Moment<TiticacaView> {
  const { scoring, steps } = found;
  const values = new Map((scoring.shown ?? []).map(({ field, value }) => [field, value]));
  const known = (field: string) =>
    values.get(field) ?? before.temples.find((temple) => temple.field === field)?.value ?? null;
  const back = scoring.returned ?? [];
  const plain: TiticacaView = {
    ...after,
    lake: null,
    open: [],
    fresh: null,
    temples: [
      ...after.temples.filter(({ field }) => back.every((each) => each.field !== field)),
      ...back.map(({ field, seat }) => ({ field, seat, value: known(field) })),
    ],
  };
  const lakes = new Map(Object.entries(after.country).flatMap(([hex, shown]) => (isLake(shown) ? [[shown, hex]] : [])));
  const board = (step: ScoringStep): TiticacaStep => {
    const lasts = LASTS[step.kind];
    const gone = ["new-weapons", "totals"].includes(step.kind) ? back.map(({ field }) => field) : [];
    if (step.kind === "temples") return { lasts, part: step.part, lit: back.map(({ field }) => field) };
    if (step.region === null) return { lasts, part: step.part, gone };
    const region = scoring.regions[step.region]!;
    const all = step.rows.includes(region.categories.length - 1);
    const counted = step.rows.map((row) => region.categories[row]!);
    const winners = new Set(counted.flatMap((category) => whyOf(category).seats));
    return {
      lasts: counted.some(({ tie }) => tie.length > 0) ? TIE_LASTS : LASTS.region + 500 * (counted.length - 1),
      part: step.part,
      lit: [...region.fields, ...(all ? region.lakes.map((lake) => lakes.get(String(lake)) ?? "") : [])],
      region: region.fields,
      ringed: region.fields.filter(
        (field) =>
          winners.has(plain.villages[field] ?? -1) &&
          (all || counted.some(({ name }) => name === plain.country[field])),
      ),
    };
  };
  const on = <Props extends StepProps>(props: Props) => ({ ...props, show: found, view: plain });
  const show: Show = {
    holds: true,
    stepped: true,
    Panel: (props) => <ScoringPanel {...on(props)} low={isLow(board(steps[props.step]!).region ?? [], plain)} />,
    Table: (props) => <ScoringTable {...on(props)} />,
    SeatInfo: (props) => <ScoringSeat {...on(props)} />,
    parts: (sentences) => scoringParts(found, plain, sentences),
    title: (props) => scoringTitle(on(props)),
    go: ({ sentences }, asked) => sentences.say(asked ? "web-titicaca-bid-now" : "web-titicaca-continue"),
    toEnd: (sentences) => sentences.say("web-titicaca-to-totals"),
  };
  return {
    kind: "scoring",
    view: shared ? withoutSecrets(plain, [...values.keys()]) : plain,
    steps: steps.map(board),
    show,
  };
}

/** A view for everybody at one screen: of temples only where they are, except those that were shown. */
function withoutSecrets(view: TiticacaView, shown: readonly string[]): TiticacaView {
  return {
    ...view,
    temples: view.temples.map((temple) => (shown.includes(temple.field) ? temple : { ...temple, value: null })),
    hands: view.hands.map((hand) => ({ ...hand, values: null })),
  };
}
