/** The end in numbers: what everybody has built, in the order in which it decides; the deciding kind is lit. */
import { SeatSign } from "../SeatSign";
import type { ResultDetailsProps } from "../client";
import type { TaluvaView } from "./model";
import { decision, sides } from "./ending";
import { kindsOf } from "./progress";
import { PieceDrawings, PieceIcon } from "./Seats";

export function ResultDetails({ view, places, names, sentences }: ResultDetailsProps<TaluvaView>) {
  const kinds = kindsOf(view);
  const decides = decision(view, places)?.kinds ?? [];
  const rows = sides(view, places);
  return (
    <>
      <PieceDrawings />
      <table className="working end-table">
        <thead>
          <tr>
            <th scope="col">{sentences.say("web-place")}</th>
            <th scope="col">{sentences.say("web-player")}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" data-decides={decides.includes(kind) || undefined}>
                <PieceIcon kind={kind} seat={rows[0]?.seats[0] ?? 0} />
                {sentences.say(`web-taluva-kind-${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seats, place, put, out }) => (
            <tr key={seats.join()}>
              <td className="place">{place ?? ""}</td>
              <th scope="row">
                {seats.map((seat) => (
                  <span key={seat} className="end-name">
                    <SeatSign seat={seat} /> {names[seat]}
                  </span>
                ))}{" "}
                {out && <small>{sentences.say("web-taluva-out")}</small>}
              </th>
              {kinds.map((kind) => (
                <td key={kind} data-decides={decides.includes(kind) || undefined}>
                  {put[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
