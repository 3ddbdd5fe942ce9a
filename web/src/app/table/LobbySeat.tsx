/** A seat before the game: who has it and whether they are there, or the ways to fill it. */
import { type CSSProperties, useState } from "react";
import { SeatSign } from "../../games/SeatSign";
import type { Level, Snapshot } from "../../protocol/types";
import { BotFace } from "../bots/BotFace";
import { levelOn, withStars } from "../bots/stars";
import { useSay } from "../context";
import { closeNameQuestion, isNameOpen, rename, useGuest } from "../identity";
import { PersonMenu } from "../people/PersonMenu";
import { RatingTag } from "../people/ratings";
import { TeamTag } from "../TeamTag";
import { NameForm } from "./NameForm";
import { StylePicker } from "./StylePicker";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly seat: number;
  readonly me: string | null;
  readonly names: readonly string[];
  readonly teams: readonly (readonly number[])[] | null;
  readonly levels: readonly Level[];
  readonly act: SendCommand;
}

export function LobbySeat(props: Props) {
  const { snapshot, seat, me } = props;
  const held = snapshot.state.seats[seat]!;
  return (
    <li
      className="lobby-seat"
      style={{ "--seat": `var(--seat-${seat}-line)`, "--seat-soft": `var(--seat-${seat}-soft)` } as CSSProperties}
      data-kind={held.kind}
      data-mine={(held.kind === "person" && held.who === me) || undefined}
    >
      {held.kind === "open" ? <OpenSeat {...props} /> : <TakenSeat {...props} />}
    </li>
  );
}

function TakenSeat({ snapshot, seat, me, names, teams, act }: Props) {
  const say = useSay();
  const guest = useGuest();
  const { state, table, here } = snapshot;
  const held = state.seats[seat]!;
  const name = names[seat] ?? held.name;
  const person = held.kind === "person" && held.who !== null;
  const mine = person && held.who === me;
  const first = state.seats.findIndex(({ who }) => who === me) === seat;
  return (
    <>
      {mine ? <StylePicker state={state} seat={seat} act={act} /> : <SeatSign seat={seat} size="1.5em" />}
      {person ? (
        <span className="lobby-face" aria-hidden="true">
          {[...name][0]?.toLocaleUpperCase()}
        </span>
      ) : (
        <BotFace level={levelOn(state, seat)} size="2.5rem" />
      )}
      <div className="lobby-who">
        <span className="lobby-name">
          {person ? <PersonMenu who={held.who!} name={name} mark={held.mark} mine={mine} /> : <b>{name}</b>}
          {mine && <small className="lobby-tag">{say("web-you")}</small>}
          {state.matched_bots[String(seat)] && <small className="lobby-tag">{say("web-adaptive")}</small>}
          {person && held.who === state.host && <small className="lobby-tag">{say("web-lobby-host")}</small>}
          <TeamTag teams={teams} seat={seat} names={names} />
        </span>
        <small className="muted">
          {held.mark === "account" && person ? (
            <RatingTag game={table.game} who={held.who!} />
          ) : (
            say(person ? "web-guest-name" : "people-mark-bot")
          )}
        </small>
      </div>
      <div className="lobby-acts">
        {person && !mine && <Here here={here.includes(held.who!)} />}
        {mine && (
          <button type="button" className="button quiet" onClick={() => act({ do: "leave", seat })}>
            {say("web-leave")}
          </button>
        )}
        {me !== null && state.host === me && !mine && (
          <button type="button" className="button quiet" onClick={() => act({ do: "remove", seat })}>
            {say("web-remove")}
          </button>
        )}
      </div>
      {mine && !held.alias && first && isNameOpen(guest) && (
        <NameForm label={say("web-your-name")} first="" done={say("web-save")} save={rename} skip={closeNameQuestion} />
      )}
    </>
  );
}

function Here({ here }: { readonly here: boolean }) {
  const say = useSay();
  return (
    <span className="lobby-here" data-here={here || undefined}>
      {here && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5l4.5 4.5L19 7.5" />
        </svg>
      )}
      {say(here ? "web-lobby-here" : "web-lobby-away")}
    </span>
  );
}

function OpenSeat({ snapshot, seat, me, names, teams, levels, act }: Props) {
  const say = useSay();
  const guest = useGuest();
  const [asking, setAsking] = useState(false);
  const { state, table } = snapshot;
  const sits = me !== null && state.seats.some(({ who }) => who === me);
  const host = me !== null && state.host === me;
  const sit = (name = "") => {
    setAsking(false);
    act({ do: "sit", seat, nonce: "", name });
  };
  return (
    <>
      <SeatSign seat={seat} size="1.5em" />
      <div className="lobby-who">
        <span className="lobby-name">
          <b>{say("web-lobby-open")}</b>
          <TeamTag teams={teams} seat={seat} names={names} />
        </span>
        <small className="muted">{say(table.rated ? "web-terms-join-accounts" : "web-lobby-open-line")}</small>
      </div>
      <div className="lobby-acts">
        {/* A rated game has one seat for each. */}
        {!asking && !(sits && table.rated) && (
          <button
            type="button"
            className={sits ? "button" : "button primary"}
            data-sit={seat}
            onClick={() => (sits || isNameOpen(guest) ? setAsking(true) : sit())}
          >
            {say(sits ? "web-sit-too" : "web-sit")}
          </button>
        )}
        {host && !table.rated && !asking && (
          <label>
            <span className="visually-hidden">{say("web-add-bot")}</span>
            <select
              className="lobby-bots"
              value=""
              onChange={(event) => event.target.value && act({ do: "add-bot", seat, level: event.target.value })}
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
      </div>
      {asking && (
        <NameForm
          key={String(sits)}
          label={say(sits ? "web-name-other" : "web-your-name")}
          first={sits ? say("web-name-player", { number: seat + 1 }) : ""}
          done={say(sits ? "web-sit-too" : "web-sit")}
          save={async (name) => {
            if (!sits) await rename(name);
            sit(sits ? name : "");
          }}
          skip={() => {
            if (sits) setAsking(false);
            else {
              closeNameQuestion();
              sit();
            }
          }}
          skipText={sits ? say("people-cancel") : undefined}
          autoFocus
        />
      )}
    </>
  );
}
