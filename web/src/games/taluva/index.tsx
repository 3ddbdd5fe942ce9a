import type { GameClient, SeatInfoProps, WorkingProps } from "../board";
import Board from "./Board";
import type { Pieces, TaluvaView } from "./model";
import { Scenery } from "./Scenery";

const KINDS: readonly (readonly [keyof Pieces, string])[] = [
  ["temples", "temple"],
  ["towers", "tower"],
  ["ships", "ship"],
  ["huts", "hut"],
];

function SeatInfo({ view, seat, sentences }: SeatInfoProps<TaluvaView>) {
  const info = view.seats[seat];
  if (!info) return null;
  return (
    <div className="seat-figures" style={{ color: `var(--seat-${seat})` }}>
      <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
        <Scenery />
      </svg>
      {KINDS.filter(([kind]) => kind !== "ships" || info.pool.ships + info.put.ships > 0).map(([kind, picture]) => (
        <span key={kind} className="figure" role="img" aria-label={sentences.say(`web-taluva-pool-${picture}`, { count: info.pool[kind] })} title={sentences.say(`web-taluva-pool-${picture}`, { count: info.pool[kind] })}>
          <svg viewBox="-1.1 -1.3 2.2 2.3" width="1.25em" height="1.3em" aria-hidden="true">
            <use href={`#${picture}`} x={-1} y={-1} width={2} height={2} />
          </svg>
          <b>{info.pool[kind]}</b>
        </span>
      ))}
      {info.eliminated && <span className="out">{sentences.say("web-taluva-out")}</span>}
    </div>
  );
}

function Working({ view, names, sentences }: WorkingProps<TaluvaView>) {
  const shown = KINDS.filter(([kind]) => kind !== "ships" || view.seats.some(({ put }) => put.ships > 0));
  return (
    <table className="working">
      <thead>
        <tr>
          <th scope="col">{sentences.say("web-player")}</th>
          {shown.map(([kind, picture]) => (
            <th key={kind} scope="col">
              {sentences.say(`web-taluva-kind-${picture}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.seats.map(({ put, eliminated }, seat) => (
          <tr key={seat}>
            <th scope="row">
              {names[seat]} {eliminated && <small>{sentences.say("web-taluva-out")}</small>}
            </th>
            {shown.map(([kind]) => (
              <td key={kind}>{put[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const taluva: GameClient<TaluvaView> = {
  Board,
  SeatInfo,
  Working,
  secrets: false,
  ask: (view) => ({
    key: view.phase === "choose" ? "web-ask-taluva-choose" : view.phase === "build" ? "web-ask-taluva-build" : "web-ask-taluva-place",
    values: { seat: view.turn ?? 0, stack: view.stack },
  }),
};

export default taluva;
