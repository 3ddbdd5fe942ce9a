/**
 * A scoring as a show: what is scored, one thing after the other, in the order of the rules (C-SCO-1, C-END-3). Made
 * from the events alone; what each step gains adds up to the points that they tell.
 */
import type { Fact } from "../../../protocol/types";
import type { Category, Scoring } from "../model";

export type ScoringKind = "weapons" | "villages" | "chains" | "region" | "temples" | "new-weapons" | "totals";

export interface ScoringStep {
  readonly kind: ScoringKind;
  readonly part: number;
  /** Of a region's step: which region, and which of its categories are settled with this step. */
  readonly region: number | null;
  readonly rows: readonly number[];
  /** Points won in this step, and the scores with them, per seat. */
  readonly gained: readonly number[];
  readonly totals: readonly number[];
}

export interface ScoringShow {
  readonly scoring: Scoring;
  /** The scores before it. */
  readonly before: readonly number[];
  readonly steps: readonly ScoringStep[];
  /** New weapons, per seat; empty in the final scoring. */
  readonly weapons: readonly number[];
}

/** The scorings in a move's events: none, one, or those of a lake and of the end. */
export function readScorings(facts: readonly Fact[]): ScoringShow[] {
  const starts = facts.flatMap(({ key }, index) => (key === "titicaca-scoring" ? [index] : []));
  return starts.flatMap((start, number) => {
    const own = facts.slice(start, starts[number + 1]);
    const scoring = own[0]!.values["scoring"] as Scoring | undefined;
    if (!scoring) return [];
    const told = own.filter(({ key }) => key === "titicaca-points");
    const before = scoring.points.map((points, seat) => {
      const fact = told.find(({ values }) => values["seat"] === seat);
      return fact ? Number(fact.values["score"]) - points : 0;
    });
    return [{ scoring, before, ...stepsOf(scoring, before) }];
  });
}

function stepsOf(scoring: Scoring, before: readonly number[]): Pick<ScoringShow, "steps" | "weapons"> {
  const none = scoring.points.map(() => 0);
  const steps: ScoringStep[] = [];
  let totals = before;
  let part = -1;
  const add = (kind: ScoringKind, gained: readonly number[], of?: { region: number; rows: readonly number[] }) => {
    totals = totals.map((total, seat) => total + (gained[seat] ?? 0));
    // The rows of one region are one stretch.
    if (of === undefined || steps.at(-1)?.region !== of.region) part++;
    steps.push({ kind, part, region: of?.region ?? null, rows: of?.rows ?? [], gained, totals });
  };
  const last = scoring.lake === null;
  if (last) {
    add("villages", scoring.villages);
    add(
      "chains",
      scoring.chains.map((chain) => 3 * chain),
    );
  }
  add("weapons", scoring.weapons);
  scoring.regions.forEach(({ categories }, region) => {
    for (const rows of together(categories))
      add("region", sum(none, ...rows.map((row) => categories[row]!.won)), { region, rows });
  });
  if (!last && (scoring.returned ?? []).length > 0) add("temples", none);
  if (!last) add("new-weapons", none);
  add("totals", none);
  return { steps, weapons: last ? [] : scoring.holdings };
}

/** What of a region is shown at once: everything where it belongs to one player, else one category after the other. */
function together(categories: readonly Category[]): readonly (readonly number[])[] {
  const owners = new Set(categories.flatMap(({ villages }) => villages.flatMap((n, seat) => (n > 0 ? [seat] : []))));
  const all = categories.map((_, row) => row);
  return owners.size === 1 ? [all] : all.map((row) => [row]);
}

export const sum = (...lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, seat) => lists.reduce((total, list) => total + (list[seat] ?? 0), 0));

/** What all categories of a region bring, per seat. */
export const regionPoints = (categories: readonly Category[]): number[] => sum(...categories.map(({ won }) => won));

/** The winners of a category, and why they win: a message's key with its values. */
export function whyOf({ villages, tie, won }: Category): {
  readonly seats: readonly number[];
  readonly why: "only" | "most" | "tie" | "shared";
  readonly values: Readonly<Record<string, number>>;
} {
  const most = Math.max(...villages);
  const second = Math.max(0, ...villages.filter((n) => n < most));
  if (tie.length === 0)
    return { seats: [villages.indexOf(most)], why: second === 0 ? "only" : "most", values: { most, second } };
  const totals = tie.map(({ total }) => total).sort((a, b) => b - a);
  const best = totals[0]!;
  const seats = tie.filter(({ total }) => total === best).map(({ seat }) => seat);
  const next = totals.find((total) => total < best) ?? 0;
  return {
    seats,
    why: seats.length > 1 ? "shared" : "tie",
    values: { most, sum: best, next, each: won[seats[0]!] ?? 0 },
  };
}

/** Where a seat's points come from, up to a step: what its total shows as a sum. */
export function sourcesOf(show: ScoringShow, step: number, seat: number): { readonly kind: string; points: number }[] {
  const found: { readonly kind: string; points: number }[] = [{ kind: "before", points: show.before[seat] ?? 0 }];
  for (const { kind, gained } of show.steps.slice(0, step + 1)) {
    const points = gained[seat] ?? 0;
    const same = found.find((each) => each.kind === kind);
    if (same) same.points += points;
    else if (points > 0) found.push({ kind, points });
  }
  return found.filter(({ points }) => points > 0);
}
