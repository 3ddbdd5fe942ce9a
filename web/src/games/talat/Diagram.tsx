/** A picture of one board of Talat with one move in it: the first colour's start line below, as the notation counts. */
import type { DiagramProps, GameDiagrams } from "../diagrams";
import { AllowedSign } from "../AllowedSign";
import { type BoardName, type Colour, readMove, readTower, SQUARES, type TalatView } from "./model";
import { TowerPiece } from "./TowerPiece";
import "./talat.css";

const at = (square: string): readonly [number, number] => ["abcde".indexOf(square[0]!) - 2, 3 - Number(square[1])];

function Diagram({ view, move, allowed, label }: DiagramProps<TalatView>) {
  const shown = move === null ? null : readMove(move);
  const name: BoardName = shown?.board ?? "AB";
  const board = view.boards[name];
  const colour = (one: Colour): string => (one === view.zihin ? "var(--zihin)" : `var(--seat-${"ABC".indexOf(one)})`);
  const target = shown === null ? null : at(shown.to);
  const origin = shown === null || shown.kind === "put" ? null : at(shown.from);
  return (
    <svg className="diagram talat" viewBox="-3.25 -3.1 6.5 6.4" role="img" aria-label={label}>
      <rect className="talat-plank" x={-2.75} y={-2.75} width={5.5} height={5.5} rx={0.3} />
      <rect
        className="talat-line"
        style={{ fill: colour(name[1] as Colour) }}
        x={-2.5}
        y={-2.5}
        width={5}
        height={1}
        rx={0.1}
      />
      <rect
        className="talat-line"
        style={{ fill: colour(name[0] as Colour) }}
        x={-2.5}
        y={1.5}
        width={5}
        height={1}
        rx={0.1}
      />
      {SQUARES.map((square) => {
        const [x, y] = at(square);
        const part = shown !== null && (square === shown.to || (shown.kind !== "put" && square === shown.from));
        return (
          <rect
            key={square}
            className="talat-square"
            data-recent={part || undefined}
            x={x - 0.46}
            y={y - 0.46}
            width={0.92}
            height={0.92}
            rx={0.1}
          />
        );
      })}
      {[..."abcde"].map((letter, k) => (
        <text key={letter} className="talat-label" x={k - 2} y={3.08}>
          {letter}
        </text>
      ))}
      {[5, 4, 3, 2, 1].map((row, k) => (
        <text key={row} className="talat-label" x={-2.98} y={k - 1.88}>
          {row}
        </text>
      ))}
      {Object.entries(board.towers)
        .map(([square, text]) => ({ square, tower: readTower(text), at: at(square) }))
        .sort((a, b) => a.at[1] - b.at[1])
        .map(({ square, tower, at: [x, y] }) => (
          <TowerPiece key={square} tower={tower} x={x} y={y} zihin={tower.colour === view.zihin} />
        ))}
      {board.frozen && <rect className="talat-ice" x={-2.75} y={-2.75} width={5.5} height={5.5} rx={0.3} />}
      {shown?.kind === "put" && target && view.putting && (
        <g className="diagram-piece">
          <TowerPiece
            tower={readTower(`${view.putting}${shown.tower}`)}
            x={target[0]}
            y={target[1]}
            zihin={view.putting === view.zihin}
          />
        </g>
      )}
      {origin && target && <Arrow from={origin} to={target} allowed={allowed} />}
      {target && <AllowedSign x={target[0] + 0.36} y={target[1] - 0.38} allowed={allowed} size={0.2} />}
    </svg>
  );
}

function Arrow({
  from,
  to,
  allowed,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly allowed: boolean | null;
}) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g className="diagram-arrow" data-allowed={allowed} transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}>
      <path d={`M.18,0H${length - 0.34}`} />
      <path className="head" d={`M${length - 0.12},0l-.26,-.16v.32Z`} />
    </g>
  );
}

const diagrams: GameDiagrams<TalatView> = { Diagram, Shared: () => null };

export default diagrams;
