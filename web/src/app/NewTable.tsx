/** A new table: every option with a line that explains it, the seats, the clock. */
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, RequestError } from "../protocol/api";
import { confirmsTurns } from "../protocol/games";
import type { Game, Level, NewTable, SeatRequest } from "../protocol/types";
import { ClockFields } from "./ClockFields";
import { CLOCK_PRESET_NAMES, CLOCK_PRESETS, type ClockPreset, type ClockChoice, chosenClock } from "./clocks";
import { useApp, useSay } from "./context";
import { type ChosenOptions, chosenOptions, OptionFields, PlayersField, useOptionCheck } from "./OptionFields";
import { PresetField, readPresets } from "./PresetField";
import { rename, useGuest } from "./identity";
import { Loading, NotFound } from "./Loading";
import { BotFace } from "./bots/BotFace";
import { withStars } from "./bots/stars";
import { DEFAULT_LEVEL, makeTable, startGame } from "./playNow";
import { NAME_LENGTH } from "./table/NameForm";

/** Seconds that bots take at least for a decision where nobody plays. */
const WATCHED_PACE = 0.7;

type SeatKind = "me" | "open" | `bot:${string}`;

export function NewTablePage({ name }: { readonly name: string }) {
  const say = useSay();
  const { sentences } = useApp();
  const [, go] = useLocation();
  const [game, setGame] = useState<Game | "missing" | null>(null);
  const [levels, setLevels] = useState<Level[]>([]);
  const [players, setPlayers] = useState(2);
  const [options, setOptions] = useState<ChosenOptions>({});
  const [presets, setPresets] = useState<Readonly<Record<string, string>>>({});
  const [seats, setSeats] = useState<SeatKind[]>(["me", `bot:${DEFAULT_LEVEL}`]);
  const [deviceNames, setDeviceNames] = useState<Readonly<Record<number, string>>>({});
  const [open, setOpen] = useState(false);
  const [confirm, setConfirm] = useState(confirmsTurns(name));
  const [preset, setPreset] = useState<ClockPreset | "custom">("none");
  const [clock, setClock] = useState<ClockChoice>({ kind: "bank", seconds: 600, increment: 5, days: 2 });
  const [rated, setRated] = useState(false);
  const guest = useGuest();
  const [problem, setProblem] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void Promise.all([api.games(), api.levels()]).then(async ([games, known]) => {
      const found = games.find((each) => each.name === name);
      if (!found) return setGame("missing");
      await sentences.load(name);
      setGame(found);
      setLevels(known);
      setPlayers((before) => (found.players.includes(before) ? before : found.players[0]!));
    });
  }, [name, sentences]);

  useEffect(() => {
    setSeats((before) =>
      Array.from({ length: players }, (_, seat) => before[seat] ?? (rated ? "open" : `bot:${DEFAULT_LEVEL}`)),
    );
  }, [players, rated]);

  const check = useOptionCheck(game === "missing" ? null : game, players, options);

  if (game === "missing") return <NotFound />;
  if (!game) return <Loading />;

  const full = !seats.includes("open");
  const hotSeat = seats.filter((kind) => kind === "me").length > 1;
  const firstOwn = seats.indexOf("me");
  /** The name of whoever plays a seat on this device: one's own on the first of them. */
  const deviceName = (seat: number) =>
    deviceNames[seat]?.trim() ||
    (seat === firstOwn && guest !== null ? guest.name : say("web-name-player", { number: seat + 1 }));
  const owner = guest?.mark === "account";
  const rate = (on: boolean) => {
    setRated(on);
    if (!on) return;
    setSeats(seats.map((_, seat) => (seat === 0 ? "me" : "open")));
    setOptions(
      Object.fromEntries(Object.entries(options).filter(([option]) => game.standard.some((set) => option in set))),
    );
    setPresets({});
    if (preset === "none") setPreset("steady");
  };
  const make = async () => {
    setBusy(true);
    setProblem([]);
    const table: NewTable = {
      game: name,
      players,
      options: chosenOptions(game, options),
      public: open,
      spectators: true,
      auto_confirm: !confirm,
      clock: preset === "custom" ? chosenClock(clock) : CLOCK_PRESETS[preset],
      // Moves are shown at each viewer's speed. Where nobody plays, nobody holds up bots that are faster than that.
      pace: seats.every((kind) => kind.startsWith("bot:")) ? WATCHED_PACE : 0,
      given: readPresets(presets),
      rated,
      seats: seats.map((kind, seat): SeatRequest =>
        kind === "me"
          ? { kind, nonce: "", name: hotSeat && seat !== firstOwn ? deviceName(seat) : null }
          : kind === "open"
            ? { kind, nonce: "" }
            : { kind: "bot", level: kind.slice(4), nonce: "" },
      ),
    };
    try {
      if (hotSeat && deviceName(firstOwn) !== guest?.name) await rename(deviceName(firstOwn));
      const id = await makeTable(table, say("web-guest-name"));
      if (full) await startGame(id, say("web-guest-name"));
      go(`/t/${id}`);
    } catch (error) {
      setBusy(false);
      if (error instanceof RequestError) setProblem(error.facts.map(({ key, values }) => say(key, values)));
      else throw error;
    }
  };

  return (
    <main id="main" className="page new-table">
      <h1>{say("web-new-table-title", { game: say(`web-game-${name}`) })}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <div className="new-table-parts">
          <fieldset>
            <legend>{say("web-players")}</legend>
            <PlayersField game={game} players={players} check={check} say={say} choose={setPlayers} />
            <ol className="seat-wishes" start={1}>
              {seats.map((kind, seat) => (
                <li key={seat}>
                  <label>
                    <span className="visually-hidden">{say("web-seat-number", { number: seat + 1 })}</span>
                    <select
                      value={kind}
                      onChange={(event) =>
                        setSeats(seats.map((before, at) => (at === seat ? (event.target.value as SeatKind) : before)))
                      }
                    >
                      <option value="me">{say(hotSeat && kind === "me" ? "web-seat-me-too" : "web-seat-me")}</option>
                      <option value="open">{say("web-seat-open")}</option>
                      {!rated &&
                        levels.map((level) => (
                          <option key={level.name} value={`bot:${level.name}`}>
                            {withStars(say("web-seat-bot", { name: say(level.key) }), level.name)}
                          </option>
                        ))}
                    </select>
                  </label>
                  {hotSeat && kind === "me" && (
                    <input
                      aria-label={say("web-name-of-seat", { number: seat + 1 })}
                      value={deviceNames[seat] ?? deviceName(seat)}
                      maxLength={NAME_LENGTH}
                      required
                      data-device-name={seat}
                      onChange={(event) => setDeviceNames({ ...deviceNames, [seat]: event.target.value })}
                    />
                  )}
                  {kind.startsWith("bot:") && (
                    <small className="muted bot-character">
                      <BotFace level={kind.slice(4)} />
                      {say(levels.find(({ name: level }) => level === kind.slice(4))?.character ?? "web-loading")}
                    </small>
                  )}
                </li>
              ))}
            </ol>
          </fieldset>
          {game.options.length > 0 && (
            <OptionFields game={game} options={options} check={check} rated={rated} say={say} choose={setOptions} />
          )}
          {(rated ? [] : game.given).map((part) => (
            <PresetField
              key={part.name}
              part={part}
              value={presets[part.name] ?? ""}
              choose={(value) => setPresets({ ...presets, [part.name]: value })}
            />
          ))}
          <fieldset>
            <legend>{say("web-table-terms")}</legend>
            <label className="option">
              <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} />
              <span>
                <b>{say("web-public")}</b>
                <small>{say("web-public-line")}</small>
              </span>
            </label>
            <label className="option">
              <input
                type="checkbox"
                checked={rated}
                disabled={!owner}
                data-rated
                onChange={(event) => rate(event.target.checked)}
              />
              <span>
                <b>{say("people-rated")}</b>
                <small>{say("people-rated-line")}</small>
                {!owner && (
                  <small>
                    {say("people-rated-account")} <Link href="/account">{say("people-account")}</Link>
                  </small>
                )}
              </span>
            </label>
            {rated && (
              <ul className="rated-terms">
                {["seats", "drawn", "final", "help", "leave", "clock"].map((rule) => (
                  <li key={rule}>{say(`people-rated-${rule}`)}</li>
                ))}
              </ul>
            )}
            <label className="option">
              <input
                type="checkbox"
                disabled={rated}
                checked={confirm && !rated}
                onChange={(event) => setConfirm(event.target.checked)}
              />
              <span>
                <b>{say("web-confirm-turns")}</b>
                <small>{say("web-confirm-turns-line")}</small>
              </span>
            </label>
            <div className="row">
              <label htmlFor="clock">{say("web-clock")}</label>
              <select id="clock" value={preset} onChange={(event) => setPreset(event.target.value as typeof preset)}>
                {CLOCK_PRESET_NAMES.filter((each) => !rated || each !== "none").map((each) => (
                  <option key={each} value={each}>
                    {say(`meet-pace-${each}`)}
                  </option>
                ))}
                <option value="custom">{say("web-clock-custom")}</option>
              </select>
              {preset === "custom" && <ClockFields choice={clock} change={setClock} />}
            </div>
          </fieldset>
        </div>
        {problem.length > 0 && (
          <div role="alert" className="problem">
            {problem.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <button type="submit" className="button primary" disabled={busy}>
          {say(busy ? "web-starting" : full ? "web-start-game" : "web-make-table")}
        </button>
      </form>
    </main>
  );
}
