/** The strongest players of each game, as far as rated games tell. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { playableGames } from "../../games/client";
import { people } from "../../protocol/people";
import type { Ranking } from "../../protocol/types";
import { useSay } from "../context";

const MOST = 5;

export function Leaders() {
  const say = useSay();
  const [best, setBest] = useState<ReadonlyMap<string, readonly Ranking[]>>(new Map());
  useEffect(() => {
    let current = true;
    void Promise.all(playableGames().map(async (game) => [game, await people.best(game)] as const)).then(
      (found) => current && setBest(new Map(found.filter(([, ranking]) => ranking.length > 0))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (best.size === 0) return null;
  return (
    <section className="tables" aria-labelledby="leaders-title">
      <h2 id="leaders-title">{say("web-leaders")}</h2>
      <div className="leaders">
        {[...best].map(([game, ranking]) => (
          <section key={game} className="card" aria-labelledby={`leaders-${game}`}>
            <h3 id={`leaders-${game}`}>{say(`web-game-${game}`)}</h3>
            <ol>
              {ranking.slice(0, MOST).map(({ id, name, mean }) => (
                <li key={id}>
                  <Link href={`/people/${id}`}>{name}</Link> <span className="figures">{Math.round(mean)}</span>
                </li>
              ))}
            </ol>
            <Link href={`/statistics/${game}`}>{say("web-leaders-all")}</Link>
          </section>
        ))}
      </div>
    </section>
  );
}
