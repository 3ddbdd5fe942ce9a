/** A decision of a game that is looked through: its moves in words with their places, and the parts to light. */
import { useEffect, useMemo, useState } from "react";
import type { Parts } from "../../board/lit";
import type { LoadedGame } from "../../games/client";
import type { PastDecision } from "../../protocol/types";
import { useApp } from "../context";
import { namePlaces } from "../table/usePlaces";
import { replayApi } from "./api";

export interface PastMoves {
  /** A move as buttons and lists say it, with the place where it is made. */
  readonly words: (move: string) => string;
  readonly partsOf: (move: string) => Parts;
}

/** Those that were asked for on this page: several cards speak of the same decision. */
const asked = new Map<string, Promise<PastDecision>>();
const MOST_KEPT = 200;

function pastDecision(record: string, ply: number, seat: number | null, moves: readonly string[]) {
  const key = [record, ply, seat, ...moves].join("/");
  let found = asked.get(key);
  if (!found) {
    found = replayApi.decision(record, ply, seat, moves);
    found.catch(() => asked.delete(key));
    if (asked.size >= MOST_KEPT) asked.clear();
    asked.set(key, found);
  }
  return found;
}

/**
 * The moves of the decision after `ply` moves, as `seat` saw it, or everybody; null until they are known, without a
 * `ply`, and where the record hides one of them.
 */
export function usePastDecision(
  client: LoadedGame,
  record: string,
  ply: number | null,
  seat: number | null,
  moves: readonly (string | null)[],
  names: readonly string[],
): PastMoves | null {
  const { sentences } = useApp();
  const about = [...new Set(moves)].filter((move) => move !== null).join("|");
  const key = ply === null || about === "" || about.includes("?") ? null : `${record}/${ply}/${seat}/${about}`;
  const [found, setFound] = useState<{ readonly key: string; readonly decision: PastDecision } | null>(null);
  useEffect(() => {
    if (key === null || ply === null) return;
    let current = true;
    pastDecision(record, ply, seat, about.split("|")).then(
      (decision) => current && setFound({ key, decision }),
      () => undefined, // the move is told by its events
    );
    return () => {
      current = false;
    };
  }, [key, record, ply, seat, about]);
  return useMemo(() => {
    if (!found || found.key !== key) return null;
    const { view, places } = found.decision;
    const { placeOf, partsOfMove } = namePlaces(places, names, sentences);
    return { words: (move) => client.describeMove(move, view, sentences, placeOf(move)), partsOf: partsOfMove };
  }, [found, key, client, names, sentences]);
}
