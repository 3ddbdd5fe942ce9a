/** Talat's three boards in three dimensions: heights are heights, sides are sides. */
import { useFrame } from "@react-three/fiber";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { BoxGeometry, type Group, type Matrix4 } from "three";
import { useLit, usePoint } from "../../../board/lit";
import { motionWanted, useArrivals } from "../../../board/motion";
import { NOWHERE, type Ray, type Vector } from "../../../scene/camera";
import { Coast } from "../../../scene/Coast";
import { waterAround } from "../../../scene/coast";
import { Banner } from "../../../scene/Banner";
import { contactMaterial, ContactShadows } from "../../../scene/ContactShadows";
import { Instances, type Placement } from "../../../scene/Instances";
import { type Label, Labels } from "../../../scene/Labels";
import { foliage, plant as still } from "../../../scene/materials";
import { usePalette } from "../../../scene/palette";
import { Sea, useDisposed } from "../../../scene/Sea";
import { Stage } from "../../../scene/Stage";
import { partsToFollow } from "../../attention";
import type { BoardProps } from "../../client";
import {
  boardNames,
  type BoardName,
  BOARDS,
  type Colour,
  type Layout,
  readTower,
  SQUARES,
  type TalatView,
} from "../model";
import { squareKey, type Turn } from "../turn";
import { beachGrowth, beachShadows, plantGeometry, PLANTS, sandTints, SWAYING } from "./beach";
import { LEANT, leanTo, STEEP, VIEWS } from "./lean";
import { ice, lines, water, wood } from "./materials";
import { Alarms, Flags, Gliding, type PlacedTower, Towers } from "./PlacedTowers";
import {
  BANK,
  BOARD,
  boardGeometry,
  boardPoints,
  dotGeometry,
  sandbanks,
  shoreGeometry,
  squareOnRay,
  squareRing,
  towerTop,
} from "./towers";

/** A square with its board, as the boards' parts are written. */
const SQUARE = /^[A-C]{2} [a-e][1-5]$/;

type Props = BoardProps<TalatView> & { readonly turn: Turn };

