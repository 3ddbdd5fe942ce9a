/** Talat's three boards in three dimensions: heights are heights, sides are sides. */
import { useMemo, useRef, useState } from "react";
import { BoxGeometry, Color, DoubleSide, type Group, MeshBasicMaterial, MeshLambertMaterial } from "three";
import { useLit, usePoint } from "../../../board/lit";
import { motionWanted, useArrivals } from "../../../board/motion";
import { NOWHERE, type Ray, type Vector } from "../../../scene/camera";
import { Banner } from "../../../scene/Banner";
import { easeOut, useAnimation } from "../../../scene/animation";
import { Instances, type Placement } from "../../../scene/Instances";
import { type Label, Labels } from "../../../scene/Labels";
import { type Palette, usePalette } from "../../../scene/palette";
import { Sea, useDisposed } from "../../../scene/Sea";
import { signGeometry, signMaterial } from "../../../scene/seatSigns";
import { Stage } from "../../../scene/Stage";
import { partsToFollow } from "../../attention";
import type { BoardProps } from "../../client";
import { useShapes } from "../../looks";
import {
  boardNames,
  type BoardName,
  BOARDS,
  type Colour,
  readTower,
  SQUARES,
  type TalatView,
  type Tower,
} from "../model";
import { squareKey, type Turn } from "../turn";
import {
  BOARD,
  boardGeometry,
  dotGeometry,
  plateGeometry,
  RADIUS,
  shoreGeometry,
  squareOnRay,
  squareRing,
  towerGeometry,
  towerTop,
} from "./towers";

/** A square with its board, as the boards' parts are written. */
const SQUARE = /^[A-C]{2} [a-e][1-5]$/;

type Props = BoardProps<TalatView> & { readonly turn: Turn };

export default function TalatScene(props: Props) {
  const { view, sentences, turn, drawing, marks, suggested = null } = props;
  const lit = useLit();
  const point = usePoint();
  const [focused, setFocused] = useState<string | null>(null);
  const content = useMemo(() => boardPoints(turn.tables), [turn.tables]);
  const spoken = useMemo(
    () => (suggested === null ? undefined : [...turn.marked].flatMap((key) => squarePoints(turn.tables, key))),
    [suggested, turn.marked, turn.tables],
  );
  const followed = partsToFollow(props).join("|");
  const lead = useMemo(
    () =>
      followed === ""
        ? NOWHERE
        : followed
            .split("|")
            .filter((part) => SQUARE.test(part))
            .flatMap((part) => squarePoints(turn.tables, part)),
    [followed, turn.tables],
  );
  // Where a finger decides: where the tower in hand may go, else where one can be picked up.
  const open = [...(turn.targets.size > 0 ? turn.targets.keys() : turn.movable)].join("|");
  const decision = useMemo(
    () =>
      open === "" ? null : { points: open.split("|").flatMap((part) => squarePoints(turn.tables, part)), width: 1 },
    [open, turn.tables],
  );
  const touch = (ray: Ray) => {
    const found = squareOnRay(ray, view, turn.tables);
    if (found) turn.touch(found.board, found.square);
  };
  const active = BOARDS.flatMap((board) =>
    SQUARES.map((square) => ({ board, square, target: turn.targets.get(squareKey(board, square)) })),
  ).filter(({ board, square, target }) => target || turn.movable.has(squareKey(board, square)));
  return (
    <>
      <Stage
        game="talat"
        content={content}
        decision={decision}
        lead={lead}
        label={sentences.say("web-board", { game: "Talat" })}
        sentences={sentences}
        drawing={drawing!}
        onTap={touch}
        onHover={(ray) => {
          const found = squareOnRay(ray, view, turn.tables);
          point(found ? squareKey(found.board, found.square) : null);
        }}
        onLeave={() => point(null)}
        tipAt={(ray) => {
          const found = squareOnRay(ray, view, turn.tables);
          return found && view.boards[found.board].frozen ? sentences.say("web-talat-tip-frozen") : null;
        }}
        spoken={spoken}
      >
        {() => (
          <BoardsScene
            view={view}
            turn={turn}
            focused={focused}
            frozenWord={sentences.say("web-talat-frozen")}
            coordinates={drawing?.coordinates ?? false}
            lit={lit}
            marks={marks}
          />
        )}
      </Stage>
      {/* The board's words are in its walk; these only say where a touch means what. */}
      <div className="visually-hidden" aria-hidden="true">
        {active.map(({ board, square, target }) => (
          <button
            key={squareKey(board, square)}
            type="button"
            tabIndex={-1}
            className="talat-touch"
            data-square={squareKey(board, square)}
            data-target={target ? (target.capture ? "capture" : "move") : undefined}
            data-at={touchedAt(view, turn, board, square).join(" ")}
            onFocus={() => setFocused(squareKey(board, square))}
            onBlur={() => setFocused(null)}
            onClick={() => turn.touch(board, square)}
          />
        ))}
      </div>
    </>
  );
}

