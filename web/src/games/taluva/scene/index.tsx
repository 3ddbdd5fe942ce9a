/** Taluva's island in three dimensions. */
import { useMemo } from "react";
import { type Hex, hexText } from "../../../board/hexes";
import type { Ray } from "../../../scene/camera";
import type { Level } from "../../../scene/detail";
import { Stage } from "../../../scene/Stage";
import type { BoardProps } from "../../board";
import { FALL, type Life, useLife } from "../life";
import { HexChoices } from "../Builds";
import { nameableHexes, type TaluvaView, tileLand } from "../model";
import type { Turn } from "../turn";
import { Ghost } from "./Ghost";
import { LandBlock } from "./Land";
import { Burning, Eruption, Falling, Rising, Sailing, Shaking } from "./Life";
import { Levels, Marks, Names, Settlements } from "./Marks";
import { islandPoints, levelAt, topOf } from "./measures";
import { hexOnRay } from "./pick";
import { Pieces } from "./PieceMeshes";
import { standings } from "./pieces";
import { useAfter } from "./useAfter";
import { Water } from "./Water";

export default function TaluvaScene({
  view,
  seat,
  legal,
  sentences,
  play,
  turn,
  drawing,
}: BoardProps<TaluvaView> & { readonly turn: Turn }) {
  const life = useLife(view);
  const content = useMemo(() => islandPoints(view), [view]);
  const card = useMemo(
    () =>
      turn.building && turn.spot
        ? {
            at: topOf(turn.spot, levelAt(turn.levels, turn.spot), 0.4),
            content: <HexChoices seat={seat} sentences={sentences} play={play} turn={turn} />,
          }
        : undefined,
    [turn, seat, sentences, play],
  );
  const coordinates = drawing?.coordinates ?? false;
  const named = useMemo(() => (coordinates ? nameableHexes(view, legal) : []), [coordinates, view, legal]);
  const hexOn = (ray: Ray) => hexOnRay(ray, turn.levels, view.buildings, turn.top);
  return (
    <Stage
      content={content}
      label={sentences.say("web-board", { game: "Taluva" })}
      sentences={sentences}
      drawing={drawing!}
      onTap={(ray) => turn.tap(hexOn(ray))}
      onHover={(ray) => turn.hover(hexOn(ray))}
      onTurn={turn.turn}
      skip={life.end}
      card={card}
    >
      {(level) => <IslandScene view={view} seat={seat} turn={turn} life={life} level={level} named={named} />}
    </Stage>
  );
}

interface Props {
  readonly view: TaluvaView;
  readonly seat: number | null;
  readonly turn: Turn;
  readonly life: Life;
  readonly level: Level;
  /** The hexes that bear their names. */
  readonly named: readonly Hex[];
}

/** Everything on the stage. While a tile falls, the island is still as it was before. */
export function IslandScene({ view, seat, turn, life, level, named }: Props) {
  const { change, before, number } = life;
  const fallen = useAfter(FALL, change !== null && change.tile.length > 0 ? number : null);
  const falling = change !== null && change.tile.length > 0 && !fallen;
  const shown = falling ? before : view;
  const levels = useMemo(() => new Map(shown.land.map((each) => [hexText(each.hex), each])), [shown]);
  const all = useMemo(() => standings(shown.buildings, shown.lagoons, levels), [shown, levels]);
  const burning = useMemo(() => (falling ? standings(change.burnt, [], levels) : []), [falling, change, levels]);
  const rising = useMemo(
    () => (change && !falling ? standings(change.built, [], levels) : []),
    [change, falling, levels],
  );
  const sailing = useMemo(
    () =>
      change && !falling
        ? standings(
            [],
            change.ships.map(({ seat: ship, hexes }) => ({ name: "", hexes, ship })),
            levels,
          )
        : [],
    [change, falling, levels],
  );
  const resting = useMemo(() => {
    const moving = new Set([...rising, ...sailing].map(({ at }) => at.join()));
    return moving.size === 0 ? all : all.filter(({ at }) => !moving.has(at.join()));
  }, [all, rising, sailing]);
  const ghost = useMemo(
    () => (turn.ghost ? tileLand(turn.hand, turn.ghost, turn.levels) : null),
    [turn.ghost, turn.hand, turn.levels],
  );
  return (
    <>
      <Water land={shown.land} lagoons={shown.lagoons} zone={view.zone} />
      <Shaking active={change?.erupts ?? false}>
        <LandBlock name="island" land={shown.land} buildings={shown.buildings} plants={level.plants} />
        <Levels land={shown.land} named={named.length > 0} />
        <Settlements settlements={shown.settlements} levels={levels} seat={seat} />
        <Pieces name="pieces" all={resting} />
        {!falling && <Marks turn={turn} />}
        <Names hexes={named} levels={levels} />
      </Shaking>
      {ghost && !falling && (
        <Ghost land={ghost} legal={turn.ghostLegal} buildings={view.buildings} plants={level.plants} />
      )}
      {falling && <Falling key={`f${number}`} land={change.tile} plants={level.plants} />}
      {burning.length > 0 && <Burning key={`b${number}`} all={burning} />}
      {change && change.tile.length > 0 && <Eruption key={`e${number}`} land={change.tile} erupts={change.erupts} />}
      {rising.length > 0 && <Rising key={`r${number}`} all={rising} />}
      {sailing.length > 0 && <Sailing key={`s${number}`} all={sailing} />}
    </>
  );
}
