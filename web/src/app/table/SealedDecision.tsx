/** What has been decided here while others still decide: hidden from them, and open to change until the last one is in. */
import { useId } from "react";
import { Choices } from "../../games/Choices";
import type { Message } from "../../games/client";
import { useSay } from "../context";

interface Props {
  /** The seats of this screen whose decision is in. */
  readonly seats: readonly number[];
  /** Whose decision is in, where people share the screen; null where the bar says it. */
  readonly said: Message | null;
  readonly names: readonly string[];
  readonly change: (seat: number) => void;
}

export function SealedDecision({ seats, said, names, change }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <Choices className="act-row">
      {seats.map((seat) => (
        <div key={seat} className="act-row sealed">
          {said && (
            <b id={`${id}-${seat}`} role="status">
              {say(said.key, { ...said.values, seat }, names)}
            </b>
          )}
          <button
            type="button"
            className="button"
            data-act="change"
            aria-describedby={said ? `${id}-${seat}` : undefined}
            onClick={() => change(seat)}
          >
            {say("web-change")}
          </button>
        </div>
      ))}
    </Choices>
  );
}
