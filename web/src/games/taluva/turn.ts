/**
 * One's turn at the island: the tile in hand over the board, what can be built, what a touch means. Flat board and
 * scene share it.
 */
import { turnOfKey } from "./turnKeys";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { type Hex, hexText } from "../../board/hexes";
import type { BoardProps } from "../client";
import {
  type BuildChoice,
  buildChoices,
  type Land,
  type TilePlacement,
  placementText,
  nearestLegal,
  readMove,
  recentHexes,
  type TaluvaView,
  uniqueHexes,
} from "./model";

export interface Turn {
  /** The hexes of the island by their text. */
  readonly levels: ReadonlyMap<string, Land>;
  readonly top: number;
  readonly canMove: boolean;
  readonly placing: boolean;
  readonly building: boolean;
  readonly hand: string;
  /**
   * Where the tile in hand would lie now, and whether it may. The only place there is needs no looking for: the tile
   * hovers there at once.
   */
  readonly ghost: TilePlacement | null;
  readonly ghostLegal: boolean;
  readonly choices: readonly BuildChoice[];
  /** Every hex by which something can be built. */
  readonly candidates: readonly Hex[];
  /** A hex that was touched and means more than one thing. */
  readonly selected: Hex | null;
  readonly choicesHere: readonly BuildChoice[];
  /** What is shown as if it were built: the choice pointed at, else the first at the selected hex. */
  readonly planned: BuildChoice | null;
  /** The hexes that it would fill. */
  readonly filled: readonly Hex[];
  /** Where something happened since the viewer last moved. */
  readonly marked: readonly Hex[];
  readonly turn: (steps: number) => void;
  readonly choose: (placement: TilePlacement) => void;
  readonly lay: (placement: TilePlacement) => void;
  readonly tap: (hex: Hex) => void;
  readonly hover: (hex: Hex) => void;
  /** Hold the tile over a hex, as the keyboard does. */
  readonly aim: (hex: Hex) => void;
  /** What Enter means on a hex. */
  readonly press: (hex: Hex) => void;
  readonly touchBuildingHex: (hex: Hex) => void;
  readonly deselect: () => void;
  /** Show on the island what a choice is about, before it is made. */
  readonly preview: (choice: BuildChoice | null) => void;
}

const NO_HEXES: readonly Hex[] = [];

const turned = (placement: TilePlacement | null, steps: number): TilePlacement | null =>
  placement && { at: placement.at, direction: (placement.direction + steps + 6) % 6 };

/** Whether a finger is the hand here: then a tap shows, and a button lays. */
export const hasTouchScreen = (): boolean => window.matchMedia("(pointer: coarse)").matches;

