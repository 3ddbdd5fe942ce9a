/** Taluva's island in three dimensions. */
import { useMemo } from "react";
import { type Hex, hexText } from "../../../board/hexes";
import { useLit, usePoint } from "../../../board/lit";
import { litHexes } from "../../../board/LitHexes";
import { NOWHERE, type Ray } from "../../../scene/camera";
import type { DetailLevel } from "../../../scene/detail";
import type { Decision } from "../../../scene/CameraRig";
import { Stage } from "../../../scene/Stage";
import type { Shown } from "../../../app/table/moments/moment";
import type { BoardProps } from "../../client";
import { FALL_MS, type ViewChange, useViewChange } from "../changes";
import { useIsPhone } from "../../../board/useIsPhone";
import { BuildPopover } from "../BuildPopover";
import { coveredHexes, nameableHexes, type TaluvaView, tileLand } from "../model";
import { hasTouchScreen, type Turn } from "../turn";
import { partsToFollow } from "../../attention";
import { Ghost } from "./Ghost";
import { LandBlock } from "./Land";
import { BurningPieces, Eruption, FallingTile, RisingPieces, SailingShips, ShakingGround } from "./Animations";
import { Levels, Lit, Marks, Names, Settlements } from "./Marks";
import { MomentEffect } from "./Moments";
import { hexPoints, islandPoints, levelAt, topOf } from "./sizes";
import { hexOnRay } from "./hexOnRay";
import { Pieces } from "./PieceMeshes";
import { Planned } from "./Planned";
import { placedPieces, sailingShips } from "./pieces";
import { tipOnRay } from "./tips";
import { useElapsed } from "./useElapsed";
import { Water } from "./Water";
import { Wisps } from "./Wisps";

export default function TaluvaScene({
  view,
  seat,
  legal,
  sentences,
  play,
  placeOf,
  refusalsOf,
  warningOf,
  turn,
  drawing,
  marks,
  shown = null,
}: BoardProps<TaluvaView> & { readonly turn: Turn }) {
  const lit = useLit();
  const point = usePoint();
  const viewChange = useViewChange(view);
  const isPhone = useIsPhone();
  const content = useMemo(() => islandPoints(view), [view]);
  const card = useMemo(
    () =>
      turn.building && turn.selected && !isPhone
        ? {
            at: topOf(turn.selected, levelAt(turn.levels, turn.selected), 0.4),
            content: <BuildPopover {...{ view, seat, sentences, play, placeOf, refusalsOf, warningOf }} turn={turn} />,
          }
        : undefined,
    [turn, isPhone, view, seat, sentences, play, placeOf, refusalsOf, warningOf],
  );
  const land = useMemo(() => view.land.map(({ hex, level }) => topOf(hex, level)), [view.land]);
  const spoken = useMemo(() => {
    const hexes = turn.ghost ? coveredHexes(turn.hand, turn.ghost) : turn.filled;
    return hexes.length > 0
      ? hexes.flatMap((hex) => hexPoints(hex, levelAt(turn.levels, hex) + (turn.ghost ? 1 : 0)))
      : undefined;
  }, [turn.ghost, turn.hand, turn.filled, turn.levels]);
  const moment = shown?.moving ? shown : null;
  const followed = partsToFollow({ shown, marks, seat, drawing }).join(" ");
  const lead = useMemo(
    () =>
      followed === ""
        ? NOWHERE
        : litHexes(followed.split(" ")).flatMap((hex) => hexPoints(hex, levelAt(turn.levels, hex))),
    [followed, turn.levels],
  );
  // A mouse holds the tile wherever it points: no camera follows it. A finger looks for the tile that it has placed.
  const held = turn.ghost && hasTouchScreen() ? spoken : undefined;
  const decision = useMemo(
    (): Decision | null =>
      turn.building && turn.candidates.length > 0
        ? { points: turn.candidates.flatMap((hex) => hexPoints(hex, levelAt(turn.levels, hex))), width: HEX }
        : turn.placing
          ? { points: held ?? NOWHERE, width: HEX, rough: true }
          : null,
    [turn.building, turn.candidates, turn.levels, turn.placing, held],
  );
  const coordinates = drawing?.coordinates ?? false;
  const named = useMemo(() => (coordinates ? nameableHexes(view, legal) : []), [coordinates, view, legal]);
  const hexOn = (ray: Ray) => hexOnRay(ray, turn.levels, view.buildings, turn.top);
  return (
    <Stage
      game="taluva"
      content={content}
      decision={decision}
      lead={lead}
      flyOver={view.phase === "over" ? "over" : moment?.moment.kind === "win" ? moment.moment : null}
      label={sentences.say("web-board", { game: "Taluva" })}
      sentences={sentences}
      drawing={drawing!}
      onTap={(ray) => turn.tap(hexOn(ray))}
      onHover={(ray) => {
        const hex = hexOn(ray);
        point(hexText(hex));
        turn.hover(hex);
      }}
      onLeave={() => point(null)}
      tipAt={(ray, angle) => tipOnRay(ray, angle, view, turn, named.length > 0, sentences)}
      north
      onTurn={turn.turn}
      skip={viewChange.end}
      card={card}
      spoken={spoken}
      land={land}
    >
      {(level, photo) => (
        <IslandScene
          view={view}
          seat={seat}
          turn={turn}
          viewChange={viewChange}
          level={level}
          named={named}
          lit={lit}
          marks={marks}
          moment={moment}
          photo={photo}
        />
      )}
    </Stage>
  );
}

