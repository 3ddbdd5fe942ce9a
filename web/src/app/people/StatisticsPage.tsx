/** Statistics of all games on this server: lengths, endings, results per seat, and the strongest players. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { people } from "../../protocol/people";
import type { Ranking, GameTally, Statistics } from "../../protocol/types";
import { BarChart, ColumnChart } from "../charts";
import { useApp, useSay } from "../context";
import { playableGames } from "../../games/client";
import { NotFound } from "../Loading";
import { lengthColumns, mergeBars } from "./lengthColumns";
import { kindText } from "./optionsText";
import "./people.css";

export default function StatisticsPage({ game }: { readonly game: string }) {
  const say = useSay();
  const { sentences } = useApp();
  const [found, setFound] = useState<Statistics | null>(null);
  const [best, setBest] = useState<readonly Ranking[]>([]);
  const [failed, setFailed] = useState(false);
  const [kind, setKind] = useState(0);
  useEffect(() => {
    let current = true;
    setFound(null);
    setFailed(false);
    setKind(0);
    void sentences.load(game).catch(() => undefined);
    Promise.all([people.statistics(game), people.best(game)]).then(
      ([statistics, strongest]) => {
        if (!current) return;
        setFound(statistics);
        setBest(strongest);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [game, sentences]);
  const kinds = [...(found?.kinds ?? [])].sort((a, b) => b.games - a.games);
  const shown = kinds[kind];
  if (!playableGames().some((each) => each === game)) return <NotFound />;
  return (
    <main id="main" className="page people">
      <h1>{say("people-statistics")}</h1>
      <nav className="row" aria-label={say("people-statistics")}>
        {playableGames().map((each) => (
          <Link
            key={each}
            href={`/statistics/${each}`}
            className="button"
            aria-current={each === game ? "page" : undefined}
          >
            {say(`web-game-${each}`)}
          </Link>
        ))}
      </nav>
      {failed && <p role="alert">{say("web-failed")}</p>}
      {found && (
        <>
          <p>{say("people-statistics-line", { count: found.games })}</p>
          {kinds.length > 1 && (
            <div className="field kind-choice">
              <label htmlFor="kind">{say("people-kind")}</label>
              <select id="kind" value={kind} onChange={(event) => setKind(Number(event.target.value))}>
                {kinds.map((each, index) => (
                  <option key={index} value={index}>
                    {kindText(game, each.players, each.options, say)} ({each.games})
                  </option>
                ))}
              </select>
            </div>
          )}
          {shown && <Kind game={game} kind={shown} />}
          <Strongest best={best} />
        </>
      )}
    </main>
  );
}

function Kind({ game, kind }: { readonly game: string; readonly kind: GameTally }) {
  const say = useSay();
  const { settings } = useApp();
  const shares = new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 });
  const means = new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (part: number) => shares.format(part);
  return (
    <>
      <p className="figures">
        {say("people-kind-line", { count: kind.games, minutes: Math.max(1, Math.round(kind.seconds / 60)) })}
      </p>
      <div className="parts wide">
        <section className="card part">
          <ColumnChart
            title={say("people-lengths")}
            xName={say("people-lengths-moves")}
            yName={say("people-lengths-games")}
            columns={lengthColumns(kind.lengths)}
          />
        </section>
        <section className="card part">
          <BarChart
            title={say("people-endings")}
            names={say("people-ending")}
            parts={[{ name: say("people-lengths-games") }]}
            bars={mergeBars(
              kind.endings.map(({ how, reason, games }) => ({
                name:
                  how === "result" && reason !== null
                    ? say(`web-reason-${game}-${reason}`)
                    : say(`people-ending-${how}`),
                value: games,
              })),
            ).map(({ name, value }) => ({ name, values: [value] }))}
          />
        </section>
        <section className="card part">
          <BarChart
            title={say("people-seats")}
            names={say("people-seat")}
            parts={[{ name: say("people-first-share") }]}
            most={1}
            text={percent}
            bars={kind.seats.map(({ seat, games, firsts, place }) => ({
              name: say("web-seat-number", { number: seat + 1 }),
              seat,
              values: [games === 0 ? 0 : firsts / games],
              note: say("people-seat-line", {
                percent: percent(games === 0 ? 0 : firsts / games),
                place: means.format(place),
              }),
            }))}
          />
        </section>
      </div>
    </>
  );
}

function Strongest({ best }: { readonly best: readonly Ranking[] }) {
  const say = useSay();
  return (
    <section className="strongest">
      <h2>{say("people-strongest")}</h2>
      {best.length === 0 ? (
        <p className="muted">{say("people-strongest-none")}</p>
      ) : (
        <ol>
          {best.map(({ id, name, mean, spread, games }) => (
            <li key={id}>
              <Link href={`/people/${id}`}>{name}</Link> <b className="figures">{Math.round(mean)}</b>{" "}
              <small className="muted figures">
                ± {Math.round(1.96 * spread)} · {say("people-rating-games", { count: games })}
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
