/** A move with its place, which is lit on the board while the words are pointed at. */
import { useLight } from "../../board/lit";
import type { PastMoves } from "./usePastDecision";
import "../reasons.css";

export function MoveName({ move, moves }: { readonly move: string; readonly moves: PastMoves }) {
  const light = useLight();
  const parts = moves.partsOf(move);
  if (parts.length === 0) return <>{moves.words(move)}</>;
  return (
    <button type="button" className="reason" data-move={move} {...light(parts)}>
      {moves.words(move)}
    </button>
  );
}
