/** A table's sounds: what happens, whose turn it becomes, the end. */
import { useEffect, useRef } from "react";
import type { TableConnection } from "../../protocol/connection";
import type { Snapshot } from "../../protocol/types";
import { useApp } from "../context";
import { awaitedSeats, type Cue, type Cues, cuesOf } from "./cues";
import { playCue } from "./player";

const APART = 0.16;

export function useTableSounds(
  connection: TableConnection,
  snapshot: Snapshot,
  own: readonly number[],
  cues: Cues,
): void {
  const { settings } = useApp();
  const volume = settings.sound ? settings.volume : 0;
  const loud = useRef(volume);
  loud.current = volume;
  const drafting = useRef<number | null>(null);
  const mine = useRef<readonly number[]>([]);

  useEffect(() => {
    const before = mine.current;
    drafting.current = snapshot.state.draft?.seat ?? null;
    mine.current = awaitedSeats(snapshot.state, own);
    // The first snapshot of a table brings no news.
    if (before.length === 0 && mine.current.length > 0 && heard.current) cue(["turn"], loud.current, 0.3);
  }, [snapshot.state, own]);

  const heard = useRef(false);
  useEffect(
    () =>
      connection.onEvents((events) => {
        heard.current = true;
        cue(cuesOf(cues, events, drafting.current), loud.current);
      }),
    [connection, cues],
  );
}

function cue(cues: readonly Cue[], volume: number, after = 0): void {
  cues.forEach((each, index) => playCue(each, volume, after + index * APART));
}
