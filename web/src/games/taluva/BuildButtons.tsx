/**
 * What can be built, as buttons in words below the board. Pointing at one shows on the island what would stand there.
 */
import type { BoardProps } from "../client";
import type { BuildChoice, TaluvaView } from "./model";
import type { Turn } from "./turn";
import { describeBuild } from "./describe";

type Shared = Pick<BoardProps<TaluvaView>, "seat" | "sentences" | "play" | "placeOf"> & { readonly turn: Turn };

export function BuildButton({
  choice,
  seat,
  sentences,
  play,
  turn,
  placeOf,
}: Shared & { readonly choice: BuildChoice }) {
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
      {describeBuild(choice, sentences, { place: placeOf?.(choice.move) })}
    </button>
  );
}
