/** A bid: how many weapon points to stake, sealed with a button. */
import { useState } from "react";
import type { BoardProps } from "../client";
import type { TiticacaView } from "./model";

export function Bid({
  first,
  most,
  bid,
  revised,
  sentences,
}: {
  readonly first: number;
  readonly most: number;
  readonly bid: (amount: number) => void;
  /** The bid that stands until another one is made. */
  readonly revised: { readonly bid: number; readonly keep: () => void } | null;
  readonly sentences: BoardProps<TiticacaView>["sentences"];
}) {
  const [amount, setAmount] = useState(Math.min(first, most));
  const value = Math.min(amount, most);
  return (
    <form
      className="act-row bid"
      onSubmit={(event) => {
        event.preventDefault();
        bid(value);
      }}
    >
      <label htmlFor="bid">{sentences.say("web-titicaca-bid", { most })}</label>
      <input
        id="bid"
        type="range"
        min={0}
        max={most}
        value={value}
        autoFocus={revised !== null}
        onChange={(event) => setAmount(Number(event.target.value))}
        aria-valuetext={String(value)}
      />
      <output className="figures" htmlFor="bid">
        {value}
      </output>
      <small className="bid-meaning">
        {sentences.say(value === 0 ? "web-titicaca-stake-none" : "web-titicaca-stake-keep", { keeps: most - value })}
      </small>
      <button type="submit" className="button primary" data-act="bid" disabled={value === revised?.bid}>
        {sentences.say("web-titicaca-seal", { bid: value })}
      </button>
      {revised && (
        <button type="button" className="button" data-act="keep" onClick={revised.keep}>
          {sentences.say("web-titicaca-keep", { bid: revised.bid })}
        </button>
      )}
    </form>
  );
}
