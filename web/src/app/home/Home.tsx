/** Home: play any of the games at once, find people, watch; beside it one's own games and the open ones. */
import { Link } from "wouter";
import { playableGames } from "../../games/client";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { FindOpponent } from "../meet/FindOpponent";
import { Tournaments } from "./Tournaments";
import { GameCard } from "./GameCard";
import { useLobby } from "./useLobby";
import { Leaders } from "./Leaders";
import { MyGames } from "./MyGames";
import { OpenTables } from "./OpenTables";
import { PuzzlesOfTheDay } from "./PuzzlesOfTheDay";
import { WatchGames } from "./WatchGames";

export function Home() {
  const say = useSay();
  const { tables, tournamentChanges } = useLobby();
  return (
    <main id="main" className="page home">
      <h1 className="visually-hidden">Atoll</h1>
      <p className="welcome">{say("web-welcome")}</p>
      <div className="game-cards">
        {playableGames().map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
      <div className="home-columns">
        <div>
          <FindOpponent />
          <WatchGames tables={tables} />
          <Tournaments changes={tournamentChanges} />
          <PuzzlesOfTheDay />
          <Leaders />
        </div>
        <div className="home-side">
          <MyGames />
          <OpenTables tables={tables} />
          <nav className="row home-links" aria-label={say("lookback-more")}>
            <Link href="/puzzles" className="button">
              {say("lookback-puzzles")}
            </Link>
            <Link href="/replay" className="button">
              {say("lookback-open")}
            </Link>
            <Link href="/analysis" className="button">
              {say("lookback-boards")}
            </Link>
            <Link href="/tournaments" className="button">
              {say("tournaments")}
            </Link>
          </nav>
        </div>
      </div>
      <nav className="home-links" aria-label={say("people-links")}>
        <Link href={`/statistics/${playableGames()[0]}`}>{say("people-statistics")}</Link>
        <MyProfileLink />
      </nav>
      <footer className="legal">{say("web-legal")}</footer>
    </main>
  );
}

function MyProfileLink() {
  const say = useSay();
  const guest = useGuest();
  return guest ? <Link href={`/people/${guest.id}`}>{say("people-my-games")}</Link> : null;
}
