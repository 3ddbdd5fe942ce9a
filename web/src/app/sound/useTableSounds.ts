/** A table's sounds: what happens, whose turn it becomes, the end. A move is heard when it begins to be shown. */
import { useEffect, useEffectEvent, useRef } from "react";
import type { TableConnection } from "../../protocol/connection";
import type { Snapshot, TableEvent } from "../../protocol/types";
import { useApp } from "../context";
import { awaitedSeats, type Cue, type Cues, cuesOf, type Unheard, whatIsDue } from "./cues";
import { playCue } from "./player";

/** Seconds from one cue to the next. */
const APART = 0.16;

/** Cues that would come later than this, because too much happens at once, are left out. */
const LATEST = 1;

export function useTableSounds(
  connection: TableConnection,
  snapshot: Snapshot,
  own: readonly number[],
  cues: Cues,
  begun: number,
): void {
  const { settings } = useApp();
  const volume = settings.sound ? settings.volume : 0;
  const drafting = useRef<number | null>(null);
  const mine = useRef<readonly number[]>([]);
  const heard = useRef(false);
  const unheard = useRef<readonly Unheard[]>([]);

  const hear = useEffectEvent((more: readonly Unheard[], after = 0) => {
    const { due, later } = whatIsDue([...unheard.current, ...more], begun);
    unheard.current = later;
    cue(due, volume, after);
  });
  const listen = useEffectEvent((events: readonly TableEvent[]) => {
    // What one does oneself is heard at once.
    const isOwn = events.some(({ seat }) => seat != null && own.includes(seat));
    const at = isOwn ? 0 : (connection.current().snapshot?.history.length ?? 0);
    hear([{ at, cues: cuesOf(cues, events, drafting.current) }]);
  });
  useEffect(() => {
    const before = mine.current;
    drafting.current = snapshot.state.draft?.seat ?? null;
    mine.current = awaitedSeats(snapshot.state, own);
    // The first snapshot of a table brings no news.
    if (before.length === 0 && mine.current.length > 0 && heard.current)
      hear([{ at: snapshot.history.length, cues: ["turn"] }], 0.3);
  }, [snapshot.state, snapshot.history, own]);
  useEffect(
    () =>
      connection.onEvents((events) => {
        heard.current = true;
        listen(events);
      }),
    [connection],
  );
  useEffect(() => hear([]), [begun]);
}

/** When the last cue that was asked for has begun to be over, in seconds. */
let free = 0;

function cue(cues: readonly Cue[], volume: number, after = 0): void {
  const now = performance.now() / 1000;
  for (const each of cues) {
    const at = Math.max(now + after, free);
    if (at - now > LATEST) return;
    playCue(each, volume, at - now);
    free = at + APART;
  }
}