/** Where in the scene a touch means a square: on top of its tower, or on the board. */
function touchedAt(view: TalatView, turn: Turn, board: BoardName, square: string): Vector {
  const [x, z] = turn.tables[board].at(square);
  const tower = view.boards[board].towers[square];
  return [x, tower === undefined ? BOARD : towerTop(readTower(tower).height), z];
}

function boardPoints(tables: Turn["tables"]): Vector[] {
  return BOARDS.flatMap((name) => {
    const [x, z] = tables[name].middle;
    return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k): Vector[] => {
      const [dx, dz] = [3.9 * Math.cos((k * Math.PI) / 4), 3.9 * Math.sin((k * Math.PI) / 4)];
      return [
        [x + dx, 0, z + dz],
        [x + dx * 0.7, towerTop(3), z + dz * 0.7],
      ];
    });
  });
}

/** Corner points of a square with the tower on it. */
function squarePoints(tables: Turn["tables"], key: string): Vector[] {
  const [board, square] = key.split(" ") as [BoardName, string];
  const [x, z] = tables[board].at(square);
  return [-0.6, 0.6].flatMap((dx) =>
    [-0.6, 0.6].flatMap((dz): Vector[] => [
      [x + dx, 0, z + dz],
      [x + dx, towerTop(3), z + dz],
    ]),
  );
}

const wood = new MeshLambertMaterial({ vertexColors: true });
const water = new MeshLambertMaterial({ vertexColors: true });
const lines = new MeshBasicMaterial({
  vertexColors: true,
  side: DoubleSide,
  polygonOffset: true,
  polygonOffsetFactor: -3,
  polygonOffsetUnits: -3,
});
const ice = new MeshLambertMaterial({ color: "#d7f0ff", transparent: true, opacity: 0.5, depthWrite: false });
const slab = new BoxGeometry(5.5, 0.1, 5.5);

interface PlacedTower {
  readonly board: BoardName;
  readonly square: string;
  readonly tower: Tower;
  readonly at: readonly [number, number, number];
  readonly turn: number;
  readonly frozen: boolean;
}

