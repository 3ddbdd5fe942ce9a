/** Today's puzzle of each game. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { playableGames } from "../../games/client";
import type { Puzzles } from "../../protocol/types";
import { useSay } from "../context";
import { puzzleApi } from "../puzzles/api";

export function PuzzlesOfTheDay() {
  const say = useSay();
  const [found, setFound] = useState<Puzzles | null>(null);
  useEffect(() => {
    let current = true;
    puzzleApi.all().then(
      (all) => current && setFound(all),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  const games = playableGames().filter((game) => found?.today[game] !== undefined);
  if (!found || games.length === 0) return null;
  return (
    <section className="tables" aria-labelledby="daily-title">
      <h2 id="daily-title">{say("web-daily")}</h2>
      <p className="row">
        {games.map((game) => (
          <Link key={game} href={`/puzzles/${found.today[game]!}`} className="button" data-daily={game}>
            {say(`web-game-${game}`)}
          </Link>
        ))}
      </p>
    </section>
  );
}
