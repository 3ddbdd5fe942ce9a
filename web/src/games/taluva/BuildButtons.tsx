/**
 * What can be built, as buttons: in words below the board, and in short at the hex that was touched. Pointing at one
 * shows its hexes on the island.
 */
import { hexText } from "../../board/hexes";
import type { BoardProps } from "../client";
import type { BuildChoice, TaluvaView } from "./model";
import type { Turn } from "./turn";
import { describeBuild } from "./describe";

type Shared = Pick<BoardProps<TaluvaView>, "seat" | "sentences" | "play" | "placeOf"> & { readonly turn: Turn };

export function BuildButton({
  choice,
  short = false,
  seat,
  sentences,
  play,
  turn,
  placeOf,
}: Shared & { readonly choice: BuildChoice; readonly short?: boolean }) {
  const [shown, hidden] = [() => turn.preview(choice), () => turn.preview(null)];
  return (
    <button
      type="button"
      className="button"
      data-move={choice.move}
      onClick={() => play(choice.move)}
      onPointerEnter={shown}
      onPointerLeave={hidden}
      onFocus={shown}
      onBlur={hidden}
    >
      <svg
        viewBox="-1.2 -1.3 2.4 2.4"
        width="1.6rem"
        height="1.6rem"
        aria-hidden="true"
        style={{ color: `var(--seat-${seat ?? 0})` }}
      >
        <use href={`#${choice.kind === "expand" ? "hut" : choice.kind}`} x={-1} y={-1} width={2} height={2} />
      </svg>
      {describeBuild(choice, sentences, { short, place: placeOf?.(choice.move) })}
    </button>
  );
}

/** The card at a hex that means more than one thing. */
export function HexChoices(props: Shared) {
  const { choicesHere, selected, deselect } = props.turn;
  const say = props.sentences.say.bind(props.sentences);
  return (
    <div
      className="hex-choices card"
      role="group"
      aria-label={say("web-taluva-build-here", { hex: selected ? hexText(selected) : "" })}
    >
      {choicesHere.map((choice) => (
        <BuildButton key={choice.move} {...props} choice={choice} short />
      ))}
      <button type="button" className="button quiet" aria-label={say("web-close")} onClick={deselect}>
        ✕
      </button>
    </div>
  );
}
