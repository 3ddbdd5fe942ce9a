/** What a bot would play and why: shown on the board, said here beside it, and playable at once. */
import { type ReactNode, useEffect, useRef } from "react";
import { boxesWithin, freePosition, panelBoxes } from "../../board/cardPosition";
import { type Parts, useLight } from "../../board/lit";
import { useSay } from "../context";

export function Hint({
  move,
  words,
  parts,
  why,
  play,
  close,
}: {
  readonly move: string;
  readonly words: (move: string) => string;
  readonly parts: Parts;
  readonly why: ReactNode;
  readonly play: (move: string) => void;
  readonly close: () => void;
}) {
  const say = useSay();
  const light = useLight();
  const card = useRef<HTMLDivElement>(null);
  // The board may be dragged, zoomed and turned meanwhile: look every frame, act where something has changed.
  useEffect(() => {
    let [frame, seen] = [0, ""];
    const look = () => {
      frame = requestAnimationFrame(look);
      if (!card.current) return;
      const key = whereabouts(card.current);
      if (key !== seen) keepClear(card.current);
      seen = whereabouts(card.current);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="refusals hint card" role="status" ref={card} {...light(parts)}>
      <p>{say("web-hint", { move: words(move) })}</p>
      {why}
      <div className="row">
        <button type="button" className="button primary" data-act="play-hint" onClick={() => play(move)}>
          {say("web-move-play")}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {say("web-close")}
        </button>
      </div>
    </div>
  );
}

/** What the board shows that the hint speaks of. */
const spokenOf = (frame: Element): Iterable<Element> => frame.querySelectorAll("[data-spoken]");

function whereabouts(card: HTMLElement): string {
  const frame = card.offsetParent;
  return frame ? JSON.stringify([boxesWithin(frame, spokenOf(frame)), card.offsetWidth, card.offsetHeight]) : "";
}

/** Put the card in the corner, or as near to there as it covers nothing that it speaks of. */
function keepClear(card: HTMLElement): void {
  const frame = card.offsetParent;
  const area = frame?.querySelector(".board-area");
  if (!frame || !area) return;
  const board = boxesWithin(frame, [area])[0]!;
  const spoken = boxesWithin(area, spokenOf(area)).map(({ left, top, width, height }) => ({
    left: left - GAP,
    top: top - GAP,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
  }));
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const { left, top } = freePosition(size, board, CORNER, [...spoken, ...panelBoxes(card, area)]);
  card.style.left = `${board.left + left}px`;
  card.style.top = `${board.top + top}px`;
  card.style.transform = "none";
}

const GAP = 10;

/** Where it stands if nothing is in the way: in the upper left, below the chips. */
const CORNER = { left: 16, top: 68 };
