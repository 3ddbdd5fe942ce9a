/** Talat's table: three boards in a triangle, one's own two in front. */
import { type CSSProperties, useMemo, useState } from "react";
import "../../board/motion.css";
import { useArrivals } from "../../board/motion";
import { PanZoom } from "../../board/PanZoom";
import type { BoardProps } from "../board";
import { type BoardName, BOARDS, type Colour, layouts, readMove, readTower, SQUARES, type TalatView, type Tower } from "./model";
import { TowerPiece } from "./TowerPiece";
import "./talat.css";

const CONTENT = [-7.9, -7.5, 15.8, 13.7] as const;

export default function TalatBoard({ view, seat, legal, recent, names, sentences, play, ask }: BoardProps<TalatView>) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const front: Colour = seat === null ? "A" : (["A", "B", "C"] as const)[seat]!;
  const tables = useMemo(() => layouts(front), [front]);
  const moves = useMemo(() => legal.map((text) => ({ text, ...readMove(text) })), [legal]);
  const marked = useMemo(() => new Set(recent.flatMap((text) => squaresOf(text))), [recent]);
  const arrived = useArrivals(BOARDS.flatMap((name) => Object.entries(view.boards[name].towers).map(([square, tower]) => `${name}/${square}/${tower}`)));
  /** Where a tower that has just arrived came from, seen from where it is now; the hand is above the board. */
  const origin = (board: BoardName, square: string): { readonly "--from-x": string; readonly "--from-y": string } | undefined => {
    const move = recent.map((text) => readMove(text)).findLast((each) => each.board === board && each.to === square);
    if (!move || move.kind === "put") return undefined;
    const [to, from] = [tables[board].at(square), tables[board].at(move.from)];
    return { "--from-x": `${from[0] - to[0]}px`, "--from-y": `${from[1] - to[1]}px` };
  };
  const chosen = picked && moves.some((move) => fits(move, picked)) ? picked : null;

  const targets = new Map<string, { text: string; capture: boolean }>();
  for (const move of moves)
    if (chosen && fits(move, chosen)) targets.set(`${move.board} ${move.to}`, { text: move.text, capture: move.kind === "capture" });
  const movable = new Set(moves.flatMap((move) => (move.kind === "put" ? [] : [`${move.board} ${move.from}`])));

  const touch = (board: BoardName, square: string) => {
    const target = targets.get(`${board} ${square}`);
    if (target) {
      setPicked(null);
      play(target.text);
    } else if (movable.has(`${board} ${square}`)) setPicked({ board, square });
    else if (chosen && "square" in chosen && legal.length > 0) {
      const there = view.boards[board].towers[square];
      ask(`${there ? "capture" : "move"} ${board} ${chosen.square} ${square}`);
    } else if (chosen && "tower" in chosen) ask(`put ${chosen.tower} ${board} ${square}`);
  };

  const hand = view.putting ? view.hands[view.putting] : [];
  const putting = view.phase === "put" && legal.length > 0;
  return (
    <>
      <div className="board-area talat">
        <PanZoom content={CONTENT} label={sentences.say("web-board", { game: "Talat" })}>
        {BOARDS.map((name) => (
          <TableBoard key={name} name={name} />
        ))}
        {BOARDS.flatMap((name) =>
          Object.entries(view.boards[name].towers)
            .map(([square, text]) => ({ name, square, tower: readTower(text), at: tables[name].at(square) }))
            .sort((a, b) => a.at[1] - b.at[1])
            .map(({ name: board, square, tower, at }) => (
              <g
                key={`${board}${square}${tower.colour}${tower.height}${tower.sides}`}
                className={`talat-tower${arrived.has(`${board}/${square}/${view.boards[board].towers[square]}`) ? " arrive-glide" : ""}`}
                style={origin(board, square) as CSSProperties | undefined}
                data-frozen={view.boards[board].frozen || undefined}
              >
                <TowerPiece
                  tower={tower}
                  x={at[0]}
                  y={at[1]}
                  zihin={tower.colour === view.zihin}
                  glow={movable.has(`${board} ${square}`)}
                  picked={chosen !== null && "square" in chosen && chosen.board === board && chosen.square === square}
                  threat={targets.get(`${board} ${square}`)?.capture ?? false}
                />
              </g>
            )),
        )}
        {BOARDS.flatMap((name) =>
          SQUARES.map((square) => {
            const [x, y] = tables[name].at(square);
            const text = view.boards[name].towers[square];
            const target = targets.get(`${name} ${square}`);
            const active = target !== undefined || movable.has(`${name} ${square}`);
            return (
              <g key={`${name}${square}`}>
                {target && !target.capture && <circle className="talat-dot" cx={x} cy={y} r={0.16} />}
                <rect
                  className="talat-touch"
                  data-square={`${name} ${square}`}
                  data-target={target ? (target.capture ? "capture" : "move") : undefined}
                  x={x - 0.5}
                  y={y - 0.5}
                  width={1}
                  height={1}
                  rx={0.12}
                  transform={`rotate(${tables[name].angle} ${x} ${y})`}
                  role={active ? "button" : undefined}
                  tabIndex={active ? 0 : undefined}
                  aria-label={active ? squareLabel(name, square, text, target) : undefined}
                  onClick={() => touch(name, square)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter" && event.key !== " ") return;
                    event.preventDefault();
                    touch(name, square);
                  }}
                />
              </g>
            );
          }),
        )}
        </PanZoom>
        <details className="talat-card card">
          <summary>{sentences.say("web-talat-card")}</summary>
          <ul>
            <CardRow one="A23" other="A16" text="web-talat-card-height" />
            <CardRow one="A26" other="A24" text="web-talat-card-sides" />
            <CardRow one="A13" other="A36" text="web-talat-card-david" />
          </ul>
        </details>
      </div>
      {putting && (
        <div className="acts talat-hand" role="group" aria-label={sentences.say("web-talat-hand")}>
          {hand.map((kind) => (
            <button
              key={kind}
              type="button"
              className="talat-choice"
              aria-pressed={chosen !== null && "tower" in chosen && chosen.tower === kind}
              aria-label={sentences.say("web-talat-tower", { height: Number(kind[0]), sides: Number(kind[1]) })}
              data-tower={kind}
              onClick={() => setPicked({ tower: kind })}
            >
              <svg viewBox="-0.6 -0.95 1.2 1.5" aria-hidden="true">
                <TowerPiece tower={readTower(`${view.putting}${kind}`)} x={0} y={0} zihin={view.putting === view.zihin} />
              </svg>
            </button>
          ))}
        </div>
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

  function TableBoard({ name }: { readonly name: BoardName }) {
    const { angle, middle, at } = tables[name];
    const { frozen } = view.boards[name];
    return (
      <g className="talat-board" data-frozen={frozen || undefined} aria-hidden="true">
        <g transform={`translate(${middle[0]} ${middle[1]}) rotate(${angle})`}>
          <rect className="talat-plank" x={-2.75} y={-2.75} width={5.5} height={5.5} rx={0.3} />
          <rect className="talat-line" style={{ fill: colourOf(name[0] as Colour) }} x={-2.5} y={-2.5} width={1} height={5} rx={0.1} />
          <rect className="talat-line" style={{ fill: colourOf(name[1] as Colour) }} x={1.5} y={-2.5} width={1} height={5} rx={0.1} />
        </g>
        {SQUARES.map((square) => {
          const [x, y] = at(square);
          return (
            <rect
              key={square}
              className="talat-square"
              data-recent={marked.has(`${name} ${square}`) || undefined}
              x={x - 0.46}
              y={y - 0.46}
              width={0.92}
              height={0.92}
              rx={0.1}
              transform={`rotate(${angle} ${x} ${y})`}
            />
          );
        })}
        {frozen && (
          <g className="arrive-fade" transform={`translate(${middle[0]} ${middle[1]})`}>
            <rect className="talat-ice" x={-2.75} y={-2.75} width={5.5} height={5.5} rx={0.3} transform={`rotate(${angle})`} />
            <text className="talat-frozen" y={0.12}>
              {sentences.say("web-talat-frozen")}
            </text>
          </g>
        )}
      </g>
    );
  }

  function colourOf(colour: Colour): string {
    return colour === view.zihin ? "var(--zihin)" : `var(--seat-${"ABC".indexOf(colour)})`;
  }

  function squareLabel(board: BoardName, square: string, text: string | undefined, target: { capture: boolean } | undefined): string {
    const tower = text === undefined ? null : readTower(text);
    const name = tower === null ? "" : colourName(tower);
    if (target?.capture && tower)
      return sentences.say("web-talat-capture-here", { board, square, owner: name, height: tower.height, sides: tower.sides });
    if (target) return sentences.say("web-talat-move-here", { board, square });
    return sentences.say("web-talat-pick", { board, square, height: tower?.height ?? 0, sides: tower?.sides ?? 0 });
  }

  function colourName(tower: Tower): string {
    return tower.colour === view.zihin ? sentences.say("web-talat-zihin") : (names["ABC".indexOf(tower.colour)] ?? tower.colour);
  }
}

type Picked = { readonly board: BoardName; readonly square: string } | { readonly tower: string };
type ReadMove = ReturnType<typeof readMove> & { readonly text: string };

function fits(move: ReadMove, picked: Picked): boolean {
  if (move.kind === "put") return "tower" in picked && move.tower === picked.tower;
  return "square" in picked && move.board === picked.board && move.from === picked.square;
}

function squaresOf(text: string): string[] {
  const move = readMove(text);
  return move.kind === "put" ? [`${move.board} ${move.to}`] : [`${move.board} ${move.from}`, `${move.board} ${move.to}`];
}

