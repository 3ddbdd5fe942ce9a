/** Ratings beside names: asked for once for all names of a list, and kept. */
import { useEffect, useSyncExternalStore } from "react";
import { people } from "../../protocol/people";
import type { RatingOf } from "../../protocol/types";
import { useSay } from "../context";

const known = new Map<string, RatingOf | null>();
const listeners = new Set<() => void>();
let version = 0;

/** As many as the server gives at once. */
const MOST = 100;

/** Ask for the ratings of these accounts at a game, unless they are known. */
export function useRatings(game: string, who: readonly string[]): void {
  const wanted = [...new Set(who)].sort().join(" ");
  useEffect(() => {
    const missing = wanted.split(" ").filter((id) => id && !known.has(`${game} ${id}`));
    ask(game, missing);
  }, [game, wanted]);
}

function ask(game: string, who: readonly string[]): void {
  if (who.length === 0) return;
  for (const id of who) if (!known.has(`${game} ${id}`)) known.set(`${game} ${id}`, null);
  people.ratingsOf(game, who.slice(0, MOST)).then(
    (found) => {
      for (const rating of found) known.set(`${game} ${rating.who}`, rating);
      version++;
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
}

/** Ask again for all that is known at a game: a rated one is over. */
export function refreshRatings(game: string): void {
  ask(
    game,
    [...known.keys()].filter((key) => key.startsWith(`${game} `)).map((key) => key.slice(game.length + 1)),
  );
}

/** The rating of somebody whom `useRatings` has asked for: a number, with a question mark while it is provisional. */
export function RatingTag({ game, who }: { readonly game: string; readonly who: string }) {
  const say = useSay();
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => version,
  );
  const rating = known.get(`${game} ${who}`);
  if (!rating) return null;
  const mean = Math.round(rating.mean);
  return (
    <small
      className="rating figures"
      title={say(rating.provisional ? "rating-provisional" : "rating-settled", { mean: String(mean) })}
    >
      {mean}
      {rating.provisional && "?"}
    </small>
  );
}
