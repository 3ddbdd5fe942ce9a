/** What a bot would play: shown on the board, said here, and playable at once. */
import { useSay } from "../context";

export function Hint({
  move,
  words,
  play,
  close,
}: {
  readonly move: string;
  readonly words: (move: string) => string;
  readonly play: (move: string) => void;
  readonly close: () => void;
}) {
  const say = useSay();
  return (
    <div className="refusals hint card" role="status">
      <p>{say("web-hint", { move: words(move) })}</p>
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