/** Everything on the stage. */
export function BoardsScene({
  view,
  turn,
  focused,
  frozenWord,
  coordinates = false,
  lit = [],
  marks,
}: {
  readonly view: TalatView;
  readonly turn: Turn;
  readonly focused: string | null;
  readonly frozenWord: string;
  readonly coordinates?: boolean;
  readonly lit?: readonly string[];
  readonly marks?: BoardProps<TalatView>["marks"];
}) {
  const palette = usePalette();
  const { tables, chosen, targets, movable, threatened } = turn;
  const recent = useMemo(
    () => (marks && turn.marksAreRecent ? new Set(marks.flatMap(({ parts }) => parts)) : turn.marked),
    [marks, turn.marksAreRecent, turn.marked],
  );
  const tone = useMemo(
    () => new Map(marks?.flatMap(({ seat, parts }) => parts.map((part) => [part, palette.seats[seat] ?? ""] as const))),
    [marks, palette],
  );
  const colours = useMemo(
    () =>
      Object.fromEntries(
        (["A", "B", "C"] as const).map((colour) => [
          colour,
          colour === view.zihin ? palette.zihin : palette.seats["ABC".indexOf(colour)]!,
        ]),
      ) as Record<Colour, string>,
    [view.zihin, palette],
  );
  const shore = useDisposed(
    useMemo(
      () =>
        shoreGeometry(
          BOARDS.map((name) => tables[name].middle),
          palette,
        ),
      [tables, palette],
    ),
  );
  const standing = useMemo(
    () =>
      BOARDS.flatMap((board) =>
        Object.entries(view.boards[board].towers).map(([square, text]): PlacedTower => {
          const [x, z] = tables[board].at(square);
          const lifted = chosen !== null && "square" in chosen && chosen.board === board && chosen.square === square;
          return {
            board,
            square,
            tower: readTower(text),
            at: [x, lifted ? 0.28 : 0, z],
            turn: (-tables[board].angle * Math.PI) / 180,
            frozen: view.boards[board].frozen,
          };
        }),
      ),
    [view, tables, chosen],
  );
  const arrived = useArrivals(
    standing.map(({ board, square, tower }) => `${board}/${square}/${tower.colour}${tower.height}${tower.sides}`),
    2,
  );
  const moving = motionWanted()
    ? standing.filter(({ board, square, tower }) =>
        arrived.has(`${board}/${square}/${tower.colour}${tower.height}${tower.sides}`),
      )
    : [];
  const resting = moving.length === 0 ? standing : standing.filter((each) => !moving.includes(each));
  const ringed = useMemo(() => {
    const on = (places: Iterable<string>, above: number): Placement[] =>
      [...places].map((text): Placement => {
        const [board, square] = text.split(" ") as [BoardName, string];
        const [x, z] = tables[board].at(square);
        return { at: [x, BOARD + above, z], turn: (-tables[board].angle * Math.PI) / 180 };
      });
    const picked = chosen !== null && "square" in chosen ? [squareKey(chosen.board, chosen.square)] : [];
    return {
      recent: on(recent, 0.012),
      turns: [...recent].flatMap((text) => {
        const colour = tone.get(text);
        return colour ? [{ ...on([text], 0.014)[0]!, colour }] : [];
      }),
      lit: on(
        lit.filter((part) => part.includes(" ")),
        0.04,
      ),
      movable: on(
        [...movable].filter((text) => !picked.includes(text)),
        0.02,
      ),
      picked: on(picked, 0.024),
      captures: on(
        [...targets].filter(([, { capture }]) => capture).map(([text]) => text),
        0.026,
      ),
      moves: on(
        [...targets].filter(([, { capture }]) => !capture).map(([text]) => text),
        0.03,
      ),
      focused: on(focused ? [focused] : [], 0.034),
    };
  }, [tables, chosen, recent, tone, lit, movable, targets, focused]);
  const alarms = useMemo(
    () =>
      standing
        .filter(({ board, square }) => threatened.has(squareKey(board, square)))
        .map(({ tower, at: [x, y, z] }): Label => ({
          sign: { text: "!", ink: "#ffffff", disc: "#b2280a", edge: "#ffe9a8" },
          at: [x + 0.34, y + towerTop(tower.height) + 0.26, z],
          size: 0.36,
          stands: true,
        })),
    [standing, threatened],
  );
  const named = useMemo(
    () =>
      BOARDS.flatMap((board) =>
        boardNames(tables[board])
          .filter(({ text }) => coordinates || text !== board)
          .map(({ text, at: [x, z] }): Label => ({
            sign: { text, ink: "#fffdf4", edge: "#102028" },
            at: [x, BOARD + 0.02, z],
            size: text === board ? 0.9 : 0.6,
          })),
      ),
    [coordinates, tables],
  );
  const frozen = BOARDS.filter((name) => view.boards[name].frozen);
  return (
    <>
      <Sea />
      <mesh name="shore" geometry={shore} material={water} receiveShadow />
      {BOARDS.map((name) => (
        <TableBoard
          key={name}
          name={name}
          turn={turn}
          first={colours[name[0] as Colour]}
          second={colours[name[1] as Colour]}
        />
      ))}
      <Labels name="coordinates" labels={named} />
      <Labels name="alarms" labels={alarms} order={5} />
      <Instances name="recent" geometry={squareRing("#fff0a8", 0.12)} material={lines} placements={ringed.recent} />
      <Instances name="turns" geometry={squareRing("#ffffff", 0.07)} material={lines} placements={ringed.turns} />
      <Instances name="lit edge" geometry={squareRing("#3a2c00", 0.2)} material={lines} placements={ringed.lit} />
      <Instances name="lit" geometry={squareRing("#ffe27a", 0.12)} material={lines} placements={ringed.lit} order={1} />
      <Instances name="movable" geometry={squareRing("#fffaf0", 0.06)} material={lines} placements={ringed.movable} />
      <Instances name="picked" geometry={squareRing("#ffdf6b", 0.12)} material={lines} placements={ringed.picked} />
      <Instances name="captures" geometry={squareRing("#ff5b33", 0.12)} material={lines} placements={ringed.captures} />
      <Instances name="focused" geometry={squareRing("#b23a1e", 0.16)} material={lines} placements={ringed.focused} />
      <Instances name="moves" geometry={dotGeometry("#fffaf0", "#b23a1e")} material={lines} placements={ringed.moves} />
      <Towers all={resting} colours={colours} palette={palette} zihin={view.zihin} />
      {moving.map((each) => (
        <Gliding
          key={`${each.board}${each.square}${each.tower.colour}${each.tower.height}${each.tower.sides}`}
          one={each}
          turn={turn}
          colours={colours}
          palette={palette}
          zihin={view.zihin}
        />
      ))}
      {frozen.map((name) => (
        <mesh
          key={name}
          name={`ice ${name}`}
          geometry={slab}
          material={ice}
          position={[tables[name].middle[0], BOARD + 0.06, tables[name].middle[1]]}
          rotation-y={(-tables[name].angle * Math.PI) / 180}
          renderOrder={4}
        />
      ))}
      {frozen.map((name) => (
        <Banner
          key={name}
          name={`frozen ${name}`}
          text={`❄ ${frozenWord}`}
          at={[tables[name].middle[0], 1.1, tables[name].middle[1]]}
          height={0.8}
          ink="#0d3d55"
          plate="#e6f6ff"
        />
      ))}
    </>
  );
}

