/** The final scoring with its working: weapons, villages, chains, then region by region. */
import { SeatSign } from "../SeatSign";
import type { ResultDetailsProps } from "../client";
import type { TiticacaView } from "./model";
import { categoryName } from "./moments/words";

export function ResultDetails({ view, places, names, sentences }: ResultDetailsProps<TiticacaView>) {
  const say = sentences.say.bind(sentences);
  const final = view.final;
  if (!final) return null;
  const before = view.scores.map((score, seat) => score - (final.points[seat] ?? 0));
  const rows: { readonly name: string; readonly figures: readonly (number | string)[]; readonly kind?: string }[] = [
    { name: say("web-total"), figures: view.scores, kind: "total" },
    { name: say("web-titicaca-before"), figures: before },
    { name: say("web-titicaca-score-weapons"), figures: final.weapons },
    { name: say("web-titicaca-score-villages"), figures: final.villages },
    { name: say("web-titicaca-score-chains"), figures: final.chains.map((chain) => 3 * chain) },
    ...final.regions.flatMap(({ fields, lakes, categories }) => [
      {
        name: say("web-titicaca-score-region", {
          numbers: lakes.join(" · "),
          count: lakes.length,
          fields: fields.length,
          lakes: lakes.length,
        }),
        figures: [],
        kind: "head",
      },
      ...categories.map(({ name, villages, won, tie }) => ({
        name: categoryName(name, sentences),
        figures: won.map((points, seat) => {
          const sum = tie.find((each) => each.seat === seat);
          return `${points} (${villages[seat]}${sum ? ` · ${sum.total}` : ""})`;
        }),
      })),
    ]),
  ];
  return (
    <>
      <table className="working titicaca-end">
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <span className="end-name">
                  {places && <span className="place">{say("web-place-number", { place: places[seat] ?? 0 })}</span>}{" "}
                  <SeatSign seat={seat} /> {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, kind }, index) => (
            <tr key={index} data-kind={kind} data-decides={kind === "total" || undefined}>
              <th scope="row" colSpan={kind === "head" ? names.length + 1 : 1}>
                {name}
              </th>
              {figures.map((figure, seat) => (
                <td key={seat} className="figures">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{say("web-titicaca-score-legend")}</p>
    </>
  );
}
