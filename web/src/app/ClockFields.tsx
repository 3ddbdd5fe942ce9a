/** The fields of a clock that somebody puts together: its kind, and the times that this kind has. */
import type { ClockWish } from "./clocks";
import { useSay } from "./context";

interface Props {
  readonly wish: ClockWish;
  readonly change: (wish: ClockWish) => void;
}

export function ClockFields({ wish, change }: Props) {
  const say = useSay();
  const time = (label: string, name: "seconds" | "increment", least: number, most: number) => (
    <label>
      {say(label)}{" "}
      <input
        type="number"
        min={least}
        max={most}
        value={wish[name]}
        onChange={(event) => change({ ...wish, [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <>
      <select
        aria-label={say("web-clock-kind")}
        value={wish.kind}
        data-clock-kind
        onChange={(event) => change({ ...wish, kind: event.target.value as ClockWish["kind"] })}
      >
        <option value="bank">{say("web-clock-bank")}</option>
        <option value="move">{say("web-clock-move")}</option>
        <option value="days">{say("web-clock-days")}</option>
      </select>
      {wish.kind === "days" ? (
        <label>
          {say("web-clock-days-number")}{" "}
          <select value={wish.days} onChange={(event) => change({ ...wish, days: Number(event.target.value) })}>
            {[1, 2, 3, 5, 7].map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      ) : (
        time("web-clock-seconds", "seconds", 5, 86400)
      )}
      {wish.kind === "bank" && time("web-clock-increment", "increment", 0, 600)}
    </>
  );
}
