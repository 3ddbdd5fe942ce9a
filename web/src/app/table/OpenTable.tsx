/** A table before its game: seats to take, what is agreed, a link to send, and a chat. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { api } from "../../protocol/api";
import type { Fact, Level, Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { GamePicture } from "../GamePicture";
import { useGuest } from "../identity";
import { useRatings } from "../people/ratings";
import { Chat } from "./Chat";
import { CopyLink } from "./CopyLink";
import { DrawStatus } from "./draw/DrawStatus";
import { LobbyBar } from "./LobbyBar";
import { LobbySeat } from "./LobbySeat";
import { Refusals } from "./Refusals";
import { SessionScore } from "./SessionScore";
import { TableSettingsCard } from "./TableSettingsCard";
import type { SendCommand } from "./TablePage";
import "./lobby.css";

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
  const guest = useGuest();
  const { state, table } = snapshot;
  const [levels, setLevels] = useState<Level[]>([]);
  useEffect(() => void api.levels().then(setLevels, () => undefined), []);
  useRatings(
    table.game,
    state.seats.flatMap(({ mark, who }) => (mark === "account" && who !== null ? [who] : [])),
  );
  const link = `${location.origin}/t/${table.id}`;
  const game = say(`web-game-${table.game}`);
  const host = state.seats.findIndex(({ who }) => who === state.host);
  const places = { snapshot, me, names, teams, levels, act };
  return (
    <main id="main" className="open-table">
      <div className="lobby">
        <header>
          <p className="lobby-kind">
            {game} · {say(table.public ? "web-lobby-public" : "web-lobby-private")}
          </p>
          <h1>
            {host >= 0 && !table.auto_start
              ? say("web-lobby-title", { name: names[host] })
              : say("web-open-title", { game })}
          </h1>
          {table.rated && (
            <p>
              <span className="rated-mark">{say("rated-word")}</span> {say("people-rated-line")}{" "}
              {guest?.mark !== "account" && <Link href="/account">{say("people-account")}</Link>}
            </p>
          )}
          <SessionScore session={state.session} names={names} least={1} />
        </header>
        <div className="lobby-top">
          <section aria-label={say("web-seats")}>
            <ol className="open-seats">
              {state.seats.map((_, seat) => (
                <LobbySeat key={seat} seat={seat} {...places} />
              ))}
            </ol>
            <DrawStatus snapshot={snapshot} names={names} />
          </section>
          <div className="lobby-picture card">
            <GamePicture game={table.game} />
          </div>
        </div>
        <div className="lobby-more">
          <TableSettingsCard table={table} />
          <section className="card invite">
            <h2>{say("web-invite")}</h2>
            <p>{say("web-invite-line")}</p>
            <div className="row">
              <input readOnly value={link} aria-label={say("web-link")} onFocus={(event) => event.target.select()} />
              <CopyLink link={link} text="web-copy" name="copy" />
            </div>
            <img src={api.qrUrl(table.id)} alt={say("web-qr")} width="150" height="150" />
          </section>
        </div>
        <Refusals facts={refusals} names={names} close={() => undefined} />
        <LobbyBar snapshot={snapshot} me={me} names={names} link={link} act={act} />
      </div>
      <div className="lobby-chat">
        <Chat snapshot={snapshot} me={me} act={act} />
      </div>
    </main>
  );
}
