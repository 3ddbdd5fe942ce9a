/** Talat's seats: points and where they come from, the Zihin, and how near the end is. */
import type { ResultDetailsProps, SeatInfoProps, SeatsNoteProps } from "../client";
import { SeatSign } from "../SeatSign";
import { BOARDS, readTower, type TalatView } from "./model";
import { TowerPiece } from "./TowerPiece";

/** So many frozen boards end the game (A-END-1). */
const FROZEN_END = 2;

export function SeatInfo({ view, seat, sentences }: SeatInfoProps<TalatView>) {
  const { captures, lines } = view.points[seat] ?? { captures: 0, lines: 0 };
  const told = sentences.say("web-talat-points", { captures, lines });
  const taken = view.captured[seat] ?? [];
  return (
    <div className="seat-figures">
      <span className="figure" data-tip={told}>
        <b>{captures + lines}</b> {sentences.say("web-points", { count: captures + lines })}
        <span className="visually-hidden">({told})</span>
      </span>
      {lines > 0 && (
        <span className="figure" data-tip={sentences.say("web-talat-lines-tip")}>
          {sentences.say("web-talat-on-lines", { count: lines / 3 })}
        </span>
      )}
      <span className="captured">
        {taken.map((text, index) => {
          const tower = sentences.say("web-talat-tower", { height: Number(text[1]), sides: Number(text[2]) });
          const label = sentences.say("web-talat-taken", { tower });
          return (
            <svg
              key={`${text}${index}`}
              viewBox="-0.55 -0.6 1.1 1.2"
              width="1.3rem"
              height="1.4rem"
              role="img"
              aria-label={label}
              data-tip={label}
            >
              <TowerPiece tower={readTower(text)} x={0} y={0} zihin={text[0] === view.zihin} />
            </svg>
          );
        })}
      </span>
    </div>
  );
}

export function SeatBrief({ view, seat, sentences }: SeatInfoProps<TalatView>) {
  const { captures, lines } = view.points[seat] ?? { captures: 0, lines: 0 };
  return (
    <span className="brief" data-tip={sentences.say("web-talat-points", { captures, lines })}>
      <b>{captures + lines}</b>{" "}
      <span className="visually-hidden">{sentences.say("web-points", { count: captures + lines })}</span>
    </span>
  );
}

/** The Zihin, whom nobody sits for, and how many boards are frozen: the second ends the game. */
export function SeatsNote({ view, names, sentences }: SeatsNoteProps<TalatView>) {
  const say = sentences.say.bind(sentences);
  const frozen = BOARDS.filter((board) => view.boards[board].frozen).length;
  const { zihin } = view;
  const standing = BOARDS.flatMap((board) => Object.values(view.boards[board].towers)).filter(
    (text) => text[0] === zihin,
  ).length;
  return (
    <>
      {zihin !== null && (
        <li className="seat talat-zihin-card">
          <div className="seat-name">
            <svg className="seat-sign" viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
              <circle r="1" />
            </svg>
            <b>{say("web-talat-zihin-name")}</b>
            <small className="muted">
              {view.hands[zihin].length > 0
                ? say("web-talat-zihin-hand", { count: view.hands[zihin].length })
                : say("web-talat-zihin-towers", { count: standing })}
            </small>
          </div>
          <p className="seat-progress">{say("web-talat-zihin-rule")}</p>
          {names.map((_, seat) => (
            <p key={seat} className="seat-progress">
              <SeatSign seat={seat} size="0.9em" />{" "}
              {say("web-talat-zihin-moves", { seat, other_seat: 1 - seat }, names)}
            </p>
          ))}
        </li>
      )}
      {view.phase !== "over" && (
        <li className="seats-note">{say("web-talat-frozen-count", { count: frozen, of: FROZEN_END })}</li>
      )}
    </>
  );
}

export function ResultDetails({ view, places, names, sentences }: ResultDetailsProps<TalatView>) {
  const rows = view.points
    .map((points, seat) => ({ ...points, seat, place: places?.[seat] ?? null }))
    .sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  return (
    <table className="working end-table">
      <thead>
        <tr>
          <th scope="col">{sentences.say("web-place")}</th>
          <th scope="col">{sentences.say("web-player")}</th>
          <th scope="col">{sentences.say("web-talat-captures")}</th>
          <th scope="col">{sentences.say("web-talat-lines")}</th>
          <th scope="col" data-decides>
            {sentences.say("web-total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, place, captures, lines }) => (
          <tr key={seat}>
            <td className="place">{place ?? ""}</td>
            <th scope="row">
              <span className="end-name">
                <SeatSign seat={seat} /> {names[seat]}
              </span>
            </th>
            <td>{captures}</td>
            <td>{lines}</td>
            <td data-decides>{captures + lines}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
