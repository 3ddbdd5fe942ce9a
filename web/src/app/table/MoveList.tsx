/** All legal moves as a list, for screen readers and anybody who prefers text. */
import { useState } from "react";
import { type Parts, useLitWhile } from "../../board/lit";
import { useSay } from "../context";
import { inListOrder } from "./moveOrder";

export function MoveList({
  legal: given,
  words,
  partsOf = () => [],
  play,
}: {
  readonly legal: readonly string[];
  readonly words: (move: string) => string;
  /** The parts of the board that a move is about: lit while the list has the focus or the pointer. */
  readonly partsOf?: (move: string) => Parts;
  readonly play: (move: string) => void;
}) {
  const say = useSay();
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const legal = inListOrder(given);
  const move = legal.includes(chosen) ? chosen : (legal[0] ?? null);
  useLitWhile(busy && move !== null ? partsOf(move) : []);
  if (move === null) return null;
  return (
    <form
      className="row move-list"
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
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
