/** The fields of a clock that somebody puts together: its kind, and the times that this kind has. */
import type { ClockChoice } from "./clocks";
import { useSay } from "./context";

interface Props {
  readonly choice: ClockChoice;
  readonly change: (choice: ClockChoice) => void;
}

export function ClockFields({ choice, change }: Props) {
  const say = useSay();
  const time = (label: string, name: "seconds" | "increment", least: number, most: number) => (
    <label>
      {say(label)}{" "}
      <input
        type="number"
        min={least}
        max={most}
        value={choice[name]}
        onChange={(event) => change({ ...choice, [name]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <>
      <select
        aria-label={say("web-clock-kind")}
        value={choice.kind}
        data-clock-kind
        onChange={(event) => change({ ...choice, kind: event.target.value as ClockChoice["kind"] })}
      >
        <option value="bank">{say("web-clock-bank")}</option>
        <option value="move">{say("web-clock-move")}</option>
        <option value="days">{say("web-clock-days")}</option>
      </select>
      {choice.kind === "days" ? (
        <label>
          {say("web-clock-days-number")}{" "}
          <select value={choice.days} onChange={(event) => change({ ...choice, days: Number(event.target.value) })}>
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
      {choice.kind === "bank" && time("web-clock-increment", "increment", 0, 600)}
    </>
  );
}
