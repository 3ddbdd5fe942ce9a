/** Somebody has left on their turn: nudge, then let a bot play on or end the game, if all who are there agree. */
import { useEffect, useState } from "react";
import type { Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { absentSeat } from "./absence";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly own: readonly number[];
  readonly names: readonly string[];
  readonly skew: number;
  readonly act: SendCommand;
}

export function AbsencePanel({ snapshot, own, names, skew, act }: Props) {
  const say = useSay();
  const [, tick] = useState(0);
  const now = Date.now() / 1000 + skew;
  const absent = absentSeat(snapshot, own, now);
  const next = absent?.next ?? null;
  useEffect(() => {
    if (next === null) return;
    // A little late rather than too early for the server.
    const timer = setTimeout(() => tick((n) => n + 1), Math.max(0, next - Date.now() / 1000 - skew) * 1000 + 500);
    return () => clearTimeout(timer);
  }, [next, skew]);
  const seat = own[0];
  if (!absent || absent.step === "waiting" || seat === undefined) return null;
  const { state } = snapshot;
  const wishes = absent.step === "decide" ? (state.absence?.wishes ?? []) : [];
  const wishing = (how: "bot" | "end") =>
    wishes.flatMap((wish) => (wish.how === how ? [state.seats.findIndex(({ who }) => who === wish.who)] : []));
  const key = { nudge: "away", nudged: "nudged", decide: "decide" }[absent.step];
  const minutes = Math.floor((now - absent.since) / 60);
  return (
    <div className="offer absence card" role="alert" data-absence={absent.step}>
      <span>{say(`web-absence-${key}`, { seat: absent.seat, minutes }, names)}</span>
      {absent.step === "nudge" && (
        <button
          type="button"
          className="button primary"
          data-act="nudge"
          onClick={() => act({ do: "nudge", seat, absent: absent.seat })}
        >
          {say("web-absence-nudge")}
        </button>
      )}
      {absent.step === "decide" &&
        (["bot", "end"] as const).map((how) => (
          <button
            key={how}
            type="button"
            className="button"
            data-act={`carry-on-${how}`}
            onClick={() => act({ do: "carry-on", seat, absent: absent.seat, how })}
          >
            {say(`web-absence-${how}`)}
          </button>
        ))}
      {(["bot", "end"] as const).map(
        (how) =>
          wishing(how).length > 0 && (
            <small key={how}>
              {say(`web-absence-wish-${how}`, {
                names: wishing(how)
                  .map((number) => names[number])
                  .join(", "),
              })}
            </small>
          ),
      )}
    </div>
  );
}
