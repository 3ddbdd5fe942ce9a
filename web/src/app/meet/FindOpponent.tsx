/** Finding an opponent: what to play, and who else looks for somebody. */
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { playableGames } from "../../games/client";
import { people } from "../../protocol/people";
import { peopleConnection, type SeekRequest } from "../../protocol/peopleSocket";
import type { Seek } from "../../protocol/types";
import { useSay } from "../context";
import { closeNameQuestion, ensureGuest, isNameOpen, rename, useGuest } from "../identity";
import { Problems } from "../people/components";
import { useRequest } from "../people/useRequest";
import { NameForm } from "../table/NameForm";
import { Choice } from "./Choice";
import { useFollowing, usePeople } from "./usePeople";
import { rememberSeek, lastSeek, PACES, REACHES, WAITS } from "./lastSeek";
import "./meet.css";

export function FindOpponent() {
  const say = useSay();
  useFollowing();
  const { seeks, seeking } = usePeople();
  return (
    <section className="find card" aria-labelledby="find-title" id="find">
      <div className="find-head">
        <h2 id="find-title">{say("meet-find")}</h2>
        <Link href="/friends">{say("meet-friends")}</Link>
      </div>
      <SeekForm disabled={seeking !== null} />
      <SeekList seeks={seeks} />
    </section>
  );
}

function SeekForm({ disabled }: { readonly disabled: boolean }) {
  const say = useSay();
  const guest = useGuest();
  const games = playableGames();
  const request = useRequest();
  const [chosen, setChosen] = useState<SeekRequest>(() => lastSeek(games));
  const [naming, setNaming] = useState(false);
  const account = guest?.mark === "account";
  const change = (part: Partial<SeekRequest>) => {
    const next = { ...chosen, ...part };
    setChosen(next.pace === "none" ? { ...next, rated: false } : next);
  };
  const start = () =>
    request.run(async () => {
      const { id } = await ensureGuest(say("web-guest-name"));
      rememberSeek(chosen);
      peopleConnection.seek(account ? chosen : { ...chosen, rated: false, reach: null }, id);
    });
  const startNamed = () => {
    setNaming(false);
    return start();
  };
  if (naming)
    return (
      <NameForm
        label={say("web-your-name")}
        first=""
        done={say("meet-find")}
        save={(name) => rename(name).then(startNamed)}
        skip={() => {
          closeNameQuestion();
          void startNamed();
        }}
        autoFocus
      />
    );
  return (
    <form
      className="find-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNameOpen(guest)) setNaming(true);
        else void start();
      }}
    >
      <Choice
        label={say("meet-game")}
        value={chosen.game}
        change={(game) => change({ game })}
        choices={games.map((game) => [game, say(`web-game-${game}`)])}
      />
      <Choice
        label={say("meet-pace")}
        value={chosen.pace}
        change={(pace) => change({ pace })}
        choices={PACES.map((pace) => [pace, say(`meet-pace-${pace}`)])}
      />
      {account && (
        <>
          <Choice
            label={say("meet-kind")}
            value={chosen.rated ? "rated" : "casual"}
            change={(kind) => change({ rated: kind === "rated" })}
            choices={[
              ["casual", say("meet-casual")],
              ...(chosen.pace === "none" ? [] : [["rated", say("meet-rated")] as const]),
            ]}
          />
          <Choice
            label={say("meet-reach")}
            value={String(chosen.reach ?? "")}
            change={(reach) => change({ reach: reach === "" ? null : Number(reach) })}
            choices={[["", say("meet-reach-any")], ...REACHES.map((reach) => [String(reach), `± ${reach}`] as const)]}
          />
        </>
      )}
      <Choice
        label={say("meet-wait")}
        value={String(chosen.wait ?? "")}
        change={(wait) => change({ wait: wait === "" ? null : Number(wait) })}
        choices={[
          ...WAITS.map((wait) => [String(wait), say("meet-wait-after", { seconds: wait })] as const),
          ["", say("meet-wait-never")],
        ]}
      />
      <button type="submit" className="button primary" disabled={disabled || request.busy} data-act="seek">
        {say("meet-find")}
      </button>
      <Problems request={request} />
      {!account && (
        <p className="muted find-note">
          {say("meet-guests")} <Link href="/account">{say("meet-guests-account")}</Link>
        </p>
      )}
    </form>
  );
}

function SeekList({ seeks }: { readonly seeks: readonly Seek[] | null }) {
  const say = useSay();
  return (
    <div aria-live="polite">
      <h3>{say("meet-waiting")}</h3>
      {seeks === null ? (
        <p className="muted">{say("web-loading")}</p>
      ) : seeks.length === 0 ? (
        <p className="muted">{say("meet-nobody")}</p>
      ) : (
        <ul className="seeks">
          {seeks.map((seek) => (
            <SeekRow key={seek.id} seek={seek} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SeekRow({ seek }: { readonly seek: Seek }) {
  const say = useSay();
  const guest = useGuest();
  const request = useRequest();
  const [, go] = useLocation();
  const mine = guest?.id === seek.who;
  const forMe = !seek.rated || guest?.mark === "account";
  const play = () =>
    request.run(async () => {
      await ensureGuest(say("web-guest-name"));
      const { table } = await people.acceptSeek(seek.id);
      go(`/t/${table}`);
    });
  return (
    <li className="seek" data-seek={seek.game} data-mine={mine || undefined}>
      <span className="seek-who">
        {mine ? say("meet-you") : seek.name}{" "}
        {seek.rating !== null && <small className="rating figures">{seek.rating}</small>}
      </span>
      <span className="muted">
        {say(`web-game-${seek.game}`)} · {say(`meet-pace-${seek.pace}`)} ·{" "}
        {say(seek.rated ? "meet-rated" : "meet-casual")}
      </span>
      {!mine && forMe && (
        <button
          type="button"
          className="button"
          disabled={request.busy}
          onClick={() => void play()}
          aria-label={say("meet-play-with", { name: seek.name })}
        >
          {say("meet-play")}
        </button>
      )}
      <Problems request={request} />
    </li>
  );
}
