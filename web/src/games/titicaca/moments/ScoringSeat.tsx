/** A seat's figures while a scoring is shown: the total so far, as the sum that it is. */
import { useArrived } from "./flight";
import { sumText } from "./ScoringPanel";
import { sourcesOf } from "./scoring";
import type { ScoringProps } from "./words";

export function ScoringSeat({ show, step, seat, moving, sentences }: ScoringProps & { readonly seat: number }) {
  const arrived = useArrived(step, moving);
  const gained = show.steps[step]!.gained[seat] ?? 0;
  const counted = arrived ? step : step - 1;
  const total = counted < 0 ? show.before[seat] : show.steps[counted]!.totals[seat];
  return (
    <span className="scoring-seat" data-total={total}>
      <span className="figure">
        <b className="scoring-total">{total}</b>{" "}
        <span className="scoring-unit">{sentences.say("web-points", { count: total ?? 0 })}</span>
        {gained > 0 && (
          <i className="scoring-gain" style={{ background: `var(--seat-${seat})`, color: `var(--seat-${seat}-text)` }}>
            +{gained}
          </i>
        )}
      </span>
      <small>{sumText(sourcesOf(show, counted, seat), sentences)}</small>
    </span>
  );
}
