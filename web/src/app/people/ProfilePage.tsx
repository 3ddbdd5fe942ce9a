/** Somebody and their games: ratings over time, results by game and option and opponent, and the games themselves. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { RequestError } from "../../protocol/api";
import { people } from "../../protocol/people";
import type { PastGame, Profile, RatingHistory } from "../../protocol/types";
import { type Bar, BarChart, LineChart } from "../charts";
import { useApp, useSay } from "../context";
import { Loading, NotFound } from "../Loading";
import { HeadToHead } from "../meet/HeadToHead";
import { kindText } from "./optionsText";
import "./people.css";

type Say = ReturnType<typeof useSay>;

export default function ProfilePage({ id }: { readonly id: string }) {
  const say = useSay();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [missing, setMissing] = useState<"not-found" | "offline" | null>(null);
  useEffect(() => {
    people
      .profile(id)
      .then(setProfile, (error: unknown) =>
        setMissing(error instanceof RequestError && [404, 422].includes(error.status) ? "not-found" : "offline"),
      );
  }, [id]);
  if (missing) return <NotFound title={say(missing === "not-found" ? "web-not-found" : "web-offline")} />;
  if (!profile) return <Loading />;
  return (
    <main id="main" className="page people">
      <Head profile={profile} />
      {profile.results.length === 0 && <p>{say("people-no-games")}</p>}
      <div className="parts wide">
        <HeadToHead profile={profile} />
        {profile.ratings.map((rating) => (
          <RatingPart key={rating.game} who={profile.id} rating={rating} />
        ))}
        {profile.results.length > 0 && <Results profile={profile} />}
        {profile.opponents.length > 0 && <Opponents profile={profile} />}
      </div>
      <Games who={profile.id} />
    </main>
  );
}

function Head({ profile }: { readonly profile: Profile }) {
  const say = useSay();
  const { settings } = useApp();
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: "long" });
  return (
    <header className="profile-head">
      <h1>
        {profile.name} {profile.mark === "bot" && <small className="mark-bot">{say("people-mark-bot")}</small>}
      </h1>
      <p className="muted">
        {profile.since !== null && say("people-since", { day: day.format(profile.since * 1000) })}
        {profile.mark === "guest" && say("people-guest-only")}{" "}
        {profile.owner !== null && (
          <Link href={`/people/${profile.owner}`}>{say("people-bot-of", { name: profile.owner_name ?? "" })}</Link>
        )}
      </p>
      <p>{say(profile.mine ? "people-profile-mine" : "people-profile-public")}</p>
    </header>
  );
}

function RatingPart({ who, rating }: { readonly who: string; readonly rating: Profile["ratings"][number] }) {
  const say = useSay();
  const [history, setHistory] = useState<RatingHistory | null>(null);
  useEffect(() => void people.ratingHistory(who, rating.game).then(setHistory, () => undefined), [who, rating.game]);
  const points = (history?.points ?? []).map(({ games, mean }) => ({ x: games, y: Math.round(mean) }));
  return (
    <section className="card part">
      <h2>{say(`web-game-${rating.game}`)}</h2>
      <p className="rating-now figures">
        <b>
          {Math.round(rating.mean)}
          {rating.provisional && "?"}
        </b>{" "}
        <span>± {Math.round(1.96 * rating.spread)}</span>{" "}
        <small className="muted">
          {say(rating.provisional ? "people-rating-few" : "people-rating-games", { count: rating.games })}
        </small>
      </p>
      {history && points.length > 1 && (
        <LineChart
          title={say("people-rating-over-time", { game: say(`web-game-${rating.game}`) })}
          xName={say("people-rated-game")}
          yName={say("people-rating-name")}
          yText={(rating) => String(Math.round(rating))}
          lines={[
            {
              name: say("people-rating-name"),
              points,
              band: history.points.map(({ mean, spread }) => [mean - 1.96 * spread, mean + 1.96 * spread] as const),
            },
          ]}
        />
      )}
    </section>
  );
}

const share = (part: number, of: number) => (of === 0 ? 0 : Math.round((100 * part) / of));

function Results({ profile }: { readonly profile: Profile }) {
  const say = useSay();
  const games = [...new Set(profile.results.map(({ game }) => game))];
  return (
    <>
      {games.map((game) => {
        const bars = profile.results
          .filter((each) => each.game === game)
          .map((each): Bar => {
            const name = kindText(game, each.players, each.options, say);
            return {
              name: each.rated ? say("people-kind-rated", { kind: name }) : name,
              values: [each.firsts, each.games - each.firsts],
              note: say("people-firsts", {
                firsts: each.firsts,
                games: each.games,
                percent: share(each.firsts, each.games),
              }),
            };
          });
        return (
          <section className="card part" key={game}>
            <BarChart
              title={say("people-results-of", { game: say(`web-game-${game}`) })}
              names={say("people-kind")}
              parts={[{ name: say("people-first") }, { name: say("people-not-first"), tone: 2 }]}
              bars={bars}
            />
          </section>
        );
      })}
    </>
  );
}

function Opponents({ profile }: { readonly profile: Profile }) {
  const say = useSay();
  const bars = profile.opponents.slice(0, 12).map((each): Bar => ({
    name: `${opponentName(each, say)} · ${say(`web-game-${each.game}`)}`,
    values: [each.before, each.shared, each.behind],
    note: say("people-ahead", { before: each.before, games: each.games }),
  }));
  return (
    <section className="card part">
      <BarChart
        title={say("people-opponents")}
        names={say("people-opponent")}
        parts={[
          { name: say("people-before") },
          { name: say("people-shared"), tone: 3 },
          { name: say("people-behind"), tone: 2 },
        ]}
        bars={bars}
      />
    </section>
  );
}

function opponentName({ name, mark }: { readonly name: string; readonly mark: string }, say: Say): string {
  if (mark === "level") return say(`bot-${name}`);
  if (mark === "guest") return say("people-guests");
  return mark === "gone" ? say("people-gone") : name;
}

function Games({ who }: { readonly who: string }) {
  const say = useSay();
  const { settings } = useApp();
  const [games, setGames] = useState<readonly PastGame[]>([]);
  const [before, setBefore] = useState<number | null>(null);
  const [more, setMore] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    people.games(who, before).then(
      (found) => {
        if (!current) return;
        setGames((all) => (before === null ? found.games : [...all, ...found.games]));
        setMore(found.before);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [who, before]);
  if (games.length === 0) return null;
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" });
  const signed = new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
  return (
    <section className="tables">
      <h2>{say("people-games")}</h2>
      <ul>
        {games.map((game) => (
          <li key={`${game.ended_at}${game.seat}`}>
            <GameRow
              game={game}
              day={day.format(game.ended_at * 1000)}
              change={game.change === null ? null : signed.format(game.change)}
            />
          </li>
        ))}
      </ul>
      {more !== null && (
        <button type="button" className="button" onClick={() => setBefore(more)}>
          {say("people-more-games")}
        </button>
      )}
    </section>
  );
}

function GameRow({
  game,
  day,
  change,
}: {
  readonly game: PastGame;
  readonly day: string;
  readonly change: string | null;
}) {
  const say = useSay();
  const own = game.seats[game.seat]?.place ?? null;
  const others = game.seats
    .filter((_, seat) => seat !== game.seat)
    .map((seat) =>
      opponentName(
        {
          name: seat.mark === "level" ? (seat.level ?? "") : seat.name,
          mark: seat.mark === "guest" && seat.name ? "named" : seat.mark,
        },
        say,
      ),
    );
  const inside = (
    <>
      <b>{say(`web-game-${game.game}`)}</b>
      <span>
        {others.join(" · ")}
        <br />
        <small className="muted">
          {day} · {say("people-moves", { count: game.moves })}
          {game.rated && ` · ${say("rated-word")}`}
        </small>
      </span>
      <span className="state figures">
        {own === null ? say("people-stopped") : say("people-place", { place: own, players: game.players })}
        {change !== null && ` (${change})`}
      </span>
    </>
  );
  return game.table === null ? (
    <div className="table-row card">{inside}</div>
  ) : (
    <Link href={`/t/${game.table}`} className="table-row card">
      {inside}
    </Link>
  );
}
