/**
 * Titicaca's table: the country with its lakes, villages, borders and regions, flat or in three dimensions; bids behind
 * a curtain; a turn in four steps.
 */
import { useEffect, useState } from "react";
import { useLight } from "../../board/lit";
import { BoardWalk } from "../../board/BoardWalk";
import { Choices } from "../Choices";
import type { BoardProps } from "../client";
import { FlatOrScene } from "../FlatOrScene";
import { Bid } from "./Bid";
import { aroundWords, type Spoken, walkGrids, wholesOf } from "./walk";
import { bidOf, isLake, type TiticacaView } from "./model";
import { describeMove } from "./describe";
import { FlatBoard } from "./FlatBoard";
import { RegionCard } from "./RegionCard";
import { StakeLine } from "./StakeLine";
import { useTurn } from "./turn";
import "./titicaca.css";

const STEPS = ["village", "join", "merge", "temple"] as const;
const scene = () => import("./scene");

export default function TiticacaBoard(props: BoardProps<TiticacaView>) {
  const { view, seat, revised = null, suggested = null, names, sentences, play, drawing, placeOf, partsOfMove } = props;
  const light = useLight();
  const say = sentences.say.bind(sentences);
  const turn = useTurn(props);
  const { moves, picked, region } = turn;
  const [walked, setWalked] = useState<string | null>(null);
  // A field that means more than one thing: the keyboard goes on to what it can mean.
  const meaning = view.step === "merge" ? "" : picked.join(" ");
  useEffect(() => {
    if (meaning !== "" && document.activeElement?.closest(".board-walk"))
      document.querySelector<HTMLElement>(".acts .choice")?.focus();
  }, [meaning]);
  const spoken: Spoken = { view, names, seat, sentences };
  return (
    <>
      <div className="board-area">
        {drawing && (
          <BoardWalk
            grids={walkGrids(spoken, turn.choicesAt)}
            wholes={wholesOf(spoken)}
            around={(part) => aroundWords(part, spoken)}
            act={(part) => {
              if (isLake(view.country[part])) return;
              turn.visit(part);
              if (moves.length > 0) turn.touch(part);
            }}
            visit={(part) => {
              setWalked(part);
              turn.visit(part);
            }}
            cancel={turn.cancel}
            about={view.lake}
            first={turn.offered.size > 0}
            sentences={sentences}
          />
        )}
        <FlatOrScene board={{ ...props, turn, walked }} flat={FlatBoard} scene={scene} />
        {region && <RegionCard region={region} hexes={turn.hexes} view={view} names={names} sentences={sentences} />}
      </div>
      {moves.length > 0 && (
        <Choices>
          {view.step === "bidding" ? (
            <>
              <StakeLine view={view} seat={seat} names={names} sentences={sentences} />
              <Bid
                key={`${suggested} ${revised?.move}`}
                first={suggested !== null ? bidOf(suggested) : revised ? bidOf(revised.move) : 1}
                most={seat === null ? 0 : (view.stocks[seat] ?? 0)}
                bid={(amount) => play(`bid ${amount}`)}
                revised={revised && { bid: bidOf(revised.move), keep: revised.keep }}
                sentences={sentences}
              />
            </>
          ) : (
            <>
              <ol className="steps" aria-label={say("web-titicaca-steps")}>
                {STEPS.map((step) => (
                  <li
                    key={step}
                    aria-current={view.step === step ? "step" : undefined}
                    data-done={STEPS.indexOf(step) < STEPS.indexOf(view.step as (typeof STEPS)[number]) || undefined}
                  >
                    {say(`web-titicaca-step-${step}`)}
                  </li>
                ))}
              </ol>
              <div className="act-row one-line">
                {moves
                  .filter((move) => isPass(move.text) || picked.every((each) => move.text.split(" ").includes(each)))
                  .map((move) => (
                    <button
                      key={move.text}
                      type="button"
                      className={`button${isPass(move.text) ? "" : " choice"}`}
                      data-move={move.text}
                      onClick={() => play(move.text)}
                      {...light(partsOfMove?.(move.text) ?? [])}
                    >
                      {describeMove(move.text, view, sentences, placeOf?.(move.text))}
                    </button>
                  ))}
              </div>
            </>
          )}
        </Choices>
      )}
    </>
  );
}

const isPass = (text: string): boolean => text.endsWith(" -");
