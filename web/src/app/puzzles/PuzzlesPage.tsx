/** All puzzles: today's first, then each game's by difficulty. */
import { useState } from "react";
import { Link } from "wouter";
import type { PuzzleSummary } from "../../protocol/types";
import { useApp } from "../context";
import { Loading, NotFound, useFetched } from "../Loading";
import { playableGames } from "../../games/client";
import { puzzleApi } from "./api";
import { Difficulty } from "./Difficulty";
import { withNumbers } from "./numbers";
import { readProgress } from "./progress";
import "./puzzles.css";

export default function PuzzlesPage() {
  const { sentences, settings } = useApp();
  const say = sentences.say.bind(sentences);
  const [progress] = useState(readProgress);
  const found = useFetched(async () => {
    const [all] = await Promise.all([puzzleApi.all(), sentences.load("puzzling")]);
    return all;
  }, [sentences]);
  if (found === "missing") return <NotFound title={say("web-offline")} />;
  if (!found) return <Loading />;
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(found.day),
  );
  const solved = found.puzzles.filter(
    ({ id }) => progress.outcomes[id] === "clean" || progress.outcomes[id] === "solved",
  ).length;
  const games = playableGames().filter((game) => found.today[game] !== undefined);
  return (
    <main id="main" className="page puzzles">
      <h1>{say("puzzling-title")}</h1>
      <p className="welcome">{say("puzzling-about")}</p>
      <dl className="puzzle-figures">
        <div>
          <dt>{say("puzzling-solved")}</dt>
          <dd className="figures">{say("puzzling-solved-of", { solved, all: found.puzzles.length })}</dd>
        </div>
        {found.solver_rating !== null && (
          <div>
            <dt>{say("puzzling-rating")}</dt>
            <dd className="figures" data-rating>
              {found.solver_rating}
            </dd>
          </div>
        )}
        <div>
          <dt>{say("puzzling-streak")}</dt>
          <dd className="figures">{say("puzzling-streak-best", { streak: progress.streak, best: progress.best })}</dd>
        </div>
        <div>
          <dt>{say("puzzling-days")}</dt>
          <dd className="figures">{progress.days}</dd>
        </div>
      </dl>
      <section>
        <h2>{say("puzzling-today", { day })}</h2>
        <div className="puzzle-today">
          {games.map((game) => {
            const one = found.puzzles.find(({ id }) => id === found.today[game])!;
            return (
              <Link
                key={game}
                href={`/puzzles/${one.id}`}
                className="card puzzle-day"
                data-done={progress.outcomes[one.id]}
              >
                <b>{say(`web-game-${game}`)}</b>
                <Difficulty level={one.difficulty} />
                <span>
                  {say(progress.outcomes[one.id] ? `puzzling-was-${progress.outcomes[one.id]!}` : "puzzling-open")}
                </span>
              </Link>
            );
          })}
        </div>
      </section>
      {games.map((game) => (
        <GamePuzzles
          key={game}
          game={game}
          all={withNumbers(found.puzzles.filter((one) => one.game === game))}
          outcomes={progress.outcomes}
        />
      ))}
    </main>
  );
}

function GamePuzzles({
  game,
  all,
  outcomes,
}: {
  readonly game: string;
  readonly all: readonly (PuzzleSummary & { readonly number: number })[];
  readonly outcomes: Readonly<Record<string, string>>;
}) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [theme, setTheme] = useState("");
  const themes = [...new Set(all.flatMap((one) => one.themes))].sort();
  return (
    <section className="puzzle-game">
      <h2>{say(`web-game-${game}`)}</h2>
      <div className="row">
        <label className="puzzle-theme">
          <span>{say("puzzling-theme")}</span>
          <select value={theme} onChange={(event) => setTheme(event.target.value)}>
            <option value="">{say("puzzling-theme-all")}</option>
            {themes.map((each) => (
              <option key={each} value={each}>
                {say(`puzzling-theme-${game}-${each}`)}
              </option>
            ))}
          </select>
        </label>
        <Link href={`/rush/${game}`} className="button" data-rush={game}>
          {say("puzzling-rush")}
        </Link>
      </div>
      {[1, 2, 3, 4, 5].map((level) => {
        const some = all.filter(
          ({ difficulty, themes: about }) => difficulty === level && (theme === "" || about.includes(theme)),
        );
        if (some.length === 0) return null;
        return (
          <div key={level} className="puzzle-level">
            <h3>
              <Difficulty level={level} /> {say(`puzzling-difficulty-${level}`)}
            </h3>
            <ul>
              {some.map((one) => (
                <li key={one.id}>
                  <Link
                    href={`/puzzles/${one.id}`}
                    className="puzzle-link figures"
                    data-done={outcomes[one.id]}
                    title={say("puzzling-players", { players: one.players })}
                  >
                    {one.number}
                    <span className="visually-hidden">
                      {say("puzzling-players", { players: one.players })}{" "}
                      {say(outcomes[one.id] ? `puzzling-was-${outcomes[one.id]!}` : "puzzling-open")}
                    </span>
                    {outcomes[one.id] && <span aria-hidden="true">{outcomes[one.id] === "shown" ? "○" : "✓"}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
