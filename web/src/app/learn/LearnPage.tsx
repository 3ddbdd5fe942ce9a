/** All lessons, chapter by chapter, with what one has done. */
import { Link } from "wouter";
import { api } from "../../protocol/api";
import { useApp } from "../context";
import { Loading, useFetched } from "../Loading";
import { playableGames } from "../../games/client";
import { clearProgress, useProgress } from "./progress";
import "./learn.css";

export default function LearnPage() {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const progress = useProgress();
  const found = useFetched(async () => {
    const games = playableGames();
    const [lessons] = await Promise.all([
      Promise.all(games.map(api.lesson)),
      sentences.load("learn", ...games.map((game) => `lesson-${game}`)),
    ]);
    return lessons;
  }, [sentences]);
  if (!found) return <Loading />;
  const lessons = found === "missing" ? [] : found;
  return (
    <main id="main" className="page learn">
      <h1>{say("learn-title")}</h1>
      <p className="rules-lead">{say("learn-lead")}</p>
      <div className="lessons">
        {lessons.map(({ game, chapters }) => {
          const done = progress[game] ?? [];
          const next = chapters.find(({ name }) => !done.includes(name)) ?? chapters[0]!;
          return (
            <section key={game} className="card lesson-card" aria-labelledby={`lesson-${game}`}>
              <h2 id={`lesson-${game}`}>{say(`web-game-${game}`)}</h2>
              <p className="muted">
                {say("learn-progress", {
                  done: chapters.filter(({ name }) => done.includes(name)).length,
                  all: chapters.length,
                })}
              </p>
              <ol className="chapters">
                {chapters.map(({ name, key, module }) => (
                  <li key={name} data-done={done.includes(name) || undefined} data-module={module || undefined}>
                    <Link href={`/learn/${game}/${name}`}>{say(key)}</Link>
                    {done.includes(name) && <span className="tick">{say("learn-done-mark")}</span>}
                  </li>
                ))}
              </ol>
              <div className="row">
                <Link href={`/learn/${game}/${next.name}`} className="button primary" data-lesson={game}>
                  {say(done.length === 0 ? "learn-begin" : "learn-go-on")}
                </Link>
                <Link href={`/rules/${game}`} className="button">
                  {say("learn-rules")}
                </Link>
                {done.length > 0 && (
                  <button type="button" className="button quiet" onClick={() => clearProgress(game)}>
                    {say("learn-forget")}
                  </button>
                )}
              </div>
            </section>
          );
        })}
      </div>
    </main>
  );
}
