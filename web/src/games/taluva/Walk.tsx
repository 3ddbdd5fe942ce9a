/** The island for the keyboard and for screen readers: flat board and scene share it. */
import { useEffect, useMemo } from "react";
import { BoardWalk } from "../../board/BoardWalk";
import { readHex } from "../../board/hexes";
import { speak } from "../../board/speech";
import type { BoardProps } from "../client";
import type { TaluvaView } from "./model";
import type { Turn } from "./turn";
import { aroundWords, type Spoken, tileWords, walkGrids, wholesOf } from "./walk";

export function Walk({
  view,
  seat,
  legal,
  names,
  sentences,
  turn,
  visit,
}: BoardProps<TaluvaView> & { readonly turn: Turn; readonly visit: (part: string | null) => void }) {
  const spoken: Spoken = { view, legal, names, seat, sentences, turn };
  const { building, placing, choices, hand, levels } = turn;
  // Only what is said depends on it; the tile in hand moves with every step.
  const grids = useMemo(
    () =>
      walkGrids({ view, legal, names, seat, sentences, turn: { ...turn, building, placing, choices, hand, levels } }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of the turn changes with every step
    [view, legal, names, seat, sentences, building, placing, choices, hand, levels],
  );
  // Whoever moves or turns the tile without a mouse hears how it would lie.
  const lies = turn.ghost && tileWords(turn.ghost, spoken);
  useEffect(() => {
    if (lies !== null && document.activeElement?.closest(".board-walk, .acts")) speak(lies);
  }, [lies]);
  return (
    <BoardWalk
      grids={grids}
      wholes={wholesOf(spoken)}
      around={(part) => aroundWords(readHex(part), spoken)}
      act={(part) => turn.press(readHex(part))}
      visit={(part) => {
        visit(part);
        if (part !== null) turn.aim(readHex(part));
      }}
      cancel={() => {
        if (!turn.selected) return false;
        turn.deselect();
        return true;
      }}
      first={building || placing}
      sentences={sentences}
    />
  );
}
