/** Taluva's table: the island, flat or in three dimensions, with the stack beside it and the acts below. */
import type { BoardProps } from "../client";
import { FlatOrScene } from "../FlatOrScene";
import { Actions } from "./Actions";
import { FlatBoard } from "./FlatBoard";
import type { TaluvaView } from "./model";
import { TilePicture } from "./TilePicture";
import { useTurn } from "./turn";
import "./taluva.css";

const scene = () => import("./scene");

export default function TaluvaBoard(props: BoardProps<TaluvaView>) {
  const { view, sentences } = props;
  const turn = useTurn(props);
  const say = sentences.say.bind(sentences);
  return (
    <>
      <div className="board-area">
        <FlatOrScene board={{ ...props, turn }} flat={FlatBoard} scene={scene} />
        <div className="stack card" data-tip={say("web-taluva-tip-stack")}>
          <span className="stack-pile" aria-hidden="true" />
          <span>{say("web-taluva-stack", { count: view.stack })}</span>
          {view.doubles.length > 0 && (
            <span
              className="open-doubles"
              role="img"
              aria-label={`${say("web-taluva-doubles")}: ${view.doubles.join(", ")}`}
            >
              {view.doubles.map((tile) => (
                <TilePicture key={tile} tile={tile} size="2rem" />
              ))}
            </span>
          )}
        </div>
      </div>
      {turn.canMove && <Actions {...props} turn={turn} />}
    </>
  );
}
