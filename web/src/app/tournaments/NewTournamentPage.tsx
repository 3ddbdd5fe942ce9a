/** A new tournament: its game and options, how it is played, the clock. */
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, RequestError } from "../../protocol/api";
import { tournaments } from "../../protocol/tournaments";
import type { Game, NewTournament } from "../../protocol/types";
import { ClockFields } from "../ClockFields";
import { CLOCK_PRESETS, type ClockChoice, chosenClock } from "../clocks";
import { useApp, useSay } from "../context";
import { useGuest } from "../identity";
import { Loading } from "../Loading";
import { type ChosenOptions, chosenOptions, OptionFields, useOptionCheck } from "../OptionFields";
import { pauseText } from "./parts";
import "./tournaments.css";

const FORMATS = ["swiss", "round-robin", "knock-out"] as const;
const PAUSES = [0, 30, 60, 120, 300, 600];
const MOST_ROUNDS = 15;
/** A tournament has a clock: whoever does not turn up runs out of time. */
const PRESETS = ["fast", "steady", "days"] as const;

export default function NewTournamentPage() {
  const say = useSay();
  const { sentences } = useApp();
  const guest = useGuest();
  const [games, setGames] = useState<readonly Game[] | null>(null);
  useEffect(() => {
    void api.games().then(async (found) => {
      await Promise.all(found.map(({ name }) => sentences.load(name)));
      setGames(found);
    });
  }, [sentences]);
  if (!games) return <Loading />;
  return (
    <main id="main" className="page new-table tournaments">
      <h1>{say("tourney-new")}</h1>
      {guest?.mark === "account" ? (
        <Form games={games} />
      ) : (
        <p>
          {say("tourney-account")} <Link href="/account">{say("people-account")}</Link>
        </p>
      )}
    </main>
  );
}

function Form({ games }: { readonly games: readonly Game[] }) {
  const say = useSay();
  const [, go] = useLocation();
  const [title, setTitle] = useState("");
  const [game, setGame] = useState(games[0]!);
  const [size, setSize] = useState(2);
  const [options, setOptions] = useState<ChosenOptions>({});
  const [format, setFormat] = useState<NewTournament["format"]>("swiss");
  const [rounds, setRounds] = useState(0);
  const [pause, setPause] = useState(60);
  const [preset, setPreset] = useState<(typeof PRESETS)[number] | "custom">("steady");
  const [clock, setClock] = useState<ClockChoice>({ kind: "bank", seconds: 600, increment: 10, days: 2 });
  const [open, setOpen] = useState(true);
  const [rated, setRated] = useState(false);
  const [problem, setProblem] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const check = useOptionCheck(game, size, options);
  const sizes = game.players.filter((players) => players <= 5);
  const choosesRounds = format === "swiss" || (format === "round-robin" && size > 2);

  const chooseGame = (name: string) => {
    const next = games.find((each) => each.name === name)!;
    setGame(next);
    setOptions({});
    if (!next.players.includes(size)) setSize(next.players[0]!);
  };
  const make = async () => {
    setBusy(true);
    setProblem([]);
    try {
      const { id } = await tournaments.open({
        title,
        format,
        game: game.name,
        size,
        options: chosenOptions(game, options),
        clock: preset === "custom" ? chosenClock(clock) : CLOCK_PRESETS[preset],
        rated,
        public: open,
        rounds: choosesRounds ? rounds : 0,
        pause,
        most_players: 64,
      });
      go(`/tournaments/${id}`);
    } catch (error) {
      setBusy(false);
      if (error instanceof RequestError) setProblem(error.facts.map(({ key, values }) => say(key, values)));
      else throw error;
    }
  };
  const number = (value: string, set: (value: number) => void) => set(Number(value));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="new-table-parts">
        <fieldset>
          <legend>{say("tourney-terms")}</legend>
          <div className="field">
            <label htmlFor="tourney-title">{say("tourney-title-label")}</label>
            <input
              id="tourney-title"
              value={title}
              maxLength={60}
              required
              placeholder={say("tourney-title-example")}
              onChange={(event) => setTitle(event.target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor="tourney-game">{say("tourney-game")}</label>
            <select id="tourney-game" value={game.name} onChange={(event) => chooseGame(event.target.value)}>
              {games.map(({ name }) => (
                <option key={name} value={name}>
                  {say(`web-game-${name}`)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="tourney-size">{say("tourney-size-label")}</label>
            <select id="tourney-size" value={size} onChange={(event) => number(event.target.value, setSize)}>
              {sizes.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="tourney-format">{say("tourney-format")}</label>
            <select
              id="tourney-format"
              value={format}
              aria-describedby="tourney-format-line"
              onChange={(event) => setFormat(event.target.value as typeof format)}
            >
              {FORMATS.map((each) => (
                <option key={each} value={each}>
                  {say(`tourney-format-${each}`)}
                </option>
              ))}
            </select>
            <small id="tourney-format-line">{say(`tourney-format-${format}-line`)}</small>
          </div>
          {choosesRounds && (
            <div className="field">
              <label htmlFor="tourney-rounds">{say("tourney-rounds-label")}</label>
              <select id="tourney-rounds" value={rounds} onChange={(event) => number(event.target.value, setRounds)}>
                {Array.from({ length: MOST_ROUNDS + 1 }, (_, each) => (
                  <option key={each} value={each}>
                    {each === 0 ? say("tourney-rounds-auto") : each}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="field">
            <label htmlFor="tourney-pause">{say("tourney-pause")}</label>
            <select id="tourney-pause" value={pause} onChange={(event) => number(event.target.value, setPause)}>
              {PAUSES.map((each) => (
                <option key={each} value={each}>
                  {pauseText(each, say)}
                </option>
              ))}
            </select>
          </div>
        </fieldset>
        <fieldset>
          <legend>{say("web-clock")}</legend>
          <div className="row">
            <select
              aria-label={say("web-clock")}
              value={preset}
              data-clock
              onChange={(event) => setPreset(event.target.value as typeof preset)}
            >
              {PRESETS.map((each) => (
                <option key={each} value={each}>
                  {say(`meet-pace-${each}`)}
                </option>
              ))}
              <option value="custom">{say("web-clock-custom")}</option>
            </select>
            {preset === "custom" && <ClockFields choice={clock} change={setClock} />}
          </div>
          <p>
            <small>{say("tourney-absent")}</small>
          </p>
          <label className="option">
            <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
            <span>
              <b>{say("people-rated")}</b>
              <small>{say("tourney-rated-line")}</small>
            </span>
          </label>
          <label className="option">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
            <span>
              <b>{say("tourney-public-label")}</b>
              <small>{say("tourney-public-line")}</small>
            </span>
          </label>
        </fieldset>
        {game.options.length > 0 && (
          <OptionFields game={game} options={options} check={check} rated={rated} say={say} choose={setOptions} />
        )}
      </div>
      {problem.length > 0 && (
        <div role="alert" className="problem">
          {problem.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <button type="submit" className="button primary" disabled={busy || !title.trim()}>
        {say("tourney-create")}
      </button>
    </form>
  );
}
