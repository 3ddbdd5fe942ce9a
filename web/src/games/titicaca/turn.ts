/**
 * One's turn in the country: which fields can be chosen, what a touch of one means, which region is looked at. Flat
 * board and scene share it.
 */
import { useEffect, useMemo, useState } from "react";
import { type Hex, readHex } from "../../board/hexes";
import type { BoardProps } from "../client";
import { describeMove } from "./describe";
import { isLake, mergeText, readMove, type Region, regionTints, type TiticacaMove, type TiticacaView } from "./model";

export interface Place {
  readonly text: string;
  readonly hex: Hex;
  /** A terrain, or a lake's number. */
  readonly shown: string;
}

export interface Turn {
  readonly hexes: readonly Place[];
  readonly moves: readonly (TiticacaMove & { readonly text: string })[];
  /** A tint for each region, by its name. */
  readonly tints: ReadonlyMap<string, number>;
  /** The region that is pointed at. */
  readonly region: Region | undefined;
  /** The fields that can be chosen. */
  readonly offered: ReadonlySet<string>;
  /** A field, or regions, that have been touched and mean more than one thing. */
  readonly picked: readonly string[];
  /** The fields that a hint is about. */
  readonly hinted: readonly string[];
  /** Where something happened since the viewer last moved. */
  readonly marked: ReadonlySet<string>;
  readonly hover: (place: Place | null) => void;
  readonly tap: (place: Place | null) => void;
  readonly touch: (field: string) => void;
  /** Look at a field's region, as the keyboard does. */
  readonly visit: (field: string | null) => void;
  /** Take back what was picked; whether something was. */
  readonly cancel: () => boolean;
  /** What touching a field means, in words. */
  readonly choicesAt: (field: string) => string[];
}

export function useTurn({
  view,
  seat,
  legal,
  recent,
  suggested = null,
  sentences,
  play,
  explain,
  placeOf,
}: BoardProps<TiticacaView>): Turn {
  const hexes = useMemo(
    () => Object.entries(view.country).map(([text, shown]) => ({ text, hex: readHex(text), shown })),
    [view.country],
  );
  const [hovered, setHovered] = useState<string | null>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [view.step, view.turn, view.round]);

  const moves = useMemo(() => legal.map((text) => ({ text, ...readMove(text) })), [legal]);
  const tints = useMemo(() => regionTints(view.regions), [view.regions]);
  const regionOf = useMemo(
    () => new Map(view.regions.flatMap((region) => region.fields.map((field) => [field, region] as const))),
    [view.regions],
  );

  /** The moves that a touch of a field can mean now. */
  const meant = (field: string): typeof moves =>
    moves.filter((move) => {
      if (move.kind === "village") return move.field === field;
      if (move.kind === "temple") return move.field === field;
      const name = regionOf.get(field)?.name;
      if (move.kind === "join") return move.region !== null && move.region === name;
      return move.kind === "merge" && move.regions !== null && name !== undefined && move.regions.includes(name);
    });
  const offered = new Set(
    hexes.filter(({ text, shown }) => !isLake(shown) && meant(text).length > 0).map(({ text }) => text),
  );

  const touch = (field: string) => {
    const found = meant(field);
    const name = regionOf.get(field)?.name;
    if (view.step === "merge") {
      if (name !== undefined) touchRegion(name);
    } else if (found.length === 1) play(found[0]!.text);
    else if (found.length > 0) setPicked([field]);
    else {
      const wish = wished(field, name);
      if (wish) explain(wish);
    }
  };
  /**
   * Two regions are touched one after the other; where the first can be united with one other only, that one is shown
   * at once.
   */
  const touchRegion = (name: string) => {
    const [first, second] = picked;
    const own = view.fresh === null ? undefined : regionOf.get(view.fresh)?.name;
    if (second !== undefined && picked.includes(name)) play(mergeText(first!, second));
    else if (first !== undefined && second === undefined && first !== name) unite(first, name);
    else if (name === own && view.regions.length > 1)
      unite(name, view.regions.find((each) => each.name !== name)!.name);
    else {
      const pairs = moves.flatMap((move) =>
        move.kind === "merge" && move.regions?.includes(name) ? [move.regions] : [],
      );
      setPicked(name === first ? [] : pairs.length === 1 ? pairs[0]! : [name]);
    }
  };
  const unite = (one: string, other: string) => {
    const text = mergeText(one, other);
    if (legal.includes(text)) play(text);
    else {
      setPicked([]);
      explain(text);
    }
  };
  /** What a touch of a field that cannot be chosen now would have meant: the table says why not. */
  const wished = (field: string, name: string | undefined): string | null => {
    switch (view.step) {
      case "village":
        // A village that stands there already was touched to see its region.
        return field in view.villages ? null : `village ${field}`;
      case "join":
        return name === undefined ? null : `join ${name}`;
      case "temple":
        return `temple ${field} ${(seat === null ? null : view.hands[seat]?.values?.[0]) ?? 1}`;
      default:
        return null;
    }
  };

  const visit = (field: string | null) => setHovered(field !== null && !isLake(view.country[field]) ? field : null);
  return {
    hexes,
    moves,
    tints,
    region: hovered === null ? undefined : regionOf.get(hovered),
    offered,
    picked,
    hinted: suggested === null ? [] : hintedFields(suggested, view.regions),
    marked: new Set(recent.flatMap((text) => fieldsOf(text))),
    hover: (place) => visit(place?.text ?? null),
    tap: (place) => {
      visit(place?.text ?? null);
      if (place && !isLake(place.shown) && moves.length > 0) touch(place.text);
    },
    touch,
    visit,
    cancel: () => {
      if (picked.length === 0) return false;
      setPicked([]);
      return true;
    },
    choicesAt: (field) =>
      offered.has(field) ? meant(field).map(({ text }) => describeMove(text, view, sentences, placeOf?.(text))) : [],
  };
}

function fieldsOf(text: string): string[] {
  if (text.includes("?")) return [];
  const move = readMove(text);
  return move.kind === "village" ? [move.field] : [];
}

function hintedFields(text: string, regions: readonly Region[]): string[] {
  const move = readMove(text);
  if (move.kind === "village" || move.kind === "temple") return move.field === null ? [] : [move.field];
  const names = move.kind === "join" ? [move.region] : move.kind === "merge" ? (move.regions ?? []) : [];
  return regions.filter(({ name }) => names.includes(name)).flatMap(({ fields }) => fields);
}
