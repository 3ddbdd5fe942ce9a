/** A scoring as a table: totals first, then the working, in the order in which it is scored. */
import { SeatSign } from "../../SeatSign";
import { regionPoints, type ScoringKind } from "./scoring";
import { categoryName, regionNames, type ScoringProps } from "./words";

interface Row {
  readonly name: string;
  readonly figures: readonly (number | string)[];
  readonly kind?: "total" | "region" | "category" | "aside";
  /** The step with which it is settled. */
  readonly settled: number;
  readonly begun?: number;
}

export function ScoringTable({
  show,
  view,
  step,
  full,
  names,
  you,
  sentences,
}: ScoringProps & { readonly full: boolean }) {
  const say = sentences.say.bind(sentences);
  const { scoring, steps, before } = show;
  const stepOf = (kind: ScoringKind) => steps.findIndex((each) => each.kind === kind);
  const plain = (kind: "weapons" | "villages" | "chains"): Row => ({
    name: say(`web-titicaca-show-${kind}`),
    figures: steps[stepOf(kind)]!.gained,
    settled: stepOf(kind),
  });
  const called = regionNames(show, view, sentences);
  const regions = scoring.regions.flatMap(({ categories }, region): Row[] => {
    const own = steps.flatMap((each, index) => (each.region === region ? [index] : []));
    const so = full
      ? categories
      : categories.filter((_, row) =>
          steps.slice(0, step + 1).some((s) => s.region === region && s.rows.includes(row)),
        );
    return [
      {
        name: called[region]!,
        figures: so.length > 0 ? regionPoints(so) : before.map(() => 0),
        kind: "region",
        settled: own.at(-1)!,
        begun: own[0]!,
      },
      ...(full
        ? categories.map(({ name, villages, won, tie }): Row => ({
            name: categoryName(name, sentences),
            figures: won.map((points, seat) => {
              const sum = tie.find((each) => each.seat === seat);
              return `${points} (${villages[seat]}${sum ? ` · ${sum.total}` : ""})`;
            }),
            kind: "category",
            settled: own.at(-1)!,
          }))
        : []),
    ];
  });
  const rows: readonly Row[] = [
    {
      name: say(full || step === steps.length - 1 ? "web-total" : "web-titicaca-show-so-far"),
      figures: full ? steps.at(-1)!.totals : steps[step]!.totals,
      kind: "total",
      settled: -1,
    },
    { name: say("web-titicaca-before"), figures: before, settled: -1 },
    ...(scoring.lake === null ? [plain("villages"), plain("chains")] : []),
    plain("weapons"),
    ...regions,
    ...(scoring.lake === null
      ? []
      : [
          {
            name: say("web-titicaca-show-new-weapons"),
            figures: show.weapons.map((weapons) => `+${weapons}`),
            kind: "aside",
            settled: stepOf("new-weapons"),
          } as const,
        ]),
  ];
  return (
    <div className="scoring-table" data-full={full || undefined}>
      <table className="working">
        <thead>
          <tr>
            <th scope="col">
              {full && scoring.lake !== null
                ? say("web-titicaca-show-after", { lake: scoring.lake })
                : say("web-titicaca-show-working")}
            </th>
            {before.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatSign seat={seat} size="0.85em" />
                <span className={full ? "scoring-name" : "visually-hidden"}>
                  {say("web-titicaca-name", { seat }, names, you)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, kind, settled, begun }, index) => {
            const later = !full && (begun ?? settled) > step;
            return (
              <tr
                key={index}
                data-kind={kind}
                data-later={later || undefined}
                data-now={(!full && settled >= step && !later && settled >= 0) || undefined}
              >
                <th scope="row">{name}</th>
                {figures.map((figure, seat) => (
                  <td key={seat} className="figures">
                    {later ? "" : figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {full && <p className="muted">{say("web-titicaca-score-legend")}</p>}
      {scoring.lake !== null && <p className="muted">{say("web-titicaca-show-then")}</p>}
    </div>
  );
}
