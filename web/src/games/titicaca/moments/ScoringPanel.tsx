/** What is being scored: one region with its rows, or weapons, temples, totals. */
import { type RefObject, useEffect, useRef } from "react";
import { SeatSign } from "../../SeatSign";
import type { Category } from "../model";
import { FLIGHT_BEGINS, FLIGHT_LASTS } from "./flight";
import { sourcesOf, whyOf } from "./scoring";
import { categoryName, regionNames, type ScoringProps } from "./words";

/** `low`: the region lies in the lower half of the country, where the panel of a narrow window would cover it. */
export function ScoringPanel(props: ScoringProps & { readonly low: boolean }) {
  const { show, step, sentences, moving, low } = props;
  const say = sentences.say.bind(sentences);
  const { scoring, steps } = show;
  const now = steps[step]!;
  const layer = useRef<HTMLElement>(null);
  useFlight(layer, moving ? now.gained : null, now.region !== null, step);
  const heading =
    scoring.lake === null ? say("web-titicaca-show-final") : say("web-titicaca-show-after", { lake: scoring.lake });
  return (
    <section ref={layer} className="scoring-panel" data-step={step} data-low={low || undefined} aria-label={heading}>
      <header>
        <small>
          {now.region === null
            ? heading
            : say("web-titicaca-show-of", { heading, number: now.region + 1, of: scoring.regions.length })}
        </small>
        {now.region === null ? <PlainHead {...props} /> : <RegionHead {...props} />}
      </header>
      {now.region === null ? <PlainRows {...props} /> : <RegionRows {...props} />}
    </section>
  );
}

function RegionHead({ show, view, step, sentences }: ScoringProps) {
  const region = show.steps[step]!.region!;
  const { fields } = show.scoring.regions[region]!;
  return (
    <>
      <h2>{regionNames(show, view, sentences)[region]}</h2>
      <p>{sentences.say("web-titicaca-show-worth", { fields: fields.length })}</p>
    </>
  );
}

function PlainHead({ show, step, sentences }: ScoringProps) {
  const { kind } = show.steps[step]!;
  const line = `web-titicaca-show-${kind}-line`;
  return (
    <>
      <h2>{sentences.say(`web-titicaca-show-${kind}`)}</h2>
      <p>{sentences.say(kind === "totals" && show.scoring.lake === null ? "web-titicaca-show-final-line" : line)}</p>
    </>
  );
}

/** Rows of a region up to now; the current one is open, those to come are pale. */
function RegionRows(props: ScoringProps) {
  const { show, step } = props;
  const { region, rows } = show.steps[step]!;
  const { categories } = show.scoring.regions[region!]!;
  const last = Math.max(...rows);
  return (
    <ul className="scoring-rows">
      {categories.map((category, row) => {
        const current = rows.includes(row);
        return (
          <li
            key={category.name}
            data-now={current || undefined}
            data-later={row > last || undefined}
            aria-current={current ? "step" : undefined}
          >
            <CategoryRow {...props} category={category} later={row > last} />
            {current && category.tie.length > 0 && <TieBreak {...props} category={category} />}
          </li>
        );
      })}
    </ul>
  );
}

type RowProps = ScoringProps & { readonly category: Category };

function CategoryRow({ category, later, names, you, sentences }: RowProps & { readonly later: boolean }) {
  const { seats, why, values } = whyOf(category);
  const { name } = category;
  return (
    <div className="scoring-row">
      {name === "all" ? <VillageSign /> : <i className={`terrain-chip field-${name}`} aria-hidden="true" />}
      <b>{categoryName(name, sentences)}</b>
      {!later && (
        <>
          <span>
            {seats.map((seat) => (
              <SeatSign key={seat} seat={seat} size="0.8em" />
            ))}{" "}
            {sentences.say("web-titicaca-show-winners", { seats }, names, you)}{" "}
            <small>{sentences.say(`web-titicaca-why-${why}`, values)}</small>
          </span>
          <b className="figures">+{Math.max(...category.won)}</b>
        </>
      )}
    </div>
  );
}

