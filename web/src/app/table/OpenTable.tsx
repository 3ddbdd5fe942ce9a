/** A table before its game: seats to take, a link to send, bots to fill up with. */
import { useEffect, useState } from "react";
import { SeatSign } from "../../games/SeatSign";
import { api } from "../../protocol/api";
import type { Fact, Level, Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { copyText } from "../clipboard";
import { Link } from "wouter";
import { closeNameQuestion, isNameOpen, rename, useGuest } from "../identity";
import { PersonMenu } from "../people/PersonMenu";
import { RatingTag, useRatings } from "../people/ratings";
import { BotFace } from "../bots/BotFace";
import { withStars } from "../bots/stars";
import { DEFAULT_LEVEL } from "../playNow";
import { TeamTag } from "../TeamTag";
import { DrawStatus } from "./draw/DrawStatus";
import { Chat } from "./Chat";
import { NameForm } from "./NameForm";
import { Refusals } from "./Refusals";
import { SessionScore } from "./SessionScore";
import { StylePicker } from "./StylePicker";
import { Terms } from "./Terms";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly me: string | null;
  readonly names: readonly string[];
  readonly teams: readonly (readonly number[])[] | null;
  readonly act: SendCommand;
  readonly refusals: readonly Fact[];
}

export function OpenTable({ snapshot, me, names, teams, act, refusals }: Props) {
  const say = useSay();
  const { state, table } = snapshot;
  const host = me !== null && state.host === me;
  const [levels, setLevels] = useState<Level[]>([]);
  const [copied, setCopied] = useState(false);
  useEffect(() => void api.levels().then(setLevels, () => undefined), []);
  const guest = useGuest();
  const [asking, setAsking] = useState<number | null>(null);
  const own = state.seats.flatMap(({ who }, number) => (me !== null && who === me ? [number] : []));
  const sits = own.length > 0;
  const sit = (seat: number, name = "") => {
    setAsking(null);
    act({ do: "sit", seat, nonce: "", name });
  };
  useRatings(
    table.game,
    state.seats.flatMap(({ mark, who }) => (mark === "account" && who !== null ? [who] : [])),
  );
  const full = state.seats.every(({ kind }) => kind !== "open");
  const link = `${location.origin}/t/${table.id}`;
  return (
    <main id="main" className="page open-table">
      <h1>{say("web-open-title", { game: say(`web-game-${table.game}`) })}</h1>
      {table.rated && (
        <p>
          <span className="rated-mark">{say("rated-word")}</span> {say("people-rated-line")}{" "}
          {guest?.mark !== "account" && <Link href="/account">{say("people-account")}</Link>}
        </p>
      )}
      <SessionScore session={state.session} names={names} least={1} />
      <div className="open-columns">
        <section className="card">
          <h2>{say("web-seats")}</h2>
          <ol className="open-seats">
            {state.seats.map((seat, number) => (
              <li key={number}>
                {seat.kind === "person" && seat.who === me ? (
                  <StylePicker state={state} seat={number} act={act} />
                ) : (
                  <SeatSign seat={number} size="1.3em" />
                )}
                {seat.kind === "person" && seat.who !== null ? (
                  <span className="open-name">
                    <PersonMenu
                      who={seat.who}
                      name={names[number] ?? seat.name}
                      mark={seat.mark}
                      mine={seat.who === me}
                    />{" "}
                    {seat.mark === "account" && <RatingTag game={table.game} who={seat.who} />}
                  </span>
                ) : (
                  <b>
                    {seat.kind === "bot" && <BotFace level={seat.level} size="1.6em" />}{" "}
                    {seat.kind === "open" ? say("web-seat-empty") : names[number]}
                  </b>
                )}
                <TeamTag teams={teams} seat={number} names={names} />
                {seat.kind === "open" && asking !== number && (
                  <button
                    type="button"
                    className="button"
                    data-sit={number}
                    onClick={() => (sits || isNameOpen(guest) ? setAsking(number) : sit(number))}
                  >
                    {say(sits ? "web-sit-too" : "web-sit")}
                  </button>
                )}
                {seat.kind === "open" && asking === number && (
                  <NameForm
                    key={String(sits)}
                    label={say(sits ? "web-name-other" : "web-your-name")}
                    first={sits ? say("web-name-player", { number: number + 1 }) : ""}
                    done={say(sits ? "web-sit-too" : "web-sit")}
                    save={(name) => (sits ? sit(number, name) : rename(name).then(() => sit(number)))}
                    skip={
                      sits
                        ? () => setAsking(null)
                        : () => {
                            closeNameQuestion();
                            sit(number);
                          }
                    }
                    skipText={sits ? say("people-cancel") : undefined}
                    autoFocus
                  />
                )}
                {seat.kind === "person" && seat.who === me && !seat.alias && number === own[0] && isNameOpen(guest) && (
                  <NameForm
                    label={say("web-your-name")}
                    first=""
                    done={say("web-save")}
                    save={rename}
                    skip={closeNameQuestion}
                  />
                )}
                {host && !table.rated && seat.kind === "open" && (
                  <label>
                    <span className="visually-hidden">{say("web-add-bot")}</span>
                    <select
                      value=""
                      onChange={(event) =>
                        event.target.value && act({ do: "add-bot", seat: number, level: event.target.value })
                      }
                    >
                      <option value="">{say("web-add-bot")}</option>
                      {levels.map((level) => (
                        <option key={level.name} value={level.name}>
                          {withStars(say(level.key), level.name)}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
                {seat.kind === "person" && seat.who === me && (
                  <button type="button" className="button quiet" onClick={() => act({ do: "leave", seat: number })}>
                    {say("web-leave")}
                  </button>
                )}
                {host && seat.kind !== "open" && seat.who !== me && (
                  <button type="button" className="button quiet" onClick={() => act({ do: "remove", seat: number })}>
                    {say("web-remove")}
                  </button>
                )}
              </li>
            ))}
          </ol>
          <DrawStatus snapshot={snapshot} names={names} />
          {host && (
            <div className="row">
              {!full && !table.rated && (
                <button
                  type="button"
                  className="button"
                  data-act="fill"
                  onClick={() =>
                    state.seats.forEach(
                      (seat, number) =>
                        seat.kind === "open" && act({ do: "add-bot", seat: number, level: DEFAULT_LEVEL }),
                    )
                  }
                >
                  {say("web-fill")}
                </button>
              )}
              {!table.auto_start && (
                <button
                  type="button"
                  className="button primary"
                  data-act="start"
                  disabled={!full}
                  onClick={() => act({ do: "start" })}
                >
                  {say("web-start-game")}
                </button>
              )}
            </div>
          )}
          {(!host || table.auto_start) && (
            <p className="muted">{say(table.auto_start ? "web-wait-all" : "web-wait-host")}</p>
          )}
        </section>
        <Terms table={table} />
        <section className="card invite">
          <h2>{say("web-invite")}</h2>
          <p>{say("web-invite-line")}</p>
          <div className="row">
            <input readOnly value={link} aria-label={say("web-link")} onFocus={(event) => event.target.select()} />
            <button
              type="button"
              className="button"
              data-act="copy"
              onClick={() => void copyText(link).then(setCopied)}
            >
              {say(copied ? "web-copied" : "web-copy")}
            </button>
          </div>
          <img src={api.qrUrl(table.id)} alt={say("web-qr")} width="180" height="180" />
        </section>
        <div className="card">
          <Chat snapshot={snapshot} me={me} act={act} />
        </div>
      </div>
      <Refusals facts={refusals} names={names} close={() => undefined} />
    </main>
  );
}
