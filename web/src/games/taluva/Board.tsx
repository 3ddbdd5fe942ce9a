/** Taluva's table: the island, flat or in three dimensions, with the stack beside it and the acts below. */
import { useState } from "react";
import type { BoardProps } from "../client";
import { FlatOrScene } from "../FlatOrScene";
import { Actions } from "./Actions";
import { FlatBoard } from "./FlatBoard";
import type { TaluvaView } from "./model";
import { TilePicture } from "./TilePicture";
import { useTurn } from "./turn";
import { Walk } from "./Walk";
import "./taluva.css";

const scene = () => import("./scene");

export default function TaluvaBoard(props: BoardProps<TaluvaView>) {
  const { view, sentences } = props;
  const turn = useTurn(props);
  const say = sentences.say.bind(sentences);
  const [walked, setWalked] = useState<string | null>(null);
  const doubles = view.doubles.map((tile) => say("web-taluva-double", { first: tile[0], second: tile[1] }));
  return (
    <>
      <div className="board-area">
        {props.drawing && <Walk {...props} turn={turn} visit={setWalked} />}
        <FlatOrScene board={{ ...props, turn, walked }} flat={FlatBoard} scene={scene} />
        <div className="stack card" data-tip={say("web-taluva-tip-stack")}>
          <span className="stack-pile" aria-hidden="true" />
          <span className="stack-words">{say("web-taluva-stack", { count: view.stack })}</span>
          <b className="stack-count" aria-hidden="true">
            {view.stack}
          </b>
          {view.doubles.length > 0 && (
            <span
              className="open-doubles"
              role="img"
              aria-label={say("web-labelled", { label: say("web-taluva-doubles"), value: doubles.join(", ") })}
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
