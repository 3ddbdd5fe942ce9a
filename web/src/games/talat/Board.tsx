/** Talat's table: three boards in a triangle, one's own two in front, flat or in three dimensions; the hand below. */
import { useEffect, useState } from "react";
import { BoardWalk, focusWalk } from "../../board/BoardWalk";
import { Choices } from "../Choices";
import type { BoardProps } from "../client";
import { FlatOrScene } from "../FlatOrScene";
import { Beats } from "./Beats";
import { FlatBoard } from "./FlatBoard";
import { readTower, type TalatView } from "./model";
import { TowerPiece } from "./TowerPiece";
import { useTurn } from "./turn";
import { aroundWords, readSquare, type Spoken, walkGrids, wholesOf } from "./walk";
import "./talat.css";

const scene = () => import("./scene");

export default function TalatBoard(props: BoardProps<TalatView>) {
  const { view, seat, legal, names, sentences } = props;
  const turn = useTurn(props);
  const { chosen } = turn;
  const hand = view.putting ? view.hands[view.putting] : [];
  const putting = view.phase === "put" && legal.length > 0;
  const inHand = chosen !== null && "tower" in chosen ? chosen.tower : null;
  const [walked, setWalked] = useState<string | null>(null);
  const spoken: Spoken = { view, names, seat, sentences, turn };
  // After a tower its square is the next choice: the keyboard is taken there.
  useEffect(() => {
    if (inHand !== null && document.activeElement?.matches(".talat-choice:focus-visible")) focusWalk();
  }, [inHand]);
  return (
    <>
      <div className="board-area talat">
        {props.drawing && (
          <BoardWalk
            grids={walkGrids(spoken)}
            wholes={wholesOf(spoken)}
            around={(part) => aroundWords(part, spoken)}
            act={(part) => turn.touch(...readSquare(part))}
            visit={setWalked}
            cancel={turn.drop}
            first={turn.targets.size > 0 || turn.movable.size > 0}
            sentences={sentences}
          />
        )}
        <FlatOrScene board={{ ...props, turn, walked }} flat={FlatBoard} scene={scene} />
        <details
          className="talat-card card"
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Escape") currentTarget.open = false;
          }}
        >
          <summary>{sentences.say("web-talat-card")}</summary>
          <ul>
            <CardRow one="A23" other="A16" text="web-talat-card-height" />
            <CardRow one="A26" other="A24" text="web-talat-card-sides" />
            <CardRow one="A13" other="A36" text="web-talat-card-david" />
            <li>
              <svg viewBox="-0.55 -0.65 1.1 1.25" width="2rem" height="2.2rem" aria-hidden="true">
                <TowerPiece tower={readTower("A13")} x={0} y={0} zihin endangered />
              </svg>
              <span className="talat-card-sign">{sentences.say("web-talat-endangered")}</span>
            </li>
          </ul>
        </details>
      </div>
      <Beats spoken={spoken} />
      {putting && (
        <Choices className="talat-hand" role="group" aria-label={sentences.say("web-talat-hand")}>
          {hand.map((kind) => (
            <button
              key={kind}
              type="button"
              className="talat-choice"
              aria-pressed={chosen !== null && "tower" in chosen && chosen.tower === kind}
              aria-label={sentences.say("web-talat-tower", { height: Number(kind[0]), sides: Number(kind[1]) })}
              data-tower={kind}
              onClick={() => turn.pick(kind)}
            >
              <svg viewBox="-0.6 -0.95 1.2 1.5" aria-hidden="true">
                <TowerPiece
                  tower={readTower(`${view.putting}${kind}`)}
                  x={0}
                  y={0}
                  zihin={view.putting === view.zihin}
                />
              </svg>
            </button>
          ))}
        </Choices>
      )}
    </>
  );

  function CardRow({ one, other, text }: { readonly one: string; readonly other: string; readonly text: string }) {
    return (
      <li>
        {[one, other].map((tower) => (
          <svg key={tower} viewBox="-0.55 -0.65 1.1 1.25" width="2rem" height="2.2rem" aria-hidden="true">
            <TowerPiece tower={readTower(tower)} x={0} y={0} zihin />
          </svg>
        ))}
        <span>{sentences.say(text)}</span>
      </li>
    );
  }
}
