/** Everybody's chances and the best moves of a position, with why; asked for by a press. */
import { useLight, type Parts } from "../../board/lit";
import { SeatSign } from "../../games/SeatSign";
import type { BoardChances } from "../../protocol/types";
import { useApp } from "../context";
import { Reasons } from "../Reasons";

interface Props {
  readonly game: string;
  readonly found: BoardChances;
  readonly names: readonly string[];
  readonly words: (move: string) => string;
  readonly partsOfMove: (move: string) => Parts;
  readonly play: (move: string) => void;
}

export function BestMoves({ game, found, names, words, partsOfMove, play }: Props) {
  const { sentences, settings } = useApp();
  const say = sentences.say.bind(sentences);
  const light = useLight();
  const percent = new Intl.NumberFormat(settings.language, { style: "percent" });
  return (
    <section className="best-moves" aria-label={say("boards-best")}>
      <table className="losses">
        <caption>{say("boards-chances")}</caption>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatSign seat={seat} size="0.9em" /> {name}
              </th>
              <td className="figures">
                {percent.format(found.chances[seat]!)} <small>± {percent.format(found.errors[seat]!)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">{say("analysis-chances-about")}</p>
      {found.best.length > 0 && (
        <>
          <h2>{say("boards-best")}</h2>
          <ol>
            {found.best.map(({ move, value, reasons, line }) => (
              <li key={move} className="card">
                <button type="button" className="mistake" onClick={() => play(move)} {...light(partsOfMove(move))}>
                  <span>{words(move)}</span>
                  <b className="figures">{percent.format(value)}</b>
                </button>
                <Reasons game={game} reasons={reasons} line={line} names={names} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
