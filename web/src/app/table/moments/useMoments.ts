/** Moments of a table: fed by its events, shown one after the other, in the browser alone. */
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useSyncExternalStore } from "react";
import type { LoadedGame } from "../../../games/client";
import { api } from "../../../protocol/api";
import type { TableConnection } from "../../../protocol/connection";
import type { Fact, Snapshot, TableEvent } from "../../../protocol/types";
import { useApp } from "../../context";
import type { Moment, Shown } from "./moment";
import { begunMoves, EMPTY, type Queued, queueReducer, timeOf } from "./queue";
import { useStepTimer } from "./useStepTimer";

/** For how long another's move stays before the next one is shown, in milliseconds at the normal speed. */
const MOVE_LASTS = 700;

/** What the table and its overlay need to know of what is shown, and what can be done about it. */
export interface Moments {
  /** What the board draws; null while nothing is shown. */
  readonly shown: Shown | null;
  readonly step: number;
  readonly paused: boolean;
  /** How many wait after this one. */
  readonly later: number;
  /** Whether the table asks nothing now. */
  readonly holds: boolean;
  /** How many moves the log tells already: what is being shown comes after it has been seen. */
  readonly told: number;
  /** How many moves the history has with the one that is being shown; endless while none is. */
  readonly begun: number;
  /** Whether what is shown is older than the table. */
  readonly behind: boolean;
  readonly moving: boolean;
  readonly next: () => void;
  readonly back: () => void;
  readonly go: (step: number) => void;
  readonly pause: () => void;
  readonly skip: () => void;
  readonly catchUp: () => void;
  /** Whether a move of the history has something to show again. */
  readonly canReplay: (facts: readonly Fact[]) => boolean;
  readonly replay: (ply: number) => void;
}

interface Place {
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  readonly game: LoadedGame;
  readonly own: readonly number[];
  /** Whether several people use this screen and have secrets. */
  readonly shared: boolean;
  /** Whether something covers the table: what is shown waits. */
  readonly covered: boolean;
}

export function useMoments({ connection, snapshot, game, own, shared, covered }: Place): Moments {
  const { settings } = useApp();
  const speed = settings.speed;
  const moving = useMoving();
  const seen = useVisible();
  const [queue, dispatch] = useReducer(queueReducer, EMPTY);
  const before = useRef(snapshot);

  const hear = useEffectEvent((events: readonly TableEvent[]) => {
    const [was, now] = [before.current, connection.current().snapshot];
    if (now) before.current = now;
    if (!now || events.some(({ kind }) => kind === "took-back" || kind === "started")) return dispatch({ do: "clear" });
    if (events.some(({ kind }) => kind === "undrafted")) dispatch({ do: "undraft", moving });
    if (speed === "instant") return;
    const moved = events.filter(({ kind }) => kind === "moved");
    const drafted = events.filter(({ kind }) => kind === "drafted");
    // Whoever has decided has seen enough of what came before.
    if (moved.some(({ seat }) => own.includes(seat ?? -1))) dispatch({ do: "catch-up", moving });
    // What a draft has shown is not shown again when it is confirmed.
    const wasDrafted = ({ seat }: TableEvent) => was.state.draft !== null && was.state.draft.seat === seat;
    const found = [
      ...drafted.flatMap((event) => momentsOf(game, event, was, now, shared).filter(({ atDraft }) => atDraft)),
      ...moved.flatMap((event) =>
        momentsOf(game, event, was, now, shared).filter(({ atDraft }) => !(atDraft && wasDrafted(event))),
      ),
    ];
    const others = moved.some(({ seat }) => !own.includes(seat ?? -1));
    if (found.length === 0 && others && !shared && seen && now.board?.view)
      found.push({ kind: "move", view: now.board.view, steps: [{ lasts: MOVE_LASTS }] });
    const [from, at] = [was.history.length, now.history.length];
    dispatch({ do: "add", moments: found.map((moment) => ({ moment, from, at })), moving });
  });
  useEffect(() => connection.onEvents((events) => hear(events)), [connection]);
  useEffect(() => {
    // Another seat's view, or a new snapshot: no news, but what the next news follows.
    before.current = snapshot;
  }, [snapshot]);

  useStepTimer(queue, covered || !seen ? null : timeOf(queue, speed, moving), () => dispatch({ do: "next", moving }));

  const { table, viewer, history } = snapshot;
  const replay = useCallback(
    (ply: number) => {
      const made = history[ply];
      if (!made || !game.moments) return;
      void Promise.all([api.position(table.id, ply, viewer), api.position(table.id, ply + 1, viewer)]).then(
        ([was, now]) => {
          const moments = game.moments!({ ...made, before: was.view, after: now.view, shared });
          for (const moment of [...moments].reverse())
            dispatch({ do: "replay", moment: { moment, from: -1, at: -1, replayed: true }, moving });
        },
      );
    },
    [history, game, table.id, viewer, shared, moving],
  );
  const canReplay = useCallback(
    (facts: readonly Fact[]) => facts.some(({ key }) => game.replayable?.includes(key) ?? false),
    [game],
  );

  const current: Queued | undefined = queue.waiting[0];
  const actions = useMemo(
    () => ({
      next: () => dispatch({ do: "next", moving }),
      back: () => dispatch({ do: "back", moving }),
      go: (step: number) => dispatch({ do: "go", step }),
      pause: () => dispatch({ do: "pause" }),
      skip: () => dispatch({ do: "skip", moving }),
      catchUp: () => dispatch({ do: "catch-up", moving }),
    }),
    [moving],
  );
  const earlier = current?.moment.steps[queue.step]?.view !== undefined;
  const behind =
    current !== undefined && (earlier || current.moment.show?.holds === true || current.at !== history.length);
  const shown = useMemo(
    () => (current ? { moment: current.moment, step: current.moment.steps[queue.step]!, moving } : null),
    [current, queue.step, moving],
  );
  return {
    shown,
    step: queue.step,
    paused: queue.paused,
    later: Math.max(0, queue.waiting.length - 1),
    holds: current?.moment.show?.holds ?? false,
    behind,
    told: !current || current.replayed ? history.length : current.moment.show ? current.from : current.at,
    begun: begunMoves(queue, seen && !covered),
    moving,
    ...actions,
    canReplay,
    replay,
  };
}

function momentsOf(
  game: LoadedGame,
  { seat, move, facts }: TableEvent,
  was: Snapshot,
  now: Snapshot,
  shared: boolean,
): Moment[] {
  const [before, after] = [was.board?.view, now.board?.view];
  if (!game.moments || seat == null || move == null || !before || !after) return [];
  return [...game.moments({ seat, move, facts: facts ?? [], before, after, shared })];
}

/** Whether things may move: neither the system nor the visitor is against it. */
function useMoving(): boolean {
  const { settings } = useApp();
  const reduced = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia("(prefers-reduced-motion: reduce)");
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  return settings.motion !== "none" && !reduced;
}

function useVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => !document.hidden,
  );
}
