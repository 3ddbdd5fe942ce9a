/** A move in words: its events, or the move itself where it has none. */
import type { HistoryMove } from "../../protocol/types";
import { useApp } from "../context";

export function MoveText({ move, names }: { readonly move: HistoryMove; readonly names: readonly string[] }) {
  const { sentences } = useApp();
  return (
    <>
      {move.facts.length > 0 ? sentences.tell(move.facts, names).join(" ") || "–" : `${names[move.seat]}: ${move.move}`}
    </>
  );
}