export default function TalatScene(props: Props) {
  const { view, sentences, turn, drawing, marks, shown = null, suggested = null } = props;
  const lit = useLit();
  const point = usePoint();
  const [focused, setFocused] = useState<string | null>(null);
  const touchable = useRef<HTMLDivElement>(null);
  const leant = useCallback((board: BoardName, matrix: Matrix4) => {
    if (touchable.current) touchable.current.dataset[`lean${board}`] = matrix.toArray().join(" ");
  }, []);
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
        views={VIEWS}
        content={content}
        decision={decision}
        lead={lead}
        flyOver={view.phase === "over" && !shown ? "over" : null}
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
        {(level, photo) => (
          <BoardsScene
            view={view}
            turn={turn}
            focused={focused}
            plants={level.plants}
            frozenWord={sentences.say("web-talat-frozen")}
            coordinates={drawing?.coordinates ?? false}
            lit={lit}
            marks={marks}
            leant={leant}
            photo={photo}
          />
        )}
      </Stage>
      {/* The board's words are in its walk; these only say where a touch means what, on boards that lie flat; and how
          each of them leans. */}
      <div ref={touchable} className="talat-touches visually-hidden" aria-hidden="true">
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

/** Where a touch means a square, were its board flat: on top of its tower, or on the board. */
function touchedAt(view: TalatView, turn: Turn, board: BoardName, square: string): Vector {
  const [x, z] = turn.tables[board].at(square);
  const tower = view.boards[board].towers[square];
  return [x, tower === undefined ? BOARD : towerTop(readTower(tower).height), z];
}

/** Corner points of a square with the tower on it. */
function squarePoints(tables: Turn["tables"], key: string): Vector[] {
  const [board, square] = key.split(" ") as [BoardName, string];
  const [x, z] = tables[board].at(square);
  return [-0.6, 0.6].flatMap((dx) =>
    [-0.6, 0.6].flatMap((dz): Vector[] => [
      [x + dx, 0, z + dz],
      [x + dx, towerTop(3) + LEANT, z + dz],
    ]),
  );
}

const slab = new BoxGeometry(5.5, 0.1, 5.5);

interface SceneProps {
  readonly view: TalatView;
  readonly turn: Turn;
  readonly focused: string | null;
  readonly frozenWord: string;
  readonly coordinates?: boolean;
  /** The part of the plants that is drawn. */
  readonly plants?: number;
  readonly lit?: readonly string[];
  readonly marks?: BoardProps<TalatView>["marks"];
  /** Told how a board leans now. */
  readonly leant?: (board: BoardName, matrix: Matrix4) => void;
  /** Whether a picture is taken, without what only helps to play. */
  readonly photo?: boolean;
}

const NOTHING: readonly string[] = [];

/** Everything on the stage. */
export function BoardsScene(props: SceneProps) {
  const palette = usePalette();
  const { plants = 1 } = props;
  const { tables } = props.turn;
  const middles = useMemo(() => BOARDS.map((name) => tables[name].middle), [tables]);
  const coast = useMemo(() => waterAround(sandbanks(middles), BANK), [middles]);
  const shore = useDisposed(useMemo(() => shoreGeometry(middles, palette.beach), [middles, palette]));
  const grown = useMemo(() => beachGrowth(tables, plants), [tables, plants]);
  const shadows = useMemo(() => beachShadows(grown), [grown]);
  const tints = useDisposed(useMemo(() => sandTints(tables, grown, palette.beach), [tables, grown, palette]));
  return (
    <>
      <Sea />
      <Coast geometry={coast} />
      <mesh name="shore" geometry={shore} material={water} receiveShadow />
      <mesh name="sand tints" geometry={tints} material={contactMaterial()} />
      <ContactShadows name="plant shade" places={shadows} />
      {PLANTS.map((plant) => (
        <Instances
          key={plant}
          name={plant}
          geometry={plantGeometry(plant)}
          material={SWAYING.has(plant) ? foliage() : still()}
          placements={grown[plant]}
          casts={plant !== "flower" && plant !== "tuft"}
          receives
        />
      ))}
      {BOARDS.map((name) => (
        <BoardScene key={name} name={name} {...props} />
      ))}
    </>
  );
}

/** One board with everything on it. */
function BoardScene({
  name,
  view,
  turn,
  focused,
  frozenWord,
  coordinates = false,
  lit = NOTHING,
  marks,
  leant,
  photo = false,
}: SceneProps & { readonly name: BoardName }) {
  const palette = usePalette();
  const { tables, chosen, targets, movable, threatened } = turn;
  const { towers, frozen } = view.boards[name];
  const table = tables[name];
  const angle = (-table.angle * Math.PI) / 180;
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
  const standing = useMemo(
    () =>
      Object.entries(towers).map(([square, text]): PlacedTower => {
        const [x, z] = table.at(square);
        const lifted = chosen !== null && "square" in chosen && chosen.board === name && chosen.square === square;
        return { board: name, square, tower: readTower(text), at: [x, lifted ? 0.28 : 0, z], turn: angle, frozen };
      }),
    [towers, frozen, table, angle, chosen, name],
  );
  const arrived = useArrivals(
    standing.map(({ square, tower }) => `${square}/${tower.colour}${tower.height}${tower.sides}`),
    2,
  );
  const moving = motionWanted()
    ? standing.filter(({ square, tower }) => arrived.has(`${square}/${tower.colour}${tower.height}${tower.sides}`))
    : [];
  const resting = moving.length === 0 ? standing : standing.filter((each) => !moving.includes(each));
  const ringed = useMemo(() => {
    const on = (places: Iterable<string>, above: number): Placement[] =>
      [...places]
        .filter((text) => text.startsWith(`${name} `))
        .map((text): Placement => {
          const [x, z] = table.at(text.slice(name.length + 1));
          return { at: [x, BOARD + above, z], turn: angle };
        });
    const picked = chosen !== null && "square" in chosen ? [squareKey(chosen.board, chosen.square)] : [];
    return {
      recent: on(recent, 0.012),
      turns: [...recent].flatMap((text) => {
        const colour = tone.get(text);
        return colour ? on([text], 0.014).map((each) => ({ ...each, colour })) : [];
      }),
      lit: on(lit, 0.04),
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
  }, [name, table, angle, chosen, recent, tone, lit, movable, targets, focused]);
  const inDanger = useMemo(
    () => standing.filter(({ square }) => threatened.has(squareKey(name, square))),
    [standing, threatened, name],
  );
  const named = useMemo(
    () =>
      boardNames(table)
        .filter(({ text }) => coordinates || text !== name)
        .map(({ text, at: [x, z] }): Label => ({
          sign: { text, ink: "#fffdf4", edge: "#102028" },
          at: [x, BOARD + 0.02, z],
          size: text === name ? 0.9 : 0.6,
        })),
    [coordinates, table, name],
  );
  return (
    <Leaning
      table={table}
      leant={leant}
      fromHigh={!photo && <Alarms all={inDanger} />}
      fromLow={!photo && <Flags all={resting} inDanger={inDanger} colours={colours} />}
    >
      <TableBoard table={table} first={colours[name[0] as Colour]} second={colours[name[1] as Colour]} />
      <group name="information" visible={!photo}>
        <Labels name="coordinates" labels={named} />
        <Instances name="recent" geometry={squareRing("#fff0a8", 0.12)} material={lines} placements={ringed.recent} />
        <Instances name="turns" geometry={squareRing("#ffffff", 0.07)} material={lines} placements={ringed.turns} />
        <Instances name="lit edge" geometry={squareRing("#3a2c00", 0.2)} material={lines} placements={ringed.lit} />
        <Instances
          name="lit"
          geometry={squareRing("#ffe27a", 0.12)}
          material={lines}
          placements={ringed.lit}
          order={1}
        />
        <Instances name="movable" geometry={squareRing("#fffaf0", 0.06)} material={lines} placements={ringed.movable} />
        <Instances name="picked" geometry={squareRing("#ffdf6b", 0.12)} material={lines} placements={ringed.picked} />
        <Instances
          name="captures"
          geometry={squareRing("#ff5b33", 0.12)}
          material={lines}
          placements={ringed.captures}
        />
        <Instances name="focused" geometry={squareRing("#b23a1e", 0.16)} material={lines} placements={ringed.focused} />
        <Instances
          name="moves"
          geometry={dotGeometry("#fffaf0", "#b23a1e")}
          material={lines}
          placements={ringed.moves}
        />
      </group>
      <Towers all={resting} colours={colours} zihin={view.zihin} />
      {moving.map((each) => (
        <Gliding
          key={`${each.square}${each.tower.colour}${each.tower.height}${each.tower.sides}`}
          one={each}
          turn={turn}
          colours={colours}
          zihin={view.zihin}
        />
      ))}
      {frozen && (
        <>
          <mesh
            name={`ice ${name}`}
            geometry={slab}
            material={ice}
            position={[table.middle[0], BOARD + 0.06, table.middle[1]]}
            rotation-y={angle}
            renderOrder={4}
          />
          <Banner
            name={`frozen ${name}`}
            text={`❄ ${frozenWord}`}
            at={[table.middle[0], 1.1, table.middle[1]]}
            height={0.8}
            ink="#0d3d55"
            plate="#e6f6ff"
          />
        </>
      )}
    </Leaning>
  );
}

/** Turns a board towards the eye, and shows flags above its towers where their tops are seen too flat. */
function Leaning({
  table,
  leant,
  fromHigh,
  fromLow,
  children,
}: {
  readonly table: Layout;
  readonly leant: SceneProps["leant"];
  readonly fromHigh: ReactNode;
  readonly fromLow: ReactNode;
  readonly children: ReactNode;
}) {
  const [board, high, low] = [useRef<Group>(null), useRef<Group>(null), useRef<Group>(null)];
  useFrame(({ camera, gl }) => {
    const { matrix, slant } = leanTo(camera.position.toArray(), table);
    const flat = slant > STEEP + 0.1;
    if (high.current) high.current.visible = !flat;
    if (low.current) low.current.visible = flat;
    leant?.(table.name, matrix);
    if (!board.current || board.current.matrix.equals(matrix)) return;
    board.current.matrix.copy(matrix);
    board.current.matrixWorldNeedsUpdate = true;
    gl.shadowMap.needsUpdate = true;
  });
  return (
    <group ref={board} name={`leaning ${table.name}`} matrixAutoUpdate={false}>
      {children}
      <group ref={high}>{fromHigh}</group>
      <group ref={low} visible={false}>
        {fromLow}
      </group>
    </group>
  );
}

function TableBoard({
  table: { name, angle, middle },
  first,
  second,
}: {
  readonly table: Layout;
  readonly first: string;
  readonly second: string;
}) {
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
