/** A scoring in words: its regions, its parts, and what each step says. */
import type { StepProps } from "../../../app/table/moments/moment";
import type { Sentences } from "../../../app/messages";
import type { Terrain, TiticacaView } from "../model";
import { type ScoringShow, whyOf } from "./scoring";

export interface ScoringProps extends StepProps {
  readonly show: ScoringShow;
  readonly view: TiticacaView;
}

/** A name for each region of a scoring: by its lakes; by its terrains too where those are the same. */
export function regionNames({ scoring }: ScoringShow, view: TiticacaView, sentences: Sentences): string[] {
  const plain = scoring.regions.map(({ lakes }) =>
    sentences.say("web-titicaca-show-region", {
      count: lakes.length,
      lakes: lakes.length > 2 ? lakes.join(" · ") : lakes.map(String),
    }),
  );
  return plain.map((name, region) =>
    plain.filter((other) => other === name).length === 1
      ? name
      : sentences.say("web-titicaca-show-region-with", {
          region: name,
          terrains: terrainsOf(scoring.regions[region]!.fields, view).map((each) =>
            sentences.say(`web-titicaca-terrain-${each}`),
          ),
        }),
  );
}

const terrainsOf = (fields: readonly string[], view: TiticacaView): Terrain[] => [
  ...new Set(fields.map((field) => view.country[field] as Terrain)),
];

export function scoringParts(show: ScoringShow, view: TiticacaView, sentences: Sentences): string[] {
  const names = regionNames(show, view, sentences);
  const parts: string[] = [];
  for (const { kind, part, region } of show.steps)
    parts[part] ??= region === null ? sentences.say(`web-titicaca-show-${kind}`) : names[region]!;
  return parts;
}

/** The heading of a category's row. */
export const categoryName = (name: string, sentences: Sentences): string =>
  sentences.say(name === "all" ? "web-titicaca-show-most" : `web-titicaca-terrain-${name}`);

/** What a step says, in one sentence: for those who do not see it. */
export function scoringTitle({ show, view, step, sentences, names, you }: ScoringProps): string {
  const { kind, region, rows, totals } = show.steps[step]!;
  if (region === null) {
    const heading = sentences.say(`web-titicaca-show-${kind}`);
    const figures =
      kind === "new-weapons"
        ? show.weapons
        : kind === "totals"
          ? totals
          : kind === "temples"
            ? []
            : show.steps[step]!.gained;
    return [heading, ...figures.map((points, seat) => `${names[seat]} ${points}`)].join(", ");
  }
  const { categories } = show.scoring.regions[region]!;
  const told = rows.map((row) => {
    const category = categories[row]!;
    const { seats, why, values } = whyOf(category);
    return [
      categoryName(category.name, sentences),
      sentences.say("web-titicaca-show-winners", { seats }, names, you),
      sentences.say(`web-titicaca-why-${why}`, values),
      `+${Math.max(...category.won)}`,
    ].join(", ");
  });
  return [regionNames(show, view, sentences)[region], ...told].join(". ");
}
