/** The three boards flat: drawn as SVG, the towers a little from the front. */
import "../../board/motion.css";
import { type CSSProperties, useMemo, useState } from "react";
import { Coordinates } from "../../board/Coordinates";
import { useLit, usePoint } from "../../board/lit";
import type { Point } from "../../board/hexes";
import { useArrivals } from "../../board/motion";
import { type Box, type Close, PanZoom } from "../../board/PanZoom";
import { Choices, useAtTable } from "../Choices";
import type { BoardProps } from "../client";
import {
  type BoardName,
  boardNames,
  BOARDS,
  type Colour,
  layouts,
  readTower,
  ringsAround,
  SQUARES,
  type TalatView,
} from "./model";
import { TowerPiece } from "./TowerPiece";
import type { Turn } from "./turn";
import { boardWords, readSquare } from "./walk";

/** The boards with the names of rows and columns beside them. */
const CONTENT = [-8.1, -7.8, 16.2, 14.2] as const;

/** The room of one board that stands upright, with the names beside it. */
const BOARD_ROOM = 6.8;
/** What the towers of its last row, which are higher than their squares, need below the buttons of a phone. */
const ABOVE_BOARD = 0.5;

/** All three boards, however the table is turned. */
function overviewOf(tables: Turn["tables"]): Box {
  const middles = BOARDS.map((name) => tables[name].middle);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - BOARD_ROOM / 2, Math.min(...ys) - BOARD_ROOM / 2];
  return [left, top, Math.max(...xs) + BOARD_ROOM / 2 - left, Math.max(...ys) + BOARD_ROOM / 2 - top];
}

const away = ([x, y]: Point, atX: number, atY: number): Point => [x - atX, y - atY];

