/** The colour and the shape of one's own seat; what another seat has chosen cannot be chosen. */
import { LOOKS } from "../../games/looks";
import { SEAT_SHAPES, SeatSign } from "../../games/SeatSign";
import type { Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { Popover } from "../Popover";
import type { SendCommand } from "./TablePage";

const NUMBERS = Array.from({ length: LOOKS }, (_, number) => number);

interface Props {
  readonly state: Snapshot["state"];
  readonly seat: number;
  readonly act: SendCommand;
}

export function StylePicker({ state, seat, act }: Props) {
  const say = useSay();
  const own = state.seats[seat]!;
  const look = state.looks[seat]!;
  const taken = (part: "colour" | "shape", number: number) =>
    state.seats.some((other, at) => at !== seat && other[part] === number);
  const choose = (part: "colour" | "shape", number: number) =>
    act({ do: "style", seat, colour: own.colour ?? null, shape: own.shape ?? null, [part]: number });
  return (
    <Popover
      className="button quiet style-button"
      data-act="style"
      aria-label={say("web-style")}
      data-tip={say("web-style")}
      face={<SeatSign seat={seat} size="1.3em" />}
      panelClass="style-panel"
      panelLabel={say("web-style")}
    >
      {(["colour", "shape"] as const).map((part) => (
        <fieldset key={part}>
          <legend>{say(`web-style-${part}`)}</legend>
          <div className="row">
            {NUMBERS.map((number) => (
              <label key={number} className="style-choice" data-tip={say(`web-${part}-${number}`)}>
                <input
                  type="radio"
                  name={`${part}-${seat}`}
                  data-choose={`${part}-${number}`}
                  aria-label={say(`web-${part}-${number}`)}
                  checked={look[part] === number}
                  disabled={taken(part, number)}
                  onChange={() => choose(part, number)}
                />
                <svg viewBox="-1 -1 2 2" width="1.6em" height="1.6em" aria-hidden="true">
                  <path
                    d={SEAT_SHAPES[part === "shape" ? number : look.shape]}
                    fill={`var(--colour-${part === "colour" ? number : look.colour})`}
                    stroke="var(--paper-2)"
                    strokeWidth="0.12"
                  />
                </svg>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Popover>
  );
}
