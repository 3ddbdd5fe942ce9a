/**
 * What has just happened on the island, so that the drawings can show it: a tile falls, huts burn, something is
 * built, a ship sails in.
 */
import { useCallback, useEffect, useState } from "react";
import { type Hex, hexText } from "../../board/hexes";
import { motionWanted } from "../../board/motion";
import type { Building, Land, TaluvaView } from "./model";

export interface Change {
  /** The tile that was laid; none where none was. */
  readonly tile: readonly Land[];
  /** Whether it fell on land: then its volcano has erupted. */
  readonly erupts: boolean;
  /** What stood where it fell. */
  readonly burnt: readonly Building[];
  readonly built: readonly Building[];
  /** Lagoons into which a ship has come. */
  readonly ships: readonly { readonly seat: number; readonly hexes: readonly Hex[] }[];
}

/** How long a change is shown, in milliseconds: the fall, and all of it. */
export const FALL_MS = 480;
export const CHANGE_MS = 1200;

const buildingText = ({ hex, seat, kind, number }: Building): string => `${hexText(hex)} ${seat} ${kind} ${number}`;

/**
 * The step from one view to the next, if it is one that a move makes; not for undo, nor for leaps through the
 * history.
 */
export function changeBetween(before: TaluvaView, after: TaluvaView): Change | null {
  const land = new Map(before.land.map((each) => [hexText(each.hex), each]));
  const tile = after.land.filter(({ hex, level }) => land.get(hexText(hex))?.level !== level);
  const first = tile[0];
  if (before.land.length > after.land.length || tile.length > 3) return null;
  if (
    first &&
    tile.some(
      ({ tile: name, hex, level }) =>
        hexText(name) !== hexText(first.tile) || level !== (land.get(hexText(hex))?.level ?? 0) + 1,
    )
  )
    return null;
  const covered = new Set(tile.map(({ hex }) => hexText(hex)));
  const burnt = before.buildings.filter(({ hex }) => covered.has(hexText(hex)));
  const standing = new Set(after.buildings.map(({ hex }) => hexText(hex)));
  if (before.buildings.some((each) => !burnt.includes(each) && !standing.has(hexText(each.hex)))) return null;
  const known = new Set(before.buildings.map(buildingText));
  const built = after.buildings.filter((each) => !known.has(buildingText(each)));
  const moored = new Set(before.lagoons.flatMap(({ hexes, ship }) => (ship === null ? [] : hexes.map(hexText))));
  const ships = after.lagoons.flatMap(({ hexes, ship }) =>
    ship === null || hexes.some((hex) => moored.has(hexText(hex))) ? [] : [{ seat: ship, hexes }],
  );
  if (tile.length + built.length + ships.length === 0) return null;
  return { tile, erupts: tile.some(({ level }) => level > 1), burnt, built, ships };
}

export interface ViewChange {
  /** Counts changes: drawings start over with each. */
  readonly number: number;
  readonly before: TaluvaView;
  readonly change: Change | null;
  readonly end: () => void;
}

interface Seen extends Omit<ViewChange, "end"> {
  readonly view: TaluvaView;
}

const islandText = ({ land, buildings, lagoons }: TaluvaView): string => JSON.stringify([land, buildings, lagoons]);

/**
 * What is shown once another view has come. The same island again, as when a turn is confirmed or the next player
 * looks, leaves a change that is being shown as it is.
 */
export function withView(seen: Seen, view: TaluvaView, moving: boolean): Seen {
  if (view === seen.view) return seen;
  if (seen.change && islandText(view) === islandText(seen.view)) return { ...seen, view };
  const change = moving ? changeBetween(seen.view, view) : null;
  return { number: seen.number + 1, view, before: seen.view, change };
}

/** The change that is being shown now; none where the visitor wants no motion. */
export function useViewChange(view: TaluvaView): ViewChange {
  const [state, setState] = useState<Seen>({ number: 0, view, before: view, change: null });
  const now = withView(state, view, motionWanted());
  if (now !== state) setState(now);
  const { number, change } = now;
  const end = useCallback(
    () => setState((held) => (held.number === number && held.change ? { ...held, change: null } : held)),
    [number],
  );
  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(end, CHANGE_MS);
    return () => clearTimeout(timer);
  }, [change, end]);
  return { number, before: now.before, change, end };
}
