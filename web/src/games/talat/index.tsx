import type { GameClient, SeatInfoProps, ResultDetailsProps } from "../client";
import Board from "./Board";
import { cues } from "./cues";
import { readTower, type TalatView } from "./model";
import { TowerPiece } from "./TowerPiece";
import { describeMove, describePartialMove } from "./describe";
import { log, partsOf } from "./log";

function SeatInfo({ view, seat, sentences }: SeatInfoProps<TalatView>) {
  const { captures, lines } = view.points[seat] ?? { captures: 0, lines: 0 };
  return (
    <div className="seat-figures">
      <span className="figure" title={sentences.say("web-talat-points", { captures, lines })}>
        <b>{captures + lines}</b> {sentences.say("web-points", { count: captures + lines })}
      </span>
      <span className="captured">
        {view.captured[seat]?.map((text, index) => (
          <svg
            key={`${text}${index}`}
            viewBox="-0.55 -0.6 1.1 1.2"
            width="1.3rem"
            height="1.4rem"
            role="img"
            aria-label={sentences.say("web-talat-tower", { height: Number(text[1]), sides: Number(text[2]) })}
          >
            <TowerPiece tower={readTower(text)} x={0} y={0} zihin={text[0] === view.zihin} />
          </svg>
        ))}
      </span>
    </div>
  );
}

function SeatBrief({ view, seat, sentences }: SeatInfoProps<TalatView>) {
  const { captures, lines } = view.points[seat] ?? { captures: 0, lines: 0 };
  return (
    <span className="brief">
      <b>{captures + lines}</b>{" "}
      <span className="visually-hidden">{sentences.say("web-points", { count: captures + lines })}</span>
    </span>
  );
}

function ResultDetails({ view, names, sentences }: ResultDetailsProps<TalatView>) {
  return (
    <table className="working">
      <thead>
        <tr>
          <th scope="col">{sentences.say("web-player")}</th>
          <th scope="col">{sentences.say("web-talat-captures")}</th>
          <th scope="col">{sentences.say("web-talat-lines")}</th>
          <th scope="col">{sentences.say("web-total")}</th>
        </tr>
      </thead>
      <tbody>
        {view.points.map(({ captures, lines }, seat) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            <td>{captures}</td>
            <td>{lines}</td>
            <td>{captures + lines}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const talat: GameClient<TalatView> = {
  Board,
  SeatInfo,
  SeatBrief,
  ResultDetails: ResultDetails,
  describeMove: describeMove,
  describePartialMove: describePartialMove,
  log,
  partsOf,
  keys: [],
  cues,
  prompt: (view) => ({
    key:
      view.phase === "put"
        ? view.putting === view.zihin
          ? "web-ask-talat-zihin"
          : "web-ask-talat-put"
        : "web-ask-talat-move",
    values: { seat: view.turn },
  }),
};

export default talat;
