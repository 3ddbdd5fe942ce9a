/** Where the legal moves are made, in words: asked of the server once per decision. */
import { useEffect, useMemo, useState } from "react";
import type { Parts } from "../../board/lit";
import type { PlaceOf } from "../../games/client";
import { api } from "../../protocol/api";
import type { Places } from "../../protocol/types";
import type { Sentences } from "../messages";

interface Decision {
  readonly table: string;
  readonly game: string;
  readonly seat: number | null;
  readonly round: number;
  readonly ply: number;
  readonly hasMoves: boolean;
}

export interface NamedPlaces {
  readonly placeOf: PlaceOf;
  /** The parts of the board to light for a move. */
  readonly partsOfMove: (move: string) => Parts;
}

const NOWHERE: Parts = [];

/** The places of a document that carries them, in words. */
export function namePlaces(
  places: Places["places"] | null,
  names: readonly string[],
  sentences: Sentences,
): NamedPlaces {
  return {
    placeOf: (move) => {
      const place = places?.[move];
      return place && sentences.say(place.key, place.values, names);
    },
    partsOfMove: (move) => places?.[move]?.parts ?? NOWHERE,
  };
}

export function usePlaces(
  { table, game, seat, round, ply, hasMoves }: Decision,
  names: readonly string[],
  sentences: Sentences,
): NamedPlaces {
  const [answer, setAnswer] = useState<{ readonly seat: number; readonly places: Places } | null>(null);
  useEffect(() => {
    if (seat === null || !hasMoves) return;
    let current = true;
    // Without an answer the moves are told without their places; the next decision asks again.
    Promise.all([api.places(table, seat), sentences.load("places", `places-${game}`)]).then(
      ([places]) => current && setAnswer({ seat, places }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, game, seat, round, ply, hasMoves, sentences]);
  return useMemo(() => {
    const fits = answer?.seat === seat && answer.places.round === round && answer.places.ply === ply;
    return namePlaces(fits ? answer.places.places : null, names, sentences);
  }, [answer, seat, round, ply, names, sentences]);
}
