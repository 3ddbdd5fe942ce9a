/** A move in words: its events, or the move itself where it has none. */
import type { HistoryMove } from "../../protocol/types";
import { useApp } from "../context";

interface Props {
  readonly move: HistoryMove;
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you?: number | null;
}

export function MoveText({ move, names, you = null }: Props) {
  const { sentences } = useApp();
  return (
    <>
      {move.facts.length > 0
        ? sentences.sayFacts(move.facts, names, you).join(" ") || "–"
        : sentences.say("web-labelled", { label: names[move.seat] ?? "", value: move.move })}
    </>
  );
}