export function FlatBoard({
  view,
  seat,
  names,
  sentences,
  turn,
  drawing,
  suggested = null,
  marks,
  walked = null,
}: BoardProps<TalatView> & { readonly turn: Turn; readonly walked?: string | null }) {
  const { chosen, targets, movable, marked } = turn;
  const lit = useLit();
  const point = usePoint();
  // Squares are called by their letters and numbers, boards by the notation only.
  const coordinates = drawing?.coordinates ?? false;
  const atTable = useAtTable();
  // Where a finger decides: the board of the tower in hand, or the only board that has a choice; else the touched one.
  const open = BOARDS.filter((name) =>
    [...(targets.size > 0 ? targets.keys() : movable)].some((part) => readSquare(part)[0] === name),
  );
  const decided = open.length === 1 ? open[0]! : null;
  const [touched, setTouched] = useState<{ readonly board: BoardName; readonly before: BoardName | null } | null>(null);
  const [close, setClose] = useState<Close | null>(null);
  // A board that fills the view stands upright: the one touched last, until another one is decided on.
  const elsewhere = close === "place" && touched?.before === decided ? touched.board : null;
  const upright = close && (elsewhere ?? decided);
  const tables = useMemo(() => layouts(turn.front, upright), [turn.front, upright]);
  const named = useMemo(
    () =>
      BOARDS.flatMap((name) =>
        boardNames(tables[name])
          .filter(({ text }) => coordinates || text !== name)
          .map((each) => ({ ...each, size: each.text === name ? 0.46 : 0.32 })),
      ),
    [tables, coordinates],
  );
  const markedBy = new Map(marks?.flatMap(({ seat, parts }) => parts.map((part) => [part, seat] as const)));
  const arrived = useArrivals(
    BOARDS.flatMap((name) =>
      Object.entries(view.boards[name].towers).map(([square, tower]) => `${name}/${square}/${tower}`),
    ),
  );
  const boardBox = (name: BoardName): Box => {
    // The table is turned around this middle: it stays where it is.
    const [x, y] = turn.tables[name].middle;
    return [x - BOARD_ROOM / 2, y - BOARD_ROOM / 2 - ABOVE_BOARD, BOARD_ROOM, BOARD_ROOM + ABOVE_BOARD];
  };
  const decision = decided ? boardBox(decided) : null;
  const boardAround = (x: number, y: number): Box | null => {
    const near = BOARDS.map((name) => ({ name, far: Math.hypot(...away(tables[name].middle, x, y)) }))
      .filter(({ far }) => far < BOARD_ROOM / 2)
      .sort((a, b) => a.far - b.far)[0];
    setTouched(near ? { board: near.name, before: decided } : null);
    return near ? boardBox(near.name) : null;
  };
  /** Where a tower that has just arrived came from, seen from where it is now; the hand is above the board. */
  const glide = (
    board: BoardName,
    square: string,
  ): { readonly "--from-x": string; readonly "--from-y": string } | undefined => {
    const start = turn.origin(board, square);
    if (start === null) return undefined;
    const [to, from] = [tables[board].at(square), tables[board].at(start)];
    return { "--from-x": `${from[0] - to[0]}px`, "--from-y": `${from[1] - to[1]}px` };
  };
  return (
    <PanZoom
      content={CONTENT}
      label={sentences.say("web-board", { game: "Talat" })}
      fit={sentences.say("scene-fit")}
      walkable={drawing !== undefined}
      follow={walked === null ? undefined : tables[readSquare(walked)[0]].at(readSquare(walked)[1])}
      closeUp={
        atTable
          ? {
              target: 1,
              decision,
              around: boardAround,
              overview: overviewOf(tables),
              // Where towers are placed, those in the hand take the sheet.
              map: upright && view.phase === "move" ? otherBoards(upright) : undefined,
              changed: setClose,
            }
          : undefined
      }
      zoom={atTable ? { in: sentences.say("scene-zoom-in"), out: sentences.say("scene-zoom-out") } : undefined}
    >
      {BOARDS.map((name) => (
        <TableBoard key={name} name={name} />
      ))}
      {drawing && <Coordinates places={named} />}
      {[...markedBy].map(([part, seat]) => (
        <SquareRing key={part} part={part} className="talat-turn-mark" style={{ stroke: `var(--seat-${seat})` }} />
      ))}
      {/* Below the towers, which are higher than their squares. */}
      {lit.length > 0 && (
        <g className="lit-places" data-lit={lit.join("|")} aria-hidden="true">
          {ringsAround(lit).flatMap((part) => [
            <SquareRing key={`edge ${part}`} part={part} className="place-lit-edge" />,
            <SquareRing key={part} part={part} className="place-lit-line" />,
          ])}
        </g>
      )}
      {BOARDS.flatMap((name) =>
        Object.entries(view.boards[name].towers)
          .map(([square, text]) => ({ name, square, text, tower: readTower(text), at: tables[name].at(square) }))
          .sort((a, b) => a.at[1] - b.at[1])
          .map(({ name: board, square, text, tower, at }) => (
            <g
              key={`${board}${square}${tower.colour}${tower.height}${tower.sides}`}
              className={arrived.has(`${board}/${square}/${text}`) ? "talat-tower arrive-glide" : "talat-tower"}
              style={glide(board, square) as CSSProperties | undefined}
              data-frozen={view.boards[board].frozen || undefined}
            >
              <TowerPiece
                tower={tower}
                x={at[0]}
                y={at[1]}
                zihin={tower.colour === view.zihin}
                glow={movable.has(`${board} ${square}`)}
                picked={chosen !== null && "square" in chosen && chosen.board === board && chosen.square === square}
                endangered={turn.threatened.has(`${board} ${square}`)}
                threat={targets.get(`${board} ${square}`)?.capture ?? false}
              />
            </g>
          )),
      )}
      {BOARDS.flatMap((name) =>
        SQUARES.map((square) => {
          const [x, y] = tables[name].at(square);
          const target = targets.get(`${name} ${square}`);
          const active = target !== undefined || movable.has(`${name} ${square}`);
          return (
            <g key={`${name}${square}`}>
              {target && !target.capture && <circle className="talat-dot" cx={x} cy={y} r={0.16} />}
              <rect
                className="talat-touch"
                data-square={`${name} ${square}`}
                data-tip={view.boards[name].frozen ? sentences.say("web-talat-tip-frozen") : undefined}
                data-target={target ? (target.capture ? "capture" : "move") : undefined}
                x={x - 0.5}
                y={y - 0.5}
                width={1}
                height={1}
                rx={0.12}
                transform={`rotate(${tables[name].angle} ${x} ${y})`}
                role={active ? "button" : undefined}
                tabIndex={active ? -1 : undefined}
                aria-hidden="true"
                onPointerEnter={() => point(`${name} ${square}`)}
                onPointerLeave={() => point(null)}
                onClick={() => turn.touch(name, square)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" && event.key !== " ") return;
                  event.preventDefault();
                  turn.touch(name, square);
                }}
              />
            </g>
          );
        }),
      )}
    </PanZoom>
  );

  /** The other two boards, small and upright, with their names: a press goes there. */
  function otherBoards(shown: BoardName) {
    return (drawn: string, go: (x: number, y: number) => void) => (
      <Choices className="talat-boards" role="group" aria-label={sentences.say("web-talat-other-boards")}>
        {BOARDS.filter((name) => name !== shown).map((name) => {
          const [x, y] = tables[name].middle;
          const turned = layouts(turn.front, name)[name].angle - tables[name].angle;
          return (
            <button key={name} type="button" className="talat-thumbnail" onClick={() => go(x, y)}>
              <svg viewBox={`${x - 2.9} ${y - 2.9} 5.8 5.8`} aria-hidden="true">
                <use href={`#${drawn}`} transform={`rotate(${turned} ${x} ${y})`} />
              </svg>
              <span>{boardWords(name, { view, names, seat, sentences })}</span>
            </button>
          );
        })}
      </Choices>
    );
  }

  function TableBoard({ name }: { readonly name: BoardName }) {
    const { angle, middle, at } = tables[name];
    const { frozen } = view.boards[name];
    return (
      <g className="talat-board" data-frozen={frozen || undefined} aria-hidden="true">
        <g transform={`translate(${middle[0]} ${middle[1]}) rotate(${angle})`}>
          <rect className="talat-plank" x={-2.75} y={-2.75} width={5.5} height={5.5} rx={0.3} />
          <rect
            className="talat-line"
            style={{ fill: colourOf(name[0] as Colour) }}
            x={-2.5}
            y={-2.5}
            width={1}
            height={5}
            rx={0.1}
          />
          <rect
            className="talat-line"
            style={{ fill: colourOf(name[1] as Colour) }}
            x={1.5}
            y={-2.5}
            width={1}
            height={5}
            rx={0.1}
          />
        </g>
        {SQUARES.map((square) => {
          const [x, y] = at(square);
          return (
            <rect
              key={square}
              className="talat-square"
              data-recent={
                (marked.has(`${name} ${square}`) && !(marks && turn.marksAreRecent)) ||
                markedBy.has(`${name} ${square}`) ||
                undefined
              }
              data-spoken={(suggested !== null && marked.has(`${name} ${square}`)) || undefined}
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
            <rect
              className="talat-ice"
              x={-2.75}
              y={-2.75}
              width={5.5}
              height={5.5}
              rx={0.3}
              transform={`rotate(${angle})`}
            />
            <text className="talat-frozen" y={0.12}>
              {sentences.say("web-talat-frozen")}
            </text>
          </g>
        )}
      </g>
    );
  }

  function SquareRing({ part, ...drawn }: { part: string; className: string; style?: CSSProperties }) {
    const [board, square] = part.split(" ") as [BoardName, string?];
    const table = tables[board];
    if (!table) return null;
    const [[x, y], side] = square ? [table.at(square), 0.9] : [table.middle, 5.1];
    return (
      <rect
        {...drawn}
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        rx={0.1}
        transform={`rotate(${table.angle} ${x} ${y})`}
        pointerEvents="none"
      />
    );
  }

  function colourOf(colour: Colour): string {
    return colour === view.zihin ? "var(--zihin)" : `var(--seat-${"ABC".indexOf(colour)})`;
  }
}