function TableBoard({
  name,
  turn,
  first,
  second,
}: {
  readonly name: BoardName;
  readonly turn: Turn;
  readonly first: string;
  readonly second: string;
}) {
  const { angle, middle } = turn.tables[name];
  const geometry = useDisposed(useMemo(() => boardGeometry(first, second), [first, second]));
  return (
    <mesh
      name={`board ${name}`}
      geometry={geometry}
      material={wood}
      position={[middle[0], 0, middle[1]]}
      rotation-y={(-angle * Math.PI) / 180}
      castShadow
      receiveShadow
    />
  );
}

const KINDS = [1, 2, 3].flatMap((height) => [3, 4, 6].map((sides) => ({ height, sides })));
const ICE = new Color("#cfe8f6");

interface TowersProps {
  readonly all: readonly PlacedTower[];
  readonly colours: Readonly<Record<Colour, string>>;
  readonly palette: Palette;
  readonly zihin: Colour | null;
}

function Towers({ all, colours, zihin }: TowersProps) {
  const shapeOf = useShapes();
  const placed = useMemo(() => {
    const tone = ({ tower, frozen }: PlacedTower): string =>
      frozen ? `#${new Color(colours[tower.colour]).lerp(ICE, 0.3).getHexString()}` : colours[tower.colour];
    const pale = (one: PlacedTower): string =>
      `#${new Color(tone(one)).lerp(new Color("#ffffff"), 0.28).getHexString()}`;
    const labels = all.map(({ tower, at: [x, y, z] }): Label => ({
      sign: { text: String(tower.height), ink: "#ffffff", edge: "#22282d" },
      at: [x, y + towerTop(tower.height) + 0.05, z],
      size: 0.46,
      near: 0.09,
    }));
    return {
      bodies: KINDS.map(({ height, sides }) =>
        all
          .filter(({ tower }) => tower.height === height && tower.sides === sides)
          .map((one): Placement => ({ at: one.at, turn: one.turn, colour: tone(one) })),
      ),
      plates: [3, 4, 6].map((sides) =>
        all
          .filter(({ tower }) => tower.sides === sides)
          .map((one): Placement => ({
            at: [one.at[0], one.at[1] + towerTop(one.tower.height), one.at[2]],
            turn: one.turn,
            colour: pale(one),
          })),
      ),
      signs: [0, 1, 2].map((seat) =>
        all
          .filter(({ tower }) => tower.colour === "ABC"[seat] && tower.colour !== zihin)
          .map(({ tower, at: [x, y, z] }): Placement => ({
            at: [x, y + towerTop(tower.height) + 0.035, z - RADIUS[tower.sides]! * 0.42],
            scale: 0.09,
          })),
      ),
      labels,
    };
  }, [all, colours, zihin]);
  return (
    <>
      {KINDS.map(({ height, sides }, k) => (
        <Instances
          key={`${height}${sides}`}
          name={`tower ${height}${sides}`}
          geometry={towerGeometry(height, sides)}
          material={wood}
          placements={placed.bodies[k]!}
          casts
          receives
        />
      ))}
      {[3, 4, 6].map((sides, k) => (
        <Instances
          key={sides}
          name={`plate ${sides}`}
          geometry={plateGeometry(sides)}
          material={wood}
          placements={placed.plates[k]!}
        />
      ))}
      {[0, 1, 2].map((seat) => (
        <Instances
          key={seat}
          name={`sign ${seat}`}
          geometry={signGeometry(shapeOf(seat))}
          material={signMaterial}
          placements={placed.signs[seat]!}
        />
      ))}
      <Labels name="heights" labels={placed.labels} />
    </>
  );
}

/** A tower on its way: in an arc from where it stood, or down from the hand. */
function Gliding({
  one,
  turn,
  ...rest
}: Omit<TowersProps, "all"> & { readonly one: PlacedTower; readonly turn: Turn }) {
  const group = useRef<Group>(null);
  const from = turn.origin(one.board, one.square);
  const start = from === null ? null : turn.tables[one.board].at(from);
  const all = useMemo(() => [one], [one]);
  useAnimation(360, (elapsed) => {
    const t = easeOut(elapsed / 360);
    if (start)
      group.current?.position.set(
        (start[0] - one.at[0]) * (1 - t),
        1.1 * Math.sin(t * Math.PI),
        (start[1] - one.at[2]) * (1 - t),
      );
    else group.current?.position.set(0, 2.4 * (1 - t), 0);
  });
  return (
    <group ref={group}>
      <Towers all={all} {...rest} />
    </group>
  );
}