function TieBreak({ category, names, you, sentences }: RowProps) {
  const best = Math.max(...category.tie.map(({ total }) => total));
  return (
    <div className="tie-break">
      <p>{sentences.say("web-titicaca-tie-break")}</p>
      <ol>
        {category.tie.map(({ seat, lakes, temples, total }) => (
          <li key={seat} data-best={total === best || undefined} style={{ borderColor: `var(--seat-${seat})` }}>
            <span>
              <SeatSign seat={seat} size="0.75em" /> {sentences.say("web-titicaca-name", { seat }, names, you)}
            </span>
            <b className="figures">{total}</b>
            <small>{sentences.say("web-titicaca-tie-sum", { lakes, temples })}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PlainRows({ show, step, names, you, sentences }: ScoringProps) {
  const { kind, gained, totals } = show.steps[step]!;
  const { scoring } = show;
  return (
    <ul className="scoring-rows">
      {totals.map((total, seat) => {
        const back = (scoring.returned ?? []).filter((each) => each.seat === seat).length;
        const [figure, small] =
          kind === "temples"
            ? [back, ""]
            : kind === "new-weapons"
              ? [
                  `+${show.weapons[seat]}`,
                  sentences.say("web-titicaca-show-holdings", {
                    villages: scoring.villages[seat] ?? 0,
                    chain: scoring.chains[seat] ?? 0,
                  }),
                ]
              : kind === "totals"
                ? [total, sumText(sourcesOf(show, step, seat), sentences)]
                : kind === "chains"
                  ? [`+${gained[seat]}`, `3 × ${scoring.chains[seat]}`]
                  : [`+${gained[seat]}`, ""];
        return (
          <li key={seat}>
            <div className="scoring-row plain">
              <SeatSign seat={seat} />
              <b>{sentences.say("web-titicaca-name", { seat }, names, you)}</b>
              <small>{small}</small>
              <b className="figures">{figure}</b>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function sumText(
  sources: readonly { readonly kind: string; readonly points: number }[],
  sentences: ScoringProps["sentences"],
): string {
  return sources.map(({ kind, points }) => sentences.say(`web-titicaca-from-${kind}`, { points })).join(" + ");
}

const VillageSign = () => (
  <svg className="village-sign" viewBox="-.6 -.55 1.2 1" aria-hidden="true">
    <path d="M-.36,0H.36V.4H-.36Z" fill="#b98a52" />
    <path d="M-.54,.06L0,-.5L.54,.06Z" fill="currentColor" />
  </svg>
);

/** Lets the points of a step fly from the board to the seats that win them. */
function useFlight(
  from: RefObject<HTMLElement | null>,
  gained: readonly number[] | null,
  onBoard: boolean,
  step: number,
): void {
  useEffect(() => {
    const page = from.current?.closest(".table");
    const origin = (onBoard ? page?.querySelector(".titicaca-lit") : from.current)?.getBoundingClientRect();
    if (!page || !origin || !gained) return;
    const layer = from.current!.parentElement!;
    const flying = gained.flatMap((points, seat) => {
      // The seat's card; on phones its place in the line.
      const target = [".seats .seat", ".seat-line .seat-chip"]
        .map((place) => page.querySelectorAll(place)[seat]?.getBoundingClientRect())
        .find((box) => box !== undefined && box.width > 0);
      if (points <= 0 || !target) return [];
      const coin = document.createElement("span");
      coin.className = "points-flying";
      coin.setAttribute("aria-hidden", "true");
      coin.textContent = `+${points}`;
      coin.style.background = `var(--seat-${seat})`;
      coin.style.color = `var(--seat-${seat}-text)`;
      layer.append(coin);
      const [x0, y0] = [origin.left + origin.width / 2, origin.top + Math.min(origin.height / 2, 200)];
      const [x1, y1] = [target.left + target.width / 2, target.top + target.height / 2];
      const at = (x: number, y: number, size: number) =>
        `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
      const flight = coin.animate(
        [
          { transform: at(x0, y0, 0.4), opacity: 0 },
          { transform: at(x0, y0, 1), opacity: 1, offset: 0.2 },
          { transform: at((x0 + x1) / 2, Math.min(y0, y1) - 24, 1.1), opacity: 1, offset: 0.65 },
          { transform: at(x1, y1, 0.8), opacity: 0.9 },
        ],
        { duration: FLIGHT_LASTS, delay: FLIGHT_BEGINS, easing: "ease-out", fill: "both" },
      );
      flight.onfinish = () => coin.remove();
      return [coin];
    });
    return () => {
      for (const coin of flying) coin.remove();
    };
  }, [from, gained, onBoard, step]);
}
