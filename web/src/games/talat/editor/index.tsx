/** Talat's editor: three boards, the towers of each colour, and who has captured what. */
import { useState } from "react";
import { BoardWalk } from "../../../board/BoardWalk";
import { useLit } from "../../../board/lit";
import type { WalkGrid } from "../../../board/walk";
import type { EditorProps, GameEditor } from "../../editors";
import { SeatTools, Tool, Tools } from "../../EditorTools";
import { SeatSign } from "../../SeatSign";
import { BOARDS, type BoardName, type Colour, readTower, SQUARES, type TalatView } from "../model";
import { TowerPiece } from "../TowerPiece";
import { begin, belongs, capture, cleared, COLOURS, inTheBox, put, type TalatDraft, without, write } from "./draft";
import "../talat.css";
import "./editor.css";

const at = (square: string): readonly [number, number] => ["abcde".indexOf(square[0]!) - 2, 3 - Number(square[1])];

const AROUND = [-1, 0, 1].flatMap((right) => [1, 0, -1].map((up) => [right, up] as const));

function Editor({ draft, change, names, sentences }: EditorProps<TalatDraft>) {
  const say = sentences.say.bind(sentences);
  const [picked, setPicked] = useState<string | null>(null);
  const lit = useLit();
  const zihin = draft.players === 2 ? "C" : null;
  const colourOf = (colour: Colour): string =>
    colour === zihin ? "var(--zihin)" : `var(--seat-${COLOURS.indexOf(colour)})`;
  const ownerOf = (colour: Colour): string =>
    colour === zihin ? say("web-talat-zihin-name") : names[COLOURS.indexOf(colour)]!;
  const towerWords = (text: string): string => {
    const { height, sides } = readTower(text);
    return say("web-labelled", { label: ownerOf(text[0] as Colour), value: say("web-talat-tower", { height, sides }) });
  };
  const act = (part: string) => {
    const board = part.slice(0, 2) as BoardName;
    const there = draft.towers[part];
    if (picked === null || picked === there) return setPicked(picked === null ? (there ?? null) : null);
    if (!belongs(picked, board)) return there === undefined ? undefined : setPicked(there);
    change(put(draft, picked, part));
    setPicked(null);
  };
  const squareWords = (part: string): string => {
    const tower = draft.towers[part];
    const square = part.slice(3);
    return tower === undefined ? say("board-talat-empty", { square }) : `${square}, ${towerWords(tower)}`;
  };
  const boardName = (board: BoardName): string =>
    say("editor-talat-board", { first: ownerOf(board[0] as Colour), second: ownerOf(board[1] as Colour) });
  const grids = BOARDS.map((board): WalkGrid => ({
    label: boardName(board),
    rows: [5, 4, 3, 2, 1].map((row) =>
      [..."abcde"].map((column, x) => {
        const part = `${board} ${column}${row}`;
        const free = picked !== null && belongs(picked, board);
        return {
          part,
          label: squareWords(part),
          choices: free ? [say("board-talat-put")] : draft.towers[part] ? [say("board-talat-pick")] : [],
          x,
        };
      }),
    ),
  }));
  const around = (part: string): string =>
    AROUND.flatMap(([right, up]) => {
      const next = `${String.fromCharCode(part.charCodeAt(3) + right)}${Number(part[4]) + up}`;
      const other = `${part.slice(0, 3)}${next}`;
      return (right !== 0 || up !== 0) && SQUARES.includes(next) ? [squareWords(other)] : [];
    }).join(". ");
  const small = (text: string) => (
    <svg viewBox="-0.55 -0.6 1.1 1.2" width="1.9rem" height="2.1rem" aria-hidden="true">
      <TowerPiece tower={readTower(text)} x={0} y={0} zihin={text[0] === zihin} />
    </svg>
  );
  const isPlaced = picked !== null && Object.values(draft.towers).includes(picked);
  return (
    <>
      <section className="play editor-board" aria-label={say("web-board", { game: "Talat" })}>
        <div className="talat-editor">
          {BOARDS.map((board) => (
            <figure key={board}>
              <svg className="board talat" viewBox="-2.95 -2.95 5.9 5.9" aria-hidden="true">
                <rect className="talat-plank" x={-2.75} y={-2.75} width={5.5} height={5.5} rx={0.3} />
                {[board[1] as Colour, board[0] as Colour].map((colour, side) => (
                  <rect
                    key={colour}
                    className="talat-line"
                    style={{ fill: colourOf(colour) }}
                    x={-2.5}
                    y={side === 0 ? -2.5 : 1.5}
                    width={5}
                    height={1}
                    rx={0.1}
                  />
                ))}
                {SQUARES.map((square) => {
                  const [x, y] = at(square);
                  const box = { x: x - 0.46, y: y - 0.46, width: 0.92, height: 0.92, rx: 0.1 };
                  return (
                    <g key={square}>
                      <rect className="talat-square" {...box} />
                      {lit.includes(`${board} ${square}`) && <rect className="place-lit-line" {...box} />}
                    </g>
                  );
                })}
                {SQUARES.map((square) => ({ square, tower: draft.towers[`${board} ${square}`], xy: at(square) }))
                  .sort((a, b) => a.xy[1] - b.xy[1])
                  .map(({ square, tower, xy: [x, y] }) =>
                    tower === undefined ? null : (
                      <TowerPiece
                        key={square}
                        tower={readTower(tower)}
                        x={x}
                        y={y}
                        zihin={tower[0] === zihin}
                        picked={tower === picked}
                      />
                    ),
                  )}
                {SQUARES.map((square) => {
                  const [x, y] = at(square);
                  const free = picked !== null && belongs(picked, board) && !draft.towers[`${board} ${square}`];
                  return (
                    <g key={square}>
                      {free && <circle className="talat-dot" cx={x} cy={y} r={0.12} />}
                      <rect
                        className="talat-touch"
                        data-square={`${board} ${square}`}
                        x={x - 0.5}
                        y={y - 0.5}
                        width={1}
                        height={1}
                        onClick={() => act(`${board} ${square}`)}
                      />
                    </g>
                  );
                })}
              </svg>
              <figcaption>{boardName(board)}</figcaption>
            </figure>
          ))}
        </div>
        <BoardWalk
          grids={grids}
          wholes={[]}
          around={around}
          act={act}
          cancel={() => {
            setPicked(null);
            return picked !== null;
          }}
          first={false}
          sentences={sentences}
        />
      </section>
      <aside className="side right editor-side">
        <p className="editor-hint" role="status">
          {picked === null ? say("editor-talat-hint") : say("editor-talat-picked", { tower: towerWords(picked) })}
        </p>
        {COLOURS.map((colour) => (
          <Tools key={colour} title={say("editor-talat-towers", { owner: ownerOf(colour) })}>
            {inTheBox(draft, colour).map((tower) => (
              <Tool
                key={tower}
                name={tower}
                label={towerWords(tower)}
                chosen={picked === tower}
                choose={() => setPicked(picked === tower ? null : tower)}
              >
                {small(tower)}
              </Tool>
            ))}
            {inTheBox(draft, colour).length === 0 && <span className="muted">{say("editor-talat-none")}</span>}
          </Tools>
        ))}
        <Tools title={say("editor-talat-captured")}>
          {names.map((name, seat) => (
            <Tool
              key={seat}
              name={`capture-${seat}`}
              disabled={picked === null}
              choose={() => {
                change(capture(draft, picked!, seat));
                setPicked(null);
              }}
            >
              <SeatSign seat={seat} /> {say("editor-talat-capture", { name })}
            </Tool>
          ))}
          {draft.captured.flatMap((taken, seat) =>
            taken.map((tower) => (
              <Tool
                key={tower}
                name={`return-${tower}`}
                label={say("editor-talat-return", { tower: towerWords(tower), name: names[seat]! })}
                choose={() => change(without(draft, tower))}
              >
                <SeatSign seat={seat} /> {small(tower)}
              </Tool>
            )),
          )}
        </Tools>
        <Tools title={say("editor-board")}>
          <Tool
            name="remove"
            disabled={!isPlaced}
            choose={() => {
              change(without(draft, picked!));
              setPicked(null);
            }}
          >
            {say("editor-remove")}
          </Tool>
        </Tools>
        <Tools title={say("editor-phase")}>
          {(["put", "move"] as const).map((phase) => (
            <Tool key={phase} name={phase} chosen={draft.phase === phase} choose={() => change({ ...draft, phase })}>
              {say(`editor-talat-${phase}`)}
            </Tool>
          ))}
        </Tools>
        <SeatTools
          title={say("editor-turn")}
          names={names}
          chosen={draft.turn}
          choose={(turn) => change({ ...draft, turn })}
        />
      </aside>
    </>
  );
}

const editor: GameEditor<TalatView, TalatDraft> = { begin, cleared, write, Editor };

export default editor;
