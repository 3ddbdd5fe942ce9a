/** All legal moves as a list, for screen readers and anybody who prefers text. */
import { useState } from "react";
import { useSay } from "../context";
import { inListOrder } from "./moveOrder";

export function MoveList({
  legal: given,
  words,
  play,
}: {
  readonly legal: readonly string[];
  readonly words: (move: string) => string;
  readonly play: (move: string) => void;
}) {
  const say = useSay();
  const [chosen, setChosen] = useState("");
  const legal = inListOrder(given);
  if (legal.length === 0) return null;
  const move = legal.includes(chosen) ? chosen : legal[0]!;
  return (
    <form
      className="row move-list"
      onSubmit={(event) => {
        event.preventDefault();
        play(move);
      }}
    >
      <label htmlFor="move-list">{say("web-move-list", { count: legal.length })}</label>
      <select id="move-list" value={move} onChange={(event) => setChosen(event.target.value)}>
        {legal.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {say("web-move-play")}
      </button>
    </form>
  );
}