export function useTurn({
  view,
  legal,
  recent,
  suggested = null,
  play,
  explain,
}: Pick<BoardProps<TaluvaView>, "view" | "legal" | "recent" | "suggested" | "play" | "explain">): Turn {
  const levels = useMemo(() => new Map(view.land.map((each) => [hexText(each.hex), each])), [view.land]);
  const top = useMemo(() => view.land.reduce((most, { level }) => Math.max(most, level), 0), [view.land]);
  const allowed = useMemo(() => new Set(legal), [legal]);
  const canMove = legal.length > 0;
  const placing = canMove && view.phase === "place" && view.hand !== null;
  const building = canMove && view.phase === "build";
  const hand = view.hand ?? "";

  const [ghost, setGhost] = useState<TilePlacement | null>(null);
  const [locked, setLocked] = useState(false);
  const [selected, setSelected] = useState<Hex | null>(null);
  const [previewed, setPreviewed] = useState<BuildChoice | null>(null);
  // Before the new turn is seen: what is chosen as soon as it is seen stays.
  useLayoutEffect(() => {
    setGhost(null);
    setLocked(false);
    setSelected(null);
    setPreviewed(null);
  }, [view.phase, view.turn, view.hand]);

  const only = useMemo(() => (placing && legal.length === 1 ? placeOf(legal[0]!) : null), [placing, legal]);
  const shown = placing ? (ghost ?? only) : null;
  // From what is shown by then: the next turn may come before this one is drawn.
  const turn = (steps: number) => {
    if (placing) setGhost((last) => turned(last ?? only, steps));
  };
  useLayoutEffect(() => {
    if (!placing) return;
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      const steps = turnOfKey(event.key);
      if (steps !== 0) turn(steps);
      else if (event.key === "Escape") setGhost(null);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });

  const choose = (placement: TilePlacement) => {
    setGhost(placement);
    setLocked(true);
  };
  const wish = (at: Hex): TilePlacement =>
    only ??
    nearestLegal(hand, { at, direction: ghost?.direction ?? 0 }, allowed) ?? { at, direction: ghost?.direction ?? 0 };
  const lay = (placement: TilePlacement) => {
    const text = placementText(hand, placement);
    if (allowed.has(text)) play(text);
    else explain(text);
  };

  const choices = useMemo(() => (building ? buildChoices(view, legal) : []), [building, view, legal]);
  const showSuggested = useEffectEvent((text: string | null) => {
    const move = text === null ? null : readMove(text);
    if (move?.kind === "tile") choose(move.placement);
    else setPreviewed(choices.find((choice) => choice.move === text) ?? null);
  });
  useEffect(() => showSuggested(suggested), [suggested]);
  const candidates = useMemo(() => uniqueHexes(choices), [choices]);
  const choicesHere = useMemo(() => (selected ? choicesAt(choices, selected) : []), [choices, selected]);
  const planned = building ? (previewed ?? choicesHere[0] ?? null) : null;
  const filled = planned?.hexes ?? NO_HEXES;
  const marked = useMemo(() => recentHexes(recent, view), [recent, view]);

  const touchBuildingHex = (hex: Hex) => {
    const found = choicesAt(choices, hex);
    // The second touch of a hex that can become one thing only builds it.
    if (found.length === 1 && selected && hexText(selected) === hexText(hex)) play(found[0]!.move);
    else if (found.length > 0) {
      setPreviewed(null);
      setSelected(hex);
    } else if (selected) setSelected(null);
    else {
      if (levels.has(hexText(hex))) explain(`hut ${hexText(hex)}`);
    }
  };
  const tap = (hex: Hex) => {
    if (building) touchBuildingHex(hex);
    else if (placing) {
      if (only && !hasTouchScreen())
        lay(only); // a click anywhere can only mean this placement
      else if (ghost && hexText(ghost.at) === hexText(hex)) {
        if (hasTouchScreen() || locked) turn(1);
        else lay(ghost);
      } else {
        setGhost(wish(hex));
        setLocked(hasTouchScreen());
      }
    }
  };
  const hover = (hex: Hex) => {
    if (!placing || locked || hasTouchScreen()) return;
    if (!ghost || hexText(ghost.at) !== hexText(hex)) setGhost(wish(hex));
  };

  const aim = (hex: Hex) => {
    if (!placing || only) return;
    setGhost(wish(hex));
    setLocked(true);
  };
  const press = (hex: Hex) => {
    if (building) touchBuildingHex(hex);
    else if (placing) lay(shown && hexText(shown.at) === hexText(hex) ? shown : wish(hex));
  };

  return {
    levels,
    top,
    canMove,
    placing,
    building,
    hand,
    choices,
    candidates,
    selected: selected,
    choicesHere: choicesHere,
    planned,
    filled,
    marked,
    ghost: shown,
    ghostLegal: shown !== null && allowed.has(placementText(hand, shown)),
    turn,
    choose,
    lay,
    tap,
    hover,
    aim,
    press,
    touchBuildingHex: touchBuildingHex,
    deselect: () => setSelected(null),
    preview: setPreviewed,
  };
}

const placeOf = (text: string): TilePlacement | null => {
  const move = readMove(text);
  return move.kind === "tile" ? move.placement : null;
};

export const choicesAt = (choices: readonly BuildChoice[], hex: Hex): BuildChoice[] =>
  choices
    .filter(({ hexes }) => hexes.some((each) => hexText(each) === hexText(hex)))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

const ORDER: readonly BuildChoice["kind"][] = ["expand", "hut", "temple", "tower", "ship"];
