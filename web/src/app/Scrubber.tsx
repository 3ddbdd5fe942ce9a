/** Moves through a game's moments: one back, one on, and a slider for all of them. */
import { useSay } from "./context";
import "./Scrubber.css";

interface Props {
  /** The moment that is looked at: how many moves are made in it. */
  readonly ply: number;
  readonly last: number;
  readonly look: (ply: number) => void;
  /** Moments worth a look, marked below the slider. */
  readonly marks?: readonly number[];
}

export function Scrubber({ ply, last, look, marks = [] }: Props) {
  const say = useSay();
  return (
    <span className="scrub">
      <button
        type="button"
        className="button quiet"
        aria-label={say("web-back")}
        disabled={ply <= 0}
        onClick={() => look(ply - 1)}
      >
        ◀
      </button>
      <input
        type="range"
        className="scrub-slider"
        min={0}
        max={last}
        step={1}
        value={ply}
        list={marks.length > 0 ? "scrub-marks" : undefined}
        aria-label={say("lookback-slider")}
        aria-valuetext={say("web-past", { ply, of: last })}
        onChange={(event) => look(Number(event.target.value))}
      />
      {marks.length > 0 && (
        <datalist id="scrub-marks">
          {marks.map((mark) => (
            <option key={mark} value={mark} />
          ))}
        </datalist>
      )}
      <button
        type="button"
        className="button quiet"
        aria-label={say("web-forward")}
        disabled={ply >= last}
        onClick={() => look(ply + 1)}
      >
        ▶
      </button>
    </span>
  );
}