interface Props {
  readonly view: TaluvaView;
  readonly seat: number | null;
  readonly turn: Turn;
  readonly viewChange: ViewChange;
  readonly level: DetailLevel;
  /** The hexes that show their coordinates. */
  readonly named: readonly Hex[];
  readonly lit?: readonly string[];
  readonly marks?: BoardProps<TaluvaView>["marks"];
  /** The moment that is shown in motion. */
  readonly moment?: Shown<TaluvaView> | null;
  /** Whether a picture is taken, without what only helps to play. */
  readonly photo?: boolean;
}

/** The width of a hex. */
const HEX = Math.sqrt(3);
const numbers = new WeakMap<object, number>();
let moments = 0;
/** A key for each moment, so that its effect begins anew with it. */
function keyOf(moment: object): number {
  const known = numbers.get(moment) ?? ++moments;
  numbers.set(moment, known);
  return known;
}

/** Everything on the stage. While a tile falls, the island is still as it was before. */
export function IslandScene({
  view,
  seat,
  turn,
  viewChange,
  level,
  named,
  lit = [],
  marks,
  moment = null,
  photo = false,
}: Props) {
  const { change, before, number } = viewChange;
  const fallen = useElapsed(FALL_MS, change !== null && change.tile.length > 0 ? number : null);
  const falling = change !== null && change.tile.length > 0 && !fallen;
  const shown = falling ? before : view;
  const levels = useMemo(() => new Map(shown.land.map((each) => [hexText(each.hex), each])), [shown]);
  const all = useMemo(() => placedPieces(shown.buildings, shown.lagoons, levels), [shown, levels]);
  const burning = useMemo(() => (falling ? placedPieces(change.burnt, [], levels) : []), [falling, change, levels]);
  const rising = useMemo(
    () => (change && !falling ? placedPieces(change.built, [], levels) : []),
    [change, falling, levels],
  );
  const sailing = useMemo(() => (change && !falling ? sailingShips(change.ships) : []), [change, falling]);
  const resting = useMemo(() => {
    const moving = new Set([...rising, ...sailing.map(({ piece }) => piece), ...burning].map(({ at }) => at.join()));
    return moving.size === 0 ? all : all.filter(({ at }) => !moving.has(at.join()));
  }, [all, rising, sailing, burning]);
  const ghost = useMemo(
    () => (turn.ghost ? tileLand(turn.hand, turn.ghost, turn.levels) : null),
    [turn.ghost, turn.hand, turn.levels],
  );
  return (
    <>
      <Water land={shown.land} lagoons={shown.lagoons} zone={view.zone} />
      {level.ambient && <Wisps land={shown.land} />}
      <ShakingGround active={change?.erupts ?? false}>
        <LandBlock name="island" land={shown.land} buildings={shown.buildings} plants={level.plants} />
        <Pieces name="pieces" all={resting} />
        <group name="information" visible={!photo}>
          <Levels land={shown.land} named={named.length > 0} />
          <Settlements settlements={shown.settlements} levels={levels} seat={seat} />
          {!falling && <Marks turn={turn} marks={marks} />}
          <Lit hexes={litHexes(lit)} levels={levels} />
          {!falling && turn.planned && <Planned choice={turn.planned} seat={seat ?? 0} levels={levels} />}
          <Names hexes={named} levels={levels} />
        </group>
      </ShakingGround>
      {ghost && !falling && !photo && (
        <Ghost land={ghost} legal={turn.ghostLegal} buildings={view.buildings} plants={level.plants} />
      )}
      {falling && <FallingTile key={`f${number}`} land={change.tile} plants={level.plants} />}
      {burning.length > 0 && <BurningPieces key={`b${number}`} all={burning} />}
      {change && change.tile.length > 0 && <Eruption key={`e${number}`} land={change.tile} erupts={change.erupts} />}
      {rising.length > 0 && <RisingPieces key={`r${number}`} all={rising} />}
      {moment && !falling && <MomentEffect key={`m${keyOf(moment.moment)}`} shown={moment} view={view} />}
      {sailing.length > 0 && <SailingShips key={`s${number}`} all={sailing} />}
    </>
  );
}
